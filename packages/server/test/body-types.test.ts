import { expect, test } from 'vitest';
import { api } from '@atrium/contract';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { plausible, replaced } from './schema-values.ts';
import type { Path } from './schema-values.ts';
import { expectProblem, raw } from './support.ts';

/** Request bodies are strictly typed: values of another type are not coerced. */

const BODIES = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).flatMap(([name, { body }]) =>
    body ? [{ id: `${area}.${name}`, body, whole: plausible(body) }] : [],
  ),
);

function scalarsOf(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => scalarsOf(inner, [...path, key]));
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

/** Values that callers might send instead, and that a lenient server would coerce. */
const INSTEAD = ['1', 'true', 'false', 1, 0, true, null, ['1'], [1]];

test.each(BODIES)('$id refuses values of a wrong type', ({ body, whole }) => {
  const coerced = scalarsOf(whole).flatMap(({ path }) =>
    INSTEAD.flatMap((sent) => {
      const read = body.safeParse(replaced(whole, path, sent));
      if (!read.success || typeof at(read.data, path) === typeof sent) return [];
      return [`${path.join('.')}: ${JSON.stringify(sent)} as ${JSON.stringify(at(read.data, path))}`];
    }),
  );
  expect(coerced).toEqual([]);
});

test.each([
  { page: '1' },
  { size: '5' },
  { page: true },
  { size: [5] },
  { latests: 'MONTH' },
  { latests: true },
])('POST /highlights/articles refuses %j', async (json) => {
  await expectProblem(await raw('/api/highlights/articles', { as: 'client', json }), 400, 'BAD_REQUEST');
});
