import { MIME } from './content-type.ts';
import { fileThread } from './file-thread.ts';

/** The words of files are read in a thread of their own (docs/decisions/0058-file-contents.md). */

/** How a file of a media type is read. */
const KINDS: Readonly<Record<string, FileTextTask['kind']>> = {
  [MIME.pdf]: 'pdf',
  [MIME.docx]: 'docx',
  [MIME.xlsx]: 'xlsx',
  [MIME.pptx]: 'pptx',
  [MIME.txt]: 'text',
};
/** Media types whose words are read. */
export const READABLE_TYPES = Object.keys(KINDS);

export interface FileTextTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'text';
}
/** The words; null where the file cannot be read. */
export interface FileTextAnswer {
  readonly text: string | null;
}

/** A larger file is not read, in bytes. */
export const MOST_READ = 50 * 1024 * 1024;
/** A file takes at most this long. */
const MOST_MS = 20_000;

const inTurn = fileThread<FileTextTask, FileTextAnswer>({
  module: new URL('./file-text-worker.ts', import.meta.url),
  heapMb: 256,
  growth: 768 * 1024 * 1024,
  idleMs: 5000,
});

/** The words of a file, once it is its turn; null where it cannot be read, or is made to keep the server busy. */
export async function textOfFile(
  bytes: Uint8Array<ArrayBuffer>,
  mime: string,
  patience = MOST_MS,
): Promise<string | null> {
  const kind = KINDS[mime];
  if (!kind || bytes.length > MOST_READ) return null;
  try {
    const answer = await inTurn(() => Promise.resolve({ bytes, kind }), patience);
    return answer && answer.text;
  } catch {
    return null;
  }
}
