import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accountColumns, accounts, renderGrid, type Account, type GridProps } from '../grid.fixture.js';

/** Focuses a cell of the grid; a position is [row, column], with row -1 for the header. */
async function gridAt(position: number, column: string, props: GridProps = {}) {
  const grid = renderGrid(props);
  const start = position === -1 ? grid.head(column) : grid.cell(position, column)!;
  fireEvent.mouseDown(start);
  start.focus();
  expect(start).toHaveFocus();
  const activeCell = () => {
    const focused = document.activeElement!.closest('[aria-colindex]');
    const line = Number(focused?.closest('[role=row]')?.ariaRowIndex) - 2;
    return [line, grid.columns()[Number(focused?.ariaColIndex) - 1]];
  };
  return { ...grid, activeCell };
}

const HUNDRED = accounts(100);
const NEW = accounts(80).map((account) => ({ ...account, id: `new-${account.id}` }));
const ctrl = (key: string) => `{Control>}{${key}}{/Control}`;
const shift = (key: string) => `{Shift>}{${key}}{/Shift}`;

describe('DS-016 moving between cells', () => {
  it.each<[string, [number, string], [number, string]]>([
    ['{ArrowDown}', [3, 'state'], [4, 'state']],
    ['{ArrowUp}', [3, 'state'], [2, 'state']],
    ['{ArrowRight}', [3, 'state'], [3, 'amount']],
    ['{ArrowLeft}', [3, 'state'], [3, 'name']],
    ['{Home}', [3, 'state'], [3, 'star']],
    ['{End}', [3, 'state'], [3, 'opened']],
    ['{PageDown}', [3, 'state'], [17, 'state']],
    ['{PageUp}', [3, 'state'], [0, 'state']],
    [ctrl('Home'), [3, 'state'], [0, 'star']],
    [ctrl('End'), [3, 'state'], [99, 'opened']],
    [ctrl('ArrowDown'), [3, 'state'], [99, 'state']],
    [ctrl('ArrowUp'), [3, 'state'], [0, 'state']],
    [ctrl('ArrowRight'), [3, 'state'], [3, 'opened']],
    [ctrl('ArrowLeft'), [3, 'state'], [3, 'star']],
    // The header is the row above the first; only a single step reaches it, not a jump.
    ['{ArrowUp}', [0, 'state'], [-1, 'state']],
    ['{ArrowDown}', [-1, 'state'], [0, 'state']],
    ['{PageDown}', [-1, 'state'], [13, 'state']],
    ['{ArrowRight}', [-1, 'state'], [-1, 'amount']],
    // At the edges the focus does not move.
    ['{ArrowUp}', [-1, 'state'], [-1, 'state']],
    ['{PageUp}', [-1, 'state'], [-1, 'state']],
    ['{ArrowLeft}', [0, 'star'], [0, 'star']],
    ['{ArrowRight}', [0, 'opened'], [0, 'opened']],
    // Keys without a function.
    ['{Escape}', [3, 'state'], [3, 'state']],
    ['x', [3, 'state'], [3, 'state']],
  ])('%s from %j goes to %j', async (keys, [position, column], target) => {
    const { user, activeCell } = await gridAt(position, column, { rows: HUNDRED });
    await user.keyboard(keys);
    expect(activeCell()).toEqual(target);
  });

  it('stops at the last row', async () => {
    const { user, activeCell } = await gridAt(11, 'state');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(activeCell()).toEqual([11, 'state']);
  });

  it('has one tab stop, the last active cell, whatever cells contain', async () => {
    const { user, stops, cell } = await gridAt(2, 'name', {
      selectable: true,
      footer: <button>Next</button>,
    });
    expect(stops()).toEqual([cell(2, 'name')]);
    await user.tab();
    expect(document.activeElement).toHaveTextContent('Next');
    await user.tab({ shift: true });
    expect(cell(2, 'name')).toHaveFocus();
  });

  it('starts at the first cell, or at the first header without rows', async () => {
    const full = renderGrid();
    expect(full.stops()).toEqual([full.cell(0, 'star')]);
    const empty = renderGrid({ rows: [] });
    expect(empty.stops()).toEqual([empty.head('star')]);
  });

  it('keeps the focused cell when it scrolls out of view, and continues there', async () => {
    const { user, cell, activeCell, scrollTo, row } = await gridAt(2, 'amount', { rows: HUNDRED });
    scrollTo(3_000);
    expect(row(60)).toBeInTheDocument();
    expect(row(20)).toBeNull();
    expect(cell(2, 'amount')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(activeCell()).toEqual([3, 'amount']);
  });

  it.each([
    ['rows added above', (rows: Account[]) => [...NEW.slice(0, 2), ...rows], 5],
    ['so many rows added above that its row is out of view', (rows: Account[]) => [...NEW, ...rows], 83],
    ['rows removed above', (rows: Account[]) => rows.slice(2), 1],
    ['another order', (rows: Account[]) => rows.toReversed(), 96],
  ])('keys act on the row that had the focus after %s', async (_, change, position) => {
    const { user, activeCell, rerender, stops, cell, selected } = await gridAt(3, 'amount', {
      rows: HUNDRED,
      selectable: true,
    });
    rerender({ rows: change(HUNDRED) });
    expect(activeCell()).toEqual([position, 'amount']);
    expect(stops()).toEqual([cell(position, 'amount')]);
    expect(cell(position, 'name')).toHaveTextContent(HUNDRED[3]!.name);
    await user.keyboard(' ');
    expect(selected()).toEqual([position]);
  });

  it('the focus moves from a widget to its cell when its row moves, never to the widget of another row', async () => {
    const { rerender, cell } = await gridAt(3, 'star', { rows: HUNDRED });
    screen.getByText('Star a3').focus();
    rerender({ rows: [NEW[0]!, ...HUNDRED] });
    expect(cell(4, 'star')).toHaveFocus();
    expect(cell(4, 'star')).toHaveTextContent('Star a3');
  });

  it('keeps its position when its row is removed', async () => {
    const { rerender, activeCell, cell } = await gridAt(3, 'amount', { rows: HUNDRED });
    rerender({ rows: HUNDRED.filter(({ id }) => id !== 'a3') });
    expect(activeCell()).toEqual([3, 'amount']);
    expect(cell(3, 'name')).toHaveTextContent(HUNDRED[4]!.name);
  });

  it('does not take the focus from outside when its row moves', async () => {
    const { user, rerender, stops, cell } = await gridAt(3, 'amount', {
      rows: HUNDRED,
      footer: <button>Next</button>,
    });
    await user.tab();
    rerender({ rows: [NEW[0]!, ...HUNDRED] });
    expect(document.activeElement).toHaveTextContent('Next');
    expect(stops()).toEqual([cell(4, 'amount')]);
  });

  it('moves to the first column when the active one is hidden', async () => {
    const { user, activeCell, rerender, stops, cell } = await gridAt(2, 'amount');
    rerender({ state: { columnVisibility: { amount: false } } });
    expect(stops()).toEqual([cell(2, 'star')]);
    expect(activeCell()).toEqual([2, 'star']);
    await user.keyboard('{ArrowRight}');
    expect(activeCell()).toEqual([2, 'name']);
  });

  it('crosses regions of pinned columns in visual order', async () => {
    const { user, activeCell } = await gridAt(0, 'amount', {
      initialState: { columnPinning: { start: ['amount'], end: ['name'] } },
    });
    const seen: unknown[] = [activeCell()[1]];
    for (let i = 0; i < 4; i++) {
      await user.keyboard('{ArrowRight}');
      seen.push(activeCell()[1]);
    }
    expect(seen).toEqual(['amount', 'star', 'state', 'opened', 'name']);
  });
});

describe('keys of a row', () => {
  it('Enter opens the row from any text cell', async () => {
    const onRowOpen = vi.fn();
    const { user } = await gridAt(3, 'amount', { onRowOpen });
    await user.keyboard('{Enter}');
    expect(onRowOpen.mock.lastCall?.[0]).toMatchObject({ id: 'a3' });
  });

  it('Enter follows the link of the row once', async () => {
    const onRowOpen = vi.fn();
    const { user, grid } = await gridAt(3, 'amount', { onRowOpen, getRowHref: (row) => `#${row.id}` });
    const followed = vi.fn<(href: string | null) => void>();
    grid().addEventListener('click', (event) =>
      followed((event.target as Element).closest('a')?.getAttribute('href') ?? null),
    );
    await user.keyboard('{Enter}');
    expect(followed.mock.calls).toEqual([['#a3']]);
    expect(onRowOpen).not.toHaveBeenCalled();
  });

  it('Enter presses the single button of a cell without opening the row', async () => {
    const pressed = vi.fn();
    const onRowOpen = vi.fn();
    const columns = accountColumns.map((column) =>
      column.id === 'star' ? { ...column, cell: () => <button onClick={pressed}>Star</button> } : column,
    );
    const { user, activeCell } = await gridAt(3, 'star', { columns, onRowOpen });
    await user.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(onRowOpen).not.toHaveBeenCalled();
    expect(activeCell()).toEqual([3, 'star']);
  });

  describe('cell with several controls', () => {
    const columns = accountColumns.map((column) =>
      column.id === 'star'
        ? {
            ...column,
            cell: () => (
              <>
                <button tabIndex={-1}>One</button>
                <input tabIndex={-1} aria-label="Two" defaultValue="text" />
              </>
            ),
          }
        : column,
    );
    const focusedIs = (text: string) =>
      expect([document.activeElement?.textContent, document.activeElement?.ariaLabel]).toContain(text);

    it.each(['{Enter}', '{F2}'])('%s enters it, Escape and F2 leave it', async (key) => {
      const { user, cell } = await gridAt(3, 'star', { columns });
      for (const back of ['{Escape}', '{F2}']) {
        await user.keyboard(key);
        focusedIs('One');
        await user.keyboard(back);
        expect(cell(3, 'star')).toHaveFocus();
      }
    });

    it('arrow keys move between its controls, then out of the cell', async () => {
      const { user, activeCell } = await gridAt(3, 'star', { columns });
      await user.keyboard('{F2}{ArrowRight}');
      focusedIs('Two');
      // A text field handles its own arrow keys.
      await user.keyboard('{ArrowLeft}{ArrowUp}');
      focusedIs('Two');
      await user.keyboard('{Escape}{F2}{ArrowDown}');
      expect(activeCell()).toEqual([4, 'star']);
    });

    it('a field keeps Space, Home and Ctrl+A', async () => {
      const { user, selected } = await gridAt(3, 'star', { columns, selectable: true });
      await user.keyboard('{F2}{ArrowRight} {Home}{Control>}a{/Control}');
      focusedIs('Two');
      expect(selected()).toEqual([]);
    });
  });

  it('F2 has no effect in a text cell', async () => {
    const { user, activeCell } = await gridAt(3, 'amount');
    await user.keyboard('{F2}');
    expect(activeCell()).toEqual([3, 'amount']);
  });

  it.each([true, false])('Space and Ctrl+A select only selectable rows: %s', async (selectable) => {
    const { user, selected } = await gridAt(3, 'amount', { selectable });
    await user.keyboard(' ');
    expect(selected()).toEqual(selectable ? [3] : []);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(selectable ? 12 : 0);
  });
});

describe('keys of a group', () => {
  const grouped: GridProps = { initialState: { grouping: ['state'] } };

  it.each([
    ['{Enter}', 12],
    [' ', 16],
    ['{ArrowLeft}', 12],
    ['{ArrowRight}', 16],
    ['{ArrowLeft}{ArrowLeft}', 12],
    ['{Enter}{Enter}', 16],
    ['{ArrowLeft}{ArrowRight}', 16],
  ])('%s leaves %i rows', async (keys, rows) => {
    const { user, rowcount, activeCell } = await gridAt(0, 'star', grouped);
    await user.keyboard(keys);
    expect(rowcount()).toBe(rows);
    expect(activeCell()[0]).toBe(0);
  });

  it('arrow keys skip its heading and keep the column', async () => {
    const { user, activeCell } = await gridAt(4, 'amount', grouped);
    await user.keyboard('{ArrowDown}');
    expect(activeCell()[0]).toBe(5);
    await user.keyboard('{ArrowDown}');
    expect(activeCell()).toEqual([6, 'amount']);
  });
});

describe('keys of a row with children', () => {
  const getChildren = (row: Account) =>
    row.id.includes('.')
      ? undefined
      : [
          { ...row, id: `${row.id}.1` },
          { ...row, id: `${row.id}.2` },
        ];
  const tree: GridProps = { rows: accounts(2), getChildren };

  it('Right expands and Left collapses in the title before moving', async () => {
    const { user, rowcount, activeCell } = await gridAt(0, 'name', tree);
    await user.keyboard('{ArrowLeft}');
    expect([rowcount(), ...activeCell()]).toEqual([5, 0, 'name']);
    await user.keyboard('{ArrowLeft}');
    expect([rowcount(), ...activeCell()]).toEqual([5, 0, 'star']);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect([rowcount(), ...activeCell()]).toEqual([7, 0, 'name']);
    await user.keyboard('{ArrowRight}');
    expect(activeCell()).toEqual([0, 'state']);
  });

  it('arrow keys move in other cells, and with Ctrl in the title', async () => {
    const other = await gridAt(0, 'state', tree);
    await other.user.keyboard('{ArrowLeft}');
    expect([other.rowcount(), ...other.activeCell()]).toEqual([7, 0, 'name']);
    await other.user.keyboard(ctrl('ArrowLeft'));
    expect([other.rowcount(), ...other.activeCell()]).toEqual([7, 0, 'star']);
  });

  it.each(['name', 'amount'])(
    'Enter opens the row once from its %s, without expanding it',
    async (column) => {
      const onRowOpen = vi.fn();
      const { user, rowcount } = await gridAt(0, column, { ...tree, onRowOpen });
      await user.keyboard('{Enter}');
      expect(onRowOpen).toHaveBeenCalledTimes(1);
      expect(rowcount()).toBe(7);
    },
  );

  it('Enter expands and collapses a row that cannot be opened', async () => {
    const { user, rowcount } = await gridAt(0, 'name', tree);
    await user.keyboard('{Enter}');
    expect(rowcount()).toBe(5);
    await user.keyboard('{Enter}');
    expect(rowcount()).toBe(7);
  });
});

describe('keys of a header', () => {
  it.each(['{Enter}', ' '])('%j sorts, reverses and clears', async (key) => {
    const { user, head } = await gridAt(-1, 'name');
    const seen: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      await user.keyboard(key);
      seen.push(head('name').ariaSort);
    }
    expect(seen).toEqual(['ascending', 'descending', null]);
    expect(head('name')).toHaveFocus();
  });

  it('Shift+Enter adds a level; aria-sort is set on the first only', async () => {
    const { user, head } = await gridAt(-1, 'state');
    await user.keyboard(`{Enter}{ArrowRight}${shift('Enter')}`);
    expect(head('state')).toHaveAttribute('aria-sort', 'ascending');
    expect(head('amount')).not.toHaveAttribute('aria-sort');
    expect(head('amount')).toHaveTextContent('2');
  });

  it('Enter has no effect on a column that cannot be sorted', async () => {
    const onStateChange = vi.fn();
    const { user } = await gridAt(-1, 'star', { onStateChange });
    await user.keyboard('{Enter}');
    expect(onStateChange).not.toHaveBeenCalled();
  });

  it('Enter on the checkbox selects all, then none', async () => {
    const { user, selected } = await gridAt(-1, '__select', { selectable: true });
    await user.keyboard('{Enter}');
    expect(selected()).toHaveLength(12);
    await user.keyboard(' ');
    expect(selected()).toHaveLength(0);
  });

  it('Alt+Down has no effect on a column without a filter', async () => {
    const { user, activeCell } = await gridAt(-1, 'name');
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(activeCell()).toEqual([-1, 'name']);
    expect(document.querySelector('[role=dialog]')).toBeNull();
  });

  it('F2 focuses its button, and Escape returns', async () => {
    const { user, head, sortButton } = await gridAt(-1, 'name');
    await user.keyboard('{F2}');
    expect(sortButton('name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(head('name')).toHaveFocus();
  });
});
