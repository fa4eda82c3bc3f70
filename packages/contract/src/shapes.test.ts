import type * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { shapes } from './generated/shapes.ts';
import { api } from './index.ts';
import { paths, plausible, replaced, type Path } from './plausible.fixture.ts';
import { shapesOf } from './shapes-of.ts';
import { answerFault } from './shapes.ts';

const calls = Object.entries(api).flatMap(([area, table]) =>
  Object.entries(table).flatMap(([name, { response }]) =>
    typeof response === 'string'
      ? []
      : [{ area, name, response, title: `${area}.${name}`, answer: plausible(response, 'output') }],
  ),
);

/** Values that a backend might send instead of the expected one. */
const OTHERS: readonly unknown[] = [null, 7, 'text', true, [], {}, [7], { of: 'another shape' }];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value);
const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Returns the answer without one of its keys. */
const without = (answer: unknown, path: Path): unknown => {
  const parent = path.slice(0, -1);
  const { [path.at(-1)!]: _, ...others } = at(answer, parent) as Record<string | number, unknown>;
  return replaced(answer, parent, others);
};

/** Whether a schema accepts an answer without filling in defaults: the portal, which has no schema, fills in none. */
const takesAsItIs = (schema: z.ZodType, value: unknown): boolean => {
  const { success, data } = schema.safeParse(value);
  return success && JSON.stringify(data) === JSON.stringify(value);
};

/** Whether a schema refuses a value because of its shape, not because of a range or a value. */
const refusesShape = (schema: z.ZodType, value: unknown): boolean => {
  const inShape = (issues: readonly z.core.$ZodIssue[]): boolean =>
    issues.some(
      (issue) =>
        issue.code === 'invalid_type' ||
        (issue.code === 'invalid_union' && issue.errors.every((errors) => inShape(errors))),
    );
  const { error } = schema.safeParse(value);
  return error !== undefined && inShape(error.issues);
};

describe('compact response shapes', () => {
  it('are up to date with the contract', () => {
    expect(shapes).toEqual(shapesOf(api));
  });

  it.each(calls)(
    '$title: a valid response passes, an invalid shape is reported',
    ({ area, name, response, answer }) => {
      const fault = (value: unknown) => answerFault(shapes, area, name, value);
      expect(refusesShape(response, answer), 'the answer of this test has the right shape').toBe(false);
      expect(fault(answer)).toBeNull();
      const others = paths(answer).flatMap((path) => [
        ...OTHERS.map((other) => replaced(answer, path, other)),
        ...(typeof path.at(-1) === 'string' ? [without(answer, path)] : []),
      ]);
      const said = (value: unknown) => `${JSON.stringify(value)}: ${fault(value)}`.slice(0, 3000);
      const taken = others.filter((value) => takesAsItIs(response, value));
      expect(taken.filter((value) => fault(value) !== null).map(said)).toEqual([]);
      const refused = others.filter((value) => refusesShape(response, value));
      expect(refused.filter((value) => fault(value) === null).map(said)).toEqual([]);
      expect(refused.length).toBeGreaterThan(0);
    },
  );

  it('accept enum values that only newer backends have', () => {
    for (const { area, name, answer } of calls) {
      for (const path of paths(answer)) {
        if (kindOf(at(answer, path)) !== 'string') continue;
        expect(answerFault(shapes, area, name, replaced(answer, path, 'BRAND_NEW')), name).toBeNull();
      }
    }
  });

  it('distinguish a missing key from null, and accept additional keys', () => {
    const { answer } = calls.find(({ title }) => title === 'users.me')!;
    const me = (value: unknown) => answerFault(shapes, 'users', 'me', value);
    expect(me(replaced(answer, ['impersonator'], null))).toBeNull();
    expect(me(without(answer, ['impersonator']))).toBe('impersonator is missing, not object');
    expect(me({ ...(answer as object), nickname: 'C' })).toBeNull();
  });

  it('report the path and the type, but never a value', () => {
    const scope = {
      contracts: [],
      legalEntities: [
        { ricosCode: 'R1', longName: 'Halden Energy GmbH', countryCode: 'DE' },
        { ricosCode: 'R2', longName: 4711, countryCode: 'DE' },
      ],
    };
    const fault = (value: unknown) => answerFault(shapes, 'users', 'scope', value);
    expect(fault(scope)).toBe('legalEntities[1].longName is number, not string');
    expect(fault(['Halden Energy GmbH'])).toBe('the answer is array, not object');
    expect(fault(undefined)).toBe('the answer is missing, not object');
  });
});
