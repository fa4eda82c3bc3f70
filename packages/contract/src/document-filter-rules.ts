/** URL parameters and filters of the documents page, no schemas; separate from what every list of documents needs. */
import {
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_MARKS,
  DOCUMENT_STATES,
  MEDIA_CATEGORIES,
} from './document-rules.ts';
import type { DocumentFiltersInput } from './documents.ts';
import type { DateFilter, FilterFields, Filters } from './filter-rules.ts';
import { SERVICE_CODES } from './services.ts';
import { UUID } from './uuid.ts';

/** Maximum number of pages in a list; to see more, users narrow the list. */
export const DOCUMENT_PAGES_MAX = 100;

/** Document filters by their name in calls and URLs, in the order of the page (DOC-008). */
export const DOCUMENT_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  marks: { type: 'SELECT', values: DOCUMENT_MARKS },
  categories: { type: 'SELECT', values: DOCUMENT_CATEGORY_CODES },
  date: { type: 'DATE' },
  ricosCodes: { type: 'SELECT', pattern: /^.{1,20}$/u },
  services: { type: 'SELECT', values: SERVICE_CODES },
  contracts: { type: 'SELECT', pattern: UUID },
  types: { type: 'SELECT', values: MEDIA_CATEGORIES },
  states: { type: 'SELECT', values: DOCUMENT_STATES },
  tags: { type: 'TAG', pattern: UUID },
} as const satisfies FilterFields;
export type DocumentFilterField = keyof typeof DOCUMENT_FILTER_FIELDS;

/** Layouts of the documents: rows with columns, or tiles. */
export const DOCUMENT_LAYOUTS = ['list', 'tiles'] as const;
export type DocumentLayout = (typeof DOCUMENT_LAYOUTS)[number];

/** Name of the URL parameter that opens the preview of a document (DOC-009). */
export const DOCUMENT_PARAMETER = 'documentId';

/** Returns the id of the document whose preview a URL opens; null for no id or an invalid one. */
export function readDocumentId(address: URLSearchParams): string | null {
  const id = address.get(DOCUMENT_PARAMETER);
  return id !== null && UUID.test(id) ? id.toLowerCase() : null;
}

/** Returns the request body for the cleaned filters of a URL; a period becomes two fields. */
export function documentFilterBody(filters: Filters): DocumentFiltersInput {
  const { date, ...others } = filters;
  return { ...others, ...(date as DateFilter | undefined) };
}
