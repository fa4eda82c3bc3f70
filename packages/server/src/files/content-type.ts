import type { UploadExtension } from '@atrium/contract/upload-rules';
import { COMPOUND_SIGNATURE, compoundNames } from './compound-file.ts';
import type { DraftReader } from './drafts.ts';
import { zipNames } from './zip-names.ts';

/** Finds out what an uploaded file really is: its name and the sender's word count for nothing. */

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.';
export const MIME = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: `${OPEN_XML}wordprocessingml.document`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet`,
  pptx: `${OPEN_XML}presentationml.presentation`,
} as const;

interface Kind {
  /** Whether the first bytes allow for it. */
  readonly begins: (head: Buffer) => boolean;
  /** Whether the whole file is one; left out where the first bytes say it all. */
  readonly holds?: (file: DraftReader) => Promise<boolean>;
  readonly mime: string;
}

const startsWith =
  (...signatures: Buffer[]) =>
  (head: Buffer): boolean =>
    signatures.some((signature) => head.subarray(0, signature.length).equals(signature));
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** A byte order mark and blanks may stand before the mark of a PDF, nothing else: no file of two natures. */
const isPdf = (head: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?[\s\0]{0,64}%PDF-\d/.test(head.subarray(0, 96).toString('latin1'));
const isCompound = startsWith(COMPOUND_SIGNATURE);
const isZip = startsWith(hex('504b0304'));

const compound = (mime: string, ...streams: string[]): Kind => ({
  begins: isCompound,
  holds: async (file) => {
    const names = await compoundNames(file);
    return streams.some((stream) => names.has(stream));
  },
  mime,
});

/** Office files of today: a zip archive with this part and no macros, or one that is locked with a password. */
const openXml = (mime: string, part: string): Kind => ({
  begins: (head) => isZip(head) || isCompound(head),
  holds: async (file) => {
    if (isCompound(await file.slice(0, 8))) return (await compoundNames(file)).has('EncryptedPackage');
    const names = await zipNames(file);
    const hasMacros = [...names].some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name));
    return names.has('[Content_Types].xml') && names.has(part) && !hasMacros;
  },
  mime,
});

/** Control characters that no text has: all but tab, line feed, form feed, carriage return and escape. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;
const TEXT_PIECE = 256 * 1024;
const isUtf16 = startsWith(hex('fffe'), hex('feff'));

async function isText(file: DraftReader): Promise<boolean> {
  if (isUtf16(await file.slice(0, 2))) return file.size % 2 === 0;
  for (let start = 0; start < file.size; start += TEXT_PIECE) {
    if (NOT_TEXT.test((await file.slice(start, TEXT_PIECE)).toString('latin1'))) return false;
  }
  return true;
}

const PDF: Kind = { begins: isPdf, mime: 'application/pdf' };
const WORD = compound('application/msword', 'WordDocument');
const EXCEL = compound('application/vnd.ms-excel', 'Workbook', 'Book');
const POWERPOINT = compound('application/vnd.ms-powerpoint', 'PowerPoint Document');
const JPEG: Kind = { begins: startsWith(hex('ffd8ff')), mime: 'image/jpeg' };
const TIFF: Kind = { begins: startsWith(hex('49492a00'), hex('4d4d002a')), mime: 'image/tiff' };
/** A PDF may be nothing but text too, and is a PDF all the same: the same bytes are of one kind, whatever their name. */
const TEXT: Kind = {
  begins: (head) => !isPdf(head) && (isUtf16(head) || !NOT_TEXT.test(head.toString('latin1'))),
  holds: isText,
  mime: 'text/plain',
};

const KINDS: Record<UploadExtension, Kind> = {
  PDF,
  DOC: WORD,
  DOCX: openXml(MIME.docx, 'word/document.xml'),
  XLS: EXCEL,
  XLT: EXCEL,
  XLA: EXCEL,
  XLSX: openXml(MIME.xlsx, 'xl/workbook.xml'),
  PPR: POWERPOINT,
  PPT: POWERPOINT,
  PPS: POWERPOINT,
  POT: POWERPOINT,
  PPTX: openXml(MIME.pptx, 'ppt/presentation.xml'),
  PNG: { begins: startsWith(hex('89504e470d0a1a0a')), mime: 'image/png' },
  JPEG,
  JPG: JPEG,
  JPE: JPEG,
  TIF: TIFF,
  TIFF,
  TXT: TEXT,
  TEXT,
};

/** Whether a file that begins like this can still be what its name says. */
export function mayBe(extension: UploadExtension, head: Buffer): boolean {
  return KINDS[extension].begins(head);
}

/** The media type of a file whose content is what its name says; null when it is not. */
export async function contentType(extension: UploadExtension, file: DraftReader): Promise<string | null> {
  const kind = KINDS[extension];
  if (!kind.begins(await file.slice(0, 4096))) return null;
  return !kind.holds || (await kind.holds(file)) ? kind.mime : null;
}
