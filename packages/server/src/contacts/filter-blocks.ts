import { and, sql } from 'drizzle-orm';
import { CONTACT_FILTER_FIELDS } from '@atrium/contract/contact-filter-rules';
import type { ContactFilterField } from '@atrium/contract/contact-filter-rules';
import type { ContactCategory, ContactSearchType } from '@atrium/contract/contact-rules';
import type { ContactFilters } from '@atrium/contract/contacts';
import { countryName } from '@atrium/contract/countries';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { contacts } from '../database/schema/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { contractNames, shownItems } from '../filters/index.ts';
import { visibleContacts } from './access.ts';
import { countContacts } from './listing.ts';
import type { ContactFacet } from './listing.ts';

const TITLES: Readonly<Record<ContactFilterField, Bilingual>> = {
  query: { en: 'Search', fr: 'Recherche' },
  categories: { en: 'Category', fr: 'Catégorie' },
  businessLines: { en: 'Business line', fr: 'Métier' },
  contracts: { en: 'Contract', fr: 'Contrat' },
  countries: { en: 'Country', fr: 'Pays' },
  products: { en: 'Product', fr: 'Produit' },
  types: { en: 'Show only', fr: 'Afficher seulement' },
};

/** Names of the categories. */
export const CONTACT_CATEGORY_LABELS: Readonly<Record<ContactCategory, Bilingual>> = {
  'core-team': { en: 'Core dedicated team', fr: 'Équipe dédiée' },
  experts: { en: 'Experts', fr: 'Experts' },
  coverage: { en: 'Coverage', fr: 'Relation' },
  support: { en: 'Support', fr: 'Assistance' },
  client: { en: 'Client members', fr: 'Membres des clients' },
};

const TYPES: Readonly<Record<ContactSearchType, Bilingual>> = {
  Favorite: { en: 'My bookmarks', fr: 'Mes favoris' },
  Contactable: { en: 'Can be messaged', fr: 'Joignables par message' },
};

type Names = ReadonlyMap<string, string>;

/** Returns the names of business lines and products of all visible contacts in one language, by English name. */
async function directoryNames(db: Reads, user: User, language: Language) {
  const visible = visibleContacts(db, user);
  const lines = await db
    .selectDistinct({ name: contacts.businessLine })
    .from(contacts)
    .where(and(visible, sql`${contacts.category} <> 'client'`));
  const products = await db
    .selectDistinct({ name: sql<Bilingual>`jsonb_array_elements(${contacts.products})` })
    .from(contacts)
    .where(visible);
  const byEnglish = (rows: readonly { name: Bilingual }[]): Names =>
    new Map(rows.map(({ name }) => [name.en, name[language]]));
  return { businessLines: byEnglish(lines), products: byEnglish(products) };
}

/**
 * Returns the filters of the contacts page: the values to choose from, each with its number of contacts under the
 * filters of the other blocks. A chosen value stays listed even if it has no contacts.
 */
export async function contactFilterBlocks(
  db: Reads,
  { user, language }: { user: User; language: Language },
  filter: ContactFilters,
): Promise<FilterBlock[]> {
  const counted = await countContacts(db, { user, language }, filter);
  const counts = (field: ContactFacet) =>
    new Map(counted.get(field)!.map((each) => [each.value, each.count]));
  const known = await directoryNames(db, user, language);
  const ownContracts = await contractNames(
    db,
    { user, language },
    { counted: counts('contracts').keys(), chosen: filter.contracts },
  );

  /** Keeps values that have contacts, and chosen values. */
  const itemsOf = (field: ContactFacet, names: Iterable<readonly [string, string]>): FilterItem[] => {
    const countOf = counts(field);
    const selected = new Set<string>(filter[field]);
    return [...names]
      .map(([value, label]) => ({
        value,
        label,
        count: countOf.get(value) ?? 0,
        isSelected: selected.has(value),
        children: [],
      }))
      .filter(({ count, isSelected }) => count > 0 || isSelected);
  };
  const ofList = (field: ContactFacet, labels: Readonly<Record<string, Bilingual>>) =>
    itemsOf(
      field,
      Object.entries(labels).map(([value, label]) => [value, label[language]] as const),
    );
  const byLabel = (items: FilterItem[]) =>
    shownItems(items.toSorted((a, b) => a.label.localeCompare(b.label, language)));
  const countries = new Set([...counts('countries').keys(), ...filter.countries]);

  const items: Record<ContactFacet, FilterItem[]> = {
    categories: ofList('categories', CONTACT_CATEGORY_LABELS),
    businessLines: byLabel(itemsOf('businessLines', known.businessLines)),
    contracts: byLabel(itemsOf('contracts', ownContracts)),
    countries: byLabel(
      itemsOf(
        'countries',
        [...countries].map((code) => [code, countryName(code, language)] as const),
      ),
    ),
    products: byLabel(itemsOf('products', known.products)),
    types: ofList('types', TYPES),
  };
  return (Object.keys(CONTACT_FILTER_FIELDS) as ContactFilterField[]).map((field) => {
    const entries = field === 'query' ? [] : items[field];
    // A single contract is not worth a filter; the search text has its own field on the page.
    const fewest = field === 'contracts' && filter.contracts.length === 0 ? 2 : 1;
    return {
      field,
      title: TITLES[field][language],
      type: CONTACT_FILTER_FIELDS[field].type,
      placeholder: null,
      isHidden: entries.length < fewest,
      isMultiLevel: false,
      items: entries,
    };
  });
}
