import { countryName } from '@atrium/contract/countries';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { KycFilters } from '@atrium/contract/kyc';
import { KYC_FILTER_FIELDS } from '@atrium/contract/kyc-filter-rules';
import type { KycFilterField } from '@atrium/contract/kyc-filter-rules';
import { REVIEW_STATUSES } from '@atrium/contract/kyc-rules';
import type { ReviewStatus } from '@atrium/contract/kyc-rules';
import type { Database } from '../database/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { contractNames, mostFirst } from '../filters/index.ts';
import { countRecords } from './listing.ts';
import type { KycFacet, KycReader } from './listing.ts';

const TITLES: Readonly<Record<KycFilterField, Bilingual>> = {
  query: { en: 'Search', fr: 'Recherche' },
  statuses: { en: 'Review', fr: 'Revue' },
  nextReview: { en: 'Next review', fr: 'Prochaine revue' },
  countries: { en: 'Country', fr: 'Pays' },
  contracts: { en: 'Contract', fr: 'Contrat' },
};

/** Display names of the review statuses. */
export const REVIEW_STATUS_LABELS: Readonly<Record<ReviewStatus, Bilingual>> = {
  overdue: { en: 'Overdue', fr: 'En retard' },
  soon: { en: 'Due within 3 months', fr: 'Sous 3 mois' },
  later: { en: 'Up to date', fr: 'À jour' },
  undated: { en: 'No date set', fr: 'Sans date' },
};

/**
 * Returns the filters of the KYC list: the values to choose from, each with its number of records under the filters of
 * the other blocks. A chosen value stays listed even if it has no records.
 */
export async function kycFilterBlocks(
  db: Database,
  { language, ...reader }: KycReader & { readonly language: Language },
  filter: KycFilters,
): Promise<FilterBlock[]> {
  const counted = await countRecords(db, reader, filter);
  const countsOf = (field: KycFacet) =>
    new Map(counted.get(field)!.map(({ value, count }) => [value, count]));
  const contracts = await contractNames(
    db,
    { user: reader.user, language },
    { counted: countsOf('contracts').keys(), chosen: filter.contracts },
  );
  const countries = new Set([...countsOf('countries').keys(), ...filter.countries]);

  /** Keeps values that have records, and chosen values. */
  const itemsOf = (field: KycFacet, names: Iterable<readonly [string, string]>): FilterItem[] => {
    const counts = countsOf(field);
    const selected = new Set<string>(filter[field]);
    return [...names]
      .map(([value, label]) => ({
        value,
        label,
        count: counts.get(value) ?? 0,
        isSelected: selected.has(value),
        children: [],
      }))
      .filter(({ count, isSelected }) => count > 0 || isSelected);
  };
  const items: Readonly<Record<KycFacet, FilterItem[]>> = {
    statuses: itemsOf(
      'statuses',
      REVIEW_STATUSES.map((status) => [status, REVIEW_STATUS_LABELS[status][language]] as const),
    ),
    countries: mostFirst(
      itemsOf(
        'countries',
        [...countries].map((code) => [code, countryName(code, language)] as const),
      ),
      language,
    ),
    contracts: mostFirst(itemsOf('contracts', contracts), language),
  };
  return (Object.keys(KYC_FILTER_FIELDS) as KycFilterField[]).map((field) => {
    const entries = field === 'query' || field === 'nextReview' ? [] : items[field];
    return {
      field,
      title: TITLES[field][language],
      type: KYC_FILTER_FIELDS[field].type,
      placeholder: null,
      isHidden: isHidden(field, entries),
      isMultiLevel: false,
      items: entries,
    };
  });
}

/** Hides the search text, which has its own field on the page, and filters with only one contract or country. */
function isHidden(field: KycFilterField, items: readonly FilterItem[]): boolean {
  if (field === 'nextReview') return false;
  if (field === 'query' || items.length === 0) return true;
  return field !== 'statuses' && items.length < 2 && items.every(({ isSelected }) => !isSelected);
}
