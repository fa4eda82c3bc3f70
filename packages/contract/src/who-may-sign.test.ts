import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { categoriesOf, POWER_OPERATIONS, POWER_PRODUCTS } from './power-of-attorney-rules.ts';
import { whoMaySign } from './who-may-sign.ts';

const DAY = '2026-11-20';
const clause = fc.record({
  category: fc.constantFrom('A', 'B', 'A+B', 'B+B', 'A with a director'),
  product: fc.constantFrom(...POWER_PRODUCTS),
  limit: fc.option(fc.integer({ min: 0, max: 1000 })),
});
const person = fc.record({
  category: fc.constantFrom('A', 'B', 'C'),
  fullName: fc.constantFrom('Ann', 'Ben', 'Cleo', 'Dan'),
  lastValidityDate: fc.constantFrom(null, '2026-11-19', DAY, '2027-03-01'),
});
const operation = fc.record({
  product: fc.constantFrom(...POWER_OPERATIONS),
  amount: fc.integer({ min: 1, max: 1200 }),
  day: fc.constant(DAY),
});
const given = [fc.array(clause, { maxLength: 6 }), fc.array(person, { maxLength: 8 }), operation] as const;
const isValid = ({ lastValidityDate }: { lastValidityDate: string | null }) =>
  lastValidityDate === null || lastValidityDate >= DAY;
const keyOf = (signers: readonly { fullName: string }[]) =>
  signers
    .map(({ fullName }) => fullName)
    .toSorted()
    .join();

describe('who may sign', () => {
  const people = [
    { category: 'A', fullName: 'Jonas Weber', lastValidityDate: '2027-01-14' },
    { category: 'B', fullName: 'Lena Brandt', lastValidityDate: '2026-12-31' },
    { category: 'B', fullName: 'Hannah Vogt', lastValidityDate: null },
    { category: 'B', fullName: 'Stefan Krüger', lastValidityDate: '2026-10-31' },
  ];
  const clauses = [
    { category: 'A', product: 'ALL', limit: null },
    { category: 'A+B', product: 'PAYMENTS', limit: 5_000_000 },
    { category: 'B+B', product: 'PAYMENTS', limit: 500_000 },
    { category: 'A+B', product: 'COLLECTIONS', limit: null },
    { category: 'A with a director of the parent company', product: 'PAYMENTS', limit: null },
  ] as const;
  const ask = (amount: number, among = people) =>
    whoMaySign(clauses, among, { product: 'PAYMENTS', amount, day: DAY }).map(({ outcome, signers }) => [
      outcome,
      signers.map(keyOf),
    ]);
  const alone = ['signers', ['Jonas Weber']];
  const together = ['signers', ['Jonas Weber,Lena Brandt', 'Hannah Vogt,Jonas Weber']];
  const inWords = ['inWords', []];

  test('lists signatories up to the limit of each clause, inclusive', () => {
    expect(ask(500_000)).toEqual([alone, together, ['signers', ['Hannah Vogt,Lena Brandt']], inWords]);
    expect(ask(500_000.01)).toEqual([alone, together, ['overLimit', []], inWords]);
    expect(ask(5_000_001)).toEqual([alone, ['overLimit', []], ['overLimit', []], inWords]);
  });

  test('lists signatories whose power has ended, and says so if nobody is left', () => {
    const [, first, second] = whoMaySign(clauses, people.slice(0, 2).concat(people.slice(3)), {
      product: 'PAYMENTS',
      amount: 1,
      day: DAY,
    });
    expect(first).toMatchObject({ outcome: 'signers', ended: [{ fullName: 'Stefan Krüger' }] });
    expect(second).toMatchObject({ outcome: 'nobody', signers: [], ended: [{ fullName: 'Stefan Krüger' }] });
    expect(ask(1, [])).toEqual([['nobody', []], ['nobody', []], ['nobody', []], inWords]);
  });

  test('nobody signs jointly with themselves, however their name is spelled', () => {
    const spelled = (fullName: string, category: string) => ({ category, fullName, lastValidityDate: null });
    const twice = [
      spelled('Hélène Weiß', 'A'),
      spelled('HELENE  WEISS ', 'B'),
      spelled('He\u0301le\u0300ne Weiß', 'B'),
    ];
    const together = whoMaySign([{ category: 'A+B', product: 'ALL', limit: null }], twice, {
      product: 'PAYMENTS',
      amount: 1,
      day: DAY,
    });
    expect(together).toMatchObject([{ outcome: 'nobody', signers: [] }]);
    // A person listed twice in one category is named once.
    expect(ask(1, [...people, { ...people[1]!, fullName: 'LENA BRANDT' }])).toEqual(ask(1));
  });

  test('evaluates the clauses about a product by their limit and wording', () => {
    fc.assert(
      fc.property(...given, (all, among, asked) => {
        const answers = whoMaySign(all, among, asked);
        expect(answers.map((answer) => answer.clause)).toEqual(
          all.filter(({ product }) => product === 'ALL' || product === asked.product),
        );
        for (const { clause: one, outcome, signers } of answers) {
          expect(outcome === 'overLimit').toBe(one.limit !== null && one.limit < asked.amount);
          expect(outcome === 'inWords').toBe(outcome !== 'overLimit' && !categoriesOf(one.category));
          expect(signers.length > 0).toBe(outcome === 'signers');
        }
      }),
    );
  });

  test('lists each pair once: different people with valid powers, one of each category', () => {
    fc.assert(
      fc.property(...given, (all, among, asked) => {
        for (const { clause: one, signers } of whoMaySign(all, among, asked)) {
          for (const pair of signers) {
            expect(pair.map(({ category }) => category)).toEqual(categoriesOf(one.category));
            expect(new Set(pair.map(({ fullName }) => fullName)).size).toBe(pair.length);
            expect(pair.every(isValid)).toBe(true);
          }
          expect(new Set(signers.map(keyOf)).size).toBe(signers.length);
        }
      }),
    );
  });

  test('a larger amount never adds a signatory who may not sign a smaller one', () => {
    const signed = (answers: ReturnType<typeof whoMaySign>) =>
      answers.filter(({ outcome }) => outcome === 'signers');
    fc.assert(
      fc.property(...given, fc.integer({ min: 1, max: 500 }), (all, among, asked, more) => {
        const small = signed(whoMaySign(all, among, asked));
        for (const answer of signed(whoMaySign(all, among, { ...asked, amount: asked.amount + more })))
          expect(small).toContainEqual(answer);
      }),
    );
  });

  test('lists every sole signatory and every permitted pair', () => {
    fc.assert(
      fc.property(...given, (all, among, asked) => {
        for (const { clause: one, outcome, signers, ended } of whoMaySign(all, among, asked)) {
          if (outcome === 'overLimit' || outcome === 'inWords') continue;
          const [first, second] = categoriesOf(one.category)!;
          const keys = signers.map(keyOf);
          const valid = among.filter(isValid);
          const firsts = valid.filter(({ category }) => category === first);
          const wanted = firsts.flatMap((a) =>
            second === undefined
              ? [keyOf([a])]
              : valid
                  .filter(({ category, fullName }) => category === second && fullName !== a.fullName)
                  .map((b) => keyOf([a, b])),
          );
          expect(new Set(keys)).toEqual(new Set(wanted));
          expect(ended.some(isValid)).toBe(false);
        }
      }),
    );
  });
});
