import { expect, it } from 'vitest';
import { idsIn, idsInCode } from './requirement-ids.ts';

it('finds each id in titles once', () => {
  expect([...idsInCode("it('NEW-057 PLAT-001 clears', () => {}); it('NEW-057 again', () => {});")]).toEqual([
    'NEW-057',
    'PLAT-001',
  ]);
});

it('does not count an id in a comment', () => {
  const source = `
    // NEW-028: shown as details.
    /* NEW-046 */ const a = 1; // NEW-068
    /**
     * RDET-063
     */
    it('RDET-054 opens https://example.com/DS-100', () => {});`;
  expect([...idsInCode(source)]).toEqual(['RDET-054', 'DS-100']);
});

it('does not take the asterisks of a URL for a comment', () => {
  const source = `
    route('**/api/users/*/terms');
    it('TERM-008 stays', () => {});
    route('**/api/users/*/profile');`;
  expect([...idsInCode(source)]).toEqual(['TERM-008']);
});

it('counts every id of a decision', () => {
  expect([...idsIn('DATA-013 and DATA-045 are done otherwise.')]).toEqual(['DATA-013', 'DATA-045']);
});
