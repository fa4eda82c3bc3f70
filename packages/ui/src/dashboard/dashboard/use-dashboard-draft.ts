import { useCallback, useState } from 'react';
import { announce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import {
  commit,
  edit,
  redo,
  sameDraft,
  startHistory,
  undo,
  type Draft,
  type History,
  type Layout,
} from '../layout-engine/index.js';

/**
 * The edit history, starting from the saved board. A board saved meanwhile in another browser is not a change of this
 * one; as long as there are no steps, editing continues from that board.
 */
export function useDashboardDraft(saved: Draft) {
  const t = useStrings();
  const [{ base, history }, setEdit] = useState(() => ({ base: saved, history: startHistory(saved) }));
  const change = (take: (history: History) => History) =>
    setEdit((now) => {
      const next = take(now.history);
      return next === now.history ? now : { ...now, history: next };
    });
  const follow = useCallback(
    (other: Draft) =>
      setEdit((now) => {
        const isUntouched = now.history.past.length === 0 && now.history.future.length === 0;
        return isUntouched && !sameDraft(now.base, other)
          ? { base: other, history: startHistory(other) }
          : now;
      }),
    [],
  );
  return {
    draft: history.present,
    isChanged: !sameDraft(history.present, base),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Updates to a board saved elsewhere. */
    follow,
    /** Applies a manual change: the template becomes CUSTOM. */
    edit: (layout: Layout) => change((now) => edit(now, layout)),
    /** Like `edit`, based on the result of the previous step: several calls may come at once. */
    update: (take: (layout: Layout) => Layout) => change((now) => edit(now, take(now.present.layout))),
    /** Replaces the whole board: by a template or the default. */
    replace: (draft: Draft) => change((now) => commit(now, draft)),
    undo: () => {
      change(undo);
      announce(t('dashboard.edit.undone'));
    },
    redo: () => {
      change(redo);
      announce(t('dashboard.edit.redone'));
    },
  };
}
