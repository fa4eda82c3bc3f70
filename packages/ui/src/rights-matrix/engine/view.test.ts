import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HALDEN } from '../rights-matrix.fixture.js';
import { EMPTY_HISTORY, reduceDraft } from './draft.js';
import { modelOf } from './model.js';
import { boundsOf, followRange, moveByKey, ORIGIN, spanning } from './ranges.js';
import {
  columnAt,
  columnsOf,
  entityCodes,
  NO_FILTER,
  peopleOf,
  searchOf,
  type RightsFilter,
} from './view.js';

const model = modelOf(HALDEN);
const shown = (filter: Partial<RightsFilter>, history = EMPTY_HISTORY) => {
  const whole = { ...NO_FILTER, ...filter };
  const found = searchOf(model)(whole.query);
  return peopleOf(model, history.draft, whole, columnsOf(model, whole, found).columns, found).map(
    ({ lastName }) => lastName,
  );
};
/** The codes of the legal entities whose columns a search leaves. */
const entitiesFound = (query: string, filter: Partial<RightsFilter> = {}) => {
  const { columns } = columnsOf(model, { ...NO_FILTER, ...filter }, searchOf(model)(query));
  return [...new Set(columns.flatMap(({ entity }) => model.data.entities[entity]?.ricos ?? []))];
};

describe('columns', () => {
  it('are grouped by service and found by their offset', () => {
    const { columns, groups, width } = columnsOf(model, NO_FILTER);
    expect(columns).toHaveLength(17);
    expect(groups.map(({ service, first, end }) => [service.id, end - first])).toEqual([
      ['KYC', 5],
      ['POWER_OF_ATTORNEY', 5],
      ['LOANS_AND_DEPOSITS', 5],
      ['GLOBAL_MARKETS_RESEARCH', 1],
      ['CASH_MANAGEMENT', 1],
    ]);
    let left = 0;
    columns.forEach((column, index) => {
      expect(column.left).toBe(left);
      expect(columnAt(columns, left)).toBe(index);
      expect(columnAt(columns, left + column.width - 1)).toBe(index);
      left += column.width;
    });
    expect(left).toBe(width);
  });

  it('are those of the selected services and legal entities; services without legal entities stay', () => {
    const { columns } = columnsOf(model, { services: ['KYC', 'CASH_MANAGEMENT'], entities: ['DE118207'] });
    expect(columns.map(({ service, entity }) => [service.id, entity])).toEqual([
      ['KYC', 1],
      ['CASH_MANAGEMENT', -1],
    ]);
  });
});

