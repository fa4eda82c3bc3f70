import { capWidth } from './changes.js';
import { repack } from './repack.js';
import { compact } from './rows.js';
import type { Layout, LayoutItem, WidthsOf } from './types.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCell = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** One entry of a saved text, or null when it is none. */
function readItem(value: unknown): LayoutItem | null {
  if (!isRecord(value)) return null;
  const { i, x, y, w, settings } = value;
  if (typeof i !== 'string' || !isCell(x) || !isCell(y) || !isCell(w)) return null;
  return { i, x, y, w, h: 1, ...(isRecord(settings) && { settings }) };
}

/**
 * The widgets of a board that the person may see (HOME-022), each once, at allowed widths, compacted; packed again where
 * one is missing. Whatever came before, the answer is a board in normal form.
 */
export function available(layout: Layout, widthsOf: WidthsOf, isAvailable: (id: string) => boolean): Layout {
  const seen = new Set<string>();
  const items = layout.filter(({ i }) => isAvailable(i) && !seen.has(i) && seen.add(i));
  const board = compact(
    items.map((item) => {
      const w = capWidth(item.w, widthsOf(item.i));
      return w === item.w ? item : { ...item, w };
    }),
  );
  return layout.every(({ i }) => isAvailable(i)) ? board : repack(board, widthsOf);
}

/**
 * Reads a saved config (HOME-056). Entries that are broken are left out; ids that this release does not know stay in, for
 * `available` to hide. Null when the text is no list at all (HOME-040).
 */
export function parseConfig(text: string | null): Layout | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(readItem).filter((item) => item !== null) : null;
  } catch {
    return null;
  }
}

/** The text that is saved for a board (HOME-056). */
export const serialiseConfig = (layout: Layout): string =>
  JSON.stringify(
    layout.map(({ i, x, y, w, h, settings }) => ({ i, x, y, w, h, ...(settings && { settings }) })),
  );

/** A value as text with the keys in order, so that two equal ones are the same text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Whether two boards are the same once compacted: widgets, places, widths and settings (HOME-012, HOME-031). */
export function sameLayout(a: Layout, b: Layout): boolean {
  return canonical(compact(a)) === canonical(compact(b));
}

/** What the server keeps for a person (DATA-011). */
export interface SavedDashboard {
  template: string | null;
  config: string | null;
}

/**
 * The board to open with: the own one when the template is CUSTOM and its text can be used (HOME-039, HOME-040); for
 * clients the layout of their template (HOME-041); otherwise, and always for the bank's people, the default (HOME-038).
 */
export function layoutOnLoad(
  saved: SavedDashboard,
  { isInternal, templates }: { isInternal: boolean; templates: Readonly<Record<string, Layout>> },
): Layout {
  const standard = templates['DEFAULT'] ?? [];
  if (saved.template === 'CUSTOM') return parseConfig(saved.config) ?? standard;
  if (isInternal || saved.template === null) return standard;
  // Own keys alone: a name such as `toString` is no template.
  return (Object.hasOwn(templates, saved.template) && templates[saved.template]) || standard;
}
