import type { ComponentType } from 'react';
import { normalizeText, searchTerms } from '../../foundations/text-search/index.js';

/** One line of the palette: a place to go to, or something to do. */
export interface Command {
  /** Unique in the palette. */
  id: string;
  label: string;
  /** Beside the label: the group of a page, the number of a request. */
  detail?: string | undefined;
  /** Other words by which it is found, such as its name in the other language. */
  keywords?: string | undefined;
  icon?: ComponentType<{ className?: string }> | undefined;
  /** A path of the portal or an absolute address; without it, `onRun` is called. */
  href?: string | undefined;
  onRun?: (() => void) | undefined;
  /** Waits for the person: its mark is amber. */
  waiting?: boolean | undefined;
  /** Stands there only for words that fit: one of many of its kind. */
  onlyWhenTyped?: boolean | undefined;
  /** Why it cannot be done; shown in place of the detail. It can be chosen where `onRun` then says more. */
  unavailable?: string | undefined;
}

/** Lines under one heading. */
export interface CommandGroup {
  id: string;
  label: string;
  /** Actions, which `>` filters for. */
  acts?: boolean | undefined;
  commands: readonly Command[];
}

/** What the first character of the field asks for. */
export type CommandScope = 'everything' | 'acts' | 'people';
const SCOPES: Readonly<Record<string, CommandScope>> = { '>': 'acts', '@': 'people' };

/** The scope of what is typed, and the words after its sign. */
export function readScope(typed: string): { scope: CommandScope; query: string } {
  const text = typed.trimStart();
  const scope = SCOPES[text.charAt(0)];
  return scope ? { scope, query: text.slice(1).trim() } : { scope: 'everything', query: text.trim() };
}

/** Most lines of one group while something is typed. */
const MOST_OF_A_GROUP = 6;

const words = (text: string) => normalizeText(text).split(/[\s’'/.,:()-]+/);

/** How well a line fits, 0 the best; null where a term is missing. */
function fitOf(command: Command, terms: readonly string[]): number | null {
  const label = words(command.label);
  const more = [...label, ...words(`${command.detail ?? ''} ${command.keywords ?? ''}`)];
  const begins = (list: readonly string[], term: string) => list.some((word) => word.startsWith(term));
  if (!terms.every((term) => begins(more, term))) return null;
  if (normalizeText(command.label).startsWith(terms.join(' '))) return 0;
  return terms.every((term) => begins(label, term)) ? 1 : 2;
}

/**
 * The groups with the lines that fit what is typed, the best first: each term begins a word of the label, the detail or
 * the keywords, without regard to case and accents. Empty groups are left out.
 */
export function matchCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const terms = searchTerms(query);
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
