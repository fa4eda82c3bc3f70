import { useEffect } from 'react';
import { HighlightedText } from '../../controls/listbox/index.js';
import { KeyHint } from '../../data/key-hint/index.js';
import { cn } from '../../foundations/cn.js';
import { HostLink } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { LeavingMark } from '../../navigation/navigation-bar/internal.js';
import type { Command, CommandGroup } from './commands.js';

interface CommandListProps {
  id: string;
  label: string;
  busy: boolean;
  groups: readonly CommandGroup[];
  /** Terms shown in bold in labels. */
  terms: readonly string[];
  /** Id of the command highlighted by the keyboard. */
  active: string | undefined;
  onActiveChange: (id: string) => void;
  onChoose: (command: Command) => void;
}

/** Returns the DOM id of a command. */
export const optionId = (list: string, command: string): string => `${list}-${command}`;

/** The commands grouped under headings; the focus stays in the input above. */
export function CommandList({
  id,
  label,
  busy,
  groups,
  terms,
  active,
  onActiveChange,
  onChoose,
}: CommandListProps) {
  useEffect(() => {
    if (active !== undefined)
      document.querySelector(`#${CSS.escape(optionId(id, active))}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      aria-busy={busy}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-4"
    >
      {groups.map((group) => {
        const labelId = `${id}-group-${group.id}`;
        return (
          <div
            key={group.id}
            role="group"
            aria-labelledby={labelId}
            className="border-t border-line first:border-t-0"
          >
            <div
              id={labelId}
              role="presentation"
              className="px-16 pt-10 pb-6 text-caption font-semibold text-ink-2"
            >
              {group.label}
            </div>
            {group.commands.map((command) => (
              <CommandOption
                key={command.id}
                id={optionId(id, command.id)}
                command={command}
                terms={terms}
                isActive={command.id === active}
                onPointerMove={() => {
                  if (command.id !== active) onActiveChange(command.id);
                }}
                onChoose={() => onChoose(command)}
              />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface CommandOptionProps {
  id: string;
  command: Command;
  terms: readonly string[];
  isActive: boolean;
  onPointerMove: () => void;
  onChoose: () => void;
}

function CommandOption({ id, command, terms, isActive, onPointerMove, onChoose }: CommandOptionProps) {
  const { label, detail, href, newTab = false, icon: Icon, waiting, unavailable, onRun } = command;
  const isUnavailable = unavailable !== undefined;
  const isInert = isUnavailable && !onRun;
  const isLink = href !== undefined && !isUnavailable;
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    ...(isInert && { 'aria-disabled': true }),
    tabIndex: -1,
    onPointerMove,
    className: cn(
      'relative flex min-h-40 w-full items-center gap-10 px-16 py-8 text-left text-body text-ink max-xs:min-h-48',
      isActive &&
        'bg-selection before:absolute before:inset-y-0 before:left-0 before:w-2 before:bg-brand forced-colors:outline-2 forced-colors:-outline-offset-2',
    ),
  };
  const content = (
    <>
      <span className="flex size-16 shrink-0 items-center justify-center text-ink-2">
        {waiting ? <StateMark name="action" size={12} /> : Icon ? <Icon /> : null}
      </span>
      <span className={cn('min-w-0 truncate', isUnavailable && 'text-ink-3')}>
        <HighlightedText text={label} terms={terms} />
      </span>
      {(unavailable ?? detail) ? (
        // The name gives way first: most details are dates, which are never truncated (decision 44).
        <span className="max-w-3/5 shrink-0 truncate text-small text-ink-2">{unavailable ?? detail}</span>
      ) : null}
      <span className="flex-1" />
      {isLink ? <LeavingMark href={href} newTab={newTab} /> : null}
      {isActive && !isInert ? (
        <KeyHint aria-hidden className="shrink-0 text-ink-3 max-xs:hidden">
          ↵
        </KeyHint>
      ) : null}
    </>
  );
  return isLink ? (
    <HostLink
      href={href}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...option}
      onClick={onChoose}
    >
      {content}
    </HostLink>
  ) : (
    <button type="button" {...option} onClick={isInert ? undefined : onChoose}>
      {content}
    </button>
  );
}
