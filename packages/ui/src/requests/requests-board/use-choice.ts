import type { RequestSummary } from '@atrium/contract/requests';
import { useCallback, useState } from 'react';
import type { GridSelection } from '../../data/grid/index.js';

interface Choice {
  /** The filters of the list at the time of the selection, as a key. */
  listed: string;
  ids: readonly string[];
  /** All requests are selected except `ids`. */
  every: boolean;
}
const NO_CHOICE: Choice = { listed: '', ids: [], every: false };

/**
 * Keeps the selected requests of a list. `listed` identifies the host's filters, if the host does the filtering: when
 * the filters change, the selection is empty again.
 */
export function useChoice(listed: string) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const choose = useCallback(
    (selection: GridSelection<RequestSummary>) =>
      setChoice({ listed, ids: selection.ids(), every: selection.every }),
    [listed],
  );
  /** Selects only these requests. */
  const chooseOnly = useCallback(
    (requests: readonly RequestSummary[]) =>
      setChoice({ listed, ids: requests.map(({ id }) => id), every: false }),
    [listed],
  );
  return { chosen: choice.listed === listed ? choice : NO_CHOICE, choose, chooseOnly };
}
