import { LIST_TEXT_LENGTH } from '@atrium/contract/list-rules';
import { INTERNAL_REQUEST_FIELDS, REQUEST_STATES } from '@atrium/contract/request-rules';
import type { RequestFilterType, RequestOrder } from '@atrium/contract/request-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import type { BoardTab, FilterRule } from '@atrium/ui';
import type { RequestListView } from '../../api/request-list.ts';
import type { BoardView } from './board-address.ts';

/** What the API calls a tab (REQ-022). */
export const TABS: Record<BoardTab, RequestFilterType> = {
  'in-progress': 'IN_PROGRESS',
  'to-close': 'TO_CLOSE',
  closed: 'CLOSED',
  favorite: 'FAVORITE',
};

/** Maximum length of a Ricos code. */
const CODE_LENGTH = 20;

/** Returns the start of a day in local time, `later` days after it. */
const startOf = (day: string, later = 0): string => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later).toISOString();
};

const isAnyOf =
  <T extends string>(values: readonly T[]) =>
  (value: string): value is T =>
    (values as readonly string[]).includes(value);

/**
 * Returns the list query for the view in the URL; days are in the browser's time zone. The URL may contain anything:
 * unknown values are dropped, so that nothing matches, and so are columns that only bank users have.
 */
export function listViewOf(
  { tab, rules: all, quick, search, sorting: levels }: BoardView,
  isInternal: boolean,
): RequestListView {
  const isShown = ({ id }: { id: string }) => isInternal || !isAnyOf(INTERNAL_REQUEST_FIELDS)(id);
  const rules = all.filter(isShown);
  const sorting = levels.filter(isShown);
  const setOf = (id: string) => {
    const value = rules.find((rule) => rule.id === id)?.value;
    return value?.kind === 'set' ? [...value.values] : undefined;
  };
  const [state, service, legalEntities] = ['state', 'service', 'legalEntities'].map(setOf);
  return {
    filters: {
      tab: TABS[tab],
      ...(search.trim() !== '' && { search: search.trim().slice(0, LIST_TEXT_LENGTH) }),
      ...(state && { state: state.filter(isAnyOf(REQUEST_STATES)) }),
      ...(service && { service: service.filter(isAnyOf(SERVICE_CODES)) }),
      ...(legalEntities && { legalEntities: legalEntities.filter((code) => code.length <= CODE_LENGTH) }),
      ...Object.fromEntries(rules.flatMap(spanOrText)),
      ...Object.fromEntries(quick.map((filter) => [filter, true])),
    },
    order: sorting.slice(0, 3).map(({ id, desc }) => ({ by: id as RequestOrder, descending: desc })),
  };
}

function spanOrText({ id, value }: FilterRule): [string, unknown][] {
  if (value.kind === 'text') return [[id, value.text.slice(0, LIST_TEXT_LENGTH)]];
  if (value.kind !== 'date') return [];
  const { from, to } = value;
  return [[id, { ...(from && { from: startOf(from) }), ...(to && { before: startOf(to, 1) }) }]];
}
