import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { ListAnnouncement, ListStatusLine } from '../../controls/listbox/index.js';
import { KeyHint } from '../../data/key-hint/index.js';
import { CloseIcon, SearchIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { searchTerms } from '../../foundations/text-search/index.js';
import { DialogContent, DialogRoot, DialogTitle } from '../../overlays/dialog/index.js';
import { CommandList, optionId } from './command-list.js';
import { matchCommands, readScope, type Command, type CommandGroup } from './commands.js';
import { useCommandSearch, type CommandSearch } from './use-command-search.js';

export interface CommandPaletteProps {
  /** Whether it is open (controlled state). */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Text in the field when it opens. */
  defaultText?: string | undefined;
  /** The pages and actions available to the user, by group and in order. */
  groups: readonly CommandGroup[];
  /** Finds records; without it only the groups are searched. */
  onSearch?: CommandSearch | undefined;
  /** Returns the address of the page with all results of a search. */
  resultsHref?: ((query: string) => string) | undefined;
}

const ALL_RESULTS = 'all-results';

/**
 * The command palette: one input for reaching any page or action that the user's rights allow. `>` limits it to
 * actions, `@` to people. The focus stays in the input: arrow keys move, Tab goes to the next group, Enter selects,
 * Ctrl or ⌘ Enter shows all results. The first action is preselected.
 */
export function CommandPalette({ open, onOpenChange, ...props }: CommandPaletteProps) {
  const t = useStrings();
  const field = useRef<HTMLInputElement>(null);
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent
        initialFocus={field}
        aria-describedby={undefined}
        className="w-672 overflow-hidden xs:mt-72 xs:mb-auto xs:max-h-[calc(100dvh-100px)]"
      >
        <DialogTitle className="sr-only">{t('commandPalette.title')}</DialogTitle>
        <PaletteContent field={field} onClose={() => onOpenChange(false)} {...props} />
      </DialogContent>
    </DialogRoot>
  );
}

