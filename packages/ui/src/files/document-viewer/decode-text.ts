/** A cut in the middle of a sign of several bytes leaves at most three of them. */
const LONGEST_REST = 3;

/** The text of a file: UTF-8 or UTF-16 by its mark, else UTF-8 if it can be that, else the Windows code page of Europe. */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  for (let rest = 0; rest <= LONGEST_REST; rest += 1) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - rest));
    } catch {
      // Not UTF-8 so far; perhaps only its last sign was cut.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
