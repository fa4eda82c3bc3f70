import { useState } from 'react';
import type { SettingsDrafts } from '../add-widget-dialog/index.js';
import { sameLayout, setSettings, type Layout } from '../layout-engine/index.js';

const NONE: SettingsDrafts = {};

/**
 * Unsaved changes in the settings panels of widgets, kept when the dialog is left by Escape: they count as changes of
 * the board, which `take` applies.
 */
export function useSettingsDrafts(layout: Layout, onTake: (layout: Layout) => void) {
  const [drafts, setDrafts] = useState(NONE);
  const whole = Object.entries(drafts).reduce(
    (board, [id, draft]) => (draft?.isDirty ? setSettings(board, id, draft.value) : board),
    layout,
  );
  return {
    drafts,
    setDrafts,
    /** The board including the unsaved settings. */
    whole,
    hasDrafts: !sameLayout(whole, layout),
    take: () => {
      onTake(whole);
      setDrafts(NONE);
    },
  };
}
