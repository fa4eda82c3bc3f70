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
 * The steps of an edit, from the board that is saved. What another browser saves meanwhile is no change of this one; as
 * long as there is no step, the edit goes on from there.
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
    /** Another board is saved by now. */
    follow,
    /** A change by hand: the template becomes CUSTOM. */
    edit: (layout: Layout) => change((now) => edit(now, layout)),
    /** The same, of the board as the step before left it: several may come at once. */
    update: (take: (layout: Layout) => Layout) => change((now) => edit(now, take(now.present.layout))),
    /** Another board as a whole: a template, the default. */
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
