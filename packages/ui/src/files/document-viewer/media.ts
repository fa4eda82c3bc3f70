import { fileExtension } from '../file-type-icon/index.js';

/** What the viewer can show: PDF pages, an image, plain text (DOC-033). */
export type Previewable = 'pdf' | 'image' | 'text';

const TYPES: Readonly<Record<string, Previewable>> = {
  'application/pdf': 'pdf',
  'image/png': 'image',
  'image/jpeg': 'image',
  'text/plain': 'text',
};
/** Upload types (UPL-003 to UPL-008) that every browser can render; TIFF is not one of them. */
const EXTENSIONS: Readonly<Record<string, Previewable>> = {
  pdf: 'pdf',
  png: 'image',
  jpg: 'image',
  jpeg: 'image',
  jpe: 'image',
  txt: 'text',
  text: 'text',
};

export interface MediaFacts {
  name: string;
  /** Media type; if missing or generic, the extension decides. */
  mediaType?: string | undefined;
}

/** Returns how a file is shown; undefined if it can only be downloaded. */
export function previewableKind({ name, mediaType }: MediaFacts): Previewable | undefined {
  const type = mediaType?.split(';')[0]?.trim().toLowerCase();
  if (type && type !== 'application/octet-stream') return TYPES[type];
  return EXTENSIONS[fileExtension(name) ?? ''];
}

/** Whether the viewer can show a file; if not, it need not be loaded before the download. */
export const isPreviewable = (facts: MediaFacts): boolean => previewableKind(facts) !== undefined;
