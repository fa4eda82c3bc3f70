import type { FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';

/** Props of every kind of block. */
export interface BlockProps {
  block: FilterBlock;
  /** Id of the block's title. */
  labelledBy: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}
