/** Page of the `dash` benchmark: the widget grid in edit mode (drag, resize), and the layout engine alone. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import {
  compact,
  move,
  resize,
  type Layout,
} from '../../../packages/ui/src/dashboard/layout-engine/index.js';
import { WidgetGrid } from '../../../packages/ui/src/dashboard/widget-grid/index.js';
import '../../../packages/ui/src/foundations/styles.css';
import { createUiI18n } from '../../../tools/i18n.ts';

const root = document.querySelector<HTMLElement>('#root')!;
const i18n = createUiI18n('en');
const WIDTHS = [1, 2, 3];

/** `n` widgets in four columns; a few are two columns wide. */
const board = (n: number): Layout =>
  compact(
    Array.from({ length: n }, (_, index) => ({
      i: String(index),
      x: index % 4,
      y: Math.floor(index / 4),
      w: index % 7 === 3 ? 2 : 1,
      h: 1,
    })),
  );

const widgetsOf = (n: number) =>
  Array.from({ length: n }, (_, index) => ({
    id: String(index),
    title: `Widget ${index}`,
    widths: WIDTHS,
    content: (
      <ul data-w={index}>
        {Array.from({ length: 8 }, (__, line) => (
          <li key={line} className="flex justify-between border-b border-line">
            <span>Line {line}</span>
            <b>{(index * 37 + line * 11) % 97}</b>
          </li>
        ))}
      </ul>
    ),
  }));

let current: Layout = [];

function Board({ n }: { n: number }) {
  const [layout, setLayout] = useState(current);
  const [widgets] = useState(() => widgetsOf(n));
  const change = (next: Layout) => {
    current = next;
    setLayout(next);
  };
  return (
    <div className="p-24">
      <WidgetGrid editing layout={layout} widgets={widgets} onLayoutChange={change} onAdd={() => undefined} />
    </div>
  );
}

/** Returns the mean ms to solve one of `count` random boards of 24 widgets: compact, resize one widget, move one. */
function solve(count: number): number {
  let seed = 7;
  const next = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (seed >> 8) % most;
  };
  const boards = Array.from({ length: count }, () =>
    Array.from({ length: 24 }, (_, i) => ({ i: String(i), x: next(4), y: next(24), w: 1 + next(3), h: 1 })),
  );
  const from = performance.now();
  for (const scattered of boards) {
    const packed = compact(scattered);
    const wider = resize(packed, '3', 3, () => WIDTHS);
    move(wider, '7', { row: 2, index: 1 });
  }
  return (performance.now() - from) / count;
}

declare global {
  var __bench: unknown;
}

globalThis.__bench = {
  kind: 'dash',
  mount: (n: number) => {
    current = board(n);
    createRoot(root).render(
      <I18nextProvider i18n={i18n}>
        <Board n={n} />
      </I18nextProvider>,
    );
  },
  handle: (index: number) => document.querySelector(`[data-handle="${index}"]`),
  resizeHandle: (index: number) => document.querySelector(`[data-grip="${index}"]`),
  layout: () => current.map(({ i, x, y, w, h }) => [i, x, y, w, h]),
  solve,
};
