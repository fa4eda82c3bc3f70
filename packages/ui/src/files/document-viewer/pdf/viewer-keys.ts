import type { KeyboardEvent } from 'react';
import type { KeyHelpEntry } from '../key-help.js';

export type ViewerCommand =
  | 'nextPage'
  | 'previousPage'
  | 'goTo'
  | 'zoomIn'
  | 'zoomOut'
  | 'actualSize'
  | 'fitWidth'
  | 'fitPage'
  | 'rotate'
  | 'rotateBack'
  | 'thumbnails'
  | 'find'
  | 'nextMatch'
  | 'previousMatch'
  | 'print'
  | 'help';

const PLAIN: Readonly<Record<string, ViewerCommand>> = {
  n: 'nextPage',
  p: 'previousPage',
  g: 'goTo',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'actualSize',
  '1': 'fitWidth',
  '2': 'fitPage',
  r: 'rotate',
  R: 'rotateBack',
  t: 'thumbnails',
  '?': 'help',
};

/** Returns the command of a key press in the viewer; letters are ignored while the user types. */
export function commandOf(event: KeyboardEvent): ViewerCommand | undefined {
  const { key, shiftKey } = event;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    if (key.toLowerCase() === 'f') return 'find';
    return key.toLowerCase() === 'p' ? 'print' : undefined;
  }
  if (key === 'F3') return shiftKey ? 'previousMatch' : 'nextMatch';
  // Menus use letters and digits for type-ahead.
  const isTyping =
    event.target instanceof HTMLInputElement ||
    (event.target instanceof Element && event.target.closest('[role="menu"]') !== null);
  return isTyping || event.altKey ? undefined : (PLAIN[key] ?? PLAIN[key.toLowerCase()]);
}

/** The shortcuts listed in the help, in order. */
export const KEY_HELP: readonly KeyHelpEntry[] = [
  { does: 'files.viewer.keys.scroll', by: ['arrows', 'space'] },
  { does: 'files.viewer.keys.pages', by: ['N', 'P'] },
  { does: 'files.viewer.keys.goTo', by: ['G'] },
  { does: 'files.viewer.keys.zoom', by: ['+', '−'] },
  { does: 'files.viewer.keys.actualSize', by: ['0'] },
  { does: 'files.viewer.keys.fitWidth', by: ['1'] },
  { does: 'files.viewer.keys.fitPage', by: ['2'] },
  { does: 'files.viewer.keys.rotate', by: ['R'] },
  { does: 'files.viewer.keys.thumbnails', by: ['T'] },
  { does: 'files.viewer.keys.find', by: ['ctrl+F'] },
  { does: 'files.viewer.keys.matches', by: ['F3', 'shift+F3'] },
  { does: 'files.viewer.keys.print', by: ['ctrl+P'] },
];
