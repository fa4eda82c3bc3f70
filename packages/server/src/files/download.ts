/** Names a browser may save a file under, for old and new readers of the header (RFC 6266, RFC 8187). */
function contentDisposition(filename: string): string {
  const ascii = filename.replaceAll(/[^\u0020-\u007e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)!.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

export interface Download {
  filename: string;
  /** Media type found when the file was kept. */
  mime: string;
  /** Bytes. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Answers with a kept file. */
export const download = ({ size, ...file }: Download): Response =>
  attachment({ ...file, headers: { 'content-length': String(size) } });

/** Answers with a file that a browser saves and never runs: attachment, no sniffing, no script inside. */
export function attachment({
  filename,
  mime,
  stream,
  headers,
}: Omit<Download, 'size'> & { headers?: Readonly<Record<string, string>> }): Response {
  return new Response(stream, {
    headers: {
      ...headers,
      'content-type': mime,
      'content-disposition': contentDisposition(filename),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  });
}
