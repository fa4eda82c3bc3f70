import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.js';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the text of a file', () => {
  it('is UTF-8, with or without its mark', () => {
    expect(decodeText(utf8('Échéance 12 €'))).toBe('Échéance 12 €');
    expect(decodeText(utf8('\ufeffÉchéance'))).toBe('Échéance');
  });
  it('loses no more than the sign that a cut divided', () => {
    expect(decodeText(utf8('ab€').subarray(0, 4))).toBe('ab');
  });
  it('is of Windows where it cannot be UTF-8', () => {
    expect(decodeText(Uint8Array.from([0xc9, 0x63, 0x68, 0x80, 0x20, 0x20, 0x20, 0x20]))).toBe('Éch€    ');
  });
  it('is UTF-16 by its mark', () => {
    expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x41, 0, 0xe9, 0]))).toBe('Aé');
    expect(decodeText(Uint8Array.from([0xfe, 0xff, 0, 0x41]))).toBe('A');
  });
});
