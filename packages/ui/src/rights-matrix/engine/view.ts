import { normalizeText, searchTerms } from '../../foundations/text-search/index.js';
import type { Degree } from './degrees.js';
import type { Draft } from './draft.js';
import { reachOf } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import { rightAt } from './reach.js';

/** The filter of the matrix; empty lists mean everything. */
export interface RightsFilter {
  /** Search text: names, emails and clients of users; if it finds nobody, names and codes of legal entities. */
  query: string;
  /** Ids of services. */
  services: readonly string[];
  /** RICOS codes. */
  entities: readonly string[];
  /** Only users with a right of this degree in the shown columns; `none`: users without any right there. */
  degree: Degree | null;
}
export const NO_FILTER: RightsFilter = { query: '', services: [], entities: [], degree: null };

/** A column: a service for one legal entity, or a whole service. */
export interface RightsColumn {
  readonly service: ModelService;
  /** Index of the legal entity; −1 for services not linked to entities. */
  readonly entity: number;
  /** Distance from the first column, in px. */
  readonly left: number;
  readonly width: number;
}

/** The columns of one service. */
export interface ColumnGroup {
  readonly service: ModelService;
  /** Indexes of its columns; `end` is exclusive. */
  readonly first: number;
  readonly end: number;
  readonly left: number;
  readonly width: number;
}

/** What a search found, by index; null: it does not restrict them. */
export interface SearchResult {
  readonly people: ReadonlySet<number> | null;
  readonly entities: ReadonlySet<number> | null;
}
const EVERYTHING: SearchResult = { people: null, entities: null };

/** Widths in px of a column of one legal entity, and of a whole service. */
export const ENTITY_WIDTH = 54;
export const SERVICE_WIDTH = 124;

/** Returns the columns that match a filter and a search, service by service, and their groups. */
export function columnsOf(
  model: RightsModel,
  { services, entities }: Pick<RightsFilter, 'services' | 'entities'>,
  found: Pick<SearchResult, 'entities'> = EVERYTHING,
): { columns: readonly RightsColumn[]; groups: readonly ColumnGroup[]; width: number } {
  const columns: RightsColumn[] = [];
  const groups: ColumnGroup[] = [];
  const wanted = new Set(entities);
  const shown = model.data.entities.flatMap(({ ricos }, entity) =>
    (wanted.size === 0 || wanted.has(ricos)) && (found.entities?.has(entity) ?? true) ? [entity] : [],
  );
  let left = 0;
  for (const service of model.services) {
    if (services.length > 0 && !services.includes(service.id)) continue;
    const own = service.linked ? shown : [-1];
    // A group of few columns must be wide enough for the service name.
    const width = Math.max(ENTITY_WIDTH, Math.ceil(SERVICE_WIDTH / own.length));
    const group = { service, first: columns.length, left };
    for (const entity of own) {
      columns.push({ service, entity, left, width });
      left += width;
    }
    if (own.length > 0) groups.push({ ...group, end: columns.length, width: left - group.left });
  }
  return { columns, groups, width: left };
}

/** Returns the index of the column at a distance from the first one, in px. */
export function columnAt(columns: readonly RightsColumn[], x: number): number {
  let low = 0;
  let high = columns.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (columns[middle]!.left <= x) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Prepares the search: users by name, email and client; if there are none, legal entities by name and code. */
export function searchOf({ data }: RightsModel): (query: string) => SearchResult {
  const people = data.people.map(({ firstName, lastName, email, client }) =>
    normalizeText(`${firstName} ${lastName} ${email} ${client?.name ?? ''}`),
  );
  const entities = data.entities.map(({ label, ricos }) => normalizeText(`${label} ${ricos}`));
  return (query) => {
    const terms = searchTerms(query);
    const matching = (texts: readonly string[]) =>
      new Set(texts.flatMap((text, index) => (terms.every((term) => text.includes(term)) ? [index] : [])));
    const byPerson = matching(people);
    if (byPerson.size > 0) return { people: byPerson, entities: null };
    const byEntity = matching(entities);
    return byEntity.size > 0 ? { people: null, entities: byEntity } : { people: byPerson, entities: null };
  };
}

/**
 * Returns the users that match a filter and a search. Users with changes are kept regardless of degree, so that they do
 * not disappear while being changed; users whose rights cannot be changed come first (CUSR-032).
 */
export function peopleOf(
  model: RightsModel,
  draft: Draft,
  { degree }: Pick<RightsFilter, 'degree'>,
  columns: readonly RightsColumn[],
  found: Pick<SearchResult, 'people'> = EVERYTHING,
): readonly RightsPerson[] {
  const has = (person: RightsPerson) => {
    if (degree === null || draft.changes.has(person.id)) return true;
    let isHolder = false;
    for (const { service, entity } of columns) {
      const right = rightAt(model, reachOf(model, draft, person.id, service.id), entity);
      if (right === null) continue;
      if (degree === 'none') return false;
      isHolder ||= model.rightById.get(right)?.degree === degree;
      if (isHolder) break;
    }
    return degree === 'none' || isHolder;
  };
  const shown = model.data.people.filter(
    (person, index) => (found.people?.has(index) ?? true) && has(person),
  );
  const isFixed = ({ readOnlyReason }: RightsPerson) => readOnlyReason !== undefined;
  return shown.some(isFixed)
    ? [...shown.filter(isFixed), ...shown.filter((person) => !isFixed(person))]
    : shown;
}

/**
 * Returns short codes of legal entities for narrow column headers: the initials of the first two words, numbered if
 * several are equal. A legend explains them.
 */
export function entityCodes(labels: readonly string[]): readonly string[] {
  const used = new Set<string>();
  return labels.map((label) => {
    const words = label.split(/[\s'’-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
    const initials =
      words
        .slice(0, 2)
        .map((word) => [...word][0]!.toUpperCase())
        .join('') || '?';
    let code = initials;
    for (let count = 2; used.has(code); count += 1) code = `${initials}${count}`;
    used.add(code);
    return code;
  });
}
