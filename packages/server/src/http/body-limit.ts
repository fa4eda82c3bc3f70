import type { MiddlewareHandler } from 'hono';
import { Failure } from './failure.ts';
import { readOn } from './read-on.ts';

/**
 * Reads a body of at most this size into memory; 413 above it, after the rest has been read on, and 400 when the client
 * disconnects. The memory only depends on the size, not on the number of chunks.
 */
export async function readWithin(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer>> {
  const held = new ArrayBuffer(0, { maxByteLength: maxBytes });
  const reader = body?.getReader();
  for (;;) {
    const part = await reader?.read().catch((cause: unknown) => {
      throw new Failure('BAD_REQUEST', undefined, { cause });
    });
    if (!part || part.done) return Buffer.from(held.slice(0));
    const start = held.byteLength;
    if (start + part.value.byteLength > maxBytes) break;
    held.resize(start + part.value.byteLength);
    new Uint8Array(held, start).set(part.value);
  }
  await readOn(reader!);
  throw new Failure('PAYLOAD_TOO_LARGE');
}

/** Limits the size of bodies; one that declares no length is read into memory first. */
export const limitBody =
  (maxBytes: number): MiddlewareHandler =>
  async ({ req }, next) => {
    const { body, headers } = req.raw;
    if (!body) return next();
    // In chunks, a declared length does not count (RFC 9112, 6.3).
    const declared = headers.has('transfer-encoding') ? null : headers.get('content-length');
    if (declared === null) {
      req.raw = new Request(req.raw, { method: req.method, body: await readWithin(body, maxBytes) });
    } else if (Number(declared) > maxBytes) {
      await readOn(body.getReader());
      throw new Failure('PAYLOAD_TOO_LARGE');
    }
    return next();
  };
