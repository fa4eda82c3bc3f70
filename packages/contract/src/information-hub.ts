import * as z from 'zod';
import {
  contentAdditionFields,
  contentAdditions,
  contentDocumentCalls,
  contentDocumentFields,
  ContentText,
  contentTextChanges,
} from './content.ts';
import { editsContent, readsContent } from './content-rules.ts';
import { endpoints } from './endpoint.ts';
import { idParams } from './ids.ts';
import {
  HUB_BLOCS,
  HUB_DISCLAIMER_KEY,
  HUB_TABS,
  HUB_TEXT_KEYS,
  tabOfBloc,
} from './information-hub-rules.ts';
import type { HubTextKey } from './information-hub-rules.ts';

/** DATA-068. */
export const HubDocument = z
  .object({
    ...contentDocumentFields,
    category: z.object({ id: z.enum(HUB_TABS), name: z.string() }),
    itbInfo: z.object({
      tab: z.enum(HUB_TABS),
      bloc: z.enum(HUB_BLOCS),
      descriptions: z.object({ en: z.string().nullable(), fr: z.string().nullable() }),
      order: z.number().int().min(0),
    }),
  })
  .meta({ id: 'HubDocument' });
export type HubDocument = z.output<typeof HubDocument>;

const hubTexts = Object.fromEntries(HUB_TEXT_KEYS.map((key) => [key, ContentText])) as Record<
  HubTextKey,
  typeof ContentText
>;

/** DATA-069: the texts of the page by key and language, with the disclaimer separate. */
export const HubTranslations = z
  .object({ translations: z.object(hubTexts), disclaimer: ContentText })
  .meta({ id: 'HubTranslations' });
export type HubTranslations = z.output<typeof HubTranslations>;

/** A file that the caller uploaded, and the block it is added to. */
const HubAddition = z
  .strictObject({
    itbTab: z.enum(HUB_TABS),
    itbBloc: z.enum(HUB_BLOCS),
    ...contentAdditionFields,
  })
  .refine(({ itbTab, itbBloc }) => tabOfBloc(itbBloc) === itbTab, { path: ['itbBloc'] });
export type HubAddition = z.output<typeof HubAddition>;

const reads = readsContent('INFORMATION_HUB');
const edits = editsContent('INFORMATION_HUB');

export const informationHub = endpoints({
  translations: {
    method: 'GET',
    path: '/information-hub/translations',
    tag: 'information-hub',
    summary: 'Get the texts of the page in both languages (API-167)',
    response: HubTranslations,
    errorKey: 'get-content-texts',
    access: reads,
  },
  saveTranslations: {
    method: 'PUT',
    path: '/information-hub/translations',
    tag: 'information-hub',
    summary: 'Update texts; 409 if one of them has changed since it was read (API-167, HUB-018)',
    body: contentTextChanges([...HUB_TEXT_KEYS, HUB_DISCLAIMER_KEY]),
    response: HubTranslations,
    errorKey: 'update-content-texts',
    access: edits,
  },
  documents: {
    method: 'GET',
    path: '/information-hub/documents',
    tag: 'information-hub',
    summary:
      'List the documents in the language of the call or for all languages, by block in display order (API-168)',
    response: z.array(HubDocument),
    errorKey: 'get-content-documents',
    access: reads,
  },
  rights: {
    method: 'GET',
    path: '/information-hub/rights',
    tag: 'information-hub',
    summary: 'Get whether the caller can edit the page (API-169, DATA-070)',
    response: z.object({ canEdit: z.boolean() }),
    errorKey: null,
    access: reads,
  },
  addDocuments: {
    method: 'POST',
    path: '/information-hub/documents',
    tag: 'information-hub',
    summary: 'Add uploaded files at the end of their blocks, all or none (API-171)',
    body: contentAdditions(HubAddition),
    response: 'empty',
    errorKey: 'add-content-documents',
    access: edits,
  },
  description: {
    method: 'GET',
    path: '/information-hub/documents/{id}/description',
    tag: 'information-hub',
    summary: 'Get the current description of a document (API-172)',
    params: idParams,
    response: z
      .object({
        descriptionEn: z.string().nullable(),
        descriptionFr: z.string().nullable(),
        version: z.number().int().min(1),
      })
      .meta({ id: 'HubDocumentDescription' }),
    errorKey: 'get-content-documents',
    access: edits,
  },
  // API-170, API-173 and API-174.
  ...contentDocumentCalls('/information-hub', 'information-hub', 'INFORMATION_HUB'),
});
