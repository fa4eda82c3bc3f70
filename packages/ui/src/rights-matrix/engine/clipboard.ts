import { normalizeText } from '../../foundations/text-search/index.js';
import { rightOfDegree, type Degree } from './degrees.js';
import { reachOf, type Edit } from './draft.js';
import { cellEdits, type EditScope } from './edits.js';
import type { ModelService } from './model.js';
import { boundsOf, type Bounds, type MatrixRange } from './ranges.js';
import { rightAt } from './reach.js';

/** Words for degrees in the user's language; normalised. */
export type DegreeWords = ReadonlyMap<string, Degree>;

/** Maximum number of cells of a paste, so that pasting a whole sheet by mistake does not freeze the page. */
export const PASTE_CELLS_MAX = 2_000_000;

const quoted = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Formats rows as spreadsheets paste them: tabs between cells, quotes around text with tabs, quotes or line breaks. */
export const toTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');

/** Parses text copied from a spreadsheet into cells. */
export function fromTable(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let index = 0;
  while (index <= text.length) {
    let cell = '';
    if (text[index] === '"') {
      for (index += 1; index < text.length; index += 1) {
        if (text[index] !== '"') cell += text[index];
        else if (text[index + 1] === '"') {
          cell += '"';
          index += 1;
        } else break;
      }
      index += 1;
    }
    const start = index;
    while (index < text.length && !'\t\n\r'.includes(text[index]!)) index += 1;
    row.push(cell + text.slice(start, index));
    if (text[index] !== '\t') {
      rows.push(row);
      row = [];
      if (text[index] === '\r' && text[index + 1] === '\n') index += 1;
    }
    index += 1;
  }
  // A trailing line break does not add an empty row.
  if (rows.length > 1 && rows.at(-1)!.length === 1 && rows.at(-1)![0] === '') rows.pop();
  return rows;
}

/** Returns a range as a table with the names of rights. */
export function copyRange(
  { model, draft, people, columns }: EditScope,
  { top, bottom, left, right }: Bounds,
  none: string,
): string {
  return toTable(
    people.slice(top, bottom).map(({ id }) =>
      columns.slice(left, right).map(({ service, entity }) => {
        const held = rightAt(model, reachOf(model, draft, id, service.id), entity);
        return held === null ? none : (model.rightById.get(held)?.label ?? held);
      }),
    ),
  );
}

/** Returns the right that a text means in a service; null for none, undefined if it means nothing there. */
function rightOfText(service: ModelService, text: string, words: DegreeWords): string | null | undefined {
  const wanted = normalizeText(text.trim());
  if (['', '-', '–', '—', '−'].includes(wanted)) return null;
  const named = service.rights.find(
    ({ label, name, id }) =>
      wanted === normalizeText(label) || wanted === normalizeText(name) || wanted === normalizeText(id),
  );
  if (named) return named.id;
  const degree = words.get(wanted);
  return degree === undefined ? undefined : rightOfDegree(service, degree);
}

export interface PasteResult {
  readonly edits: readonly Edit[];
  /** The range pasted into. */
  readonly range: MatrixRange;
  /** Texts that match no right of their service, with their cell, which stays unchanged. */
  readonly unknown: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  /** Number of cells beyond the last shown row or column. */
  readonly outside: number;
  /** Number of cells of users whose rights cannot be changed. */
  readonly fixed: number;
}

/**
 * Returns the changes for a table pasted at the first cell of the range; null if it is too large. A range whose size is
 * a multiple of the table's is filled with repetitions of it, as in spreadsheets.
 */
export function pasteInto(
  scope: EditScope,
  range: MatrixRange,
  text: string,
  words: DegreeWords,
): PasteResult | null {
  const table = fromTable(text);
  const height = table.length;
  const width = table.reduce((most, row) => Math.max(most, row.length), 0);
  const bounds = boundsOf(range);
  const size = { rows: bounds.bottom - bounds.top, columns: bounds.right - bounds.left };
  const isFilled = size.rows % height === 0 && size.columns % width === 0;
  const into = isFilled ? size : { rows: height, columns: width };
  if (into.rows * into.columns > PASTE_CELLS_MAX) return null;
  const { people, columns } = scope;
  const rows = new Map<number, Map<number, string | null>>();
  const unknown: { row: number; column: number; text: string }[] = [];
  const meanings = new Map<ModelService, Map<string, string | null | undefined>>();
  let outside = 0;
  let fixed = 0;
  for (let y = 0; y < into.rows; y += 1) {
    const row = bounds.top + y;
    const person = people[row];
    const cells = new Map<number, string | null>();
    for (let x = 0; x < into.columns; x += 1) {
      const value = table[y % height]![x % width];
      // Rows may be shorter than the longest one: missing cells change nothing.
      if (value === undefined) continue;
      const column = bounds.left + x;
      const service = columns[column]?.service;
      if (!person || !service) {
        outside += 1;
        continue;
      }
      if (person.readOnlyReason !== undefined) {
        fixed += 1;
        continue;
      }
      let known = meanings.get(service);
      if (!known) meanings.set(service, (known = new Map()));
      if (!known.has(value)) known.set(value, rightOfText(service, value, words));
      const right = known.get(value);
      if (right === undefined) unknown.push({ row, column, text: value });
      else cells.set(column, right);
    }
    if (cells.size > 0) rows.set(row, cells);
  }
  const anchor = { row: bounds.top, column: bounds.left };
  const end = {
    row: Math.min(bounds.top + into.rows, people.length) - 1,
    column: Math.min(bounds.left + into.columns, columns.length) - 1,
  };
  return {
    edits: cellEdits(scope, rows),
    range: { anchor: end, focus: anchor },
    unknown,
    outside,
    fixed,
  };
}
