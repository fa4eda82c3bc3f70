import { useEffect } from 'react';

/**
 * Ctrl or Command with Z steps back, with Shift and Z or with Y forward again, wherever the focus is on the page; in a
 * text field the keys stay the field's.
 */
export function useUndoKeys(
  isOn: boolean,
  { undo, redo }: { undo: (() => void) | undefined; redo: (() => void) | undefined },
): void {
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo?.();
      else undo?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
