import { useId } from 'react';
import { Select } from '../../controls/select/index.js';
import type { DataGridColumn, SortRule } from '../../data/grid/index.js';
import { FilterDrawer, type FilterDrawerProps } from '../../filters/filter-drawer/index.js';
import { useStrings } from '../../foundations/index.js';
import { QuickFilters, type QuickFiltersProps } from './quick-filters.js';

export interface BoardFilterDrawerProps<Row>
  extends
    Omit<FilterDrawerProps, 'lead' | 'ref'>,
    Pick<QuickFiltersProps, 'tab' | 'quick' | 'onQuickChange'> {
  columns: readonly DataGridColumn<Row>[];
  sorting: readonly SortRule[];
  onSortingChange: (sorting: SortRule[]) => void;
}

/** Select value for the board's default order. */
const OWN_ORDER = 'board';

/** Drawer with sorting and filters, for windows too narrow for column headers. */
export function BoardFilterDrawer<Row>({
  tab,
  quick,
  onQuickChange,
  columns,
  sorting,
  onSortingChange,
  ...props
}: BoardFilterDrawerProps<Row>) {
  const t = useStrings();
  const orderId = useId();
  const orders = columns
    .filter(({ value, header, headerHidden }) => value && header && !headerHidden)
    .flatMap(({ id, header: column, sortDescFirst = false }) =>
      [sortDescFirst, !sortDescFirst].map((desc) => ({
        value: desc ? `-${id}` : id,
        label: t(desc ? 'requests.board.order.descending' : 'requests.board.order.ascending', { column }),
      })),
    );
  const [first] = sorting;
  return (
    <FilterDrawer
      {...props}
      lead={
        <div className="grid gap-16 pb-16">
          <div className="grid gap-4">
            <span id={orderId} className="text-small font-semibold">
              {t('filters.list.sort')}
            </span>
            <Select
              aria-labelledby={orderId}
              options={[{ value: OWN_ORDER, label: t('requests.board.order.own') }, ...orders]}
              value={first ? `${first.desc ? '-' : ''}${first.id}` : OWN_ORDER}
              onValueChange={(next) => {
                if (next === null) return;
                const desc = next.startsWith('-');
                onSortingChange(next === OWN_ORDER ? [] : [{ id: next.replace(/^-/, ''), desc }]);
              }}
            />
          </div>
          <QuickFilters tab={tab} quick={quick} onQuickChange={onQuickChange} />
        </div>
      }
    />
  );
}
