import { AppliedFilters, type AppliedFiltersProps } from '../../filters/applied-filters/index.js';
import { nameBlock } from '../../filters/column-filters.js';
import { useStrings } from '../../foundations/index.js';
import { QUICK_FILTERS, type QuickFilter } from './board-filters.js';
import type { QuickFiltersProps } from './quick-filters.js';

export interface BoardAppliedFiltersProps
  extends
    Pick<AppliedFiltersProps, 'blocks' | 'value' | 'onValueChange' | 'onClear' | 'returnFocus'>,
    Pick<QuickFiltersProps, 'quick' | 'onQuickChange'> {}

const fieldOf = (filter: QuickFilter) => `quick.${filter}`;

/**
 * The applied filters of the board. For print, and for windows too narrow for the buttons of the extra filters, the list
 * includes these.
 */
export function BoardAppliedFilters({ quick, onQuickChange, ...props }: BoardAppliedFiltersProps) {
  const { blocks, value, onValueChange } = props;
  const t = useStrings();
  const own = QUICK_FILTERS.filter((filter) => quick.includes(filter));
  return (
    <>
      <AppliedFilters {...props} className="max-sm:hidden print:hidden" />
      <AppliedFilters
        {...props}
        blocks={[
          ...blocks,
          ...own.map((filter) => nameBlock(fieldOf(filter), t('requests.board.quick.label'))),
        ]}
        value={{
          ...Object.fromEntries(own.map((filter) => [fieldOf(filter), t(`requests.board.quick.${filter}`)])),
          ...value,
        }}
        onValueChange={(next) => {
          const left = own.filter((filter) => fieldOf(filter) in next);
          if (left.length < own.length) onQuickChange(left);
          else
            onValueChange(
              Object.fromEntries(Object.entries(next).filter(([field]) => !field.startsWith('quick.'))),
            );
        }}
        className="sm:hidden print:flex"
      />
    </>
  );
}
