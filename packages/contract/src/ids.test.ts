import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Id } from './ids.ts';
import { UUID } from './uuid.ts';

/** Any text form that the uuid type of PostgreSQL returns, whatever its version bits. */
const stored = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => {
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
});

describe('ids of stored records', () => {
  it('are UUIDs of any version, returned in lower case', () => {
    fc.assert(
      fc.property(stored, (id) => {
        expect(Id.parse(id.toUpperCase())).toBe(id);
        expect(id).toMatch(UUID);
      }),
    );
  });

  it.each([
    '',
    'all',
    '0aea0106',
    '0aea0106-0601-4746-a238-b5614bea9a6',
    "0aea0106-0601-4746-a238-b5614bea9a60'",
  ])('%j is no id', (text) => {
    expect(Id.safeParse(text).success).toBe(false);
    expect(text).not.toMatch(UUID);
  });
});
