/**
 * Shape of answers, small enough for the browser: which keys an answer has and of which type they are. Ranges, formats
 * and enum values are left to the schemas: an enum value added by a newer backend must not make an answer invalid.
 */

/**
 * `string`, `number`, `boolean`, `null`, `any` or the name of a type; a list of alternatives; or an object, whose key
 * `[]` is for the members of an array, `*` for the values of a map, and `name?` for an optional key.
 */
export type Shape = string | readonly Shape[] | { readonly [key: string]: Shape };

/** Shapes by name, and the shape of each call's answer. */
export interface ShapeTable {
  readonly types: Readonly<Record<string, Shape>>;
  readonly answers: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
}

/** Keys for the members of an array and the values of a map. */
export const MEMBERS = '[]';
export const VALUES = '*';
const SIMPLE: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'null']);

/** A mismatch between an answer and its shape; contains keys and types, never a value. */
interface Fault {
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

const kindOf = (value: unknown): string => {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => kindOf(value) === 'object';

function firstFault<T>(items: Iterable<T>, fault: (item: T) => Fault | null): Fault | null {
  for (const item of items) {
    const found = fault(item);
    if (found) return found;
  }
  return null;
}

function find(value: unknown, shape: Shape, types: ShapeTable['types'], path: string): Fault | null {
  if (shape === 'any') return value === undefined ? { path, expected: shape, found: 'missing' } : null;
  if (typeof shape === 'string') {
    if (!SIMPLE.has(shape)) return find(value, types[shape] ?? 'any', types, path);
    const found = kindOf(value);
    return found === shape ? null : { path, expected: shape, found };
  }
  if (isOneOf(shape)) return findInChoices(value, shape, types, path);
  const members = shape[MEMBERS];
  if (members) {
    if (!Array.isArray(value)) return { path, expected: 'array', found: kindOf(value) };
    return firstFault(value.entries(), ([index, member]) =>
      find(member, members, types, `${path}[${index}]`),
    );
  }
  if (!isObject(value)) return { path, expected: 'object', found: kindOf(value) };
  const values = shape[VALUES];
  // The keys of a map are data, so the path does not contain them.
  if (values)
    return firstFault(Object.values(value), (inner) => find(inner, values, types, `${path}.${VALUES}`));
  return firstFault(Object.entries(shape), ([key, field]) => {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    if (isOptional && value[name] === undefined) return null;
    return find(value[name], field, types, path ? `${path}.${name}` : name);
  });
}

const isOneOf = (shape: Shape): shape is readonly Shape[] => Array.isArray(shape);

/** Reports the mismatch of the alternative that the value matches furthest. */
function findInChoices(value: unknown, choices: readonly Shape[], types: ShapeTable['types'], path: string) {
  let furthest: Fault | null = null;
  for (const choice of choices) {
    const fault = find(value, choice, types, path);
    if (!fault) return null;
    if (!furthest || fault.path.length > furthest.path.length) furthest = fault;
  }
  return furthest;
}

/** Describes the first mismatch in an answer, such as `legalEntities[3].longName is number, not string`; null if valid. */
function faultOf(answer: unknown, shape: Shape, types: ShapeTable['types']): string | null {
  const fault = find(answer, shape, types, '');
  if (!fault) return null;
  return `${fault.path || 'the answer'} is ${fault.found}, not ${fault.expected}`;
}

/** Describes the first mismatch in the answer of a call; null if it is valid or the call has no JSON answer. */
export function answerFault(table: ShapeTable, area: string, call: string, answer: unknown): string | null {
  const shape = table.answers[area]?.[call];
  return shape === undefined ? null : faultOf(answer, shape, table.types);
}
