/** How much of a refused body is still read, and for how long at most. */
export const READ_ON_BYTES = 16 * 1024 * 1024;
export const READ_ON_MS = 5_000;

/**
 * Reads a body that is refused for its size, and keeps nothing of it. A sender that is still writing when the connection
 * closes sees a broken connection in place of the answer: behind nginx that is a 502 and not the 413. The rest is left where
 * it is larger than 16 MiB or takes longer than 5 s. Never rejects: whoever refuses the body answers all the same.
 */
export async function readOn(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
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
    // The sender went away: there is nobody to answer.
  } finally {
    clearTimeout(deadline);
  }
}
