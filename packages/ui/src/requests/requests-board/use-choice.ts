import type { RequestSummary } from '@atrium/contract/requests';
import { useCallback, useState } from 'react';
import type { GridSelection } from '../../data/grid/index.js';

interface Choice {
  /** What the list was filtered by when they were chosen. */
  listed: string;
  ids: readonly string[];
  /** All are chosen but these. */
  every: boolean;
}
const NO_CHOICE: Choice = { listed: '', ids: [], every: false };

/**
 * The requests that are chosen in a list. Where the host filters (`listed` names by what), other filters are another list:
 * who chose in the former one begins again.
 */
export function useChoice(listed: string) {
  const [choice, setChoice] = useState(NO_CHOICE);
  const choose = useCallback(
    (selection: GridSelection<RequestSummary>) =>
      setChoice({ listed, ids: selection.ids(), every: selection.every }),
    [listed],
  );
  /** These alone. */
  const chooseOnly = useCallback(
    (requests: readonly RequestSummary[]) =>
      setChoice({ listed, ids: requests.map(({ id }) => id), every: false }),
    [listed],
  );
  return { chosen: choice.listed === listed ? choice : NO_CHOICE, choose, chooseOnly };
}
