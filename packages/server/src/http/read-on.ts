import type { MiddlewareHandler } from 'hono';

/** How much of a refused body is still read, in bytes and in milliseconds. */
export const READ_ON_BYTES = 16 * 1024 * 1024;
export const READ_ON_MS = 5_000;

/**
 * Reads and discards the rest of a body that is refused. A client that is still writing when the connection
 * closes sees a broken connection instead of the response: behind nginx a 502 instead of the 413. Stops after 16 MiB or
 * 5 s. Never rejects, so that the caller can always send its response.
 */
export async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  const deadline = setTimeout(() => void reader.cancel().catch(() => {}), READ_ON_MS);
  try {
    let left = READ_ON_BYTES;
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client disconnected: nobody receives the response.
  } finally {
    clearTimeout(deadline);
  }
}

/** Reads on the body of a call that was refused before its handler read anything of it: for the right, the quota or the type. */
export const readOnRefused: MiddlewareHandler = async (context, next) => {
  await next();
  const { body, bodyUsed } = context.req.raw;
  if (context.res.status >= 400 && body && !bodyUsed) await readOn(body.getReader());
};
