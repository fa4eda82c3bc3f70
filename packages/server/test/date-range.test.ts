import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { api } from '@atrium/contract';
import { mayCall } from '@atrium/contract/access';
import { endpointPath } from '@atrium/contract/client';
import { FIRST_DAY, LAST_DAY } from '@atrium/contract/date-rules';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { plausible, PLAUSIBLE_DAY, PLAUSIBLE_MOMENT, replaced } from './schema-values.ts';
import type { Path } from './schema-values.ts';
import { as, expectProblem, raw } from './support.ts';

/** Checks every date parameter at and beyond the ends of its range; read from the contract, so none is missed. */

type Part = 'query' | 'body';
const PARTS: readonly Part[] = ['query', 'body'];

/** Path parameters that address existing data. */
const PARAMS: Readonly<Record<string, Record<string, string>>> = { 'widgets.pages': { id: 'EVENTS' } };

function datesOf(value: unknown, path: Path = []): Path[] {
  if (value === PLAUSIBLE_DAY || value === PLAUSIBLE_MOMENT) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => datesOf(inner, [...path, key]));
}

const CALLS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).flatMap(([name, endpoint]) =>
    PARTS.flatMap((part) => {
      const schema = endpoint[part];
      if (!schema) return [];
      const whole = plausible(schema);
      return datesOf(whole).map((path) => ({
        id: `${area}.${name}`,
        at: [part, ...path].join('.'),
        endpoint,
        part,
        path,
        whole,
        isDay: path.reduce<unknown>((value, key) => (value as Path[])[key as never], whole) === PLAUSIBLE_DAY,
      }));
    }),
  ),
);
type DatedCall = (typeof CALLS)[number];

async function someoneAllowed(endpoint: Endpoint): Promise<PersonaId> {
  for (const { persona } of PERSONAS) {
    if (mayCall(endpoint.access, await as(persona).users.me())) return persona;
  }
  throw new Error('none of the ten people may make this call');
}

async function send({ id, endpoint, part, path, whole, isDay }: DatedCall, day: string): Promise<Response> {
  const value = replaced(whole, path, isDay ? day : `${day}T00:00:00.000Z`);
  const params = { ...(endpoint.params && (plausible(endpoint.params) as object)), ...PARAMS[id] };
  const query = part === 'query' ? (value as Record<string, unknown>) : {};
  return raw(`/api${endpointPath(endpoint, { params, query })}`, {
    as: await someoneAllowed(endpoint),
    method: endpoint.method,
    ...(part === 'body' && { json: value }),
  });
}

test('the table lists every date of the input', () => {
  for (const [area, table] of Object.entries<Endpoints>(api)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(table)) {
      for (const part of PARTS) {
        const schema = endpoint[part];
        const text = schema
          ? JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
          : '';
        const dates = text.match(/"format":"date(-time)?"/g)?.length ?? 0;
        const walked = CALLS.filter((call) => call.id === `${area}.${name}` && call.part === part).length;
        expect(walked, `${area}.${name} ${part}`).toBe(dates);
      }
    }
  }
  expect(CALLS.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['documents.search', 'widgets.pages', 'analytics.send']),
  );
});

test('OpenAPI states the range of every date in requests and responses', async () => {
  const document: unknown = await (await raw('/api/openapi.json')).json();
  const open: string[] = [];
  let dates = 0;
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { format, formatMinimum, formatMaximum } = value as Record<string, unknown>;
    if (format === 'date' || format === 'date-time') {
      dates += 1;
      const isStated =
        String(formatMinimum).startsWith(FIRST_DAY) && String(formatMaximum).startsWith(LAST_DAY);
      if (!isStated) open.push(path);
    }
    for (const [key, inner] of Object.entries(value)) walk(inner, `${path}/${key}`);
  };
  walk(document, '');
  expect(open).toEqual([]);
  expect(dates).toBeGreaterThan(30);
});

describe.each(CALLS)('$id $at', (call) => {
  test.each([
    '0000-01-01',
    '0001-01-01',
    '1699-12-31',
    '3000-01-01',
    '9999-12-31',
    '+275760-09-13',
    '-271821-04-20',
    '294277-01-01',
    '2026-02-30',
    '2026-00-00',
    '',
  ])('refuses %j', async (day) => {
    const answer = await send(call, day);
    const text = await answer.clone().text();
    await expectProblem(answer, 400, 'BAD_REQUEST');
    expect((JSON.parse(text) as { errors: { path: string }[] }).errors.map(({ path }) => path)).toContain(
      call.at,
    );
  });

  test.each([FIRST_DAY, LAST_DAY])('accepts %s', async (day) => {
    const answer = await send(call, day);
    const text = await answer.text();
    expect(answer.status, text).toBeLessThan(500);
    expect(text).not.toContain(`"${call.at}"`);
  });
});
