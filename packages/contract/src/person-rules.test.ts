import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFirstName, isEmail, normalisePhone } from './person-rules.ts';

describe('PLAT-111 email addresses', () => {
  it.each(['a@b.c', 'lena.brandt@halden.example', 'o’neil+x@sub.bank.example'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });
  it.each(['', '@', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b@c.d', 'a.b.c'])('refuses “%s”', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});

describe('first names', () => {
  it.each([
    ['PLAT-112 drops punctuation', 'Anne@ *Marie_!', 'Anne Marie'],
    ['PLAT-112 keeps digits and accents', 'éloïse 2', 'Éloïse 2'],
    ['PLAT-112 keeps accents written as two characters', 'e\u0301loi\u0308se', 'Éloïse'],
    ['PLAT-112 keeps an accent after dropped punctuation', 'e!\u0301loise', 'Éloise'],
    ['PLAT-113 capitalises words', 'jean marie', 'Jean Marie'],
    ['PLAT-113 capitalises after hyphens', 'jean-pierre', 'Jean-Pierre'],
    ['PLAT-113 keeps capitals', 'MacKenzie', 'MacKenzie'],
  ])('%s', (_, text, expected) => {
    expect(cleanFirstName(text)).toBe(expected);
  });
  it('PLAT-112 cleaning is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const once = cleanFirstName(text);
        expect(cleanFirstName(once)).toBe(once);
      }),
    );
  });
  it('PLAT-113 cleaning is idempotent for every Unicode letter, including those whose capital has several characters', () => {
    const changed: string[] = [];
    for (let code = 0; code <= 0x2_ff_ff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{L}/u.test(letter)) continue;
      for (const text of [letter, `${letter}\u0300`, `${letter}\u0308!\u0301`]) {
        const once = cleanFirstName(text);
        if (cleanFirstName(once) !== once) changed.push(text);
      }
    }
    expect(changed).toEqual([]);
  });
});

describe('phone numbers', () => {
  it.each([
    ['PLAT-117 drops a leading 9999', '9999 0033 1 42 14 20 00', '+33142142000'],
    ['PLAT-117 drops a leading 9999 after spaces', ' 99 99 00442071234567', '+442071234567'],
    ['PLAT-118 removes dots and spaces', '+33 1.42.14.20.00', '+33142142000'],
    ['PLAT-118 removes no-break spaces', '01\u00a042\u202f14 20 00', '+33142142000'],
    ['PLAT-119 turns a leading 00 into +', '0044 20 7123 4567', '+442071234567'],
    ['PLAT-120 turns 0 and nine digits into +33', '01 42 14 20 00', '+33142142000'],
    ['PLAT-121 adds + in every other case', '33142142000', '+33142142000'],
    ['PLAT-121 adds + to a short number that starts with 0', '01234', '+01234'],
    ['PLAT-121 does not add a second +', '+33142142000', '+33142142000'],
    ['keeps an empty text', ' . ', ''],
  ])('%s', (_, text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });
  it('PLAT-121 digits get one leading plus sign, and normalizing is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-8]\d{0,14}$/), (digits) => {
        expect(normalisePhone(digits)).toBe(`+${digits}`);
        expect(normalisePhone(normalisePhone(digits))).toBe(`+${digits}`);
      }),
    );
  });
});
