import * as z from 'zod';
import { activeAccount } from './access.ts';
import { Day, Moment } from './dates.ts';
import { Document } from './documents.ts';
import { endpoints } from './endpoint.ts';
import { FilterBlock } from './filters.ts';
import { Id } from './ids.ts';
import {
  ALL_TYPES,
  OWN_KINDS,
  RECENT_DAYS,
  SEARCH_LIMIT,
  SEARCH_PAGE_SIZE,
  SEARCH_TYPES,
} from './search-rules.ts';
import { SERVICE_CODES } from './services.ts';
import { AttachedTag } from './tags.ts';

const some = <T extends z.ZodType>(item: T) => z.array(item).max(100).default([]);

/** Filters of the search (SRCH-044); an empty list filters nothing. */
export const SearchFilters = z.strictObject({
  query: z
    .string()
    .trim()
    .max(300)
    .default('')
    .describe('Words that must all occur, each as the beginning of a word, ignoring case and accents'),
  recent: some(z.enum(RECENT_DAYS)).describe(
    'Number of past days; the longest applies. Unlike dateFrom and dateTo, the period is relative to today',
  ),
  own: some(z.enum(OWN_KINDS)).describe(
    'Results that belong to the caller, even if another user created the search',
  ),
  services: some(z.enum(SEARCH_TYPES)),
  contracts: some(Id),
  ricosCodes: some(z.string().min(1).max(20)),
  tags: some(Id),
  country: some(z.string().regex(/^[A-Z]{2,3}$/)).describe('ISO 3166-1, two or three letters (TAG-018)'),
  currency: some(z.string().regex(/^[A-Z]{3}$/)).describe('ISO 4217'),
  changed: z.boolean().default(false).describe('Requests changed by others since the previous visit'),
  since: Moment.optional().describe(
    'Records added, and requests changed, after this time, except by the caller',
  ),
  dateFrom: Day.optional(),
  dateTo: Day.optional().describe('Inclusive'),
});
export type SearchFilters = z.output<typeof SearchFilters>;
export type SearchFiltersInput = z.input<typeof SearchFilters>;

const SearchCriteria = SearchFilters.extend({
  advanced: z
    .boolean()
    .default(true)
    .describe('false searches names and titles only, for suggestions during typing'),
  limit: z
    .number()
    .int()
    .min(1)
    .max(SEARCH_LIMIT)
    .default(SEARCH_PAGE_SIZE)
    .describe('Maximum number of results per service (SRCH-006, SRCH-008)'),
});
export type SearchCriteria = z.output<typeof SearchCriteria>;

const Range = z.object({ start: z.number().int().min(0), end: z.number().int().min(1) });
/** A text with the positions of the searched words. */
const MarkedText = z
  .object({
    text: z.string(),
    marks: z.array(Range).describe('In order, without overlaps, in UTF-16 code units'),
  })
  .meta({ id: 'MarkedText' });
export type MarkedText = z.output<typeof MarkedText>;

const Category = z.object({ id: z.string(), label: z.string().describe('In the language of the call') });

/** DATA-048; title and description contain the positions of the searched words. */
export const SearchResult = z
  .object({
    id: z.string().describe('Unique among the results'),
    title: MarkedText,
    description: MarkedText.describe(
      'The excerpt that contains the words, otherwise the beginning of the text',
    ),
    link: z.string().describe('Path inside the portal'),
    category: z.array(Category).describe('The sub-category comes first (SRCH-004)'),
    weight: z.number().int().describe('Weight of its service'),
    isOnOptimall: z.boolean(),
    utcDate: Moment.nullable(),
    entityId: z.string().nullable().describe('Id of the record, for calls about it'),
    details: z.object({
      country: z.string().nullable(),
      contractName: z.string().nullable(),
      contractId: Id.nullable(),
      entities: z.array(z.string()).describe('Names of the legal entities it concerns'),
      tags: z.array(AttachedTag),
      tagEntityType: z.enum(['requests', 'documents']).nullable(),
      canManageTags: z.boolean(),
      document: Document.nullable(),
    }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.output<typeof SearchResult>;

/** The results of one service. */
export const SearchGroup = z
  .object({
    type: z.enum(SEARCH_TYPES),
    service: z.enum(SERVICE_CODES),
    label: z.string().describe('In the language of the call'),
    weight: z.number().int(),
    total: z.number().int().min(0).describe('Number of all matching results visible to the caller'),
    categories: z
      .array(Category.extend({ count: z.number().int().min(0) }))
      .describe('In the order of the results'),
    results: z.array(SearchResult),
  })
  .meta({ id: 'SearchGroup' });
export type SearchGroup = z.output<typeof SearchGroup>;

export const search = endpoints({
  filters: {
    method: 'POST',
    path: '/search/filters',
    tag: 'search',
    summary:
      'Get the filters for a search, with the number of results per value under the other filters (SRCH-001)',
    body: SearchFilters,
    response: z.array(FilterBlock),
    cost: 'high',
    errorKey: null,
    access: activeAccount,
  },
  search: {
    method: 'POST',
    path: '/search/{type}',
    tag: 'search',
    summary:
      'Search one service or all services of the caller; results are grouped by service, by weight (API-102, SRCH-004, SRCH-005)',
    params: z.object({ type: z.enum([ALL_TYPES, ...SEARCH_TYPES]) }),
    body: SearchCriteria,
    response: z
      .object({
        total: z.number().int().min(0),
        isForgiving: z
          .boolean()
          .describe(
            'Whether no result contains exactly these words and the results contain similarly spelled words instead',
          ),
        groups: z.array(SearchGroup).describe('Groups with results'),
      })
      .meta({ id: 'SearchAnswer' }),
    cost: 'high',
    errorKey: 'search',
    access: activeAccount,
  },
});
