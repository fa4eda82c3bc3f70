import type { ErrorCode } from './errors.ts';
import type { MediaCategory } from './document-rules.ts';

/** Rules of uploaded files that server and interface share; no schema here, so that the portal takes them without zod. */

/**
 * Extensions of the files that may be uploaded, by the kind of file (UPL-003 to UPL-008). PPR is spelled so in the
 * specification and probably means PPT: both are accepted.
 */
export const UPLOAD_EXTENSIONS = {
  PDF: ['PDF'],
  WORD: ['DOC', 'DOCX'],
  EXCEL: ['XLS', 'XLSX', 'XLT', 'XLA'],
  POWERPOINT: ['PPR', 'PPT', 'PPTX', 'PPS', 'POT'],
  IMAGE: ['PNG', 'JPEG', 'JPG', 'JPE', 'TIF', 'TIFF'],
  OTHERS: ['TXT', 'TEXT'],
} as const satisfies Record<MediaCategory, readonly string[]>;
export type UploadExtension = (typeof UPLOAD_EXTENSIONS)[MediaCategory][number];

/** What a file can be refused for (UPL-002); `duplicate` and `default` come from elsewhere than the file, `activeContent` from what is in it. */
export const UPLOAD_ERROR_KINDS = [
  'default',
  'badExtension',
  'overSize',
  'emptyFile',
  'duplicate',
  'incorrectFileName',
  'activeContent',
] as const;
export type UploadErrorKind = (typeof UPLOAD_ERROR_KINDS)[number];
export type UploadProblem = Exclude<UploadErrorKind, 'default' | 'duplicate' | 'activeContent'>;

/** The code with which the server refuses each. */
export const UPLOAD_PROBLEM_CODES = {
  badExtension: 'BAD_EXTENSION',
  overSize: 'OVER_SIZE',
  emptyFile: 'EMPTY_FILE',
  incorrectFileName: 'INCORRECT_FILE_NAME',
} as const satisfies Record<UploadProblem, ErrorCode>;

/** What to show for a refusal of the server: content that belies its name counts as a type that is not allowed. */
export function uploadErrorKind(code: string): UploadErrorKind {
  if (code === 'BAD_CONTENT') return 'badExtension';
  if (code === 'ACTIVE_CONTENT') return 'activeContent';
  const known = Object.entries(UPLOAD_PROBLEM_CODES).find(([, each]) => each === code);
  return known ? (known[0] as UploadProblem) : 'default';
}

/** The settings of an installation that bear on uploads. */
export interface UploadLimits {
  /** Bytes. */
  FileMaxLength: number;
  AuthorizedSpecialCharcatersInName: string;
}

export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
}

/** Longest name that file systems keep. */
const NAME_MAX = 255;

const EXTENSIONS = Object.values(UPLOAD_EXTENSIONS).flat();

/** The extension of a file that may be uploaded; null for any other. */
export function uploadExtension(name: string): UploadExtension | null {
  const found = /\.([a-z]+)$/i.exec(name)?.[1]?.toUpperCase();
  return EXTENSIONS.find((extension) => extension === found) ?? null;
}

/** A name as it is kept: accented letters composed, as some systems hand them over in two parts. */
export const uploadName = (name: string): string => name.normalize('NFC');

/**
 * UPL-012: letters, digits, underscore and the characters that the installation lists, then a dot and the extension.
 * A name without any letter or digit before its extension names nothing.
 */
export function isUploadName(name: string, special: string): boolean {
  const kept = uploadName(name);
  const stem = kept.replace(/\.[a-z]+$/i, '');
  if (kept.length > NAME_MAX || !/[\p{L}\p{N}]/u.test(stem)) return false;
  const allowed = new Set(special);
  return [...stem].every((sign) => /\w/.test(sign) || allowed.has(sign));
}

/** Why a file may not be uploaded, judged by its name and size alone (UPL-009 to UPL-012); null when it may. */
export function uploadProblem({ name, size }: FileFacts, limits: UploadLimits): UploadProblem | null {
  if (!uploadExtension(name)) return 'badExtension';
  if (size > limits.FileMaxLength) return 'overSize';
  if (size === 0) return 'emptyFile';
  return isUploadName(name, limits.AuthorizedSpecialCharcatersInName) ? null : 'incorrectFileName';
}

/** Most bytes of one part of a resumable upload, and what the portal sends at a time. */
export const UPLOAD_PART_MAX = 8 * 1024 * 1024;
export const UPLOAD_PART_SIZE = 2 * 1024 * 1024;
