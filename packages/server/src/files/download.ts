/** Names a browser may save a file under, for old and new readers of the header (RFC 6266, RFC 8187). */
export function contentDisposition(filename: string): string {
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

/** Answers with a file that a browser saves and never runs: attachment, no sniffing, no script inside. */
export function download({ filename, mime, size, stream }: Download): Response {
  return new Response(stream, {
    headers: {
      'content-type': mime,
      'content-length': String(size),
      'content-disposition': contentDisposition(filename),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  });
}
