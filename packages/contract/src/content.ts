import * as z from 'zod';
import { anyOf } from './access.ts';
import {
  CONTENT_AREA_CODES,
  CONTENT_DESCRIPTION_MAX,
  CONTENT_DOCUMENTS_TOGETHER,
  CONTENT_LANGUAGES,
  editsContent,
  readsContent,
} from './content-rules.ts';
import type { ContentArea } from './content-rules.ts';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams, versionQuery } from './ids.ts';
import { AttachedTag, TagChanges } from './tags.ts';

/** Parts shared by the content of all areas (decision 50); each area builds its own calls from them. */

/** Version of the record on which a change is based; any other version is refused with 409. */
export const Version = z.number().int().min(0);

/** A text in both languages. */
export const ContentText = z
  .object({
    en: z.string(),
    fr: z.string(),
    version: z
      .number()
      .int()
      .min(0)
      .describe('0 if the text has never been written; sent back with a change'),
  })
  .meta({ id: 'ContentText' });
export type ContentText = z.output<typeof ContentText>;

/** Maximum length of the markup of a formatted text, in characters: many times the limit of its visible text. */
const MARKUP_MAX = 40_000;

/** Changed texts, each in one language; `version` is that of the text as it was read. */
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

/** Description of a document; an empty text becomes null. */
export const Description = z
  .string()
  .trim()
  .max(CONTENT_DESCRIPTION_MAX)
  .transform((text) => text || null)
  .nullable();

/** A document of a content page, without its placement, which each area defines. */
export const contentDocumentFields = {
  id: Id.describe('Stays the same if the file is replaced'),
  filename: z.string(),
  type: z.enum(MEDIA_CATEGORIES),
  mediaType: z.string().describe('Detected from the content'),
  size: z.number().int().min(0).describe('Bytes'),
  language: z
    .enum(CONTENT_LANGUAGES)
    .nullable()
    .describe('Language of the readers it is for; null for all readers'),
  updatedAt: Moment,
  version: z.number().int().min(1).describe('Sent back with a change'),
  tags: z.array(AttachedTag),
  descriptionEn: z.string().nullable(),
  descriptionFr: z.string().nullable(),
} as const;

/** A file that the caller uploaded and adds to a page, without its placement. */
export const contentAdditionFields = {
  documentId: Id,
  language: z.enum(CONTENT_LANGUAGES).nullable().default(null),
  descriptionEn: Description.default(null),
  descriptionFr: Description.default(null),
  tags: TagChanges.default([]),
} as const;

/** Several files at once, none of them twice. */
export const contentAdditions = <S extends z.ZodType<{ documentId: string }>>(addition: S) =>
  z
    .array(addition)
    .min(1)
    .max(CONTENT_DOCUMENTS_TOGETHER)
    .refine((list) => new Set(list.map(({ documentId }) => documentId)).size === list.length);

/** Returns the calls that change or download one document; they are the same under the path of each area. */
export const contentDocumentCalls = <const P extends `/${string}`, const T extends string>(
  path: P,
  tag: T,
  area: ContentArea,
) => ({
  read: {
    method: 'GET' as const,
    path: `${path}/documents/{id}/reader` as const,
    tag,
    summary: 'Download the file of a document',
    params: idParams,
    answerHeaders: ['content-disposition'] as const,
    response: 'binary' as const,
    errorKey: 'download-document' as const,
    access: readsContent(area),
  },
  updateDocument: {
    method: 'PUT' as const,
    path: `${path}/documents/{id}` as const,
    tag,
    summary:
      'Update the descriptions of a document and, with newDocumentId, its file; its id and tags are kept',
    params: idParams,
    body: z.strictObject({
      newDocumentId: Id.nullable().default(null),
      descriptionEn: Description,
      descriptionFr: Description,
      version: Version,
    }),
    response: 'empty' as const,
    errorKey: 'update-content-document' as const,
    access: editsContent(area),
  },
  deleteDocument: {
    method: 'DELETE' as const,
    path: `${path}/documents/{id}` as const,
    tag,
    summary: 'Delete a document from the page; 409 if it has changed since it was read',
    params: idParams,
    query: versionQuery,
    response: 'empty' as const,
    errorKey: 'delete-content-document' as const,
    access: editsContent(area),
  },
});

const DocumentIds = z.array(Id).min(1).max(1000);
const isSameSet = ({ shown, documentIds }: { shown: string[]; documentIds: string[] }) =>
  new Set(documentIds).size === documentIds.length &&
  shown.length === documentIds.length &&
  shown.every((id) => documentIds.includes(id));

export const content = endpoints({
  order: {
    method: 'PUT',
    path: '/content/documents/order',
    tag: 'content',
    summary:
      'Reorder the documents of one block of a content page; 409 if their order has changed since it was read',
    body: z
      .strictObject({
        shown: DocumentIds.describe('Ids in the order in which they were read'),
        documentIds: DocumentIds.describe('The same ids in their new order'),
      })
      .refine(isSameSet, { path: ['documentIds'] }),
    response: 'empty',
    errorKey: 'order-content-documents',
    access: anyOf(...CONTENT_AREA_CODES.map(editsContent)),
  },
});
