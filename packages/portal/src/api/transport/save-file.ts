import { wholeBody } from './whole-body.ts';

/** Returns the file name of a Content-Disposition header (RFC 6266, RFC 8187). */
export function filenameOf(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1];
}

/** How long the object URL is kept for the browser to read the file. */
const KEPT_MS = 60_000;

/** Downloads a binary response under the file name given by the server. */
export async function saveFile(answer: Response, fallbackName = 'download'): Promise<void> {
  const href = URL.createObjectURL(await wholeBody(answer, () => answer.blob()));
  const link = document.createElement('a');
  link.href = href;
  link.download = filenameOf(answer.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // Not revoked at once: Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
