import { expect, test } from 'vitest';
import { segregationWarnings, type SegregationPerson } from './segregation-rules.ts';

const person = (
  id: string,
  clientRole: SegregationPerson['clientRole'],
  ...rights: [string, string | null][]
): SegregationPerson => ({
  id,
  clientRole,
  rights: rights.map(([serviceRightId, legalEntitiesListId]) => ({ serviceRightId, legalEntitiesListId })),
});
const RULES = [{ first: 'KYC.All', second: 'POWER_OF_ATTORNEY.Access' }];
const LISTS = new Map([
  ['energy', ['DE1', 'ES1']],
  ['iberia', ['ES1']],
  ['france', ['FR1']],
]);

test('a contract requires at least two administrators if its users have roles', () => {
  expect(segregationWarnings([person('a', 'STANDARD')])).toEqual([{ kind: 'no-admin' }]);
  expect(segregationWarnings([person('a', 'ADMIN'), person('b', 'STANDARD')])).toEqual([
    { kind: 'single-admin', personId: 'a' },
  ]);
  expect(segregationWarnings([person('a', 'ADMIN'), person('b', 'ADMIN')])).toEqual([]);
  expect(segregationWarnings([person('a', null)])).toEqual([]);
  expect(segregationWarnings([])).toEqual([]);
});

test('two incompatible rights are a conflict if they share a legal entity', () => {
  const warningsOf = (kyc: string | null, power: string | null) =>
    segregationWarnings(
      [person('a', null, ['KYC.All', kyc], ['POWER_OF_ATTORNEY.Access', power])],
      RULES,
      LISTS,
    ).length;
  expect(warningsOf(null, null)).toBe(1);
  expect(warningsOf(null, 'france')).toBe(1);
  expect(warningsOf('energy', 'iberia')).toBe(1);
  expect(warningsOf('france', 'france')).toBe(1);
  expect(warningsOf('energy', 'france')).toBe(0);
  expect(warningsOf('gone', 'france')).toBe(0);
});

test('one incompatible right alone, or a lower right, is no conflict', () => {
  const people = [
    person('a', null, ['KYC.All', null]),
    person('b', null, ['KYC.Read', null], ['POWER_OF_ATTORNEY.Access', null]),
  ];
  expect(segregationWarnings(people, RULES, LISTS)).toEqual([]);
});
