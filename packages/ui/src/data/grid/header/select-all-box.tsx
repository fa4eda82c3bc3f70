import { useStrings } from '../../../foundations/provider/index.js';
import { checkboxClasses } from '../rows/row-checkbox.js';

const ignore = () => undefined;

/** Selects all rows that pass the filters; indeterminate when some are selected. The grid's root handles its clicks. */
export function SelectAllBox({ state }: { state: 'none' | 'some' | 'all' }) {
  const t = useStrings();
  return (
    <input
      type="checkbox"
      data-grid-select-all
      tabIndex={-1}
      ref={(box) => {
        if (box) box.indeterminate = state === 'some';
      }}
      checked={state === 'all'}
      onChange={ignore}
      aria-label={t('grid.selectAll')}
      className={checkboxClasses}
    />
  );
}
