/** URL parameters and filters of the KYC list, without schemas; separate from what the home page widget needs. */
import type { DateFilter, FilterFields, Filters } from './filter-rules.ts';
import { REVIEW_STATUSES } from './kyc-rules.ts';
import type { KycFiltersInput } from './kyc.ts';
import { UUID } from './uuid.ts';

/** Maximum number of pages in a list; to see more, users narrow the list. */
export const KYC_PAGES_MAX = 50;

/** Filters of the list by their name in calls and URLs, in the order of the page (KYC-003). */
export const KYC_FILTER_FIELDS = {
  query: { type: 'TEXT' },
  statuses: { type: 'SELECT', values: REVIEW_STATUSES },
  nextReview: { type: 'DATE' },
  countries: { type: 'SELECT', pattern: /^[A-Z]{2}$/ },
  contracts: { type: 'SELECT', pattern: UUID },
} as const satisfies FilterFields;
export type KycFilterField = keyof typeof KYC_FILTER_FIELDS;

/** Tabs of the page; the first one is not named in the URL (KYC-001). */
export const KYC_TABS = ['list', 'faq', 'swift'] as const;
export type KycTab = (typeof KYC_TABS)[number];

/** Returns the request body for the cleaned filters of a URL; a period becomes two fields. */
export function kycFilterBody(filters: Filters): KycFiltersInput {
  const { nextReview, ...others } = filters;
  return { ...others, ...(nextReview as DateFilter | undefined) };
}
