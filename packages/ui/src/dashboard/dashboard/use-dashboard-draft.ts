import { useState } from 'react';
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
  type Layout,
} from '../layout-engine/index.js';

/** The steps of an edit, from the board that is saved. */
export function useDashboardDraft(saved: Draft) {
  const t = useStrings();
  const [history, setHistory] = useState(() => startHistory(saved));
  return {
    draft: history.present,
    isChanged: !sameDraft(history.present, saved),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** A change by hand: the template becomes CUSTOM. */
    edit: (layout: Layout) => setHistory((now) => edit(now, layout)),
    /** Another board as a whole: a template, the default. */
    replace: (draft: Draft) => setHistory((now) => commit(now, draft)),
    undo: () => {
      setHistory(undo);
      announce(t('dashboard.edit.undone'));
    },
    redo: () => {
      setHistory(redo);
      announce(t('dashboard.edit.redone'));
    },
  };
}
