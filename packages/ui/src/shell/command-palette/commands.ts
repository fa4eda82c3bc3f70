import type { ComponentType } from 'react';
import { normalizeText } from '../../foundations/text-search/index.js';

/** One line of the palette: a page or an action. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Shown beside the label, for example the group of a page or the number of a request. */
  detail?: string | undefined;
  /** Further search terms, such as its name in the other language. */
  keywords?: string | undefined;
  icon?: ComponentType<{ className?: string }> | undefined;
  /** A path in the portal or an absolute URL; without it, `onRun` is called. */
  href?: string | undefined;
  /** The `href` opens a new tab (NAV-013). */
  newTab?: boolean | undefined;
  onRun?: (() => void) | undefined;
  /** Waits for the user: its mark is amber. */
  waiting?: boolean | undefined;
  /** Shown only when the typed text matches, because there are many of its kind. */
  onlyWhenTyped?: boolean | undefined;
  /** Why it is unavailable; shown in place of the detail. It stays selectable if `onRun` gives more information. */
  unavailable?: string | undefined;
}

/** Commands under one heading. */
export interface CommandGroup {
  id: string;
  label: string;
  /** The group contains actions, which `>` filters for. */
  acts?: boolean | undefined;
  commands: readonly Command[];
}

/** Scope selected by the first character of the input. */
export type CommandScope = 'everything' | 'acts' | 'people';
const SCOPES: Readonly<Record<string, CommandScope>> = { '>': 'acts', '@': 'people' };

/** Returns the scope of the typed text, and the query without the scope character. */
export function readScope(typed: string): { scope: CommandScope; query: string } {
  const text = typed.trimStart();
  const scope = SCOPES[text.charAt(0)];
  return scope ? { scope, query: text.slice(1).trim() } : { scope: 'everything', query: text.trim() };
}

/** Maximum lines per group while there is a query. */
const MOST_OF_A_GROUP = 6;

/** Returns the words of a label or a query, without punctuation: “d’édition” has two. */
const words = (text: string) =>
  normalizeText(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);

/** Returns how well a command matches, 0 is best; null if a term is missing. */
function fitOf(command: Command, terms: readonly string[]): number | null {
  const label = words(command.label);
  const more = [...label, ...words(`${command.detail ?? ''} ${command.keywords ?? ''}`)];
  const begins = (list: readonly string[], term: string) => list.some((word) => word.startsWith(term));
  if (!terms.every((term) => begins(more, term))) return null;
  if (label.join(' ').startsWith(terms.join(' '))) return 0;
  return terms.every((term) => begins(label, term)) ? 1 : 2;
}

/**
 * Returns the groups with the matching commands, best first: each word of the query must start a word of the
 * label, detail or keywords, ignoring case, accents and punctuation. Empty groups are omitted.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const terms = words(query);
  if (terms.length === 0)
    return groups
      .map((group) => ({ ...group, commands: group.commands.filter(({ onlyWhenTyped }) => !onlyWhenTyped) }))
      .filter(({ commands }) => commands.length > 0);
  return groups.flatMap((group) => {
    const commands = group.commands
      .map((command) => ({ command, fit: fitOf(command, terms) }))
      .filter((found): found is { command: Command; fit: number } => found.fit !== null)
      .toSorted((a, b) => a.fit - b.fit)
      .slice(0, MOST_OF_A_GROUP)
      .map(({ command }) => command);
    return commands.length > 0 ? [{ ...group, commands }] : [];
  });
}
