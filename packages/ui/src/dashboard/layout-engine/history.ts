import { sameLayout } from './config.js';
import type { Layout } from './types.js';

/** What a person edits: the board, and the template it came from; CUSTOM once it was changed. */
export interface Draft {
  layout: Layout;
  template: string;
}

/** The draft with its past and future steps. */
export interface History {
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
}

export const startHistory = (draft: Draft): History => ({ past: [], present: draft, future: [] });

/** Whether two drafts would be saved as the same (HOME-031). */
export const sameDraft = (a: Draft, b: Draft): boolean =>
  a.template === b.template && sameLayout(a.layout, b.layout);

/** Takes a step; a step that changes nothing is none, and a new step forgets what was undone. */
export function commit(history: History, draft: Draft): History {
  if (sameDraft(history.present, draft)) return history;
  return { past: [...history.past, history.present], present: draft, future: [] };
}

/** A change of the board by hand: the template becomes CUSTOM (HOME-025 to HOME-029). */
export function edit(history: History, layout: Layout): History {
  if (sameLayout(history.present.layout, layout)) return history;
  return commit(history, { layout, template: 'CUSTOM' });
}

/** One step back. */
export function undo({ past, present, future }: History): History {
  const before = past.at(-1);
  if (!before) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward again. */
export function redo({ past, present, future }: History): History {
  const [after, ...rest] = future;
  if (!after) return { past, present, future };
  return { past: [...past, present], present: after, future: rest };
}
