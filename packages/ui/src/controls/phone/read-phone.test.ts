import * as library from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from '@atrium/contract/person-rules';
import { isPhone } from '@atrium/contract/phone-rules';
import { readPhone } from './read-phone.js';

/** An example number of every country, and variants with digits missing, added and changed. */
const TEXTS = library.getCountries().flatMap((country) => {
  const number = library.getExampleNumber(country, examples)!.number.slice(1);
  const others = [...number].map(
    (digit, index) => number.slice(0, index) + ((Number(digit) + 5) % 10) + number.slice(index + 1),
  );
  const digits = [number, number.slice(0, -1), number.slice(0, -2), `${number}7`, `${number}07`, ...others];
  return digits.flatMap((text) =>
    [`+${text}`, `00${text}`, text].map((written) => [country, written] as const),
  );
});

describe('SIGN-024 SIGN-027 phone validation in the field and on the server', () => {
  it('a number valid for the server has no error in the field, and a number read by the field is valid for the server', () => {
    const apart = TEXTS.filter(([country, text]) => {
      const read = readPhone(library, text, country, normalisePhone);
      return read ? !isPhone(read.number) : isPhone(text);
    });
    expect(TEXTS.length).toBeGreaterThan(5000);
    expect(apart).toEqual([]);
  });
});
