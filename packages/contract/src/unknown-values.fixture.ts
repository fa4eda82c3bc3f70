/** Answers of a newer backend, with enum values that the contract does not know, to test the code that shows them. */
import * as z from 'zod';

interface Json {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Json>>;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | false;
}

/** A schema, for tests that do not import zod. */
export type Schema = z.ZodType;

/** Returns the schema of an object with this schema in one field. */
export const inField = (name: string, schema: Schema): Schema => z.object({ [name]: schema });

/** A value that is in no enum of the contract. */
export const UNKNOWN_VALUE = 'SOMETHING_NEW';

const MEMBERS = '[]';
const VALUES = '*';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with each enum value and its path; returns the value with the changes made by `visit`. */
function walk(
  value: unknown,
  schema: Json,
  defs: Readonly<Record<string, Json>>,
  path: string,
  visit: (value: unknown, path: string) => unknown,
): unknown {
  if (schema.$ref) return walk(value, defs[schema.$ref.replace('#/$defs/', '')] ?? {}, defs, path, visit);
  if (schema.enum) return typeof value === 'string' ? visit(value, path) : value;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.reduce((before, choice) => walk(before, choice, defs, path, visit), value);
  if (Array.isArray(value) && schema.items)
    return value.map((member: unknown) => walk(member, schema.items!, defs, path + MEMBERS, visit));
  if (!isObject(value)) return value;
  const { properties = {}, additionalProperties: others } = schema;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const field = properties[key] ?? (others || undefined);
      const name = properties[key] ? key : VALUES;
      return [key, field ? walk(inner, field, defs, path ? `${path}.${name}` : name, visit) : inner];
    }),
  );
}

/**
 * Returns copies of an answer, in each of which a different enum has a value that the contract does not know; keyed by
 * the path of the enum, such as `signatories[].status`.
 */
export function withUnknownValues<T>(schema: z.ZodType<T>, answer: unknown): Map<string, T> {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
  const paths = new Set<string>();
  const look = (visit: (value: unknown, path: string) => unknown) =>
    walk(answer, root, root.$defs ?? {}, '', visit);
  look((value, path) => {
    paths.add(path);
    return value;
  });
  return new Map(
    [...paths].map((path) => [path, look((value, at) => (at === path ? UNKNOWN_VALUE : value)) as T]),
  );
}
