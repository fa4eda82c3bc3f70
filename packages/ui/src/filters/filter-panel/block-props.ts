import type { FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';

/** What every kind of block takes. */
export interface BlockProps {
  block: FilterBlock;
  /** Id of its title. */
  labelledBy: string;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
}
