import { lazyPart } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { watchRecentPages } from '../recent-pages.ts';
import { loadWithTexts } from '../router/page.ts';

const LAYER = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

/** Name of the event that opens the command palette. */
const COMMANDS = 'commands';

export function openCommands(): void {
  window.dispatchEvent(new Event(COMMANDS));
}

const Palette = lazyPart(
  async () =>
    (
      await loadWithTexts(
        () => import('../../pages/commands/commands.tsx'),
        ['commands', 'ui-command-palette'],
      )
    ).default,
);

/** Stands once in the shell: Ctrl or ⌘ K opens the command palette, and closes it. */
export function Commands() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      // The browser has its own use for these keys.
      event.preventDefault();
      // A layer that is open keeps the keyboard; the palette itself closes.
      setOpen((isOpen) => !isOpen && !document.querySelector(LAYER));
    };
    const onOpen = () => setOpen(true);
    document.addEventListener('keydown', onKey);
    window.addEventListener(COMMANDS, onOpen);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener(COMMANDS, onOpen);
    };
  }, []);
  useEffect(watchRecentPages, []);
  return open ? <Palette open onOpenChange={setOpen} /> : null;
}
