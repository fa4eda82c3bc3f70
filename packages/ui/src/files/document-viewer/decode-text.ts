/**
 * Decodes a text file: UTF-8 or UTF-16 by its byte order mark, otherwise UTF-8 if valid, otherwise Windows-1252. The
 * last character may only be incomplete if the file `isCut`: a whole file that ends so is not UTF-8.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, isCut = false): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // In stream mode an incomplete character at the end is not an error.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
