import { isInRange } from '@atrium/contract/date-rules';
import type { FilterRule, SortRule } from '@atrium/ui';

/** The part of a grid's state that is in the URL. */
export interface GridFilters {
  search: string;
  sorting: SortRule[];
  /** Filters of columns. */
  rules: FilterRule[];
}

/**
 * Prefixes of filter parameters. The columns are not known here, so a parameter names its column after a dot, as in
 * `is.state=IN_FORCE`, `from.expiresOn=2026-10-01` or `min.amount=1000`.
 */
const PARTS = ['is', 'has', 'from', 'to', 'min', 'max'] as const;
type Part = (typeof PARTS)[number];

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isInRange(text) && !Number.isNaN(Date.parse(text))
    ? text
    : undefined;
const numberIn = (text: string | null): number | undefined =>
  text === null || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** Returns the filter in the parameters of one column; empty without any. */
function ruleOf(address: URLSearchParams, id: string): FilterRule[] {
  const get = (part: Part) => address.get(`${part}.${id}`);
  const values = [...new Set(address.getAll(`is.${id}`))];
  if (values.length > 0) return [{ id, value: { kind: 'set', values } }];
  const text = get('has');
  if (text) return [{ id, value: { kind: 'text', text } }];
  const [from, to] = [dayIn(get('from')), dayIn(get('to'))];
  if (from || to) return [{ id, value: { kind: 'date', ...(from && { from }), ...(to && { to }) } }];
  const [min, max] = [numberIn(get('min')), numberIn(get('max'))];
  if (min === undefined && max === undefined) return [];
  return [
    {
      id,
      value: { kind: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
    },
  ];
}

/** Reads the search text, the sorting and the filters from the URL. */
export function gridFiltersOf(address: URLSearchParams): GridFilters {
  const filtered = [...address.keys()].flatMap((name) => {
    const [part, ...id] = name.split('.');
    return PARTS.some((one) => one === part) && id.length > 0 ? [id.join('.')] : [];
  });
  return {
    search: address.get('q') ?? '',
    sorting: address
      .getAll('sort')
      .map((value) => ({ id: value.replace(/^-/, ''), desc: value.startsWith('-') })),
    rules: [...new Set(filtered)].flatMap((id) => ruleOf(address, id)),
  };
}

/** Writes the search text, the sorting and the filters to the URL. */
export function addGridFilters(address: URLSearchParams, { search, sorting, rules }: GridFilters): void {
  if (search !== '') address.set('q', search);
  for (const { id, desc } of sorting) address.append('sort', desc ? `-${id}` : id);
  for (const { id, value } of rules) {
    const set = (part: Part, text: string | number | undefined) =>
      text === undefined || address.append(`${part}.${id}`, String(text));
    if (value.kind === 'set') for (const one of value.values) set('is', one);
    else if (value.kind === 'text') set('has', value.text);
    else if (value.kind === 'date') {
      set('from', value.from);
      set('to', value.to);
    } else {
      set('min', value.min);
      set('max', value.max);
    }
  }
}
