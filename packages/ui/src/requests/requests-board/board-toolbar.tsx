import type { ReactNode } from 'react';
import { Button, SearchInput } from '../../controls/index.js';
import type { DataGridColumn, FilterRule } from '../../data/grid/index.js';
import { CloseIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import { QUICK_FILTERS, type BoardTab, type QuickFilter } from './board-filters.js';

export interface BoardToolbarProps<Row> {
  tab: BoardTab;
  search: string;
  onSearchChange: (search: string) => void;
  quick: readonly QuickFilter[];
  onQuickChange: (quick: readonly QuickFilter[]) => void;
  /** Filters of columns, shown as fields that can be removed. */
  rules: readonly FilterRule[];
  onRulesChange: (rules: FilterRule[]) => void;
  /** Takes every filter away at once. */
  onClear: () => void;
  columns: readonly DataGridColumn<Row>[];
  /** Requests that pass every filter; unknown while they load. */
  count: number | undefined;
  /** At the right end, where the grid stands: its columns. */
  actions: ReactNode;
}

/** Search, extra filters and the filters in use, over the grid. */
export function BoardToolbar<Row>({
  tab,
  search,
  onSearchChange,
  quick,
  onQuickChange,
  rules,
  onRulesChange,
  onClear,
  columns,
  count,
  actions,
}: BoardToolbarProps<Row>) {
  const t = useStrings();
  const formats = useFormats();
  // On its own tab the filter on favourites changes nothing.
  const offered = QUICK_FILTERS.filter((filter) => !(tab === 'favorite' && filter === 'favorite'));
  const toggle = (filter: QuickFilter) =>
    onQuickChange(quick.includes(filter) ? quick.filter((one) => one !== filter) : [...quick, filter]);
  const isFiltered = rules.length > 0 || quick.length > 0 || search !== '';
  return (
    <div className="flex min-h-56 flex-wrap items-center gap-8 py-10 print:hidden">
      <SearchInput
        size="toolbar"
        className="w-240 max-xs:w-full"
        aria-label={t('requests.board.search')}
        placeholder={t('requests.board.searchPlaceholder')}
        value={search}
        onValueChange={onSearchChange}
      />
      <div
        role="group"
        aria-label={t('requests.board.quick.label')}
        className="-m-2 flex gap-8 p-2 max-xs:-mx-16 max-xs:max-w-[100vw] max-xs:overflow-x-auto max-xs:px-16"
      >
        {offered.map((filter) => (
          <Button
            key={filter}
            size="toolbar"
            aria-pressed={quick.includes(filter)}
            className="aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
            onClick={() => toggle(filter)}
          >
            {t(`requests.board.quick.${filter}`)}
          </Button>
        ))}
      </div>
      {rules.length > 0 ? (
        <ul aria-label={t('requests.board.applied.label')} className="flex flex-wrap gap-8">
          {rules.map((rule) => (
            <AppliedFilter
              key={rule.id}
              rule={rule}
              column={columns.find((column) => column.id === rule.id)}
              onRemove={() => onRulesChange(rules.filter((one) => one !== rule))}
            />
          ))}
        </ul>
      ) : null}
      {isFiltered ? (
        <Button size="toolbar" variant="tertiary" onClick={onClear}>
          {t('requests.board.clearAll')}
        </Button>
      ) : null}
      {count === undefined ? null : (
        <p role="status" className="ml-auto text-small text-ink-2">
          {t('requests.board.count', { count, figure: formats.integer(count) })}
        </p>
      )}
      <div className={cn('flex gap-8 max-xs:hidden', count === undefined && 'ml-auto')}>{actions}</div>
    </div>
  );
}

interface AppliedFilterProps<Row> {
  rule: FilterRule;
  column: DataGridColumn<Row> | undefined;
  onRemove: () => void;
}

function AppliedFilter<Row>({ rule, column, onRemove }: AppliedFilterProps<Row>) {
  const t = useStrings();
  const name = column?.header ?? rule.id;
  return (
    <li className="inline-flex h-32 items-center gap-6 rounded-control border border-line-control bg-surface pl-10 text-small">
      {name}
      <span className="font-semibold">{useFilterText(rule, column)}</span>
      <button
        type="button"
        aria-label={t('requests.board.applied.remove', { name })}
        onClick={onRemove}
        className="focus-ring inline-flex size-28 items-center justify-center rounded-control text-ink-2 hover:text-ink"
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}

/** A day as a moment that falls on it from Honolulu to Auckland; alone it would be midnight in Greenwich. */
const noonOf = (day: string) => `${day}T10:00:00Z`;

/** What a filter lets pass, in few words. */
function useFilterText<Row>({ value }: FilterRule, column: DataGridColumn<Row> | undefined): string {
  const t = useStrings();
  const formats = useFormats();
  if (value.kind === 'text') return value.text;
  if (value.kind === 'set') {
    const [only] = value.values;
    const label = column?.filterOptions?.find((option) => option.value === only)?.label ?? only ?? '';
    return value.values.length === 1
      ? label
      : t('requests.board.applied.values', { count: value.values.length });
  }
  if (value.kind === 'date' && value.from && value.to)
    return formats.range(noonOf(value.from), noonOf(value.to));
  return t('requests.board.applied.range');
}
