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
  type History,
  type Layout,
} from '../layout-engine/index.js';

/** The steps of an edit, from the board that is saved; null outside edit mode. */
export function useDashboardDraft(saved: Draft) {
  const t = useStrings();
  const [history, setHistory] = useState<History | null>(null);
  const change = (step: (history: History) => History) => setHistory((now) => now && step(now));
  return {
    draft: history?.present ?? saved,
    isChanged: history !== null && !sameDraft(history.present, saved),
    canUndo: (history?.past.length ?? 0) > 0,
    canRedo: (history?.future.length ?? 0) > 0,
    start: () => setHistory(startHistory(saved)),
    stop: () => setHistory(null),
    /** A change by hand: the template becomes CUSTOM. */
    edit: (layout: Layout) => change((now) => edit(now, layout)),
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
