/** Answers of a newer backend, for tests of what shows them: values of enums that the contract does not know. */
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

/** A schema, as tests name it that know no zod. */
export type Schema = z.ZodType;

/** The schema of what stands in a field of something. */
export const inField = (name: string, schema: Schema): Schema => z.object({ [name]: schema });

/** A value that no enum of the contract has. */
export const UNKNOWN_VALUE = 'SOMETHING_NEW';

const MEMBERS = '[]';
const VALUES = '*';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with each value that an enum describes, and its place; answers with the value as `visit` changes it. */
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
 * The same answer several times, each time with another of its enums taking a value that the contract does not know; by
 * the place of the enum, such as `signatories[].status`.
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
