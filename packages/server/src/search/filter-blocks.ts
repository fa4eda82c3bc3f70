import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { countryName } from '@atrium/contract/countries';
import { SEARCH_FILTER_FIELDS } from '@atrium/contract/search-filter-rules';
import type { SearchFilterField } from '@atrium/contract/search-filter-rules';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { SEARCH_SERVICES, SEARCH_TYPES } from '@atrium/contract/search-rules';
import type { SearchFilters } from '@atrium/contract/search';
import { SERVICES } from '@atrium/contract/services';
import { ownContracts, visibleContracts } from '../contracts/access.ts';
import type { Reads } from '../database/open.ts';
import { contractLegalEntities, contracts, legalEntities, tags } from '../database/schema/index.ts';
import { shortCountryCode } from '../enums/country-codes.ts';
import type { Bilingual } from '../http/language.ts';
import { countFacets } from '../listing/facets.ts';
import { currencyName, shownTag, tagColumns } from '../tags/rows.ts';
import { knownTags } from '../tags/search.ts';
import { inPeriod, SEARCH_FACETS, searchFacets } from './conditions.ts';
import type { SearchFacet } from './conditions.ts';
import { foundOf } from './parts.ts';
import type { Search } from './parts.ts';

/** Entries of one block; of more, those with most results. */
const ITEMS_MAX = 500;

const TITLES: Readonly<Record<SearchFilterField, Bilingual>> = {
  query: { en: 'Words', fr: 'Mots' },
  changed: { en: 'Requests', fr: 'Demandes' },
  date: { en: 'Period', fr: 'Période' },
  services: { en: 'Service', fr: 'Service' },
  country: { en: 'Country', fr: 'Pays' },
  currency: { en: 'Currency', fr: 'Devise' },
  ricosCodes: { en: 'Legal entity', fr: 'Entité juridique' },
  contracts: { en: 'Contract', fr: 'Contrat' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
};
const CHANGED: Bilingual = {
  en: 'Changed since your last visit',
  fr: 'Modifiées depuis votre dernière visite',
};

type Named = 'ricosCodes' | 'contracts' | 'tags';

/** The names of values: of counted ones, and of chosen ones as far as the reader may know of them. */
async function namesOf(
  db: Reads,
  { user, language }: Search,
  values: (name: Named) => string[],
  filter: SearchFilters,
): Promise<Record<Named, ReadonlyMap<string, string>>> {
  const ownEntities = db
    .select({ code: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(sql`${contractLegalEntities.contractId} in ${ownContracts(db, user)}`);
  const either = (column: Column, name: Named, mayKnow: SQL) =>
    or(inArray(column, values(name)), and(inArray(column, filter[name]), mayKnow));
  const [entityRows, contractRows, tagRows] = await Promise.all([
    db
      .select({ value: legalEntities.ricosCode, label: legalEntities.longName })
      .from(legalEntities)
      .where(
        either(legalEntities.ricosCode, 'ricosCodes', sql`${legalEntities.ricosCode} in ${ownEntities}`),
      ),
    db
      .select({ value: contracts.id, label: contracts.name })
      .from(contracts)
      .where(either(contracts.id, 'contracts', visibleContracts(db, user))),
    db
      .select(tagColumns)
      .from(tags)
      .where(and(eq(tags.groupType, 'TAGS'), either(tags.id, 'tags', knownTags(db, user)))),
  ]);
  const byValue = (rows: readonly { value: string; label: string }[]) =>
    new Map(rows.map(({ value, label }) => [value, label]));
  return {
    ricosCodes: byValue(entityRows),
    contracts: byValue(contractRows),
    tags: byValue(
      tagRows.map((facts) => ({ value: facts.id, label: shownTag(facts, language, false).name })),
    ),
  };
}

/**
 * The filters of the search (DATA-033): what the reader can choose from, with the results that each value holds under the
 * filters of the other blocks. A chosen value stays listed, even where it holds none.
 */
export async function searchFilterBlocks(
  db: Reads,
  search: Search,
  filter: SearchFilters,
): Promise<FilterBlock[]> {
  const { language } = search;
  const found = foundOf(db, search, SEARCH_TYPES);
  const counted = found
    ? await countFacets(db, {
        from: sql`(${found}) as found`,
        id: sql`found.id`,
        where: inPeriod(filter),
        facets: searchFacets(filter),
        wanted: SEARCH_FACETS,
      })
    : new Map<SearchFacet, { value: string; count: number }[]>();
  const counts = (field: SearchFacet) =>
    new Map(counted.get(field)?.map(({ value, count }) => [value, count]));
  const names = await namesOf(db, search, (name) => [...counts(name).keys()], filter);

  const item = (field: SearchFacet, value: string, label: string, count?: number): FilterItem => ({
    value,
    label,
    count: count ?? counts(field).get(value) ?? 0,
    isSelected: (filter[field] as readonly string[]).includes(value),
    children: [],
  });
  const byCount = (items: FilterItem[]) =>
    items
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language))
      .filter(({ isSelected }, index) => index < ITEMS_MAX || isSelected);
  const named = (field: Named) =>
    byCount([...names[field]].map(([value, label]) => item(field, value, label)));
  const chosen = (field: 'country' | 'currency') => filter[field];

  /** Countries by their code, a chosen one as it was written. */
  const countries = () => {
    const asked = new Map(chosen('country').map((code) => [shortCountryCode(code), code]));
    const codes = new Set([...counts('country').keys(), ...asked.keys()]);
    return [...codes].map((code) =>
      item('country', asked.get(code) ?? code, countryName(code, language), counts('country').get(code) ?? 0),
    );
  };
  const currencies = () =>
    [...new Set([...counts('currency').keys(), ...chosen('currency')])].map((code) =>
      item('currency', code, nameOfCurrency(code, language)),
    );

  const items: Record<SearchFacet, FilterItem[]> = {
    services: SEARCH_TYPES.map((type) =>
      item('services', type, SERVICES[SEARCH_SERVICES[type]].label[language]),
    ).filter(({ count, isSelected }) => count > 0 || isSelected),
    country: byCount(countries()),
    currency: byCount(currencies()),
    ricosCodes: named('ricosCodes'),
    contracts: named('contracts'),
    tags: named('tags'),
  };
  return (Object.keys(SEARCH_FILTER_FIELDS) as SearchFilterField[]).map((field) => {
    const entries =
      field === 'changed'
        ? [{ value: 'true', label: CHANGED[language], count: 0, isSelected: filter.changed, children: [] }]
        : field === 'query' || field === 'date'
          ? []
          : items[field];
    // One contract is no choice; words have a field of their own, and what changed is led to from the home.
    const isNoChoice =
      entries.length < (field === 'contracts' && filter.contracts.length === 0 ? 2 : 1) && field !== 'date';
    return {
      field,
      title: TITLES[field][language],
      type: SEARCH_FILTER_FIELDS[field].type,
      placeholder: null,
      isHidden: field === 'query' || field === 'changed' || isNoChoice,
      isMultiLevel: false,
      items: entries,
    };
  });
}

function nameOfCurrency(code: string, language: Search['language']): string {
  const name = currencyName(code, language);
  return name === code ? code : `${code} · ${name}`;
}
