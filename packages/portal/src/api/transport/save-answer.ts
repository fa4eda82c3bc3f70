/** The file name of a Content-Disposition header (RFC 6266, RFC 8187). */
export function filenameOf(header: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="([^"]*)"/i.exec(header ?? '')?.[1];
}

/** How long a file is held for the browser to take it over. */
const KEPT_MS = 60_000;

/** Saves the answer of a binary call under the name that the server gives it. */
export async function saveAnswer(answer: Response, fallbackName = 'download'): Promise<void> {
  const href = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = href;
  link.download = filenameOf(answer.headers.get('content-disposition')) ?? fallbackName;
  link.click();
  // At once would be too soon: Safari reads the file only after the press.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
