import { isInRange } from '@atrium/contract/date-rules';
import { CLOSED_STATES, TO_CLOSE_STATES } from '@atrium/contract/request-rules';
import { BOARD_TABS, type BoardTab, type FilterRule, type QuickFilter, type SortRule } from '@atrium/ui';

/** The view of the board; the URL is its only source. */
export interface BoardView {
  tab: BoardTab;
  /** Filters of columns. */
  rules: FilterRule[];
  quick: QuickFilter[];
  /** Search text for all columns. */
  search: string;
  /** Sort levels, followed by the board's own order. */
  sorting: SortRule[];
}

/** Query parameter of each column with a fixed set of values (REQ-009 to REQ-011). */
const SET_OF = { state: 'status', service: 'service', legalEntities: 'ricos' } as const;
/** Columns filtered by text; the parameter has the name of the column. */
const TEXTS = ['title', 'createdBy', 'contract', 'internalIds'] as const;
/** Columns filtered by date range: `createdAtFrom`, `createdAtTo`. */
const DATES = ['createdAt', 'updatedAt'] as const;
const SORTED = new Set<string>([...Object.keys(SET_OF), ...TEXTS, ...DATES]);

/** Query parameter of each extra filter (REQ-012, REQ-023); widgets also send `favorite`. */
const QUICK_OF: Record<QuickFilter, string> = {
  favorite: 'favoriteOnly',
  unread: 'unread',
  mine: 'onlyMine',
  neverSeen: 'neverSeen',
};
const SEARCH = 'q';
const SORT = 'sort';

/** Returns the values of a parameter that may be repeated or contain a comma-separated list. */
const valuesOf = (address: URLSearchParams, name: string): string[] => [
  ...new Set(address.getAll(name).flatMap((value) => value.split(',').filter(Boolean))),
];

const dayOf = (address: URLSearchParams, name: string): string | undefined => {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(address.get(name) ?? '')?.[0];
  return day && isInRange(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
};

/** Returns the tab in the URL: the one it names, else the one that contains the states in its filter (REQ-024). */
export function tabOf(address: URLSearchParams): BoardTab {
  const named = BOARD_TABS.find((tab) => tab === address.get('tab'));
  if (named) return named;
  const states = valuesOf(address, SET_OF.state);
  const allIn = (group: readonly string[]) => states.length > 0 && states.every((one) => group.includes(one));
  if (allIn(TO_CLOSE_STATES)) return 'to-close';
  return allIn(CLOSED_STATES) ? 'closed' : 'in-progress';
}

/** Reads the view from the URL. */
export function viewOf(address: URLSearchParams): BoardView {
  const sets = Object.entries(SET_OF).flatMap(([id, name]): FilterRule[] => {
    const values = valuesOf(address, name);
    return values.length > 0 ? [{ id, value: { kind: 'set', values } }] : [];
  });
  const texts = TEXTS.flatMap((id): FilterRule[] => {
    const text = address.get(id) ?? '';
    return text === '' ? [] : [{ id, value: { kind: 'text', text } }];
  });
  const dates = DATES.flatMap((id): FilterRule[] => {
    const [from, to] = [dayOf(address, `${id}From`), dayOf(address, `${id}To`)];
    return from || to ? [{ id, value: { kind: 'date', ...(from && { from }), ...(to && { to }) } }] : [];
  });
  const isOn = (name: string) => address.get(name) === 'true';
  return {
    tab: tabOf(address),
    rules: [...sets, ...texts, ...dates],
    quick: (Object.keys(QUICK_OF) as QuickFilter[]).filter(
      (filter) => isOn(QUICK_OF[filter]) || (filter === 'favorite' && isOn('favorite')),
    ),
    search: address.get(SEARCH) ?? '',
    sorting: valuesOf(address, SORT)
      .map((value) => ({ id: value.replace(/^-/, ''), desc: value.startsWith('-') }))
      .filter(({ id }) => SORTED.has(id)),
  };
}

/** Writes a view to the URL. */
export function addressOf({ tab, rules, quick, search, sorting }: BoardView): URLSearchParams {
  const address = new URLSearchParams();
  if (tab !== 'in-progress') address.set('tab', tab);
  for (const { id, value } of rules) {
    if (value.kind === 'set') {
      for (const one of value.values) address.append(SET_OF[id as keyof typeof SET_OF], one);
    } else if (value.kind === 'text') address.set(id, value.text);
    else if (value.kind === 'date') {
      if (value.from) address.set(`${id}From`, value.from);
      if (value.to) address.set(`${id}To`, value.to);
    }
  }
  // States that belong to another tab would otherwise select that tab.
  if (address.has(SET_OF.state)) address.set('tab', tab);
  for (const filter of quick) address.set(QUICK_OF[filter], 'true');
  if (search !== '') address.set(SEARCH, search);
  for (const { id, desc } of sorting) address.append(SORT, desc ? `-${id}` : id);
  return address;
}

/** Whether the URL contains only a tab: the user's remembered view may be shown. */
export const isBare = (address: URLSearchParams): boolean =>
  [...address.keys()].every((name) => name === 'tab');

/** Returns a tab without filters. */
export const bareView = (tab: BoardTab): BoardView => ({
  tab,
  rules: [],
  quick: [],
  search: '',
  sorting: [],
});
