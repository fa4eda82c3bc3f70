import * as z from 'zod';
import type { ApiTable } from './endpoint.ts';
import { MEMBERS, VALUES, type Shape, type ShapeTable } from './shapes.ts';

/** The parts of a JSON schema that define a shape. */
interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly id?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | false;
}

const REFERENCE = '#/$defs/';

/** Returns the union of shapes, flattened and without duplicates; a single shape is returned as it is. */
function oneOf(shapes: readonly Shape[]): Shape {
  const different = new Map(shapes.flat().map((shape) => [JSON.stringify(shape), shape]));
  const [first, ...others] = [...different.values()];
  return others.length === 0 ? first! : [...different.values()];
}

function shapeOf(schema: JsonSchema): Shape {
  if (schema.$ref?.startsWith(REFERENCE)) return schema.$ref.slice(REFERENCE.length);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return oneOf(choices.map(shapeOf));
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'array':
      return { [MEMBERS]: schema.items ? shapeOf(schema.items) : 'any' };
    case 'object': {
      const { additionalProperties: values } = schema;
      if (!schema.properties) return { [VALUES]: values ? shapeOf(values) : 'any' };
      const fields = Object.entries(schema.properties).map(([name, field]) => [
        schema.required?.includes(name) ? name : `${name}?`,
        shapeOf(field),
      ]);
      return Object.fromEntries(fields) as Shape;
    }
    default:
      return schema.type ?? 'any';
  }
}

/** Derives the table with which the portal’s client checks answers. */
export function shapesOf(api: ApiTable): ShapeTable {
  const types: Record<string, Shape> = {};
  const answer = (response: z.ZodType): Shape => {
    const { $defs = {}, ...root } = z.toJSONSchema(response, {
      io: 'output',
      unrepresentable: 'any',
      reused: 'inline',
    }) as JsonSchema;
    for (const [name, schema] of Object.entries($defs)) types[name] ??= shapeOf(schema);
    // A named schema that is the whole answer is written inline: add it to the named types.
    if (root.id === undefined) return shapeOf(root);
    types[root.id] ??= shapeOf(root);
    return root.id;
  };
  const answers = Object.entries(api).map(([area, table]) => [
    area,
    Object.fromEntries(
      Object.entries(table).flatMap(([name, { response }]) =>
        typeof response === 'string' ? [] : [[name, answer(response)]],
      ),
    ),
  ]);
  return { types, answers: Object.fromEntries(answers) as ShapeTable['answers'] };
}