describe('users', () => {
  it('CUSR-032 start with locked ones', () => {
    expect(shown({})[0]).toBe('Vasseur');
    expect(shown({})).toHaveLength(7);
  });

  it('are found by every word of name and email, ignoring case and accents', () => {
    expect(shown({ query: 'BRÀNDT lena' })).toEqual(['Brandt']);
    expect(shown({ query: 'h.shah@' })).toEqual(['Shah']);
    expect(shown({ query: 'lena shah' })).toEqual([]);
  });

  it('are found by the name of their client', () => {
    expect(shown({ query: 'Orvane' })).toEqual(['Lindqvist', 'Ortega']);
    expect(shown({ query: 'elin orvane' })).toEqual(['Lindqvist']);
    expect(shown({ query: 'halden' })).toHaveLength(7);
    expect(entitiesFound('orvane')).toHaveLength(5);
  });

  it('all stay beside the columns of the legal entities that a search finds, by name or code', () => {
    expect(entitiesFound('Halden Nordic AB')).toEqual(['SE550018']);
    expect(entitiesFound('nordic')).toEqual(['SE550018']);
    expect(entitiesFound('de118207')).toEqual(['DE118207']);
    expect(shown({ query: 'Halden Nordic AB' })).toHaveLength(7);
    expect(columnsOf(model, NO_FILTER, searchOf(model)('nordic')).groups).toHaveLength(5);
    // With the right of the filter: who has it there.
    expect(shown({ query: 'nordic', services: ['KYC'], degree: 'read' })).toEqual(['Moreau', 'Lindqvist']);
    // Other legal entities than the chosen ones are not found.
    expect(entitiesFound('nordic', { entities: ['DE118207'] })).toEqual([]);
    // A person is looked for before a legal entity.
    expect(shown({ query: 'brandt' })).toEqual(['Brandt']);
    expect(entitiesFound('brandt')).toHaveLength(5);
  });

  it('are none for a text that is nowhere', () => {
    expect(shown({ query: 'nobody' })).toEqual([]);
    expect(shown({ query: 'nordic brandt' })).toEqual([]);
  });

  it('are filtered by having a right, or none, in the displayed columns', () => {
    expect(shown({ services: ['KYC'], degree: 'read' })).toEqual(['Moreau', 'Lindqvist']);
    expect(shown({ services: ['KYC'], degree: 'none' })).toEqual(['Okafor', 'Ortega']);
    expect(shown({ services: ['KYC'], entities: ['SE550018'], degree: 'full' })).toEqual(['Vasseur']);
  });

  it('stay visible while being changed', () => {
    const history = reduceDraft(model, EMPTY_HISTORY, {
      type: 'edit',
      edits: [{ person: HALDEN.people[2]!.id, service: 'KYC', reach: { right: 'KYC.All', list: null } }],
    });
    expect(shown({ services: ['KYC'], degree: 'none' }, history)).toContain('Okafor');
  });
});

describe('legal entity codes', () => {
  it('are unique initials', () => {
    expect(
      entityCodes(['Halden Industries SA', 'Halden Iberia SL', 'Énergie', '(—)', 'Halden Isle']),
    ).toEqual(['HI', 'HI2', 'É', '?', 'HI3']);
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 }), { maxLength: 20 }), (labels) => {
        const codes = entityCodes(labels);
        expect(new Set(codes).size).toBe(labels.length);
        expect(codes).not.toContain('');
      }),
    );
  });
});

