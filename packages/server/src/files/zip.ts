import { archiveNames } from './archive-names.ts';
import { attachment } from './download.ts';
import { zipStream } from './zip-stream.ts';

export interface ZipEntry {
  filename: string;
  stream: ReadableStream<Uint8Array>;
  modifiedAt: Date;
}

/** Returns a response that streams several files as one zip. */
export function downloadZip(filename: string, entries: readonly ZipEntry[]): Response {
  const names = archiveNames(entries.map((entry) => entry.filename));
  const zip = zipStream(
    entries.map(({ stream, modifiedAt }, index) => ({
      name: names[index]!,
      input: stream,
      lastModified: modifiedAt,
    })),
  );
  return attachment({ filename, mime: 'application/zip', stream: zip });
}
