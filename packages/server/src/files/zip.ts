import { attachment } from './download.ts';
import { zipStream } from './zip-stream.ts';

export interface ZipEntry {
  filename: string;
  stream: ReadableStream<Uint8Array>;
  modifiedAt: Date;
}

/** Makes names unique, as two documents may share one: `a.pdf`, `a (2).pdf`. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${stem} (${count})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  });
}

/** Returns a response that streams several files as one zip. */
export function downloadZip(filename: string, entries: readonly ZipEntry[]): Response {
  const names = distinct(entries.map((entry) => entry.filename.replaceAll(/[/\\\p{Cc}]/gu, '_')));
  const zip = zipStream(
    entries.map(({ stream, modifiedAt }, index) => ({
      name: names[index]!,
      input: stream,
      lastModified: modifiedAt,
    })),
  );
  return attachment({ filename, mime: 'application/zip', stream: zip });
}