describe('range selection', () => {
  const size = { rows: 7, columns: 17 };
  const { groups } = columnsOf(model, NO_FILTER);
  const press = (keys: string, from = ORIGIN, more = {}) =>
    keys
      .split(' ')
      .reduce(
        (range, key) =>
          moveByKey(
            range,
            { key: key === '␣' ? ' ' : key, control: false, shift: false, ...more },
            size,
            groups,
            3,
          ) ?? range,
        from,
      );
  const cell = (row: number, column: number) => ({ anchor: { row, column }, focus: { row, column } });

  it('stays inside the matrix for any keys', () => {
    const key = fc.constantFrom(
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      ' ',
      'a',
      'Escape',
    );
    fc.assert(
      fc.property(
        fc.array(fc.record({ key, control: fc.boolean(), shift: fc.boolean() }), { maxLength: 20 }),
        (keys) => {
          let range = ORIGIN;
          for (const one of keys) range = moveByKey(range, one, size, groups, 3) ?? range;
          const { top, bottom, left, right } = boundsOf(range);
          expect([top >= 0, left >= 0, bottom <= size.rows, right <= size.columns]).toEqual([
            true,
            true,
            true,
            true,
          ]);
        },
      ),
    );
  });

  it('moves by arrow keys, to both ends, by page and by service', () => {
    expect(press('ArrowDown ArrowRight')).toEqual(cell(1, 1));
    expect(press('End')).toEqual(cell(0, 16));
    expect(press('PageDown PageDown PageDown')).toEqual(cell(6, 0));
    expect(press('ArrowRight', ORIGIN, { control: true })).toEqual(cell(0, 5));
    expect(press('ArrowLeft', cell(0, 7), { control: true })).toEqual(cell(0, 5));
    expect(press('ArrowLeft', cell(0, 5), { control: true })).toEqual(cell(0, 0));
    expect(press('End', ORIGIN, { control: true })).toEqual(cell(6, 16));
  });

  it('grows with Shift, and Escape reduces it to one cell', () => {
    const grown = press('ArrowDown ArrowRight', cell(2, 2), { shift: true });
    expect(boundsOf(grown)).toEqual({ top: 2, bottom: 4, left: 2, right: 4 });
    expect(press('Escape', grown)).toEqual(cell(3, 3));
  });

  it('covers services by Space, users and columns with Shift and Ctrl, all by Ctrl+A', () => {
    expect(boundsOf(press('␣', cell(1, 7)))).toEqual({ top: 1, bottom: 2, left: 5, right: 10 });
    expect(boundsOf(press('␣', cell(1, 7), { shift: true }))).toEqual({
      top: 1,
      bottom: 2,
      left: 0,
      right: 17,
    });
    expect(boundsOf(press('␣', cell(1, 7), { control: true }))).toEqual({
      top: 0,
      bottom: 7,
      left: 7,
      right: 8,
    });
    expect(boundsOf(press('a', cell(1, 7), { control: true }))).toEqual({
      top: 0,
      bottom: 7,
      left: 0,
      right: 17,
    });
  });

  it('covers the given cells', () => {
    const number = fc.nat(6);
    fc.assert(
      fc.property(number, number, number, number, (top, left, rows, columns) => {
        const bounds = { top, left, bottom: top + rows + 1, right: left + columns + 1 };
        expect(boundsOf(spanning(bounds, { row: top, column: left }))).toEqual(bounds);
        expect(boundsOf(spanning(bounds, { row: top + rows, column: left + columns }))).toEqual(bounds);
      }),
    );
  });

  it('CUSR-035 never covers a cell that was not selected, whatever a filter shows', () => {
    const keys = fc.subarray([...'abcdefgh'], { minLength: 1 });
    const shownKeys = fc.record({ rows: keys, columns: keys });
    const cellsOf = (range: typeof ORIGIN, { rows, columns }: { rows: string[]; columns: string[] }) => {
      const { top, bottom, left, right } = boundsOf(range);
      return rows
        .slice(top, bottom)
        .flatMap((row) => columns.slice(left, right).map((column) => row + column));
    };
    fc.assert(
      fc.property(
        shownKeys,
        shownKeys,
        fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
        (before, after, at) => {
          const corner = (row: number, column: number) => ({
            row: row % before.rows.length,
            column: column % before.columns.length,
          });
          const range = { anchor: corner(at[0]!, at[1]!), focus: corner(at[2]!, at[3]!) };
          const { range: next, isLost } = followRange(range, before, after);
          const selected = cellsOf(range, before);
          const focused = before.rows[range.focus.row]! + before.columns[range.focus.column]!;
          const [row, column] = [...focused];
          expect(isLost).toBe(!after.rows.includes(row!) || !after.columns.includes(column!));
          if (isLost) return;
          expect(cellsOf({ anchor: next.focus, focus: next.focus }, after)).toEqual([focused]);
          for (const one of cellsOf(next, after)) expect(selected).toContain(one);
        },
      ),
    );
  });

  it('moves with its cells, and stays in the matrix when they are no longer shown', () => {
    const all = { rows: [...'abcd'], columns: [...'wxyz'] };
    const range = { anchor: { row: 1, column: 1 }, focus: { row: 2, column: 3 } };
    expect(followRange(range, all, { rows: [...'bc'], columns: [...'xyz'] })).toEqual({
      range: { anchor: { row: 0, column: 0 }, focus: { row: 1, column: 2 } },
      isLost: false,
    });
    expect(followRange(range, all, { rows: [...'abcd'], columns: [...'wxz'] }).range).toEqual(cell(2, 2));
    expect(followRange(cell(3, 3), all, { rows: ['a'], columns: ['w'] })).toEqual({
      range: cell(0, 0),
      isLost: true,
    });
    expect(followRange(cell(3, 3), all, { rows: [], columns: [] })).toEqual({
      range: cell(0, 0),
      isLost: true,
    });
  });
});
