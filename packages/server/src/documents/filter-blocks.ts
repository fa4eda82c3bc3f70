import { and, inArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import { DOCUMENT_FILTER_FIELDS } from '@atrium/contract/document-filter-rules';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_STATES,
  MEDIA_CATEGORIES,
} from '@atrium/contract/document-rules';
import type { DocumentFilterField } from '@atrium/contract/document-filter-rules';
import type { DocumentFilters } from '@atrium/contract/documents';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { byCatalogueOrder, SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { ServiceCode, ServiceGroup } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { ownContracts, visibleContracts } from '../contracts/access.ts';
import type { Reads } from '../database/open.ts';
import { contractLegalEntities, contracts, legalEntities, tags } from '../database/schema/index.ts';
import type { Bilingual, Language } from '../http/language.ts';
import { knownTags } from '../tags/search.ts';
import { shownTag, tagColumns } from '../tags/rows.ts';
import { countDocuments } from './listing.ts';
import type { DocumentFacet } from './listing.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** Entries of one block; of more, those with most documents. */
const ITEMS_MAX = 500;

const TITLES: Readonly<Record<DocumentFilterField, Bilingual>> = {
  query: { en: 'Name', fr: 'Nom' },
  categories: { en: 'Category', fr: 'Catégorie' },
  date: { en: 'Period', fr: 'Période' },
  ricosCodes: { en: 'Legal entity', fr: 'Entité juridique' },
  services: { en: 'Service', fr: 'Service' },
  contracts: { en: 'Contract', fr: 'Contrat' },
  types: { en: 'File type', fr: 'Type de fichier' },
  states: { en: 'Status', fr: 'Statut' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
};

const TYPES: Readonly<Record<string, Bilingual>> = {
  PDF: { en: 'PDF', fr: 'PDF' },
  WORD: { en: 'Word', fr: 'Word' },
  EXCEL: { en: 'Excel', fr: 'Excel' },
  IMAGE: { en: 'Picture', fr: 'Image' },
  POWERPOINT: { en: 'PowerPoint', fr: 'PowerPoint' },
  OTHERS: { en: 'Other', fr: 'Autre' },
};

const STATES: Readonly<Record<string, Bilingual>> = {
  PENDING: { en: 'To validate', fr: 'À valider' },
  VALIDATED: { en: 'Validated', fr: 'Validé' },
  REFUSED: { en: 'Refused', fr: 'Refusé' },
};

const GROUPS: Readonly<Record<ServiceGroup, Bilingual>> = {
  Relationship: { en: 'Relationship', fr: 'Relation' },
  Insight: { en: 'Insight', fr: 'Analyses' },
  Contractual: { en: 'Contractual', fr: 'Contrats' },
  eBusiness: { en: 'eBusiness', fr: 'Services en ligne' },
  Reporting: { en: 'Reporting', fr: 'Rapports' },
};

type Named = 'ricosCodes' | 'contracts' | 'tags';

/** The names of values: of counted ones, and of chosen ones as far as the reader may know of them. */
async function namesOf(
  db: Reads,
  { user, language }: Reader,
  values: (name: Named) => string[],
  filter: DocumentFilters,
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
      .where(either(tags.id, 'tags', knownTags(db, user))),
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
 * The filters of the documents page (DATA-033): what a reader can choose from, with the documents that each value holds under
 * the filters of the other blocks. A chosen value stays listed, even where it holds none.
 */
export async function documentFilterBlocks(
  db: Reads,
  reader: Reader,
  listed: SQL,
  filter: DocumentFilters,
): Promise<FilterBlock[]> {
  const { language } = reader;
  const counted = await countDocuments(db, listed, filter);
  const counts = (field: DocumentFacet) =>
    new Map(counted.get(field)!.map((each) => [each.value, each.count]));
  const names = await namesOf(db, reader, (name) => [...counts(name).keys()], filter);

  const item = (field: DocumentFacet, value: string, label: string): FilterItem => ({
    value,
    label,
    count: counts(field).get(value) ?? 0,
    isSelected: (filter[field] as readonly string[]).includes(value),
    children: [],
  });
  /** Entries of a fixed list, in its order: those that hold something, and chosen ones. */
  const ofList = (
    field: DocumentFacet,
    labels: Readonly<Record<string, Bilingual>>,
    codes: readonly string[],
  ) =>
    codes
      .map((code) => item(field, code, labels[code]![language]))
      .filter(({ count, isSelected }) => count > 0 || isSelected);
  /** Entries by their name, those with most documents first. */
  const named = (field: Named) =>
    [...names[field]]
      .map(([value, label]) => item(field, value, label))
      .toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language))
      .filter(({ isSelected }, index) => index < ITEMS_MAX || isSelected);

  const items: Record<DocumentFacet, FilterItem[]> = {
    categories: ofList(
      'categories',
      Object.fromEntries(DOCUMENT_CATEGORY_CODES.map((code) => [code, DOCUMENT_CATEGORIES[code].label])),
      DOCUMENT_CATEGORY_CODES,
    ),
    types: ofList('types', TYPES, MEDIA_CATEGORIES),
    states: ofList('states', STATES, DOCUMENT_STATES),
    services: byGroup(
      ofList(
        'services',
        Object.fromEntries(SERVICE_CODES.map((code) => [code, SERVICES[code].label])),
        SERVICE_CODES.toSorted(byCatalogueOrder),
      ),
      language,
    ),
    ricosCodes: named('ricosCodes'),
    contracts: named('contracts'),
    tags: named('tags'),
  };
  return (Object.keys(DOCUMENT_FILTER_FIELDS) as DocumentFilterField[]).map((field) => {
    const isFree = field === 'query' || field === 'date';
    const entries = isFree ? [] : items[field];
    // One contract is no choice; the page has a field of its own for the name.
    const isNoChoice =
      !isFree && entries.length < (field === 'contracts' && filter.contracts.length === 0 ? 2 : 1);
    return {
      field,
      title: TITLES[field][language],
      type: DOCUMENT_FILTER_FIELDS[field].type,
      placeholder: null,
      isHidden: field === 'query' || isNoChoice,
      isMultiLevel: field === 'services',
      items: entries,
    };
  });
}

/** Services under their groups; a group counts what its services hold. */
function byGroup(services: readonly FilterItem[], language: Language): FilterItem[] {
  const groups = Map.groupBy(services, ({ value }) => SERVICES[value as ServiceCode].group);
  return [...groups].map(([group, children]) => ({
    value: group,
    label: GROUPS[group][language],
    count: children.reduce((sum, { count }) => sum + count, 0),
    isSelected: children.every(({ isSelected }) => isSelected),
    children,
  }));
}
