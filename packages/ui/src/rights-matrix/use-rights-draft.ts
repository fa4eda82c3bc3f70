import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLatest } from '../foundations/use-latest.js';
import {
  EMPTY_HISTORY,
  modelOf,
  rebase,
  reduceDraft,
  type DraftAction,
  type DraftHistory,
  type RightsData,
  type RightsModel,
} from './engine/index.js';

/** The unsaved changes of a matrix, with its data. */
export interface RightsDraft {
  model: RightsModel;
  history: DraftHistory;
  dispatch: (action: DraftAction) => void;
}

const NO_DATA: RightsData = { people: [], services: [], entities: [], lists: [] };

/** Keeps the unsaved changes, also when the data are reloaded; without data there are none. */
export function useRightsDraft(
  data: RightsData | null,
  onUnsavedChange?: (isUnsaved: boolean) => void,
): RightsDraft {
  const model = useMemo(() => modelOf(data ?? NO_DATA), [data]);
  const [state, setState] = useState({ model, history: EMPTY_HISTORY });
  let { history } = state;
  if (state.model !== model) {
    history = rebase(model, state.model, history);
    setState({ model, history });
  }
  const dispatch = useCallback(
    (action: DraftAction) =>
      setState((old) => {
        const next = reduceDraft(old.model, old.history, action);
        return next === old.history ? old : { ...old, history: next };
      }),
    [],
  );
  const isUnsaved = history.draft.changes.size > 0;
  const tell = useLatest((unsaved: boolean) => onUnsavedChange?.(unsaved));
  useEffect(() => {
    tell(isUnsaved);
    return () => tell(false);
  }, [tell, isUnsaved]);
  return { model, history, dispatch };
}
