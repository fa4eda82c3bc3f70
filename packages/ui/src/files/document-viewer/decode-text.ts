/**
 * The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 if it can be that, else the Windows code page of Europe.
 * Only where the file `isCut` may its last sign be divided: a whole one that ends so is of another code.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>, isCut = false): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    // A stream keeps a divided sign for what comes next.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
