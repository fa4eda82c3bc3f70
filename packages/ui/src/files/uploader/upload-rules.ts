import type { MediaCategory } from '@atrium/contract/document-rules';
import type { FileFacts, UploadErrorKind } from '@atrium/contract/upload-rules';
import { fileKind, type FileKind } from '../file-type-icon/index.js';

/** What one uploader takes. */
export interface UploadRules {
  /** What every uploader refuses: types, sizes and names, as the server does too. */
  readonly check: (file: FileFacts) => UploadErrorKind | null;
  /** One file: a second one is an error (UPL-019). */
  readonly single?: boolean | undefined;
  /** Most files; what is chosen beyond them is left out (UPL-015). */
  readonly maxCount?: number | undefined;
  /** Kinds of file this uploader takes (UPL-016); all when absent. */
  readonly categories?: readonly MediaCategory[] | undefined;
  /** Media types this uploader takes, as in `application/pdf` or `image/*` (UPL-017); all when absent. */
  readonly mediaTypes?: readonly string[] | undefined;
}

const CATEGORIES: Partial<Record<FileKind, MediaCategory>> = {
  pdf: 'PDF',
  word: 'WORD',
  excel: 'EXCEL',
  powerpoint: 'POWERPOINT',
  image: 'IMAGE',
};

/** The kind of a file by its name, as documents are told apart. */
export const uploadCategory = (name: string): MediaCategory => CATEGORIES[fileKind({ name })] ?? 'OTHERS';

const isOfType = (type: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

/**
 * Whether a file is outside what this one uploader takes, though uploaders take such files in general (UPL-032). A file
 * whose media type the browser does not know is judged by its name alone.
 */
export function isIncompatible(
  { name, type }: Pick<File, 'name' | 'type'>,
  { categories, mediaTypes }: Pick<UploadRules, 'categories' | 'mediaTypes'>,
): boolean {
  if (categories && !categories.includes(uploadCategory(name))) return true;
  return Boolean(mediaTypes && type && !mediaTypes.some((pattern) => isOfType(type.toLowerCase(), pattern)));
}
