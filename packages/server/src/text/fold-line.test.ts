import { expect, it } from 'vitest';
import { foldLine } from './fold-line.ts';

it('folds at 75 octets without splitting a character', () => {
  for (const text of ['a'.repeat(400), 'é'.repeat(200), '𝒜'.repeat(100)]) {
    const folded = foldLine(text);
    expect(folded.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(folded.replaceAll('\r\n ', '')).toBe(text);
    expect(Buffer.from(folded).toString()).toBe(folded);
  }
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
});
