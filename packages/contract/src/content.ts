import * as z from 'zod';
import { allOf, holdsService, isAdmin } from './access.ts';
import type { Permission } from './access.ts';
import { CONTENT_AREAS, CONTENT_DESCRIPTION_MAX, CONTENT_LANGUAGES } from './content-rules.ts';
import type { ContentArea } from './content-rules.ts';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { Moment } from './dates.ts';
import { Id } from './ids.ts';

/** What the content of every area has in common (decision 50). Each area spells its own calls with these parts. */

/** Who reads the content of an area. */
export const readsContent = (area: ContentArea): Permission => holdsService(CONTENT_AREAS[area]);

/** Who edits it: administrators of the bank who read it. */
export const editsContent = (area: ContentArea): Permission => allOf(readsContent(area), isAdmin);

/** Which state of a record a change was made from; from any other one it is refused with 409. */
export const Version = z.number().int().min(0);

/** A text in both languages. */
export const ContentText = z
  .object({
    en: z.string(),
    fr: z.string(),
    version: z.number().int().min(0).describe('0 while nobody wrote it; sent back with a change'),
  })
  .meta({ id: 'ContentText' });
export type ContentText = z.output<typeof ContentText>;

/** Longest markup of a formatted text: many times what may be read of it. */
const MARKUP_MAX = 40_000;

/** New words for a text in one language; `version` is that of the text as it was read. */
export const contentTextChanges = <const K extends readonly [string, ...string[]]>(keys: K) =>
  z
    .array(
      z.strictObject({
        key: z.enum(keys),
        culture: z.enum(CONTENT_LANGUAGES),
        text: z.string().trim().min(1).max(MARKUP_MAX),
        version: Version,
      }),
    )
    .min(1)
    .max(keys.length * CONTENT_LANGUAGES.length)
    .refine((list) => new Set(list.map(({ key, culture }) => `${key} ${culture}`)).size === list.length);

/** What is said about a document; nothing is null. */
export const Description = z
  .string()
  .trim()
  .max(CONTENT_DESCRIPTION_MAX)
  .transform((text) => text || null)
  .nullable();

/** A document of a content page, without what only one area says of it. */
export const contentDocumentFields = {
  id: Id.describe('Stays when another file takes its place'),
  filename: z.string(),
  type: z.enum(MEDIA_CATEGORIES),
  mediaType: z.string().describe('Found by looking at the content'),
  size: z.number().int().min(0).describe('Bytes'),
  language: z.enum(CONTENT_LANGUAGES).nullable().describe('Of the readers it is for; null for all of them'),
  updatedAt: Moment,
  version: z.number().int().min(1).describe('Sent back with a change'),
} as const;
