import type { MediaCategory } from '@atrium/contract/document-rules';
import type { FileFacts, UploadErrorKind } from '@atrium/contract/upload-rules';
import { fileKind, type FileKind } from '../file-type-icon/index.js';

/** Rules for the files that an uploader accepts. */
export interface UploadRules {
  /** Rules of every uploader for types, sizes and names; the server applies the same. */
  readonly check: (file: FileFacts) => UploadErrorKind | null;
  /** Accepts a single file: a second one is an error (UPL-019). */
  readonly single?: boolean | undefined;
  /** Maximum number of files; files beyond it are left out (UPL-015). */
  readonly maxCount?: number | undefined;
  /** File categories this uploader accepts (UPL-016); all if absent. */
  readonly categories?: readonly MediaCategory[] | undefined;
  /** Media types this uploader accepts, such as `application/pdf` or `image/*` (UPL-017); all if absent. */
  readonly mediaTypes?: readonly string[] | undefined;
}

const CATEGORIES: Partial<Record<FileKind, MediaCategory>> = {
  pdf: 'PDF',
  word: 'WORD',
  excel: 'EXCEL',
  powerpoint: 'POWERPOINT',
  image: 'IMAGE',
};

/** Returns the category of a file by its name, as for documents. */
export const uploadCategory = (name: string): MediaCategory => CATEGORIES[fileKind({ name })] ?? 'OTHERS';

const isOfType = (type: string, pattern: string): boolean =>
  pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern;

/**
 * Whether this uploader does not accept a file that uploaders accept in general (UPL-032). A file whose media type is
 * unknown to the browser is judged by its name alone.
 */
export function isIncompatible(
  { name, type }: Pick<File, 'name' | 'type'>,
  { categories, mediaTypes }: Pick<UploadRules, 'categories' | 'mediaTypes'>,
): boolean {
  if (categories && !categories.includes(uploadCategory(name))) return true;
  return Boolean(mediaTypes && type && !mediaTypes.some((pattern) => isOfType(type.toLowerCase(), pattern)));
}
