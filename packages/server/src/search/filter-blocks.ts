import { sql } from 'drizzle-orm';
import { countryName } from '@atrium/contract/countries';
import { SEARCH_FILTER_FIELDS } from '@atrium/contract/search-filter-rules';
import type { SearchFilterField } from '@atrium/contract/search-filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { OWN_KINDS, RECENT_DAYS, SEARCH_SERVICES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { OwnKind, RecentDays } from '@atrium/contract/search-rules';
import type { SearchFilters } from '@atrium/contract/search';
import { SERVICES } from '@atrium/contract/services';
import { BANK_TIME_ZONE } from '../bank-time.ts';
import type { Reads } from '../database/index.ts';
import { shortCountryCode } from '../enums/index.ts';
import type { Bilingual } from '../http/index.ts';
import { countFacets } from '../listing/index.ts';
import { contractNames, entityNames, monthItems, mostFirst, tagNames } from '../filters/index.ts';
import { currencyName } from '../tagging/index.ts';
import { SEARCH_FACETS, searchFacets } from './conditions.ts';
import type { SearchFacet } from './conditions.ts';
import { foundOf, named } from './parts.ts';
import type { Search } from './parts.ts';
import { dateText } from '../formats/index.ts';
import { knownTags } from '../documents/index.ts';
import { firstCurrencies, placeIn } from '../preferences/index.ts';

