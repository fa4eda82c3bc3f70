import { MIME } from './content-type.ts';
import { fileProcess, LimitPassed } from '../file-process/index.ts';

/** The text of files is extracted in a worker process (docs/decisions/0058-file-contents.md). */

/** Extraction method by media type. */
const KINDS: Readonly<Record<string, FileTextTask['kind']>> = {
  [MIME.pdf]: 'pdf',
  [MIME.docx]: 'docx',
  [MIME.xlsx]: 'xlsx',
  [MIME.pptx]: 'pptx',
  [MIME.txt]: 'text',
};
/** Media types whose text is extracted. */
export const READABLE_TYPES = Object.keys(KINDS);

export interface FileTextTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly kind: 'pdf' | 'docx' | 'xlsx' | 'pptx' | 'text';
}
/** The text; null when the file cannot be read. */
export interface FileTextAnswer {
  readonly text: string | null;
}

/** Maximum size in bytes of a file whose text is extracted. */
export const MOST_READ = 50 * 1024 * 1024;
/** Maximum time per file, in milliseconds. */
const MOST_MS = 20_000;

const inTurn = fileProcess<FileTextTask, FileTextAnswer>({
  module: new URL('./file-text-worker.ts', import.meta.url),
  heapMb: 256,
  memoryMb: 1024,
  idleMs: 5000,
});

/**
 * Extracts the text of a file, once earlier files are done; null when it cannot be read or exceeds a limit.
 *
 * @throws {Interrupted} when the process was ended from outside: the file can be read later.
 */
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
  } catch (error) {
    if (error instanceof LimitPassed) return null;
    throw error;
  }
}
