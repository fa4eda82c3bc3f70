/** Values that a schema of the contract might take, and ways to spoil them: what tests throw at the server. */
import fc from 'fast-check';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** What no call should ever trip over, whatever the field. JSON carries all of it. */
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

/** A value of the shape that a schema describes: right in kind at every place, though maybe not in every detail. */
export function plausible(schema: z.ZodType): unknown {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  const defs = (root['$defs'] ?? {}) as Record<string, Json>;
  return valueOf(root, defs);
}

function valueOf(schema: Json, defs: Record<string, Json>): unknown {
  const one = (inner: unknown) => valueOf(inner as Json, defs);
  if (typeof schema['$ref'] === 'string') return one(defs[schema['$ref'].replace('#/$defs/', '')] ?? {});
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  for (const choice of ['anyOf', 'oneOf', 'allOf']) {
    if (Array.isArray(schema[choice])) return one(schema[choice][0]);
  }
  switch (schema['type']) {
    case 'object': {
      const fields = Object.entries((schema['properties'] ?? {}) as Json);
      return Object.fromEntries(fields.map(([name, field]) => [name, one(field)]));
    }
    case 'array':
      return schema['items'] && Number(schema['maxItems'] ?? 1) > 0 ? [one(schema['items'])] : [];
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), -1_000_000);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textOf(schema);
    default:
      return 'x';
  }
}

/** The dates of plausible values, which name nothing else. */
export const PLAUSIBLE_DAY = '2026-11-20';
export const PLAUSIBLE_MOMENT = '2026-11-20T10:00:00.000Z';

function textOf(schema: Json): string {
  const formats: Readonly<Record<string, string>> = {
    uuid: '00000000-0000-4000-8000-00000000ffff',
    date: PLAUSIBLE_DAY,
    'date-time': PLAUSIBLE_MOMENT,
    email: 'nobody@atrium.example',
    uri: 'https://atrium.example/',
  };
  if (typeof schema['pattern'] === 'string' && !schema['format'] && new RegExp(schema['pattern']).test(''))
    return '';
  return formats[String(schema['format'])] ?? 'x'.repeat(Math.max(1, Number(schema['minLength'] ?? 1)));
}

/** Where in a value something stands. */
export type Place = readonly (string | number)[];

/** Every place in a value, the root included. */
function places(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...path, key]))];
}

/** The same value with something else at one place. */
export function replaced(value: unknown, [key, ...rest]: Place, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === Number(key) ? replaced(inner, rest, by) : inner));
  }
  const fields = value as Json;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}

/** A plausible value in which one place holds something hostile, or a field more than there should be. */
export function spoiled(schema: z.ZodType): fc.Arbitrary<unknown> {
  const whole = plausible(schema);
  return fc
    .tuple(fc.constantFrom(...places(whole)), fc.constantFrom(...HOSTILE))
    .map(([place, value]) => replaced(whole, place, value));
}
