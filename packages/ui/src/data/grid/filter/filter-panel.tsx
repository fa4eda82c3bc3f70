import { useId, useState } from 'react';
import { Button } from '../../../controls/index.js';
import { SkeletonRows } from '../../../feedback/skeleton/index.js';
import { useFormats, useStrings } from '../../../foundations/provider/index.js';
import { isNoFilter, type RowEngine } from '../engine/index.js';
import type { ColumnFilter, DataGridColumn, GridState, GridWindows } from '../types.js';
import { DateFilter } from './date-filter.js';
import { NumberFilter } from './number-filter.js';
import { SetFilter } from './set-filter.js';
import { TextFilter } from './text-filter.js';

/** What the filter of a column reads and changes. */
export interface FilterSettings<Row> {
  /** The search and the filters of all columns. */
  state: Pick<GridState, 'columnFilters' | 'globalFilter'>;
  /** The host filters, and counts what is found. */
  manual: boolean;
  /** What the host counted of the values of each column, where it filters. */
  facets: GridWindows['facets'];
  engine: RowEngine<Row>;
  /** Sets the filter of a column, or clears it. */
  setFilter: (column: string, filter: ColumnFilter | undefined) => void;
}

export interface FilterPanelProps<Row> {
  column: DataGridColumn<Row>;
  filter: ColumnFilter | undefined;
  settings: FilterSettings<Row>;
  onClose: () => void;
}

/** Props of the editor of each filter kind: a draft, applied by the button that shows its number of rows. */
export interface FilterEditorProps<Kind extends ColumnFilter['kind']> {
  draft: Extract<ColumnFilter, { kind: Kind }>;
  onDraftChange: (draft: ColumnFilter | undefined) => void;
  /** Id of the panel's title. */
  titleId: string;
}

const EMPTY_DRAFT = {
  text: { kind: 'text', text: '' },
  set: { kind: 'set', values: [] },
  number: { kind: 'number' },
  date: { kind: 'date' },
} as const satisfies Record<string, ColumnFilter>;

/** The panel of a column's filter: an editor for the column type, then Clear, Cancel and the row count. */
export function FilterPanel<Row>({ column, filter, settings, onClose }: FilterPanelProps<Row>) {
  const t = useStrings();
  const formats = useFormats();
  const titleId = useId();
  const [edited, setDraft] = useState<ColumnFilter | undefined>(filter);
  const type = column.type ?? 'text';
  // A stored filter of another kind does not belong to this column.
  const own = edited?.kind === type ? edited : undefined;
  const draft = own ?? EMPTY_DRAFT[type];
  const active = own !== undefined && !isNoFilter(own);
  const { engine, manual, state } = settings;
  const others = state.columnFilters.filter(({ id }) => id !== column.id);
  const rules = active ? [...others, { id: column.id, value: draft }] : others;
  // Null while the host is counting; undefined if it does not count.
  const counted = settings.facets && (settings.facets[column.id] ?? null);
  const count = manual ? undefined : engine.count(rules, state.globalFilter);

  const apply = () => {
    settings.setFilter(column.id, active ? draft : undefined);
    onClose();
  };
  const editor = { onDraftChange: setDraft, titleId };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className="grid gap-8 p-12 pb-8">
        {draft.kind === 'set' ? (
          counted === null ? (
            <>
              <h2 id={titleId} className="text-body-strong">
                {t('grid.filterBy', { column: column.header })}
              </h2>
              <SkeletonRows rows={4} />
            </>
          ) : (
            <SetFilter
              {...editor}
              draft={draft}
              column={column}
              options={counted}
              facets={
                counted
                  ? new Map(counted.map(({ value, count }) => [value, count]))
                  : manual
                    ? undefined
                    : engine.facets(column.id, state.columnFilters, state.globalFilter)
              }
              matches={active ? count : undefined}
            />
          )
        ) : (
          <>
            <h2 id={titleId} className="text-body-strong">
              {t('grid.filterBy', { column: column.header })}
            </h2>
            {draft.kind === 'text' ? <TextFilter {...editor} draft={draft} /> : null}
            {draft.kind === 'number' ? <NumberFilter {...editor} draft={draft} /> : null}
            {draft.kind === 'date' ? <DateFilter {...editor} draft={draft} /> : null}
          </>
        )}
      </div>
      <div className="flex items-center gap-8 border-t border-line p-12 py-8">
        <Button
          size="toolbar"
          variant="tertiary"
          disabled={filter === undefined && edited === undefined}
          onClick={() => {
            settings.setFilter(column.id, undefined);
            onClose();
          }}
        >
          {t('grid.clear')}
        </Button>
        <Button size="toolbar" className="ml-auto" onClick={onClose}>
          {t('grid.cancel')}
        </Button>
        <Button size="toolbar" variant="primary" type="submit">
          {count === undefined ? t('grid.apply') : t('grid.show', { count, total: formats.integer(count) })}
        </Button>
      </div>
    </form>
  );
}
