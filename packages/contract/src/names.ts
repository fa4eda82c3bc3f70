import * as z from 'zod';
import { cleanName } from './name-rules.ts';
import { isInvisible } from './rich-text-rules.ts';

/** Characters that change the order in which the characters around them are drawn (Unicode, UAX #9). */
const DIRECTION_CHANGES = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Schema of a name that a user gives: at most `maximum` characters as stored, and at least one with a glyph. Characters
 * that change the direction are left out, so that a name is read as it is stored.
 */
export const nameOf = (maximum: number) =>
  z
    .string()
    .overwrite((name) => cleanName(name.replaceAll(DIRECTION_CHANGES, '')))
    .min(1)
    .max(maximum)
    .refine((name) => !isInvisible(name));
