import { useEffect } from 'react';

/**
 * Keyboard shortcuts for undo (Ctrl or Command with Z) and redo (with Shift and Z, or with Y), anywhere on the page;
 * text fields keep their own undo.
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
