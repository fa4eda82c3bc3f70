import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastSaid, renderUi } from '../../../../../tools/render-ui.ts';
import { board, wordsOf } from '../layout-engine/boards.fixture.js';
import type { Layout } from '../layout-engine/index.js';
import { at, layOut } from './board.fixture.js';
import { WidgetGrid } from './index.js';

const WIDTHS: Readonly<Record<string, readonly number[]>> = { A: [1, 2, 3], B: [1, 2], C: [1], D: [1, 2] };
const widgets = Object.entries(WIDTHS).map(([id, widths]) => ({
  id,
  title: `Widget ${id}`,
  widths,
  content: <p>{id}</p>,
}));
/** A spans two columns, B and C are next to it, D is below. */
const START = 'A2 B1 C1 / D1';

const onChange = vi.fn<(layout: Layout, change: string) => void>();
beforeEach(layOut);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  onChange.mockReset();
});

function Grid({ words }: { words: string }) {
  const [layout, setLayout] = useState(() => board(words));
  const take = (next: Layout, change: string) => {
    setLayout(next);
    onChange(next, change);
  };
  return <WidgetGrid layout={layout} widgets={widgets} editing onAdd={() => {}} onLayoutChange={take} />;
}
const show = (words = START, language: 'en' | 'fr' = 'en') => renderUi(<Grid words={words} />, language);

const handle = (id: string) => document.querySelector<HTMLElement>(`[data-handle="${id}"]`)!;
const grip = (id: string) => document.querySelector<HTMLElement>(`[data-grip="${id}"]`);
const floating = () => document.querySelector<HTMLElement>('[data-floating]')?.dataset['widget'];
/** Returns the boards passed to onChange, as text. */
const changes = () => onChange.mock.calls.map(([layout, change]) => `${change}: ${wordsOf(layout)}`);
async function press(id: string, keys: string) {
  handle(id).focus();
  await userEvent.keyboard(keys);
}

