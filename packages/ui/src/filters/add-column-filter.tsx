import { Button } from '../controls/button/index.js';
import { createRowEngine, type AddFilterProps, type CreateRowEngineOptions } from '../data/grid/internal.js';
import { PlusIcon, useLanguage, useStrings, useTimeZone } from '../foundations/index.js';
import { lazyPart } from '../foundations/lazy-part.js';

/** Loaded after the grid is shown. */
const LazyAddFilter = lazyPart(
  async () => (await import('../data/grid/filter/add-filter.js')).AddFilter<never>,
);
const AddFilter = LazyAddFilter as unknown as <Row>(
  props: AddFilterProps<Row> & { fallback: AddFilterProps<Row>['trigger'] },
) => ReturnType<typeof LazyAddFilter>;

interface AddColumnFilterProps<Row>
  extends
    Omit<AddFilterProps<Row>, 'trigger' | 'createEngine'>,
    Omit<CreateRowEngineOptions<Row>, 'language' | 'timeZone'> {}

/** The “Add filter” button above a grid, beside its search and its active filters. */
export function AddColumnFilter<Row>({
  rows,
  columns,
  getChildren,
  leavesOnly,
  ...props
}: AddColumnFilterProps<Row>) {
  const t = useStrings();
  const language = useLanguage();
  const timeZone = useTimeZone();
  const button = (
    <Button size="toolbar" variant="tertiary" icon={PlusIcon} className="print:hidden">
      {t('grid.addFilter')}
    </Button>
  );
  return (
    <AddFilter
      fallback={button}
      trigger={button}
      columns={columns}
      createEngine={() => createRowEngine({ rows, columns, getChildren, leavesOnly, language, timeZone })}
      {...props}
    />
  );
}
