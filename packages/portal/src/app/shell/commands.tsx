import { isLayerOpen, useToast } from '@atrium/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { watchRecentPages } from '../recent-pages.ts';
import { loadWithTexts } from '../router/page.ts';

/** Name of the event that opens the command palette. */
const COMMANDS = 'commands';

export function openCommands(): void {
  window.dispatchEvent(new Event(COMMANDS));
}

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What was typed while the code was loading. */
  defaultText: string;
}

/** Loads the palette. Loaded code is not fetched again; after a failure it is. */
const load = async (): Promise<ComponentType<PaletteProps>> =>
  (await loadWithTexts(() => import('../../pages/commands/commands.tsx'), ['commands', 'ui-command-palette']))
    .default;

/** Rendered once in the shell: Ctrl or ⌘ K opens and closes the command palette. */
export function Commands() {
  const { t } = useTranslation('shell');
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
  const isMissing = open && !Palette;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.defaultPrevented) return;
      // The browser has its own shortcut for these keys.
      event.preventDefault();
      // What was typed is only for the opening during which it was typed.
      setText('');
      // Another open dialog or panel keeps the keyboard.
      setOpen((isOpen) => !isOpen && !isLayerOpen());
    };
    const onOpen = () => {
      setText('');
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener(COMMANDS, onOpen);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener(COMMANDS, onOpen);
    };
  }, []);
  useEffect(() => {
    if (!isMissing) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const { key } = event;
      if (key === 'Escape') setOpen(false);
      if (!/^(.|Enter|Backspace)$/u.test(key)) return;
      // On Windows, AltGr also counts as Ctrl.
      if ((event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph')) return;
      // It is meant for the palette: it must neither be lost nor reach the page.
      event.preventDefault();
      event.stopPropagation();
      setText((before) => (key === 'Backspace' ? before.slice(0, -1) : before + key.replace('Enter', '')));
    };
    document.addEventListener('keydown', onKey, true);
    load().then(
      (loaded) => setPalette(() => loaded),
      () => {
        setOpen(false);
        toast.error(t('commandsFailed'));
      },
    );
    return () => document.removeEventListener('keydown', onKey, true);
  }, [isMissing, toast, t]);
  useEffect(watchRecentPages, []);
  return open && Palette ? <Palette open onOpenChange={setOpen} defaultText={text} /> : null;
}
