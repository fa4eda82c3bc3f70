import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HALDEN } from '../rights-matrix.fixture.js';
import { copyRange, fromTable, pasteInto, toTable, type DegreeWords } from './clipboard.js';
import { EMPTY_HISTORY, reachOf, reduceDraft } from './draft.js';
import { anyModel, anyStep, scopeOf, take } from './engine.fixture.js';
import { modelOf } from './model.js';
import { boundsOf } from './ranges.js';
import { rightAt } from './reach.js';

const WORDS: DegreeWords = new Map([
  ['none', 'none'],
  ['lecture', 'read'],
  ['a', 'full'],
]);
const model = modelOf(HALDEN);
const scope = scopeOf(model);
const at = (row: number, column: number, rows = 1, columns = 1) => ({
  anchor: { row, column },
  focus: { row: row + rows - 1, column: column + columns - 1 },
});
/** Returns the content of cells in the first columns after a paste, starting at a row. */
const cellsAfter = (range: ReturnType<typeof at>, text: string, rows: number, columns: number) => {
  const { draft } = reduceDraft(model, EMPTY_HISTORY, {
    type: 'edit',
    edits: pasteInto(scope, range, text, WORDS)!.edits,
  });
  const { top, left } = boundsOf(range);
  return scope.people
    .slice(top, top + rows)
    .map(({ id }) =>
      scope.columns
        .slice(left, left + columns)
        .map(({ service, entity }) => rightAt(model, reachOf(model, draft, id, service.id), entity)),
    );
};

describe('clipboard table', () => {
  it('parses back to the copied cells, whatever they contain', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '\r', ' ', 'é') });
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 4 })
          .chain((width) =>
            fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
          ),
        (rows) => {
          // A last line with a single empty cell cannot be told from the final line end.
          fc.pre(rows.length === 1 || rows.at(-1)!.join('') !== '' || rows.at(-1)!.length > 1);
          expect(fromTable(toTable(rows))).toEqual(rows);
        },
      ),
    );
  });

  it('can end with a line break of any type', () => {
    expect(fromTable('All\tRead\r\nNone\tAll\r\n')).toEqual([
      ['All', 'Read'],
      ['None', 'All'],
    ]);
    expect(fromTable('All\nRead\n')).toEqual([['All'], ['Read']]);
    expect(fromTable('')).toEqual([['']]);
    expect(fromTable('"open')).toEqual([['open']]);
  });
});

describe('copy and paste', () => {
  it('pasting a copy in place changes nothing', () => {
    fc.assert(
      fc.property(
        anyModel,
        fc.array(anyStep, { maxLength: 6 }),
        fc.nat(4),
        fc.nat(12),
        (any, steps, row, column) => {
          const history = steps.reduce((last, step) => take(any, last, step), EMPTY_HISTORY);
          const own = scopeOf(any, history);
          const range = at(
            row % own.people.length,
            column % own.columns.length,
            own.people.length - (row % own.people.length),
            own.columns.length - (column % own.columns.length),
          );
          const text = copyRange(own, boundsOf(range), 'None');
          expect(pasteInto(own, range, text, WORDS)).toMatchObject({ edits: [], unknown: [], outside: 0 });
        },
      ),
    );
  });

  it('accepts names of rights, levels in the user’s language, and empty cells', () => {
    // The third user has no rights; the KYC columns come first.
    expect(cellsAfter(at(2, 0), 'All\tall\tALL\tKYC.All\tA', 1, 5)).toEqual([
      ['KYC.All', 'KYC.All', 'KYC.All', 'KYC.All', 'KYC.All'],
    ]);
    expect(cellsAfter(at(0, 0), '\t-\tNone\tLecture\t–', 1, 5)).toEqual([
      [null, null, null, 'KYC.Read', null],
    ]);
  });

  it('repeats a table that fits a range several times', () => {
    expect(cellsAfter(at(2, 0, 2, 4), 'All\tNone', 2, 4)).toEqual([
      ['KYC.All', null, 'KYC.All', null],
      ['KYC.All', null, 'KYC.All', null],
    ]);
    expect(pasteInto(scope, at(2, 0, 2, 3), 'All\tNone', WORDS)!.range).toEqual({
      anchor: { row: 2, column: 1 },
      focus: { row: 2, column: 0 },
    });
  });

  it('reports unknown values, cells outside, and locked users', () => {
    const result = pasteInto(scope, at(1, 0), 'All\nWhatever\tRead', WORDS)!;
    expect(result.fixed).toBe(1);
    expect(result.unknown).toEqual([{ row: 2, column: 0, text: 'Whatever' }]);
    expect(result.edits).toHaveLength(1);
    const last = scope.people.length - 1;
    expect(pasteInto(scope, at(last, 0), 'All\nAll\nAll', WORDS)!.outside).toBe(2);
    // Powers of attorney have no Read right.
    expect(pasteInto(scope, at(2, 5), 'Read', WORDS)!.unknown).toHaveLength(1);
  });

  it('refuses a table that is far too large', () => {
    expect(pasteInto(scope, at(0, 0), 'All\t'.repeat(2_000) + '\n'.repeat(2_000), WORDS)).toBeNull();
  });
});
