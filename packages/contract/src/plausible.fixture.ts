/** Plausible values for the schemas of the contract, to test the code that sends and receives them. */
import * as z from 'zod';

type Json = Record<string, unknown>;

/** Returns a value for a schema: the right type in every position, though details such as formats may not match. */
export function plausible(schema: z.ZodType, io: 'input' | 'output' = 'input'): unknown {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const defs = (root['$defs'] ?? {}) as Record<string, Json>;
  return valueOf(root, defs);
}

/** `open` lists the enclosing named schemas: a list of one of them inside itself is empty, to stop the recursion. */
function valueOf(schema: Json, defs: Record<string, Json>, open: readonly string[] = []): unknown {
  const one = (inner: unknown) => valueOf(inner as Json, defs, open);
  if (typeof schema['$ref'] === 'string') {
    const name = schema['$ref'].replace('#/$defs/', '');
    return valueOf(defs[name] ?? {}, defs, [...open, name]);
  }
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  for (const choice of ['anyOf', 'oneOf', 'allOf']) {
    if (Array.isArray(schema[choice])) return one(schema[choice][0]);
  }
  // A nullable type is written as an array of both types.
  switch ([schema['type']].flat()[0]) {
    case 'object': {
      const fields = Object.entries((schema['properties'] ?? {}) as Json);
      return fields.length === 0 && schema['additionalProperties']
        ? mapOf(schema, one)
        : Object.fromEntries(fields.map(([name, field]) => [name, one(field)]));
    }
    case 'array': {
      const members = schema['items'] as Json | undefined;
      const isInside = open.some((name) => members?.['$ref'] === `#/$defs/${name}`);
      return members && !isInside && Number(schema['maxItems'] ?? 1) > 0 ? [one(members)] : [];
    }
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

/** A map with one entry. */
function mapOf({ propertyNames, additionalProperties }: Json, one: (schema: unknown) => unknown): Json {
  return { [String(one(propertyNames ?? { type: 'string' }))]: one(additionalProperties) };
}

/** The only date and moment in plausible values. */
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

/** Path of a position in a value. */
export type Path = readonly (string | number)[];

/** Returns the paths of all positions in a value, including the root. */
export function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

/** Returns a copy of the value with one position replaced. */
export function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) {
    return value.map((inner, index) => (index === Number(key) ? replaced(inner, rest, by) : inner));
  }
  const fields = value as Json;
  return { ...fields, [key]: replaced(fields[key], rest, by) };
}
