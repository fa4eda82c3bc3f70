/** The kind of a file, for its icon. */
export type FileKind =
  | 'pdf'
  | 'word'
  | 'excel'
  | 'csv'
  | 'powerpoint'
  | 'image'
  | 'text'
  | 'archive'
  | 'other';

const BY_EXTENSION: Record<string, FileKind> = {
  pdf: 'pdf',
  doc: 'word',
  docx: 'word',
  odt: 'word',
  rtf: 'word',
  xls: 'excel',
  xlsx: 'excel',
  xlsm: 'excel',
  xlt: 'excel',
  xla: 'excel',
  ods: 'excel',
  csv: 'csv',
  ppt: 'powerpoint',
  pptx: 'powerpoint',
  ppr: 'powerpoint',
  pps: 'powerpoint',
  pot: 'powerpoint',
  odp: 'powerpoint',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  jpe: 'image',
  gif: 'image',
  tif: 'image',
  tiff: 'image',
  bmp: 'image',
  webp: 'image',
  svg: 'image',
  txt: 'text',
  text: 'text',
  xml: 'text',
  json: 'text',
  msg: 'text',
  eml: 'text',
  zip: 'archive',
  '7z': 'archive',
};

const BY_MEDIA_TYPE: readonly (readonly [RegExp, FileKind])[] = [
  [/^application\/pdf$/, 'pdf'],
  [/msword|wordprocessingml|opendocument\.text|rtf/, 'word'],
  [/ms-excel|spreadsheetml|opendocument\.spreadsheet/, 'excel'],
  [/^text\/csv$/, 'csv'],
  [/ms-powerpoint|presentationml|opendocument\.presentation/, 'powerpoint'],
  [/^image\//, 'image'],
  [/^text\/|message\/rfc822|[/+](xml|json)$/, 'text'],
  [/zip|7z|tar/, 'archive'],
];

/** Returns the extension of a file name in lower case, or undefined: `Report.PDF` gives `pdf`. */
export const fileExtension = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase();

/** Returns the kind of a file: by its media type if that is recognised, otherwise by the extension of its name. */
export function fileKind({
  name,
  mediaType,
}: {
  name?: string | undefined;
  mediaType?: string | undefined;
}): FileKind {
  const type = mediaType?.split(';')[0]?.trim().toLowerCase();
  const known = type ? BY_MEDIA_TYPE.find(([pattern]) => pattern.test(type))?.[1] : undefined;
  return known ?? BY_EXTENSION[(name && fileExtension(name)) ?? ''] ?? 'other';
}
