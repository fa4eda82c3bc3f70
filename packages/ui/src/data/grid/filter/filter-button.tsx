import type { ReactNode } from 'react';
import { cn } from '../../../foundations/cn.js';
import { FilterIcon } from '../../../foundations/icons/index.js';
import { lazyPart } from '../../../foundations/lazy-part.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { HeaderSettings } from '../header/header-cell.js';
import type { ColumnFilter, DataGridColumn } from '../types.js';
import type { FilterPopoverProps } from './filter-popover.js';

/** Loaded when the pointer enters a filter button: most visits use no column filter. */
const LazyPopover = lazyPart(async () => (await import('./filter-popover.js')).FilterPopover<never>);
const FilterPopover = LazyPopover as unknown as <Row>(
  props: FilterPopoverProps<Row> & { fallback: ReactNode },
) => ReactNode;

export interface FilterButtonProps<Row> {
  column: DataGridColumn<Row>;
  filter: ColumnFilter | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  settings: HeaderSettings<Row>;
}

/** The filter button of a column header: outlined while the column is filtered, filled while its panel is open. */
export function FilterButton<Row>({ column, filter, open, onOpenChange, settings }: FilterButtonProps<Row>) {
  const t = useStrings();
  const label = t(filter ? 'grid.filterActive' : 'grid.filter', { column: column.header });
  const button = (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      data-grid-filter
      aria-haspopup="dialog"
      aria-expanded={open}
      onPointerEnter={LazyPopover.preload}
      onClick={open ? undefined : () => onOpenChange(true)}
      className={cn(
        'focus-ring inline-flex print:hidden size-24 shrink-0 items-center justify-center rounded-control border border-transparent text-ink-3 hover:bg-hover hover:text-ink',
        column.align !== 'end' && 'ml-auto',
        filter && 'border-brand-line text-brand-ink',
        open && 'border-brand bg-brand text-on-brand hover:bg-brand hover:text-on-brand',
      )}
    >
      <FilterIcon size={14} />
    </button>
  );
  // Rendering a popover in each header would slow mounting; it is added on the first click.
  if (!open) return button;
  return (
    <FilterPopover
      fallback={button}
      button={button}
      column={column}
      filter={filter}
      onOpenChange={onOpenChange}
      settings={settings}
    />
  );
}
