import type { ReactElement } from 'react';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../../overlays/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterButtonProps } from './filter-button.js';
import { FilterPanel } from './filter-panel.js';

export interface FilterPopoverProps<Row> extends Omit<FilterButtonProps<Row>, 'open'> {
  /** The filter button it is anchored to. */
  button: ReactElement;
}

/** The open filter panel of a column. */
export function FilterPopover<Row>({
  button,
  column,
  filter,
  onOpenChange,
  settings,
}: FilterPopoverProps<Row>) {
  const t = useStrings();
  return (
    <PopoverRoot open onOpenChange={onOpenChange}>
      <PopoverTrigger asChild>{button}</PopoverTrigger>
      <PopoverContent
        align="end"
        className="w-[312px] p-0"
        aria-label={t('grid.filterBy', { column: column.header })}
        onOpenAutoFocus={(event) => {
          const field = (event.currentTarget as HTMLElement).querySelector('input');
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          // A click elsewhere has moved the focus already.
          if (document.activeElement === document.body) settings.focusHead(column.id);
        }}
      >
        <FilterPanel
          column={column}
          filter={filter}
          settings={settings}
          onClose={() => onOpenChange(false)}
        />
      </PopoverContent>
    </PopoverRoot>
  );
}
