/** How much of a refused body is still read, and for how long at most. */
const MOST_BYTES = 16 * 1024 * 1024;
const LONGEST_MS = 5_000;

/**
 * Reads a body that is refused for its size, and keeps nothing of it. A sender that is still writing when the connection
 * closes sees a broken connection in place of the answer: behind nginx that is a 502 and not the 413. What is larger than
 * 16 MiB or takes longer than 5 s is left.
 */
export async function readOn(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const deadline = setTimeout(() => void reader.cancel().catch(() => {}), LONGEST_MS);
  try {
    let left = MOST_BYTES;
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
