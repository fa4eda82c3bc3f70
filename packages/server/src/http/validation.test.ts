import { expect, test } from 'vitest';
import * as z from 'zod';
import { Failure } from './failure.ts';
import { parsePart } from './validation.ts';

const labelOf = (schema: z.ZodType, value: unknown) => {
  try {
    parsePart('body', schema, value);
  } catch (error) {
    if (error instanceof Failure) return error.entries[0]?.label;
  }
  return undefined;
};

test.each([
  [z.array(z.string()).min(1), [], 'At least 1 item.', 'Au moins 1 élément.'],
  [z.array(z.string()).min(2), [], 'At least 2 items.', 'Au moins 2 éléments.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 item.', 'Au plus 1 élément.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2 items.', 'Au plus 2 éléments.'],
  [z.string().min(3), 'a', 'At least 3 characters.', 'Au moins 3 caractères.'],
  [z.string().max(1), 'ab', 'At most 1 character.', 'Au plus 1 caractère.'],
])('a limit agrees in number with its unit: %#', (schema, value, en, fr) => {
  expect(labelOf(schema, value)).toEqual({ en, fr });
});

test.each([
  [z.number().min(0), -1, 'At least 0.', 'Au moins 0.'],
  [z.number().positive(), 0, 'More than 0.', 'Plus de 0.'],
  [z.number().max(5), 6, 'At most 5.', 'Au plus 5.'],
  [z.number().lt(5), 5, 'Less than 5.', 'Moins de 5.'],
])('a limit that is itself refused is not named as allowed: %#', (schema, value, en, fr) => {
  expect(labelOf(schema, value)).toEqual({ en, fr });
});
