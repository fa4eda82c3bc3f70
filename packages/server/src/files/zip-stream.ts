import { makeZip } from 'client-zip';

/** A file to add to a zip. */
export interface ZipPart {
  readonly name: string;
  readonly lastModified: Date;
  readonly input: ReadableStream<Uint8Array>;
}

/**
 * Creates a zip while it is read, one file at a time. Cancelling also closes the file that is being read, which client-zip
 * would leave open.
 */
export function zipStream(parts: Iterable<ZipPart> | AsyncIterable<ZipPart>): ReadableStream<Uint8Array> {
  let underWay: ReadableStreamDefaultReader<Uint8Array> | null = null;
  let isStopped = false;
  async function* bytesOf(input: ReadableStream<Uint8Array>) {
    // Cancelling between two files closes none, so the next one must not be opened.
    if (isStopped) return;
    const reader = (underWay = input.getReader());
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
    } finally {
      await reader.cancel().catch(() => {});
    }
  }
  async function* files() {
    for await (const part of parts) {
      if (isStopped) return;
      yield { ...part, input: bytesOf(part.input) };
    }
  }
  const zip = makeZip(files()).getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await zip.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel(reason) {
        isStopped = true;
        await Promise.allSettled([underWay?.cancel(reason), zip.cancel(reason)]);
      },
    },
    { highWaterMark: 0 },
  );
}
