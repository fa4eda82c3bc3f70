import * as z from 'zod';
import { cleanName } from './name-rules.ts';
import { isInvisible } from './rich-text-rules.ts';

/** Schema of a name that a user gives: at most `maximum` characters as stored, and at least one with a glyph. */
export const nameOf = (maximum: number) =>
  z
    .string()
    .overwrite(cleanName)
    .min(1)
    .max(maximum)
    .refine((name) => !isInvisible(name));
