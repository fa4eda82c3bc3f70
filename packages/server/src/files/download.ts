/** Returns a Content-Disposition value with an ASCII and a UTF-8 file name, for old and new clients (RFC 6266, RFC 8187). */
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
  /** Media type detected when the file was stored. */
  mime: string;
  /** Bytes. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** Returns a response with a stored file. */
export const download = ({ size, ...file }: Download): Response =>
  attachment({ ...file, headers: { 'content-length': String(size) } });

/** Returns a response that a browser saves and never executes: attachment, no MIME sniffing, sandboxed. */
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
