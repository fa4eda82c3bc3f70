import { DATE_RANGE } from '@atrium/contract/dates';
import type * as z from 'zod';
import { Failure } from './failure.ts';
import type { FailureEntry } from './failure.ts';
import type { Bilingual } from './language.ts';

const NOT_VALID: Bilingual = { en: 'This value is not valid.', fr: 'Cette valeur n’est pas valide.' };

type Part = 'params' | 'query' | 'body';

/** Returns the ending of a noun after a number, the same in both languages. */
const ending = (count: number | bigint) => (Number(count) === 1 ? '' : 's');

/** Describes what is wrong with a field, for end users, in both languages. */
function labelOf(issue: z.core.$ZodIssue): Bilingual {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? { en: 'This information is required.', fr: 'Cette information est obligatoire.' }
        : { en: 'This is not the kind of value expected.', fr: 'Ce n’est pas le type de valeur attendu.' };
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) <= 1)
        return { en: 'This information is required.', fr: 'Cette information est obligatoire.' };
      if (issue.origin === 'string')
        return {
          en: `At least ${issue.minimum} character${ending(issue.minimum)}.`,
          fr: `Au moins ${issue.minimum} caractère${ending(issue.minimum)}.`,
        };
      if (issue.origin === 'array')
        return {
          en: `At least ${issue.minimum} item${ending(issue.minimum)}.`,
          fr: `Au moins ${issue.minimum} élément${ending(issue.minimum)}.`,
        };
      return issue.inclusive === false
        ? { en: `More than ${issue.minimum}.`, fr: `Plus de ${issue.minimum}.` }
        : { en: `At least ${issue.minimum}.`, fr: `Au moins ${issue.minimum}.` };
    case 'too_big':
      if (issue.origin === 'string')
        return {
          en: `At most ${issue.maximum} character${ending(issue.maximum)}.`,
          fr: `Au plus ${issue.maximum} caractère${ending(issue.maximum)}.`,
        };
      if (issue.origin === 'array')
        return {
          en: `At most ${issue.maximum} item${ending(issue.maximum)}.`,
          fr: `Au plus ${issue.maximum} élément${ending(issue.maximum)}.`,
        };
      return issue.inclusive === false
        ? { en: `Less than ${issue.maximum}.`, fr: `Moins de ${issue.maximum}.` }
        : { en: `At most ${issue.maximum}.`, fr: `Au plus ${issue.maximum}.` };
    case 'unrecognized_keys':
      return {
        en: `Unknown field: ${issue.keys.join(', ')}.`,
        fr: `Champ inconnu : ${issue.keys.join(', ')}.`,
      };
    case 'invalid_value':
      return {
        en: `One of: ${issue.values.map(String).join(', ')}.`,
        fr: `Une valeur parmi : ${issue.values.map(String).join(', ')}.`,
      };
    case 'custom':
      if (issue.params === DATE_RANGE)
        return {
          en: `A date from ${DATE_RANGE.first} to ${DATE_RANGE.last}.`,
          fr: `Une date du ${DATE_RANGE.first} au ${DATE_RANGE.last}.`,
        };
      return NOT_VALID;
    default:
      return NOT_VALID;
  }
}

/**
 * Parses one part of a call. Throws 404 for invalid path parameters (the record cannot exist), 400 for invalid queries and
 * bodies, with one entry per field, at most 50.
 */
export function parsePart<S extends z.ZodType>(part: Part, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  if (part === 'params') throw new Failure('NOT_FOUND');
  const entries = result.error.issues.slice(0, 50).map((issue): FailureEntry => ({
    code: 'BAD_REQUEST',
    label: labelOf(issue),
    path: [part, ...issue.path.map(String)].join('.'),
  }));
  throw new Failure('BAD_REQUEST', entries);
}
