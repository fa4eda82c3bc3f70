import type { Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { CloseIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import {
  chosenLeaves,
  isApplied,
  isPeriod,
  isValues,
  leafLabels,
  shownItems,
  withFilter,
} from '../filter-values.js';

export interface AppliedFiltersProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The blocks, including hidden ones: they have the names of the fields and values. */
  blocks: readonly FilterBlock[];
  /** The applied filters. */
  value: Filters;
  /** Called with the filters without the removed one. */
  onValueChange: (value: Filters) => void;
  /** Clears all filters, and others such as a search; its button is then shown even if no filter is listed. */
  onClear?: (() => void) | undefined;
  /** Gets the focus when the last filter is removed, for example the result count. */
  returnFocus?: RefObject<HTMLElement | null>;
}

/** The applied filters, each with a remove button, and “clear all”. Renders nothing if none is applied. */
export function AppliedFilters({
  blocks,
  value,
  onValueChange,
  onClear,
  returnFocus,
  className,
  ...props
}: AppliedFiltersProps) {
  const t = useStrings();
  const announce = useAnnounce();
  const textOf = useFilterText();
  const list = useRef<HTMLUListElement>(null);
  /** Index of the removed filter: the one now at this index gets the focus, or the last one. */
  const left = useRef<number | null>(null);
  useEffect(() => {
    if (left.current === null) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    (buttons.at(Math.min(left.current, buttons.length - 1)) ?? returnFocus?.current)?.focus();
    left.current = null;
  });
  const titles = new Map(blocks.map((block) => [block.field, block]));
  const applied = Object.entries(value).filter(([, one]) => isApplied(one));
  if (applied.length === 0 && !onClear) return null;
  const remove = (field: string, name: string, index: number) => {
    left.current = index;
    announce(t('filters.applied.removed', { name }));
    onValueChange(withFilter(value, field, undefined));
  };
  const clear = () => {
    left.current = 0;
    announce(t('filters.applied.cleared'));
    if (onClear) onClear();
    else onValueChange({});
  };
  return (
    <div className={cn('flex flex-wrap items-center gap-8', className)} {...props}>
      {/* Hidden if empty, because screen readers announce empty lists. */}
      <ul
        ref={list}
        aria-label={t('filters.applied.label')}
        className={applied.length === 0 ? 'hidden' : 'contents'}
      >
        {applied.map(([field, one], index) => {
          const block = titles.get(field);
          const text = textOf(block, one);
          const name = block?.title ?? field;
          return (
            <li
              key={field}
              className="inline-flex h-32 max-w-full items-center gap-6 rounded-control border border-line-control bg-surface pl-10 text-small print:h-auto print:border-0 print:pl-0"
            >
              {block ? <span className="shrink-0">{name}</span> : null}
              <span className="min-w-0 truncate font-semibold print:whitespace-normal">{text}</span>
              <button
                type="button"
                aria-label={t('filters.applied.remove', { name, value: text })}
                onClick={() => remove(field, name, index)}
                className="focus-ring inline-flex size-28 shrink-0 items-center justify-center rounded-control text-ink-2 hover:text-ink print:hidden"
              >
                <CloseIcon size={14} />
              </button>
            </li>
          );
        })}
      </ul>
      <Button size="toolbar" variant="tertiary" onClick={clear}>
        {t('filters.applied.clearAll')}
      </Button>
    </div>
  );
}

/** Returns a filter as short text: “Netherlands”, “3 of 4”, “22 May to 20 Nov 2026”. */
function useFilterText(): (block: FilterBlock | undefined, value: FilterValue) => string {
  const t = useStrings();
  const { integer } = useFormats();
  const days = useDayFormats();
  return (block, value) => {
    if (typeof value === 'string') return value;
    if (isPeriod(value)) {
      const { dateFrom, dateTo } = value;
      if (dateFrom && dateTo) return days.range(dateFrom, dateTo);
      return dateFrom
        ? t('filters.applied.from', { date: days.date(dateFrom) })
        : t('filters.applied.until', { date: days.date(dateTo!) });
    }
    if (!isValues(value)) return '';
    const items = block ? shownItems(block) : [];
    const labels = leafLabels(items);
    const chosen = chosenLeaves(items, value);
    const only = chosen.length === 1 ? labels.get(chosen[0]!) : undefined;
    if (only !== undefined) return only;
    // A TAG block contains only the tags found by a search, not all tags.
    return block?.type === 'SELECT' && chosen.every((one) => labels.has(one))
      ? t('filters.applied.some', { chosen: integer(chosen.length), total: integer(labels.size) })
      : t('filters.applied.values', { count: chosen.length, figure: integer(chosen.length) });
  };
}
