/** Maximum octets of a line, without the line break (RFC 2426, 2.6; RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * Folds a content line of a vCard or an iCalendar object at 75 octets of UTF-8: continuation lines start with a space, and
 * no character is split.
 */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
