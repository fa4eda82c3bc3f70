import { CLOSED_STATES, TO_CLOSE_STATES } from '@atrium/contract/request-rules';
import { BOARD_TABS, type BoardTab, type FilterRule, type QuickFilter } from '@atrium/ui';

/** The filters of the board as its address has them. */
export interface BoardFilters {
  /** Filters of columns. */
  rules: FilterRule[];
  quick: QuickFilter[];
}

/** Column of each query parameter (REQ-009 to REQ-011). */
const COLUMN_OF = { status: 'state', service: 'service', ricos: 'legalEntities' } as const;

/** Query parameter of each extra filter (REQ-012, REQ-023); widgets also send `favorite`. */
const PARAMETER_OF: Record<QuickFilter, string> = {
  favorite: 'favoriteOnly',
  unread: 'unread',
  mine: 'onlyMine',
  neverSeen: 'neverSeen',
};

/** Values of a parameter that may be repeated or hold a list with commas. */
const valuesOf = (search: URLSearchParams, name: string): string[] => [
  ...new Set(search.getAll(name).flatMap((value) => value.split(',').filter(Boolean))),
];

/** The tab of an address: the one it names, else the one that holds the states it asks for (REQ-024). */
export function tabOf(search: URLSearchParams): BoardTab {
  const named = BOARD_TABS.find((tab) => tab === search.get('tab'));
  if (named) return named;
  const states = valuesOf(search, 'status');
  const allIn = (group: readonly string[]) => states.length > 0 && states.every((one) => group.includes(one));
  if (allIn(TO_CLOSE_STATES)) return 'to-close';
  return allIn(CLOSED_STATES) ? 'closed' : 'in-progress';
}

/** The filters of an address; null when it names none. */
export function filtersOf(search: URLSearchParams): BoardFilters | null {
  const rules = Object.entries(COLUMN_OF).flatMap(([name, id]): FilterRule[] => {
    const values = valuesOf(search, name);
    return values.length > 0 ? [{ id, value: { kind: 'set', values } }] : [];
  });
  const isOn = (name: string) => search.get(name) === 'true';
  const quick = (Object.keys(PARAMETER_OF) as QuickFilter[]).filter(
    (filter) => isOn(PARAMETER_OF[filter]) || (filter === 'favorite' && isOn('favorite')),
  );
  return rules.length > 0 || quick.length > 0 ? { rules, quick } : null;
}

/** The query of an address with a tab and filters; filters of other columns have no place in it. */
export function addressOf(tab: BoardTab, { rules, quick }: BoardFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (tab !== 'in-progress') search.set('tab', tab);
  for (const [name, id] of Object.entries(COLUMN_OF)) {
    const rule = rules.find((one) => one.id === id);
    if (rule?.value.kind === 'set') for (const value of rule.value.values) search.append(name, value);
  }
  // The states of another tab would otherwise choose it.
  if (search.has('status')) search.set('tab', tab);
  for (const filter of quick) search.set(PARAMETER_OF[filter], 'true');
  return search;
}