interface PaletteContentProps extends Omit<CommandPaletteProps, 'open' | 'onOpenChange'> {
  field: React.RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The content of the open palette; its state is reset each time it opens. */
function PaletteContent({
  field,
  onClose,
  defaultText = '',
  groups,
  onSearch,
  resultsHref,
}: PaletteContentProps) {
  const t = useStrings();
  const listId = useId();
  const [typed, setTyped] = useState(defaultText);
  const [chosen, setChosen] = useState<string>();
  const [preselected, setPreselected] = useState<{ typed: string; id: string }>();
  const { scope, query } = readScope(typed);
  const found = useCommandSearch(query, scope, onSearch);
  const all: CommandGroup | null =
    resultsHref && query !== '' && scope === 'everything'
      ? {
          id: 'search',
          label: t('commandPalette.search'),
          commands: [
            {
              id: ALL_RESULTS,
              label: t('commandPalette.searchAll', { query }),
              icon: SearchIcon,
              href: resultsHref(query),
            },
          ],
        }
      : null;
  const own = scope === 'people' ? [] : scope === 'acts' ? groups.filter(({ acts }) => acts) : groups;
  const shown = [...matchCommands(own, query), ...found.items, ...(all ? [all] : [])];
  const options = shown.flatMap(({ commands }) => commands);
  // Records found for an earlier text stay in view until the next ones arrive, but Enter must not open one of them.
  const current = found.status === 'loading' ? shown.filter((group) => !found.items.includes(group)) : shown;
  // Until the user moves by keyboard or pointer, the first action is active, otherwise the first line.
  const first = (current.find(({ acts }) => acts) ?? current[0])?.commands[0];
  // Lines that arrive later do not change what Enter selects for the same text, except in place of the link to all results.
  const isPreselectionKept =
    preselected?.typed === typed &&
    preselected.id !== ALL_RESULTS &&
    options.some(({ id }) => id === preselected.id);
  if (!isPreselectionKept && first && (preselected?.id !== first.id || preselected.typed !== typed))
    setPreselected({ typed, id: first.id });
  const usual = isPreselectionKept ? preselected.id : first?.id;
  const active = options.find(({ id }) => id === (chosen ?? usual)) ?? first;
  const failure = found.status === 'failed' ? t('commandPalette.failed') : undefined;

  const press = (command: Command | undefined) => {
    if (command) document.getElementById(optionId(listId, command.id))?.click();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey) return;
    const index = active ? options.indexOf(active) : -1;
    let next: Command | undefined;
    if (event.key === 'ArrowDown') next = options[(index + 1) % options.length];
    // With no active line or group, -1, backwards leads to the last.
    else if (event.key === 'ArrowUp') next = options.at(Math.max(index, 0) - 1);
    else if (event.key === 'Tab' && shown.length > 1) {
      const group = shown.findIndex(({ commands }) => active !== undefined && commands.includes(active));
      // After the last group follows the retry button.
      if (failure && !event.shiftKey && group === shown.length - 1) return;
      const other = event.shiftKey ? shown.at(Math.max(group, 0) - 1) : shown[(group + 1) % shown.length];
      next = other!.commands[0];
    } else if (event.key === 'Enter') {
      event.preventDefault();
      press(event.ctrlKey || event.metaKey ? all?.commands[0] : active);
      return;
    }
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
  };
  const choose = (command: Command) => {
    onClose();
    command.onRun?.();
  };
  return (
    <>
      <div className="flex shrink-0 items-center gap-12 border-b border-line px-16 outline-2 -outline-offset-2 outline-transparent has-[input:focus-visible]:outline-focus">
        <SearchIcon size={18} className="shrink-0 text-ink-2" />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('commandPalette.field')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(listId, active.id)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          placeholder={t('commandPalette.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          className="h-56 min-w-0 flex-1 bg-transparent text-[1rem] text-ink outline-none placeholder:text-ink-3"
        />
        <span className="shrink-0 text-small text-ink-2">{t(`commandPalette.scopes.${scope}`)}</span>
        <KeyHint aria-hidden className="shrink-0 text-ink-3 max-xs:hidden">
          {t('commandPalette.escape')}
        </KeyHint>
        <IconButton
          icon={CloseIcon}
          label={t('overlays.close')}
          className="-mr-8 size-44 xs:hidden"
          onClick={onClose}
        />
      </div>
      <div
        role="presentation"
        // Keeps the focus in the input.
        onMouseDown={(event) => event.preventDefault()}
        className="flex min-h-0 flex-1 flex-col"
      >
        <CommandList
          id={listId}
          label={t('commandPalette.list')}
          busy={found.status === 'loading'}
          groups={shown}
          terms={searchTerms(query)}
          active={active?.id}
          onActiveChange={setChosen}
          onChoose={choose}
        />
        <ListStatusLine
          control={field}
          loading={found.status === 'loading'}
          count={options.length - (all ? 1 : 0)}
          query={query}
          error={failure}
          onRetry={found.retry}
          emptyText={scope === 'people' ? t('commandPalette.typeName') : undefined}
        />
      </div>
      <ListAnnouncement open loading={found.status === 'loading'} count={options.length} error={failure} />
      <div
        aria-hidden
        className="flex shrink-0 flex-wrap items-center gap-x-20 gap-y-4 border-t border-line bg-sunken px-16 py-8 text-caption text-ink-2 max-xs:hidden"
      >
        <Hint keys={['↑', '↓']}>{t('commandPalette.hints.move')}</Hint>
        <Hint keys={['⇥']}>{t('commandPalette.hints.group')}</Hint>
        <Hint keys={['>']}>{t('commandPalette.hints.acts')}</Hint>
        <Hint keys={['@']}>{t('commandPalette.hints.people')}</Hint>
        <span className="ml-auto">{t('commandPalette.rights')}</span>
      </div>
    </>
  );
}

/** A keyboard hint: keys and what they do. */
function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-4">
      {keys.map((key) => (
        <KeyHint key={key}>{key}</KeyHint>
      ))}
      <span className="ml-4">{children}</span>
    </span>
  );
}
