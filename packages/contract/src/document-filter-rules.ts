/** The address and the filters of the documents page, free of schemas; apart from what every list of documents needs. */
import {
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_MARKS,
  DOCUMENT_STATES,
  MEDIA_CATEGORIES,
} from './document-rules.ts';
import type { DocumentFiltersInput } from './documents.ts';
import type { DateFilter, FilterFields, Filters } from './filter-rules.ts';
import { SERVICE_CODES } from './services.ts';

/** Most pages in a list; to see more, people narrow the list. */
export const DOCUMENT_PAGES_MAX = 100;

/** What an identifier of a record looks like. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What documents are filtered by, by the name that it has in calls and addresses, in the order of the page (DOC-008). */
export const DOCUMENT_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  marks: { type: 'SELECT', values: DOCUMENT_MARKS },
  categories: { type: 'SELECT', values: DOCUMENT_CATEGORY_CODES },
  date: { type: 'DATE' },
  ricosCodes: { type: 'SELECT', pattern: /^.{1,20}$/u },
  services: { type: 'SELECT', values: SERVICE_CODES },
  contracts: { type: 'SELECT', pattern: ID },
  types: { type: 'SELECT', values: MEDIA_CATEGORIES },
  states: { type: 'SELECT', values: DOCUMENT_STATES },
  tags: { type: 'TAG', pattern: ID },
} as const satisfies FilterFields;
export type DocumentFilterField = keyof typeof DOCUMENT_FILTER_FIELDS;

/** How the documents stand: under each other in columns, or beside each other. */
export const DOCUMENT_LAYOUTS = ['list', 'tiles'] as const;
export type DocumentLayout = (typeof DOCUMENT_LAYOUTS)[number];

/** Name of the parameter that opens the preview of a document (DOC-009). */
export const DOCUMENT_PARAMETER = 'documentId';

/** The identifier of the document whose preview an address opens; null for none and for what is no identifier. */
export function readDocumentId(address: URLSearchParams): string | null {
  const id = address.get(DOCUMENT_PARAMETER);
  return id !== null && ID.test(id) ? id.toLowerCase() : null;
}

/** Filters of an address, cleaned, as the calls take them: a period is two fields. */
export function documentFilterBody(filters: Filters): DocumentFiltersInput {
  const { date, ...others } = filters;
  return { ...others, ...(date as DateFilter | undefined) };
}
