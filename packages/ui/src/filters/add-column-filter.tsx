import { Button } from '../controls/button/index.js';
import type { AddFilterProps } from '../data/grid/internal.js';
import { PlusIcon, useStrings } from '../foundations/index.js';
import { lazyPart } from '../foundations/lazy-part.js';

/** Loaded after the grid is shown. */
const LazyAddFilter = lazyPart(
  async () => (await import('../data/grid/filter/add-filter.js')).AddFilter<never>,
);
const AddFilter = LazyAddFilter as unknown as <Row>(
  props: AddFilterProps<Row> & { fallback: AddFilterProps<Row>['trigger'] },
) => ReturnType<typeof LazyAddFilter>;

/** The “Add filter” button above a grid, beside its search and its active filters. */
export function AddColumnFilter<Row>(props: Omit<AddFilterProps<Row>, 'trigger'>) {
  const t = useStrings();
  const button = (
    <Button size="toolbar" variant="tertiary" icon={PlusIcon} className="print:hidden">
      {t('grid.addFilter')}
    </Button>
  );
  return <AddFilter fallback={button} trigger={button} {...props} />;
}
