import type { UploadExtension } from '@atrium/contract/upload-rules';
import { COMPOUND_SIGNATURE, compoundNames } from './compound-file.ts';
import type { DraftReader } from './drafts.ts';
import { zipNames } from './zip-names.ts';

/** Detects the real type of an uploaded file from its content; neither its name nor the declared type is trusted. */

const OPEN_XML = 'application/vnd.openxmlformats-officedocument.';
export const MIME = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: `${OPEN_XML}wordprocessingml.document`,
  xlsx: `${OPEN_XML}spreadsheetml.sheet`,
  pptx: `${OPEN_XML}presentationml.presentation`,
} as const;

interface Kind {
  /** Whether the first bytes fit this kind. */
  readonly begins: (head: Buffer) => boolean;
  /** Whether the whole file is of this kind; omitted where the first bytes are enough. */
  readonly matches?: (file: DraftReader) => Promise<boolean>;
  readonly mime: string;
}

const startsWith =
  (...signatures: Buffer[]) =>
  (head: Buffer): boolean =>
    signatures.some((signature) => head.subarray(0, signature.length).equals(signature));
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

/** Only a byte order mark and whitespace may precede the PDF signature, so that polyglot files are refused. */
const isPdf = (head: Buffer): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?[\s\0]{0,64}%PDF-\d/.test(head.subarray(0, 96).toString('latin1'));
const isCompound = startsWith(COMPOUND_SIGNATURE);
const isZip = startsWith(hex('504b0304'));

const compound = (mime: string, ...streams: string[]): Kind => ({
  begins: isCompound,
  matches: async (file) => {
    const names = await compoundNames(file);
    return streams.some((stream) => names.has(stream));
  },
  mime,
});

/** Office Open XML files: a zip archive with this part and without macros, or a password-protected compound file. */
const openXml = (mime: string, part: string): Kind => ({
  begins: (head) => isZip(head) || isCompound(head),
  matches: async (file) => {
    if (isCompound(await file.slice(0, 8))) return (await compoundNames(file)).has('EncryptedPackage');
    const names = await zipNames(file);
    const hasMacros = [...names].some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name));
    return names.has('[Content_Types].xml') && names.has(part) && !hasMacros;
  },
  mime,
});

/** Control characters that text files do not contain: all but tab, line feed, form feed, carriage return and escape. */
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
/** A PDF may consist of text only but counts as PDF: the same bytes always have one type, whatever the file name. */
const TEXT: Kind = {
  begins: (head) => !isPdf(head) && (isUtf16(head) || !NOT_TEXT.test(head.toString('latin1'))),
  matches: isText,
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

/** Whether the first bytes of a file fit its extension. */
export function mayBe(extension: UploadExtension, head: Buffer): boolean {
  return KINDS[extension].begins(head);
}

/** Returns the media type of a file whose content matches its extension; null when it does not. */
export async function contentType(extension: UploadExtension, file: DraftReader): Promise<string | null> {
  const kind = KINDS[extension];
  if (!kind.begins(await file.slice(0, 4096))) return null;
  return !kind.matches || (await kind.matches(file)) ? kind.mime : null;
}
