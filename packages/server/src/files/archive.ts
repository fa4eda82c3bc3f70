import { predictLength } from 'client-zip';
import type { BlobStore } from './blob-store.ts';
import { archiveNames } from './archive-names.ts';
import { attachment } from './download.ts';
import { zipStream } from './zip-stream.ts';

/** A stored file to add to an archive. */
interface ArchivedFile {
  filename: string;
  sha256: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
}

/**
 * Returns a response that streams a zip: one file is open at a time, and none is held in memory. The length is computed in
 * advance, so that a browser shows the progress and detects a truncated download.
 */
export function archive(filename: string, files: readonly ArchivedFile[], store: BlobStore): Response {
  const names = archiveNames(files.map((file) => file.filename));
  const facts = files.map(({ size, createdAt }, index) => ({
    name: names[index]!,
    size,
    lastModified: createdAt,
  }));
  const entries = async function* () {
    for (const [index, { sha256 }] of files.entries()) {
      const file = await store.get(sha256);
      if (!file) throw new Error(`the file store does not contain ${sha256}`);
      yield { ...facts[index]!, input: file.stream };
    }
  };
  return attachment({
    filename,
    mime: 'application/zip',
    stream: zipStream(entries()),
    headers: { 'content-length': String(predictLength(facts)) },
  });
}
