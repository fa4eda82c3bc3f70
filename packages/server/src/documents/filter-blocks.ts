import type { SQL } from 'drizzle-orm';
import { DOCUMENT_FILTER_FIELDS } from '@atrium/contract/document-filter-rules';
import {
  DOCUMENT_CATEGORIES,
  DOCUMENT_CATEGORY_CODES,
  DOCUMENT_MARKS,
  DOCUMENT_STATES,
  MEDIA_CATEGORIES,
} from '@atrium/contract/document-rules';
import type { DocumentFilterField } from '@atrium/contract/document-filter-rules';
import type { DocumentFilters } from '@atrium/contract/documents';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import { byCatalogueOrder, SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { ServiceCode, ServiceGroup } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import { contractNames, entityNames, monthItems, mostFirst, tagNames } from '../filters/index.ts';
import { countDocuments } from './listing.ts';
import type { DocumentFacet } from './listing.ts';
import { knownTags } from './known-tags.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

const TITLES: Readonly<Record<DocumentFilterField, Bilingual>> = {
  query: { en: 'Name', fr: 'Nom' },
  marks: { en: 'My marks', fr: 'Mes repères' },
  categories: { en: 'Category', fr: 'Catégorie' },
  date: { en: 'Period', fr: 'Période' },
  ricosCodes: { en: 'Legal entity', fr: 'Entité juridique' },
  services: { en: 'Service', fr: 'Service' },
  contracts: { en: 'Contract', fr: 'Contrat' },
  types: { en: 'File type', fr: 'Type de fichier' },
  states: { en: 'Status', fr: 'Statut' },
  tags: { en: 'Tags', fr: 'Étiquettes' },
};

const MARKS: Readonly<Record<string, Bilingual>> = {
  UNREAD: { en: 'Unread', fr: 'Non lus' },
  FAVORITE: { en: 'Starred', fr: 'Favoris' },
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

/**
 * Returns the filters of the documents page (DATA-033): the values that the reader can choose from, with their numbers
 * of documents under the filters of the other blocks. A selected value stays listed, even without documents.
 */
export async function documentFilterBlocks(
  db: Reads,
  reader: Reader,
  listed: SQL,
  filter: DocumentFilters,
): Promise<FilterBlock[]> {
  const { language } = reader;
  const counted = await countDocuments(db, reader.user, listed, filter);
  const countsOf = new Map(
    [...counted].map(([field, rows]) => [field, new Map(rows.map(({ value, count }) => [value, count]))]),
  );
  const counts = (field: DocumentFacet): ReadonlyMap<string, number> => countsOf.get(field)!;
  const values = (name: Named) => ({ counted: counts(name).keys(), chosen: filter[name] });
  const [ricosCodes, contracts, tags] = await Promise.all([
    entityNames(db, reader, values('ricosCodes')),
    contractNames(db, reader, values('contracts')),
    tagNames(db, reader, values('tags'), knownTags(db, reader.user)),
  ]);

  const item = (field: Exclude<DocumentFacet, 'date'>, value: string, label: string): FilterItem => ({
    value,
    label,
    count: counts(field).get(value) ?? 0,
    isSelected: (filter[field] as readonly string[]).includes(value),
    children: [],
  });
  /** Entries of a fixed list, in its order: those with documents, and selected ones. */
  const ofList = (
    field: Exclude<DocumentFacet, 'date'>,
    labels: Readonly<Record<string, Bilingual>>,
    codes: readonly string[],
  ) =>
    codes
      .map((code) => item(field, code, labels[code]![language]))
      .filter(({ count, isSelected }) => count > 0 || isSelected);
  const named = (field: Named, names: ReadonlyMap<string, string>) =>
    mostFirst(
      [...names].map(([value, label]) => item(field, value, label)),
      language,
    );

  const items: Record<DocumentFacet, FilterItem[]> = {
    date: monthItems(counts('date'), language),
    marks: ofList('marks', MARKS, DOCUMENT_MARKS),
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
    ricosCodes: named('ricosCodes', ricosCodes),
    contracts: named('contracts', contracts),
    tags: named('tags', tags),
  };
  return (Object.keys(DOCUMENT_FILTER_FIELDS) as DocumentFilterField[]).map((field) => {
    const entries = field === 'query' ? [] : items[field];
    // A single contract is no choice; the page has its own field for the name.
    const isNoChoice =
      field !== 'date' && entries.length < (field === 'contracts' && filter.contracts.length === 0 ? 2 : 1);
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

/** Puts services under their groups; the count of a group is the sum of its services. */
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
