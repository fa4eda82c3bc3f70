import { useState } from 'react';
import type { SettingsDrafts } from '../add-widget-dialog/index.js';
import { sameLayout, setSettings, type Layout } from '../layout-engine/index.js';

const NONE: SettingsDrafts = {};

/**
 * What stands in the settings panels of widgets and is not saved there, also once their list was left by Escape: a change
 * of the board as any other, which `take` hands over.
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
    /** The board with them. */
    whole,
    hasDrafts: !sameLayout(whole, layout),
    take: () => {
      onTake(whole);
      setDrafts(NONE);
    },
  };
}
