/** Generates invalid values of the contract, which tests send to the server. */
import { paths, plausible, replaced } from '@atrium/contract/plausible.fixture';
import fc from 'fast-check';
import type * as z from 'zod';

export { PLAUSIBLE_DAY, PLAUSIBLE_MOMENT, plausible, replaced } from '@atrium/contract/plausible.fixture';
export type { Path } from '@atrium/contract/plausible.fixture';

/** Hostile values that no call may fail on, whatever the field. All can be encoded in JSON. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  -Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  'a\u0000b',
  'a\uD800b',
  '\uDC00',
  '\uFFFE\u202E\u200B',
  'x'.repeat(200_000),
  '<img src=x onerror=alert(1)>',
  "' or 1=1; drop table users; --",
  '../../../../etc/passwd',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99T99:99:99.999Z',
  '+275760-09-13T00:00:00.001Z',
  '-0001-01-01',
  '1e309',
  '__proto__',
  'constructor',
  [],
  {},
  [[[[]]]],
  [null],
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  Array.from({ length: 2_000 }, () => 'x'),
];

/** Generates a plausible value with one hostile value inside, or with one field too many. */
export function spoiled(schema: z.ZodType): fc.Arbitrary<unknown> {
  const whole = plausible(schema);
  return fc
    .tuple(fc.constantFrom(...paths(whole)), fc.constantFrom(...HOSTILE))
    .map(([path, value]) => replaced(whole, path, value));
}
