import { sameLayout } from './config.js';
import type { Layout } from './types.js';

/** The edited state: the board, and the template it is based on; CUSTOM once it was changed. */
export interface Draft {
  layout: Layout;
  template: string;
}

/** The draft with its undo and redo steps. */
export interface History {
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
}

export const startHistory = (draft: Draft): History => ({ past: [], present: draft, future: [] });

/** Whether two drafts would be saved with the same result (HOME-031). */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  a.template === b.template && sameLayout(a.layout, b.layout);

/** Adds a step to the history. A step without changes is ignored; a new step clears the redo steps. */
export function commit(history: History, draft: Draft): History {
  if (sameDraft(history.present, draft)) return history;
  return { past: [...history.past, history.present], present: draft, future: [] };
}

/** Adds a manual change of the board: the template becomes CUSTOM (HOME-025 to HOME-029). */
export function edit(history: History, layout: Layout): History {
  if (sameLayout(history.present.layout, layout)) return history;
  return commit(history, { layout, template: 'CUSTOM' });
}

/** Goes one step back. */
export function undo({ past, present, future }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Goes one step forward. */
export function redo({ past, present, future }: History): History {
  const [after, ...rest] = future;
  if (!after) return { past, present, future };
  return { past: [...past, present], present: after, future: rest };
}
