import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { CaretRightIcon, CheckIcon } from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../../../overlays/index.js';
import type { RowEngine } from '../engine/index.js';
import type { DataGridColumn, FilterRule } from '../types.js';
import { FilterPanel } from './filter-panel.js';

export interface AddFilterProps<Row> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** The columns of the grid. */
  columns: readonly DataGridColumn<Row>[];
  /** Creates an engine over the rows, to count what a filter would find; called when the button is pressed. */
  createEngine: () => RowEngine<Row>;
  /** The active column filters. */
  rules: readonly FilterRule[];
  /** The grid's own search text; leave it out if the host searches. */
  search?: string;
  /** Called when the user sets, changes or clears a filter. */
  onRulesChange: (rules: FilterRule[]) => void;
}

/**
 * A button that filters a grid by any of its columns: the user first chooses the column, then sets its filter. Narrow lists
 * have no column headers, so this is their way to filter by column.
 */
export function AddFilter<Row>({ trigger, ...props }: AddFilterProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <PopoverRoot open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      {isOpen ? <Choice {...props} onClose={() => setOpen(false)} /> : null}
    </PopoverRoot>
  );
}

function Choice<Row>({
  columns,
  createEngine,
  rules,
  search = '',
  onRulesChange,
  onClose,
}: Omit<AddFilterProps<Row>, 'trigger'> & { onClose: () => void }) {
  const t = useStrings();
  const titleId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [engine] = useState(createEngine);
  // The list of columns, which had the focus, was removed.
  useEffect(() => {
    if (chosen !== undefined) content.current?.querySelector('input')?.focus();
  }, [chosen]);
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
  const column = columns.find(({ id }) => id === chosen);
  if (column)
    return (
      <PopoverContent
        ref={content}
        className="w-[312px] p-0"
        aria-label={t('grid.filterBy', { column: column.header })}
      >
        <FilterPanel
          column={column}
          filter={ruleOf(column.id)?.value}
          settings={{
            engine,
            manual: false,
            facets: undefined,
            state: { columnFilters: [...rules], globalFilter: search },
            setFilter: (id, value) =>
              onRulesChange([...rules.filter((rule) => rule.id !== id), ...(value ? [{ id, value }] : [])]),
          }}
          onClose={onClose}
        />
      </PopoverContent>
    );
  return (
    <PopoverContent ref={content} className="w-[312px] p-0" aria-labelledby={titleId}>
      <h2 id={titleId} className="px-12 pt-12 pb-8 text-body-strong">
        {t('grid.addFilter')}
      </h2>
      <ul aria-labelledby={titleId} className="pb-8">
        {columns
          .filter(({ filterable }) => filterable)
          .map(({ id, header }) => {
            const isFiltered = ruleOf(id) !== undefined;
            return (
              <li key={id}>
                <button
                  type="button"
                  {...(isFiltered && { 'aria-label': t('grid.filteredColumn', { column: header }) })}
                  className="focus-inset flex min-h-36 w-full items-center gap-10 px-12 text-left text-body hover:bg-hover"
                  onClick={() => setChosen(id)}
                >
                  <span className="min-w-0 flex-1 truncate">{header}</span>
                  {isFiltered ? <CheckIcon className="text-brand-ink" /> : null}
                  <CaretRightIcon size={14} className="text-ink-3" />
                </button>
              </li>
            );
          })}
      </ul>
    </PopoverContent>
  );
}