const TITLES: Readonly<Record<SearchFilterField, Bilingual>> = {
  query: { en: 'Words', fr: 'Mots' },
  changed: { en: 'Requests', fr: 'Demandes' },
  since: { en: 'New results', fr: 'Nouveaux résultats' },
  date: { en: 'Period', fr: 'Période' },
  recent: { en: 'Recent', fr: 'Récent' },
  own: { en: 'Mine', fr: 'Ce qui me concerne' },
  services: { en: 'Service', fr: 'Service' },
  country: { en: 'Country', fr: 'Pays' },
  currency: { en: 'Currency', fr: 'Devise' },
  ricosCodes: { en: 'Legal entity', fr: 'Entité juridique' },
  contracts: { en: 'Contract', fr: 'Contrat' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
};
const RECENT: Readonly<Record<RecentDays, Bilingual>> = {
  7: { en: 'Last 7 days', fr: '7 derniers jours' },
  30: { en: 'Last 30 days', fr: '30 derniers jours' },
  365: { en: 'Last 365 days', fr: '365 derniers jours' },
};
const OWN: Readonly<Record<OwnKind, Bilingual>> = {
  requests: { en: 'My requests', fr: 'Mes demandes' },
  entities: { en: 'My legal entities', fr: 'Mes entités juridiques' },
};
const CHANGED: Bilingual = {
  en: 'Changed since your last visit',
  fr: 'Modifiées depuis votre dernière visite',
};

/** Label with the day, in the bank's time zone, since which results are new. */
const newSince = (since: string, language: Search['language']): string => {
  const day = dateText(new Date(since), language, { dateStyle: 'medium', timeZone: BANK_TIME_ZONE });
  return language === 'fr' ? `Depuis le ${day}` : `Since ${day}`;
};

const isCounted = (field: SearchFilterField): field is SearchFacet =>
  (SEARCH_FACETS as readonly string[]).includes(field);

type Named = 'ricosCodes' | 'contracts' | 'tags';

/** Values of each filter, with the number of results that have them. */
export type CountedValues = ReadonlyMap<SearchFacet, readonly { value: string; count: number }[]>;

/** Counts the results for each value, with the filters of the other blocks applied. */
export async function countValues(db: Reads, search: Search, filter: SearchFilters): Promise<CountedValues> {
  const found = foundOf(db, await named(db, search), SEARCH_TYPES);
  if (!found) return new Map();
  return countFacets(db, {
    from: sql`(${found}) as found`,
    id: sql`found.id`,
    where: undefined,
    facets: searchFacets(db, search, filter),
    wanted: SEARCH_FACETS,
  });
}

/**
 * Returns the filters of the search (DATA-033): the values that the reader can choose from, with their numbers of
 * results. A selected value stays listed, even without results.
 */
export async function searchFilterBlocks(
  db: Reads,
  search: Search,
  filter: SearchFilters,
  counted: CountedValues,
): Promise<FilterBlock[]> {
  const { language } = search;
  const countsOf = new Map(
    [...counted].map(([field, rows]) => [field, new Map(rows.map(({ value, count }) => [value, count]))]),
  );
  const counts = (field: SearchFacet): ReadonlyMap<string, number> => countsOf.get(field) ?? new Map();
  const values = (name: Named) => ({ counted: counts(name).keys(), chosen: filter[name] });
  const [currencyOrder, ricosCodes, contracts, tags] = await Promise.all([
    firstCurrencies(db, search.user),
    entityNames(db, search, values('ricosCodes')),
    contractNames(db, search, values('contracts')),
    tagNames(db, search, values('tags'), knownTags(db, search.user), 'TAGS'),
  ]);

  const item = (
    field: Exclude<SearchFacet, 'date'>,
    value: string,
    label: string,
    count?: number,
  ): FilterItem => ({
    value,
    label,
    count: count ?? counts(field).get(value) ?? 0,
    isSelected: (filter[field] as readonly string[]).includes(value),
    children: [],
  });
  const named = (field: Named, names: ReadonlyMap<string, string>) =>
    mostFirst(
      [...names].map(([value, label]) => item(field, value, label)),
      language,
    );
  const chosen = (field: 'country' | 'currency') => filter[field];

  /** Countries by short code; a selected one keeps the code that the caller sent. */
  const countries = () => {
    const asked = new Map(chosen('country').map((code) => [shortCountryCode(code), code]));
    const codes = new Set([...counts('country').keys(), ...asked.keys()]);
    return [...codes].map((code) =>
      item('country', asked.get(code) ?? code, countryName(code, language), counts('country').get(code) ?? 0),
    );
  };
  /** Those that the reader prefers first, as in the grids of the services. */
  const currencies = () => {
    const place = placeIn(currencyOrder);
    const codes = [...new Set([...counts('currency').keys(), ...chosen('currency')])];
    return mostFirst(
      codes.map((code) => item('currency', code, nameOfCurrency(code, language))),
      language,
    ).toSorted((a, b) => place(a.value) - place(b.value));
  };

  /** A result of a shorter period also belongs to all longer ones. */
  const upTo = (days: RecentDays) =>
    RECENT_DAYS.slice(0, RECENT_DAYS.indexOf(days) + 1).reduce(
      (sum, each) => sum + (counts('recent').get(each) ?? 0),
      0,
    );
  const items: Record<SearchFacet, FilterItem[]> = {
    date: monthItems(counts('date'), language),
    recent: RECENT_DAYS.map((days) => item('recent', days, RECENT[days][language], upTo(days))),
    own: OWN_KINDS.map((kind) => item('own', kind, OWN[kind][language])),
    services: SEARCH_TYPES.map((type) =>
      item('services', type, SERVICES[SEARCH_SERVICES[type]].label[language]),
    ).filter(({ count, isSelected }) => count > 0 || isSelected),
    country: mostFirst(countries(), language),
    currency: currencies(),
    ricosCodes: named('ricosCodes', ricosCodes),
    contracts: named('contracts', contracts),
    tags: named('tags', tags),
  };
  /** The entry of a filter that only links can set: changes since the last visit, and news of an alert. */
  const ledTo = (field: SearchFilterField): FilterItem[] => {
    const entry = (value: string, label: string, isSelected: boolean): FilterItem[] => [
      { value, label, count: 0, isSelected, children: [] },
    ];
    if (field === 'changed') return entry('true', CHANGED[language], filter.changed);
    if (field === 'since' && filter.since !== undefined)
      return entry(filter.since, newSince(filter.since, language), true);
    return [];
  };
  return (Object.keys(SEARCH_FILTER_FIELDS) as SearchFilterField[]).map((field) => {
    const entries = isCounted(field) ? items[field] : ledTo(field);
    // A single contract is no choice; the query has its own field, and `changed` is set by a link on the home page.
    const isNoChoice =
      entries.length < (field === 'contracts' && filter.contracts.length === 0 ? 2 : 1) && field !== 'date';
    return {
      field,
      title: TITLES[field][language],
      type: SEARCH_FILTER_FIELDS[field].type,
      placeholder: null,
      isHidden: isNoChoice || !isCounted(field),
      isMultiLevel: false,
      items: entries,
    };
  });
}

function nameOfCurrency(code: string, language: Search['language']): string {
  const name = currencyName(code, language);
  return name === code ? code : `${code} · ${name}`;
}
