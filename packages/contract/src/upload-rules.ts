import type { ErrorCode } from './errors.ts';
import type { MediaCategory } from './document-rules.ts';

/** Rules of uploaded files shared by server and interface; no schemas here, so that the portal does not load zod. */

/**
 * Extensions of the files that may be uploaded, by kind of file (UPL-003 to UPL-008). PPR is the spelling of the
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

/** Reasons for refusing a file (UPL-002); `duplicate` and `default` are not about the file itself, `activeContent` is about its content. */
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

/** Error codes of the server for these reasons. */
export const UPLOAD_PROBLEM_CODES = {
  badExtension: 'BAD_EXTENSION',
  overSize: 'OVER_SIZE',
  emptyFile: 'EMPTY_FILE',
  incorrectFileName: 'INCORRECT_FILE_NAME',
} as const satisfies Record<UploadProblem, ErrorCode>;

/** Returns the error to show for a server code: content that does not match the extension is shown as a disallowed type. */
export function uploadErrorKind(code: string): UploadErrorKind {
  if (code === 'BAD_CONTENT') return 'badExtension';
  if (code === 'ACTIVE_CONTENT') return 'activeContent';
  const known = Object.entries(UPLOAD_PROBLEM_CODES).find(([, each]) => each === code);
  return known ? (known[0] as UploadProblem) : 'default';
}

/** Settings of an installation that apply to uploads. */
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

/** Longest file name that file systems support. */
const NAME_MAX = 255;

const EXTENSIONS = Object.values(UPLOAD_EXTENSIONS).flat();

/** Returns the extension of a file that may be uploaded; null for any other file. */
export function uploadExtension(name: string): UploadExtension | null {
  const found = /\.([a-z]+)$/i.exec(name)?.[1]?.toUpperCase();
  return EXTENSIONS.find((extension) => extension === found) ?? null;
}

/** Returns a file name as it is stored: in NFC, because some systems send accented letters decomposed. */
export const uploadName = (name: string): string => name.normalize('NFC');

/**
 * UPL-012: letters, digits, underscore and the characters configured by the installation, then a dot and the extension.
 * The name needs at least one letter or digit before its extension.
 */
export function isUploadName(name: string, special: string): boolean {
  const kept = uploadName(name);
  const stem = kept.replace(/\.[a-z]+$/i, '');
  if (kept.length > NAME_MAX || !/[\p{L}\p{N}]/u.test(stem)) return false;
  const allowed = new Set(special);
  return [...stem].every((sign) => /\w/.test(sign) || allowed.has(sign));
}

/** Returns why a file may not be uploaded, from its name and size alone (UPL-009 to UPL-012); null if it may. */
export function uploadProblem({ name, size }: FileFacts, limits: UploadLimits): UploadProblem | null {
  if (!uploadExtension(name)) return 'badExtension';
  if (size > limits.FileMaxLength) return 'overSize';
  if (size === 0) return 'emptyFile';
  return isUploadName(name, limits.AuthorizedSpecialCharcatersInName) ? null : 'incorrectFileName';
}

/** Maximum size of one part of a resumable upload, and the part size that the portal uses, in bytes. */
export const UPLOAD_PART_MAX = 8 * 1024 * 1024;
export const UPLOAD_PART_SIZE = 2 * 1024 * 1024;
