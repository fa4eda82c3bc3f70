import { normalizeText, searchTerms } from '../../foundations/text-search/index.js';
import type { Degree } from './degrees.js';
import type { Draft } from './draft.js';
import { reachOf } from './draft.js';
import type { ModelService, RightsModel, RightsPerson } from './model.js';
import { rightAt } from './reach.js';

/** What of the matrix is shown; empty lists are everything. */
export interface RightsFilter {
  /** Words of names, e-mails and clients. */
  query: string;
  /** Ids of services. */
  services: readonly string[];
  /** RICOS codes. */
  entities: readonly string[];
  /** People who have a right of this degree in what is shown; `none`: who have no right there. */
  degree: Degree | null;
}
export const NO_FILTER: RightsFilter = { query: '', services: [], entities: [], degree: null };

/** A column: a service over one legal entity, or a whole service. */
export interface RightsColumn {
  readonly service: ModelService;
  /** Index of the legal entity; −1 in services that are not linked to entities. */
  readonly entity: number;
  /** px from the first column. */
  readonly left: number;
  readonly width: number;
}

/** The columns of one service. */
export interface ColumnGroup {
  readonly service: ModelService;
  /** Indexes of its columns: from, to before. */
  readonly first: number;
  readonly end: number;
  readonly left: number;
  readonly width: number;
}

/** px of a column of one legal entity, and of a whole service. */
export const ENTITY_WIDTH = 54;
export const SERVICE_WIDTH = 124;

/** The columns that a filter leaves, service by service, with the groups that they form. */
export function columnsOf(
  model: RightsModel,
  { services, entities }: Pick<RightsFilter, 'services' | 'entities'>,
): { columns: readonly RightsColumn[]; groups: readonly ColumnGroup[]; width: number } {
  const columns: RightsColumn[] = [];
  const groups: ColumnGroup[] = [];
  const wanted = new Set(entities);
  const shown = model.data.entities.flatMap(({ ricos }, entity) =>
    wanted.size === 0 || wanted.has(ricos) ? [entity] : [],
  );
  let left = 0;
  for (const service of model.services) {
    if (services.length > 0 && !services.includes(service.id)) continue;
    const own = service.linked ? shown : [-1];
    // A head of few columns needs room for the name of its service.
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

/** Index of the column at a distance from the first one. */
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

/** The texts that people are found by, in their order. */
export const searchTextsOf = ({ data }: RightsModel): readonly string[] =>
  data.people.map(({ firstName, lastName, email }) => normalizeText(`${firstName} ${lastName} ${email}`));

/**
 * The people that a filter leaves. Who has changes stays, so that nobody goes while they are being changed; whoever may
 * not be changed by this person stands first (CUSR-032).
 */
export function peopleOf(
  model: RightsModel,
  draft: Draft,
  filter: RightsFilter,
  columns: readonly RightsColumn[],
  texts: readonly string[],
): readonly RightsPerson[] {
  const terms = searchTerms(filter.query);
  const { degree } = filter;
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
  const found = model.data.people.filter(
    (person, index) => terms.every((term) => texts[index]!.includes(term)) && has(person),
  );
  const isFixed = ({ readOnlyReason }: RightsPerson) => readOnlyReason !== undefined;
  return found.some(isFixed)
    ? [...found.filter(isFixed), ...found.filter((person) => !isFixed(person))]
    : found;
}

/**
 * Short codes of legal entities, for heads of narrow columns: the initials of the first two words, numbered where several
 * share them. A legend says what they stand for.
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
