import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ColumnFilter, EngineColumn, SortRule } from './columns.js';
import { reference } from './reference.js';
import { RowEngine } from './row-engine.js';
import type { RowView } from './view.js';

interface Row {
  name: string;
  amount: number | null;
  at: string | null;
  states: string[];
}

const compare = new Intl.Collator('en-GB').compare;
const columns: EngineColumn<Row>[] = [
  { id: 'name', type: 'text', value: (row) => row.name, searchable: true },
  { id: 'amount', type: 'number', value: (row) => row.amount, searchable: false },
  { id: 'at', type: 'date', value: (row) => row.at, searchable: false },
  {
    id: 'states',
    type: 'set',
    value: (row) => row.states,
    searchable: true,
    // The labels sort differently from the values.
    label: (value) => ({ new: 'To do', open: 'Brand new', closed: 'Clôturé' })[value] ?? value,
  },
];

const word = fc.constantFrom(
  '',
  'Halden',
  'halden',
  'État',
  'etat',
  'Œuvre',
  'Zürich',
  'l’avis',
  'a\u0000b',
  // Folding makes the first longer and the second shorter.
  'Straße',
  'e\u0301tat',
  '10',
  '9',
);
const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`);
const row: fc.Arbitrary<Row> = fc.record({
  name: fc.tuple(word, word).map(([a, b]) => `${a} ${b}`.trim()),
  amount: fc.oneof(
    fc.constant(null),
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: -250, max: 250 }).map((cents) => cents / 100),
    fc.double({ noNaN: true }),
    fc.constantFrom(0, -0, Infinity, -Infinity),
  ),
  at: fc.option(
    fc.oneof(
      day,
      day.map((value) => `${value}T23:30:00Z`),
    ),
    { nil: null },
  ),
  states: fc.uniqueArray(fc.constantFrom('new', 'open', 'closed'), { maxLength: 3 }),
});
const rows = fc.array(row, { maxLength: 60 });
const rule: fc.Arbitrary<SortRule> = fc.record({
  id: fc.constantFrom('name', 'amount', 'at', 'states', 'gone'),
  desc: fc.boolean(),
});
const sorting = fc.uniqueArray(rule, { maxLength: 3, selector: ({ id }) => id });
const bound = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined });
const dayBound = fc.option(day, { nil: undefined });
const filters = fc
  .record({
    name: fc.option(
      fc.constantFrom('h', 'ha', 'hal', 'ETAT', 'oe', 'l\u0027a', ' ', '1', 'a b', 'sse', 'a\u0000b'),
    ),
    states: fc.option(fc.subarray(['new', 'open', 'closed', 'unknown'])),
    amount: fc.option(fc.record({ min: bound, max: bound })),
    at: fc.option(fc.record({ from: dayBound, to: dayBound })),
  })
  .map((drawn) => {
    const list: { id: string; value: ColumnFilter }[] = [];
    if (drawn.name !== null) list.push({ id: 'name', value: { kind: 'text', text: drawn.name } });
    if (drawn.states !== null) list.push({ id: 'states', value: { kind: 'set', values: drawn.states } });
    if (drawn.amount !== null) list.push({ id: 'amount', value: { kind: 'number', ...drawn.amount } });
    if (drawn.at !== null) list.push({ id: 'at', value: { kind: 'date', ...drawn.at } });
    return list;
  });
const search = fc.constantFrom(
  '',
  'h',
  'ha',
  'halden',
  'new',
  'new ha',
  'cloture zur',
  'etat  new',
  'nothing',
);

const lines = (view: RowView) => Array.from({ length: view.length }, (_, position) => view.line(position));

describe('row engine compared with a simple reference', () => {
  it('DS-016 sorts, filters and searches like the reference after any previous queries', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.record({ sorting, filters, search }), { minLength: 1, maxLength: 6 }),
        (rows, steps) => {
          // One engine for all steps: narrowing, reversal and cached orders must not affect the result.
          const engine = new RowEngine({ rows, columns, compare });
          for (const step of steps) {
            expect(lines(engine.view(step))).toEqual(reference({ rows, columns, compare, ...step }));
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  it('reverses an order like a new sort, with equal rows in input order and blanks last', () => {
    fc.assert(
      fc.property(rows, fc.constantFrom('name', 'amount', 'at', 'states'), (rows, id) => {
        const engine = new RowEngine({ rows, columns, compare });
        const options = { filters: [], search: '' };
        for (const desc of [false, true, false]) {
          const sorting = [{ id, desc }];
          expect(lines(engine.view({ sorting, ...options }))).toEqual(
            reference({ rows, columns, compare, sorting, ...options }),
          );
        }
      }),
    );
  });

  it('sorts over 8,192 rows by 16-bit digits like by bytes', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ noNaN: true })), sorting, (stream, sorting) => {
        const many: Row[] = [];
        for (const amount of stream) {
          many.push({ name: String(many.length % 97), amount, at: null, states: [] });
          if (many.length === 9_000) break;
        }
        const engine = new RowEngine({ rows: many, columns, compare });
        const options = { sorting, filters: [], search: '' };
        expect(lines(engine.view(options))).toEqual(reference({ rows: many, columns, compare, ...options }));
      }),
      { numRuns: 4 },
    );
  });

  it('searches across blocks of normalized rows, with and without changes in length', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 600, maxLength: 700 }), filters, (names, filters) => {
        const many: Row[] = names.map((name) => ({ name, amount: null, at: null, states: [] }));
        const engine = new RowEngine({ rows: many, columns, compare });
        const options = { sorting: [], filters, search: 'e' };
        expect(lines(engine.view(options))).toEqual(reference({ rows: many, columns, compare, ...options }));
      }),
      { numRuns: 20 },
    );
  });

  it('counts and facets like the reference, without changing the current view', () => {
    fc.assert(
      fc.property(rows, filters, filters, search, (rows, shown, draft, search) => {
        const engine = new RowEngine({ rows, columns, compare });
        const options = { sorting: [], filters: shown, search };
        const before = lines(engine.view(options));
        const expected = reference({ rows, columns, compare, sorting: [], filters: draft, search });
        expect(engine.count(draft, search)).toBe(expected.length);
        const others = draft.filter(({ id }) => id !== 'states');
        const rest = reference({ rows, columns, compare, sorting: [], filters: others, search });
        for (const [value, count] of engine.facets('states', draft, search)) {
          expect(count).toBe(rest.filter((index) => rows[index]!.states.includes(value)).length);
        }
        expect(lines(engine.view(options))).toEqual(before);
      }),
    );
  });

  it('computes text keys in bounded steps, in idle time or at once, with the same order', () => {
    const many = Array.from({ length: 9_000 }, (_, i): Row => ({
      name: `n${(i * 7919) % 5_003}`,
      amount: i,
      at: null,
      states: [],
    }));
    const warmed = new RowEngine({ rows: many, columns, compare });
    let steps = 1;
    while (!warmed.warm('name')) steps++;
    expect(steps).toBeGreaterThan(4);
    const options = { sorting: [{ id: 'name', desc: false }], filters: [], search: '' };
    const cold = new RowEngine({ rows: many, columns, compare });
    expect(lines(warmed.view(options))).toEqual(lines(cold.view(options)));
  });

  it('sorts and searches a set by label, and filters it by value', () => {
    const row = (states: string[]): Row => ({ name: '', amount: null, at: null, states });
    const engine = new RowEngine({ rows: [row(['new']), row(['open']), row(['closed'])], columns, compare });
    const shown = (options: { sorting?: SortRule[]; search?: string; values?: string[] }) =>
      lines(
        engine.view({
          sorting: options.sorting ?? [],
          search: options.search ?? '',
          filters: options.values ? [{ id: 'states', value: { kind: 'set', values: options.values } }] : [],
        }),
      );
    expect(shown({ sorting: [{ id: 'states', desc: false }] })).toEqual([1, 2, 0]);
    expect(shown({ search: 'new' })).toEqual([1]);
    expect(shown({ search: 'cloture' })).toEqual([2]);
    expect(shown({ values: ['new'] })).toEqual([0]);
    expect(shown({ values: ['To do'] })).toEqual([]);
  });

  it('distinguishes bounds with the same text form: infinite and none', () => {
    const amounts = [1, null].map((amount): Row => ({ name: '', amount, at: null, states: [] }));
    const engine = new RowEngine({ rows: amounts, columns, compare });
    const count = (value: ColumnFilter) =>
      engine.view({ sorting: [], filters: [{ id: 'amount', value }], search: '' }).length;
    expect(count({ kind: 'number', min: -Infinity })).toBe(1);
    expect(count({ kind: 'number', min: Infinity })).toBe(0);
    expect(count({ kind: 'number' })).toBe(2);
  });

  it('returns the same view for equal rules without reading the rows', () => {
    let reads = 0;
    const counting = columns.map((column) => ({
      ...column,
      value: (row: Row) => {
        reads++;
        return column.value(row);
      },
    }));
    const rows = ['b', 'a'].map((name): Row => ({ name, amount: 1, at: null, states: [] }));
    const engine = new RowEngine({ rows, columns: counting, compare });
    const ask = () =>
      lines(
        engine.view({
          sorting: [{ id: 'name', desc: false }],
          filters: [{ id: 'amount', value: { kind: 'number', min: 1 } }],
          search: 'a',
        }),
      );
    expect(ask()).toEqual([1]);
    const first = reads;
    expect(ask()).toEqual([1]);
    expect(reads).toBe(first);
  });

  it('ignores rules of a removed column', () => {
    const engine = new RowEngine<Row>({ rows: [], columns, compare });
    expect(engine.warm('gone')).toBe(true);
    expect(engine.facets('gone', [], '')).toEqual(new Map());
    expect(engine.view({ sorting: [], filters: [], search: '', groupBy: 'gone' }).groups).toEqual([]);
  });

  it('reads no row before its values are needed', () => {
    let reads = 0;
    const counting = columns.map((column) => ({
      ...column,
      value: (row: Row) => {
        reads++;
        return column.value(row);
      },
    }));
    const engine = new RowEngine({
      rows: Array.from({ length: 100 }, (): Row => ({ name: 'x', amount: 1, at: null, states: [] })),
      columns: counting,
      compare,
    });
    expect(engine.view({ sorting: [], filters: [], search: '' }).length).toBe(100);
    expect(reads).toBe(0);
  });
});

describe('groups and children', () => {
  it('each filtered row is once below the group of its first value, in sort order', () => {
    fc.assert(
      fc.property(
        rows,
        sorting,
        filters,
        fc.subarray(['new', 'open', 'closed', '']),
        (rows, sorting, filters, closed) => {
          const engine = new RowEngine({ rows, columns, compare });
          const view = engine.view({
            sorting,
            filters,
            search: '',
            groupBy: 'states',
            collapsedGroups: new Set(closed),
          });
          const expected = reference({ rows, columns, compare, sorting, filters, search: '' });
          expect(view.matches).toBe(expected.length);
          expect(view.groups.reduce((sum, group) => sum + group.count, 0)).toBe(expected.length);
          const heads = lines(view).filter((line) => line < 0);
          expect(heads).toEqual(view.groups.map((_, index) => -1 - index));
          let at = 0;
          for (const group of view.groups) {
            expect(group.expanded).toBe(!closed.includes(group.key));
            at++;
            const inGroup = expected.filter((index) => (rows[index]!.states[0] ?? '') === group.key);
            expect(group.count).toBe(inGroup.length);
            if (!group.expanded) continue;
            expect(lines(view).slice(at, at + group.count)).toEqual(inGroup);
            at += group.count;
          }
          expect(at).toBe(view.length);
        },
      ),
    );
  });

  it('children are below their parent in sort order, and parents of matches are included', () => {
    const tree = fc.array(fc.tuple(row, fc.nat()), { maxLength: 40 }).map((drawn) => ({
      rows: drawn.map(([row]) => row),
      parents: Int32Array.from(drawn, ([, choice], i) => (choice % (i + 1)) - 1),
    }));
    fc.assert(
      fc.property(
        tree,
        sorting,
        filters,
        fc.func(fc.boolean()),
        ({ rows, parents }, sorting, filters, closed) => {
          const engine = new RowEngine({ rows, columns, compare, parents });
          const view = engine.view({ sorting, filters, search: '', isCollapsed: (row) => closed(row) });
          const shown = lines(view);
          expect(new Set(shown).size).toBe(shown.length);
          const matches = reference({ rows, columns, compare, sorting, filters, search: '' });
          expect(view.matches).toBe(matches.length);
          const ancestors = (row: number): number[] =>
            parents[row] === -1 ? [] : [parents[row]!, ...ancestors(parents[row]!)];
          const expected = new Set(matches.flatMap((row) => [row, ...ancestors(row)]));
          for (const row of expected) {
            const visible = !ancestors(row).some((parent) => closed(parent));
            expect(shown.includes(row)).toBe(visible);
          }
          shown.forEach((row, position) => {
            expect(expected.has(row)).toBe(true);
            expect(view.depth(position)).toBe(ancestors(row).length);
            expect(shown.indexOf(parents[row]!)).toBeLessThan(position);
          });
          // Matching siblings keep the sort order.
          for (const parent of new Set(parents)) {
            const siblings = shown.filter((row) => parents[row] === parent && matches.includes(row));
            expect(siblings).toEqual(matches.filter((row) => siblings.includes(row)));
          }
        },
      ),
    );
  });

  it('with leaf-only matching, parents are shown with matching leaves, sorted by their own values', () => {
    interface Line {
      name: string;
      amount: number;
    }
    // Two parents with two lines each, and a row without a parent.
    const rows: Line[] = [
      { name: 'P', amount: 50 },
      { name: 'P1', amount: 49 },
      { name: 'P2', amount: 1 },
      { name: 'Q', amount: 80 },
      { name: 'Q1', amount: 40 },
      { name: 'Q2', amount: 40 },
      { name: 'R', amount: 10 },
    ];
    const engine = new RowEngine<Line>({
      rows,
      columns: [{ id: 'amount', type: 'number', value: ({ amount }) => amount, searchable: false }],
      compare,
      parents: Int32Array.from([-1, 0, 0, -1, 3, 3, -1]),
      leavesOnly: true,
    });
    const shown = (min: number | undefined) => {
      const view = engine.view({
        sorting: [{ id: 'amount', desc: true }],
        filters: [{ id: 'amount', value: { kind: 'number', ...(min !== undefined && { min }) } }],
        search: '',
      });
      return [lines(view).map((line) => rows[line]!.name), view.matches];
    };
    // Q has a higher amount than P, although its lines are smaller.
    expect(shown(40)).toEqual([['Q', 'Q1', 'Q2', 'P', 'P1'], 3]);
    // Both parents are above this value, but none of their lines is.
    expect(shown(50)).toEqual([[], 0]);
    expect(shown(undefined)).toEqual([['Q', 'Q1', 'Q2', 'P', 'P1', 'P2', 'R'], 5]);
    expect(engine.count([], '')).toBe(5);
  });
});
