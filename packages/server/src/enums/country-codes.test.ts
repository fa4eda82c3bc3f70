import { COUNTRY_CODES } from '@atrium/contract/countries';
import { expect, test } from 'vitest';
import { shortCountryCode } from './country-codes.ts';

test('TAG-018 two- and three-letter codes denote the same country', () => {
  const pairs = { AFG: 'AF', DEU: 'DE', CHE: 'CH', GBR: 'GB', USA: 'US', ZAF: 'ZA', ZWE: 'ZW' };
  for (const [long, short] of Object.entries(pairs)) expect(shortCountryCode(long)).toBe(short);
  for (const code of [...COUNTRY_CODES, 'ZZZ']) expect(shortCountryCode(code)).toBe(code);
});
