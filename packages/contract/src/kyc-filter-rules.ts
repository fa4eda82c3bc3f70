/** The address and the filters of the KYC list, free of schemas; apart from what the widget of the home needs. */
import type { DateFilter, FilterFields, Filters } from './filter-rules.ts';
import { REVIEW_STATUSES } from './kyc-rules.ts';
import type { KycFiltersInput } from './kyc.ts';

/** Most pages in a list; to see more, people narrow the list. */
export const KYC_PAGES_MAX = 50;

/** What an identifier of a record looks like. */
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** What the list is filtered by, by the name that it has in calls and addresses, in the order of the page (KYC-003). */
export const KYC_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  statuses: { type: 'SELECT', values: REVIEW_STATUSES },
  nextReview: { type: 'DATE' },
  countries: { type: 'SELECT', pattern: /^[A-Z]{2}$/ },
  contracts: { type: 'SELECT', pattern: ID },
} as const satisfies FilterFields;
export type KycFilterField = keyof typeof KYC_FILTER_FIELDS;

/** Tabs of the page, the first one without its name in the address (KYC-001). */
export const KYC_TABS = ['list', 'faq', 'swift'] as const;
export type KycTab = (typeof KYC_TABS)[number];

/** Filters of an address, cleaned, as the calls take them: a period is two fields. */
export function kycFilterBody(filters: Filters): KycFiltersInput {
  const { nextReview, ...others } = filters;
  return { ...others, ...(nextReview as DateFilter | undefined) };
}
