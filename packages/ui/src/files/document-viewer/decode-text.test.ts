import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('text decoding', () => {
  it('uses UTF-8, with or without a byte order mark', () => {
    expect(decodeText(utf8('Échéance 12 €'))).toBe('Échéance 12 €');
    expect(decodeText(utf8('\ufeffÉchéance'))).toBe('Échéance');
  });
  it('loses at most the character cut off at the end', () => {
    for (const [bytes, text] of [
      [4, 'ab'],
      [3, 'ab'],
      [5, 'ab€'],
    ] as const)
      expect(decodeText(utf8('ab€').subarray(0, bytes), true)).toBe(text);
  });
  it('uses Windows-1252 for invalid UTF-8', () => {
    expect(decodeText(Uint8Array.from([0xc9, 0x63, 0x68, 0x80, 0x20, 0x20, 0x20, 0x20]))).toBe('Éch€    ');
  });
  it.each([
    ['café', [0x63, 0x61, 0x66, 0xe9]],
    ['été', [0xe9, 0x74, 0xe9]],
    ['aÿ', [0x61, 0xff]],
  ])('keeps Windows-1252 letters at the end of a complete file: %s', (text, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(text);
  });
  it('of an empty file is empty', () => {
    expect(decodeText(new Uint8Array())).toBe('');
  });
  it('returns any encoded text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!text.startsWith('\ufeff'));
        expect(decodeText(utf8(text))).toBe(text);
      }),
    );
  });
  it('uses UTF-16 by its byte order mark', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xe9, 0]))).toBe('Aé');
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0, 0x41]))).toBe('A');
  });
});
