import { attachment } from './download.ts';
import type { Download } from './download.ts';
import type { ByteRange, KeptFile } from './blob-store.ts';

const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Returns the single range that a header requests; null for the whole file, `unsatisfiable` for one outside the file. */
function rangeOf(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, from = '', to = ''] = RANGE.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  // `bytes=-500` requests the last 500 bytes.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return null;
  return first > last || first >= size ? 'unsatisfiable' : { first, last };
}

/** Returns a stored video: whole, the range that a player requests to seek, or 416 for one outside it (RFC 9110, 14). */
export function playable(
  { size, stream, part, ...file }: Download & KeptFile,
  header: string | null,
): Response {
  const headers = { 'accept-ranges': 'bytes' };
  const range = rangeOf(header, size);
  if (range === null)
    return attachment({ ...file, stream, headers: { ...headers, 'content-length': String(size) } });
  if (range === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } });
  }
  const { first, last } = range;
  const answer = attachment({
    ...file,
    stream: part(range),
    headers: {
      ...headers,
      'content-range': `bytes ${first}-${last}/${size}`,
      'content-length': String(last - first + 1),
    },
  });
  return new Response(answer.body, { status: 206, headers: answer.headers });
}
