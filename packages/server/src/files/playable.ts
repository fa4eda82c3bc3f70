import { attachment } from './download.ts';
import type { Download } from './download.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The bytes from `first` to `last`, both included. */
function cut(
  stream: ReadableStream<Uint8Array>,
  { first, last }: { first: number; last: number },
): ReadableStream<Uint8Array> {
  let position = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        const start = position;
        position += piece.length;
        const wanted = piece.subarray(Math.max(first - start, 0), Math.max(last + 1 - start, 0));
        if (wanted.length > 0) controller.enqueue(wanted);
        if (position > last) controller.terminate();
      },
    }),
  );
}

/** The one range that a header asks for; null for the whole, `unsatisfiable` for what lies outside of the file. */
function rangeOf(
  header: string | null,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // `bytes=-500` asks for the last 500.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first > last || first >= size ? 'unsatisfiable' : { first, last };
}

/** Answers with a kept film: whole, or the one range that a player asks for when somebody winds (RFC 9110, 14). */
export function playable({ size, stream, ...file }: Download, header: string | null): Response {
  const headers = { 'accept-ranges': 'bytes' };
  const range = rangeOf(header, size);
  if (range === null)
    return attachment({ ...file, stream, headers: { ...headers, 'content-length': String(size) } });
  if (range === 'unsatisfiable') {
    void stream.cancel();
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const { first, last } = range;
  const part = attachment({
    ...file,
    stream: cut(stream, range),
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
    },
  });
  return new Response(part.body, { status: 206, headers: part.headers });
}
