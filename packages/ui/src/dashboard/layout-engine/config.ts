import { capWidth } from './changes.js';
import { repack } from './repack.js';
import { compact } from './rows.js';
import type { Layout, LayoutItem, WidthsOf } from './types.js';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCell = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Reads one entry of a saved config; returns null if it is invalid. */
function readItem(value: unknown): LayoutItem | null {
  if (!isRecord(value)) return null;
  const { i, x, y, w, settings } = value;
  if (typeof i !== 'string' || !isCell(x) || !isCell(y) || !isCell(w)) return null;
  return { i, x, y, w, h: 1, ...(isRecord(settings) && { settings }) };
}

/**
 * Returns the widgets of a board that the user may see (HOME-022), without duplicates, at allowed widths, compacted;
 * repacked if one is missing. For any input, the result is in normal form.
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
 * Reads a saved config (HOME-056). Invalid entries are skipped; ids unknown to this release are kept, for `available`
 * to hide. Returns null if the text is not a list (HOME-040).
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

/** Returns the config text saved for a board (HOME-056). */
export const serialiseConfig = (layout: Layout): string =>
  JSON.stringify(
    layout.map(({ i, x, y, w, h, settings }) => ({ i, x, y, w, h, ...(settings && { settings }) })),
  );

/** Serialises a value with sorted keys, so that equal values have equal text. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isRecord(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );

/** Whether two boards are equal once compacted: widgets, positions, widths and settings (HOME-012, HOME-031). */
export function sameLayout(a: Layout, b: Layout): boolean {
  return canonical(compact(a)) === canonical(compact(b));
}

/** The dashboard of a user as saved on the server (DATA-011). */
export interface SavedDashboard {
  template: string | null;
  config: string | null;
}

/**
 * Returns the initial board: the custom one if the template is CUSTOM and its config is readable (HOME-039, HOME-040);
 * for clients the layout of their template (HOME-041); otherwise, and always for bank users, the default (HOME-038).
 */
export function layoutOnLoad(
  saved: SavedDashboard,
  { isInternal, templates }: { isInternal: boolean; templates: Readonly<Record<string, Layout>> },
): Layout {
  const standard = templates['DEFAULT'] ?? [];
  if (saved.template === 'CUSTOM') return parseConfig(saved.config) ?? standard;
  if (isInternal || saved.template === null) return standard;
  // Only own keys: a name such as `toString` is not a template.
  return (Object.hasOwn(templates, saved.template) && templates[saved.template]) || standard;
}