describe('keyboard', () => {
  it.each([
    ['Space lifts and drops', ' {ArrowLeft} ', 'B', 'move: B1 A2 C1 / D1'],
    ['Enter lifts and drops too', '{Enter}{ArrowLeft}{Enter}', 'B', 'move: B1 A2 C1 / D1'],
    ['several steps form one change', ' {ArrowRight}{ArrowRight}{ArrowDown} ', 'A', 'move: B1 C1 / D1 A2'],
    ['up from a shared row creates a new row', ' {ArrowUp} ', 'C', 'move: C1 / A2 B1 / D1'],
    ['HOME-037 Shift and right arrow widen', '{Shift>}{ArrowRight}{/Shift}', 'A', 'resize: A3 B1 / C1 D1'],
    ['Shift and up arrow widen too', '{Shift>}{ArrowUp}{/Shift}', 'D', 'resize: A2 B1 C1 / D2'],
    ['Shift and left arrow narrow', '{Shift>}{ArrowLeft}{/Shift}', 'A', 'resize: A1 B1 C1 / D1'],
    [
      'a lifted widget is moved and resized in one change',
      ' {Shift>}{ArrowRight}{/Shift}{ArrowUp} ',
      'D',
      'move: D2 A2 / B1 C1',
    ],
  ])('DS-052 %s', async (_rule, keys, id, change) => {
    show();
    await press(id, keys);
    expect(changes()).toEqual([change]);
    expect(handle(id)).toHaveFocus();
  });

  it.each([
    ['Escape restores the position', ' {ArrowLeft}{Escape}', 'B', 'Widget B is back in its place.'],
    ['losing the focus restores the position', ' {ArrowLeft}{Tab}', 'B', 'Widget B is back in its place.'],
    ['a drop at the same position', ' {ArrowLeft}{ArrowRight} ', 'B', 'Widget B dropped at row 1, column 3.'],
    ['the end of the layout', ' {ArrowLeft}', 'A', 'Widget A cannot move further.'],
    ['HOME-037 the widest width', '{Shift>}{ArrowRight}{/Shift}', 'C', 'Widget C cannot move further.'],
    ['HOME-037 the narrowest width', '{Shift>}{ArrowLeft}{/Shift}', 'D', 'Widget D cannot move further.'],
  ])('DS-052 %s: changes nothing, and is announced', async (_rule, keys, id, said) => {
    show();
    await press(id, keys);
    expect(onChange).not.toHaveBeenCalled();
    expect(lastSaid()).toBe(said);
  });

  it.each([
    [
      'en',
      'Widget B lifted, row 1, column 3. Arrows move, Shift and arrows resize, Space drops, Escape cancels.',
      'Widget B: row 1, column 1.',
      'Widget B: 2 columns wide.',
      'Widget B dropped at row 1, column 1.',
    ],
    [
      'fr',
      'Widget B soulevé, ligne 1, colonne 3. Flèches pour déplacer, Maj et flèches pour redimensionner, Espace pour déposer, Échap pour annuler.',
      'Widget B : ligne 1, colonne 1.',
      'Widget B : 2 colonnes de large.',
      'Widget B déposé ligne 1, colonne 1.',
    ],
  ] as const)('DS-052 announces each step in %s', async (language, lifted, moved, resized, dropped) => {
    show(START, language);
    const said: string[] = [];
    for (const keys of [' ', '{ArrowLeft}', '{Shift>}{ArrowRight}{/Shift}', ' ']) {
      await press('B', keys);
      said.push(lastSaid());
    }
    expect(said).toEqual([lifted, moved, resized, dropped]);
  });

  it('arrow keys scroll the page while nothing is lifted', async () => {
    show();
    // fireEvent returns true unless the event was prevented, that is, if the browser still handles the key.
    expect(fireEvent.keyDown(handle('B'), { key: 'ArrowDown', code: 'ArrowDown' })).toBe(true);
    expect(fireEvent.keyDown(handle('B'), { key: 'Escape', code: 'Escape' })).toBe(true);
    await press('B', ' ');
    expect(fireEvent.keyDown(handle('B'), { key: 'ArrowDown', code: 'ArrowDown' })).toBe(false);
    await press('B', '{Escape}');
    expect(fireEvent.keyDown(handle('B'), { key: 'ArrowDown', code: 'ArrowDown' })).toBe(true);
  });

  it('holding Space down lifts once and does not drop', async () => {
    show();
    await press('B', ' ');
    expect(fireEvent.keyDown(handle('B'), { key: ' ', code: 'Space', repeat: true })).toBe(false);
    expect(handle('B')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('pointer', () => {
  const common = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0 };
  const down = (element: Element, point: object, more = {}) =>
    fireEvent.pointerDown(element, { ...common, ...point, ...more });
  const go = (...points: object[]) => {
    for (const point of points) fireEvent.pointerMove(document, { ...common, ...point });
  };
  const up = () => fireEvent.pointerUp(document, common);
  /** Drags a widget by the corner of its card to another point. */
  function drag(id: string, from: ReturnType<typeof at>, to: ReturnType<typeof at>) {
    down(handle(id), from);
    go({ clientX: from.clientX + 5, clientY: from.clientY + 5 }, to);
  }

  it.each([
    ['onto the first cell', 'D', at(0, 1), at(0, 0, 0, 20), 'D1 A2 B1 / C1'],
    ['onto the second widget of a row', 'D', at(0, 1), at(2, 0, 0, 20), 'A2 D1 B1 / C1'],
    ['onto the last widget', 'D', at(0, 1), at(3, 0, 0, 20), 'A2 B1 D1 / C1'],
    ['into the free space of a row', 'B', at(2, 0), at(1, 1, 0, 20), 'A2 C1 / D1 B1'],
    ['onto the first widget of a row', 'B', at(2, 0), at(0, 1, 0, 20), 'A2 C1 / B1 D1'],
    ['above the layout', 'C', at(3, 0), at(1, 0, 0, -30), 'C1 / A2 B1 / D1'],
    ['between two rows', 'C', at(3, 0), at(1, 0, 0, 215), 'A2 B1 / C1 / D1'],
    ['below the last row', 'A', at(0, 0), at(0, 2, 0, 300), 'B1 C1 / D1 / A2'],
    ['far beside the layout', 'A', at(0, 0), at(9, 1, 0, 20), 'B1 C1 / D1 A2'],
  ])('HOME-028 drags %s', (_where, id, from, to, words) => {
    show();
    drag(id, from, to);
    expect(floating()).toBe(id);
    expect(onChange).not.toHaveBeenCalled();
    up();
    expect(changes()).toEqual([`move: ${words}`]);
    expect(floating()).toBeUndefined();
    expect(handle(id)).toHaveFocus();
  });

  it('announces a new drop target only when it changes', () => {
    show();
    drag('D', at(0, 1), at(3, 0, 0, 20));
    expect(lastSaid()).toBe('Widget D: row 1, column 4.');
    const said = document.querySelector('[data-announcer=polite]')!.textContent;
    go(at(3, 0, 9, 30), at(3, 0, -9, 10));
    // An announcement repeated with the same sentence would change the text.
    expect(document.querySelector('[data-announcer=polite]')!.textContent).toBe(said);
    expect(screen.getByText('Drop here').parentElement).toHaveTextContent('row 1, column 4');
  });

  it.each([
    ['a cancelled touch', () => fireEvent.pointerCancel(document, common)],
    ['Escape', () => fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' })],
    ['a resized window', () => fireEvent(window, new Event('resize'))],
    ['a hidden page', () => fireEvent(window, new Event('visibilitychange'))],
    ['a drag back to its start', () => (go(at(0, 1, 0, 20)), up())],
  ])('%s changes nothing and leaves nothing behind', (_how, end) => {
    show();
    drag('D', at(0, 1), at(3, 0, 0, 20));
    end();
    expect(onChange).not.toHaveBeenCalled();
    expect(floating()).toBeUndefined();
    expect(document.querySelector<HTMLElement>('[data-widget="D"]')!.style.transform).toBe('');
    go(at(0, 0));
    expect(floating()).toBeUndefined();
  });

  it.each([
    ['the right mouse button', { button: 2 }],
    ['a second pointer', { isPrimary: false }],
    // Touch is handled by the touch sensor.
    ['a touch pointer event', { pointerType: 'touch' }],
  ])('%s does not drag', (_what, more) => {
    show();
    down(handle('D'), at(0, 1), more);
    go(at(1, 0), at(0, 0));
    expect(floating()).toBeUndefined();
  });

  describe('touch', () => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', ...points: object[]) =>
      fireEvent[type](handle('D'), { touches: points, changedTouches: points });

    it('HOME-028 drags a widget by its handle', () => {
      show();
      touch('touchStart', at(0, 1));
      touch('touchMove', at(0, 1, 5, 5));
      touch('touchMove', at(3, 0, 0, 20));
      expect(floating()).toBe('D');
      touch('touchEnd');
      expect(changes()).toEqual(['move: A2 B1 D1 / C1']);
    });

    it('a cancelled touch changes nothing', () => {
      show();
      touch('touchStart', at(0, 1));
      touch('touchMove', at(3, 0, 0, 20));
      touch('touchCancel');
      expect(onChange).not.toHaveBeenCalled();
      expect(floating()).toBeUndefined();
      expect(lastSaid()).toBe('Widget D is back in its place.');
    });

    it('a second touch does not drag', () => {
      show();
      touch('touchStart', at(0, 1), at(1, 1));
      touch('touchMove', at(3, 0), at(1, 1));
      expect(floating()).toBeUndefined();
    });
  });

  it('the layout renders only for a new target, not for each move', () => {
    show();
    drag('D', at(0, 1), at(3, 0, 0, 20));
    const before = document.querySelector('[data-drop-target]');
    const drawn = vi.fn<() => void>();
    const observer = new MutationObserver(drawn);
    observer.observe(document.querySelector('ul')!, { subtree: true, childList: true });
    go(at(3, 0, 4, 22), at(3, 0, 8, 25));
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
    expect(document.querySelector('[data-drop-target]')).toBe(before);
    expect(document.querySelector<HTMLElement>('[data-widget="D"]')!.style.transform).toBe(
      'translate(944px, -215px)',
    );
  });

  it('leaving the page during a drag changes nothing', () => {
    const { unmount } = show();
    drag('D', at(0, 1), at(3, 0, 0, 20));
    unmount();
    up();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a press without a move is not a drag', () => {
    show();
    down(handle('D'), at(0, 1));
    go(at(0, 1, 2, 2));
    up();
    expect(floating()).toBeUndefined();
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['HOME-037 to the nearest width', 'A', 2, at(3, 0, -40), 'resize: A3 B1 / C1 D1'],
    ['HOME-037 HOME-053 at most to the maximum width', 'D', 1, at(9, 1), 'resize: A2 B1 C1 / D2'],
    ['HOME-037 at least to the minimum width', 'A', 2, at(-4, 0), 'resize: A1 B1 C1 / D1'],
  ])('the resize handle moves %s', (_rule, id, column, to, change) => {
    show();
    down(grip(id)!, at(column, 0));
    go(at(column, 0, 6), to);
    expect(onChange).not.toHaveBeenCalled();
    up();
    expect(changes()).toEqual([change]);
  });

  it('Escape during resizing restores the width', () => {
    show();
    down(grip('A')!, at(2, 0));
    go(at(2, 0, 6), at(3, 0));
    fireEvent.keyDown(document, { code: 'Escape' });
    expect(onChange).not.toHaveBeenCalled();
    expect(grip('A')).toHaveAttribute('aria-valuenow', '2');
  });
});

describe('resize handle as a slider', () => {
  it('HOME-037 announces the width and its limits, and reacts to arrow keys', () => {
    show();
    const slider = screen.getByRole('slider', { name: 'Width of Widget A' });
    expect(slider).toHaveAttribute('aria-valuemin', '1');
    expect(slider).toHaveAttribute('aria-valuemax', '3');
    expect(slider).toHaveAttribute('aria-valuetext', '2 columns');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Home'])
      fireEvent.keyDown(slider, { key });
    expect(changes().map((change) => change.slice(0, 10))).toEqual([
      'resize: A3',
      'resize: A2',
      'resize: A1',
    ]);
  });

  it('WID-026 does not exist for a widget with a single width', () => {
    show();
    expect(grip('C')).toBeNull();
    expect(grip('A')).not.toBeNull();
  });
});

describe('removing a widget', () => {
  it.each([
    ['the next widget', START, 'A', 'B1 C1 / D1', () => handle('B')],
    ['the previous widget if the last was removed', START, 'D', 'A2 B1 C1', () => handle('C')],
    [
      'the add area if the only one was removed',
      'A2',
      'A',
      '',
      () => document.querySelector('[data-add-cell]'),
    ],
  ])('HOME-026 moves the focus to %s', async (_whom, words, id, after, next) => {
    show(words);
    await userEvent.click(screen.getByRole('button', { name: `Remove Widget ${id}` }));
    expect(changes()).toEqual([`remove: ${after}`]);
    expect(lastSaid()).toBe(`Widget ${id} removed.`);
    expect(next()).toHaveFocus();
  });
});

describe('area for a new widget', () => {
  it.each([
    ['uses the free space of the last row', START, '2 / span 3', 'row 2', '3 columns free in this row'],
    ['starts a new row after a full one', 'A2 B2', '1 / span 1', 'row 2', 'In a new row'],
    ['is one column wide in an empty layout', '', '1 / span 1', 'row 1', '4 columns free in this row'],
  ])('HOME-023 HOME-034 %s', (_rule, words, column, row, text) => {
    show(words);
    const cell = screen.getByText(text).closest('li')!;
    expect(cell.style.getPropertyValue('--cell-column')).toBe(column);
    expect(`row ${cell.style.getPropertyValue('--cell-row')}`).toBe(row);
  });
});
