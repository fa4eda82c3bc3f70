import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../foundations/use-latest.js';
import { useRowHeight } from '../../data/grid/internal.js';
import {
  boundsOf,
  moveByKey,
  moveTo,
  spanning,
  type Bounds,
  type ColumnGroup,
  type Degree,
  type EditScope,
  type MatrixCell,
  type MatrixRange,
} from '../engine/index.js';
import type { RightWords } from '../use-right-words.js';
import { EntityLegend } from './entity-legend.js';
import { MatrixHead } from './matrix-head.js';
import { MatrixRow, type RowSettings } from './matrix-row.js';
import { SlotPool } from './slot-pool.js';
import { useMatrixWindow } from './use-matrix-window.js';

export interface MatrixGridProps {
  label: string;
  scope: EditScope;
  groups: readonly ColumnGroup[];
  /** Total width of the columns, in px. */
  columnsWidth: number;
  codes: readonly string[];
  words: RightWords;
  editable: boolean;
  rowHeight: number | undefined;
  /** Height in px above which the matrix scrolls. */
  height: number;
  range: MatrixRange;
  onRangeChange: (range: MatrixRange) => void;
  onFill: (degree: Degree) => void;
  onUndo: () => void;
  onRedo: () => void;
  /** Returns the text of the range, for the clipboard. */
  onCopy: () => string;
  onPaste: (text: string) => void;
  /** Shown between the matrix and the legend of its legal entities. */
  children?: ReactNode;
}

const cellAt = (target: EventTarget): MatrixCell | null => {
  const cell = (target as Element).closest<HTMLElement>('[role=gridcell]');
  const row = Number(cell?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 3;
  return cell && row >= 0 ? { row, column: Number(cell.ariaColIndex) - 2 } : null;
};

/** The visible cells below sticky headers, with mouse, keyboard and clipboard handling. */
export function MatrixGrid(props: MatrixGridProps) {
  const { scope, groups, columnsWidth, codes, words, editable, range, onRangeChange } = props;
  const { model, draft, people, columns } = scope;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(scroller, props.rowHeight, undefined);
  const { window, names, reveal } = useMatrixWindow(scroller, { rows: people.length, rowHeight, columns });
  const [pool] = useState(() => new SlotPool());
  const width = names + columnsWidth;
  const settings = useMemo<RowSettings>(
    () => ({
      model,
      words,
      columns,
      starts: new Set(groups.map(({ first }) => first)),
      width,
      names,
      rowHeight,
      editable,
      id,
    }),
    [model, words, columns, groups, width, names, rowHeight, editable, id],
  );
  const { focus } = range;
  const bounds = boundsOf(range);
  const slots = pool.assign(window.first, window.end, window.end === 0 ? -1 : focus.row);
  useLayoutEffect(() => pool.drew(slots));

  const takeFocus = ({ row, column }: MatrixCell) =>
    scroller.current
      ?.querySelector<HTMLElement>(`[aria-rowindex="${row + 3}"] [aria-colindex="${column + 2}"]`)
      ?.focus({ preventScroll: true });
  const go = (next: MatrixRange) => {
    reveal(next.focus);
    flushSync(() => onRangeChange(next));
    takeFocus(next.focus);
  };
  // A paste or a filter may change the active cell: the focus follows it.
  const follow = useLatest(takeFocus);
  useLayoutEffect(() => {
    if (scroller.current?.contains(document.activeElement)) follow({ row: focus.row, column: focus.column });
  }, [follow, focus.row, focus.column]);
  const size = { rows: people.length, columns: columns.length };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const control = event.ctrlKey || event.metaKey;
    if (event.altKey || event.defaultPrevented) return;
    const { key, shiftKey: shift } = event;
    const letter = key.toLowerCase();
    const page = Math.max(1, window.end - window.first - 4);
    const degree =
      key === 'Delete' || key === 'Backspace' ? 'none' : control ? undefined : words.keys.get(letter);
    const next = moveByKey(range, { key, control, shift }, size, groups, page);
    if (next) go(next);
    else if (editable && control && letter === 'z') (shift ? props.onRedo : props.onUndo)();
    else if (editable && control && letter === 'y') props.onRedo();
    else if (editable && degree !== undefined) props.onFill(degree);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const handleMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const target = event.target as Element;
    const cell = cellAt(target);
    const span = pressedSpan(target, size);
    if (cell) go(moveTo(range, cell, event.shiftKey));
    else if (span)
      go(event.shiftKey ? joined(range, span) : spanning(span, { row: span.top, column: span.left }));
    else return;
    event.preventDefault();
  };
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const cell = event.buttons === 1 ? cellAt(event.target) : null;
    if (cell && (cell.row !== focus.row || cell.column !== focus.column)) go(moveTo(range, cell, true));
  };
  const handleClipboard = (event: ClipboardEvent<HTMLElement>) => {
    if (event.type === 'paste') {
      // Without text, as with a picture, nothing is pasted: an empty text would remove the rights of the range.
      if (!editable || !event.clipboardData.types.includes('text/plain')) return;
      props.onPaste(event.clipboardData.getData('text/plain'));
    } else {
      event.clipboardData.setData('text/plain', props.onCopy());
      if (event.type === 'cut' && editable) props.onFill('none');
    }
    event.preventDefault();
  };

  const rows: ReactNode[] = slots.map((row, slot) => {
    const person = people[row];
    if (!person) return null;
    const isInRange = row >= bounds.top && row < bounds.bottom;
    return (
      <MatrixRow
        // oxlint-disable-next-line react/no-array-index-key -- elements are recycled for other users
        key={slot}
        settings={settings}
        person={person}
        changes={draft.changes.get(person.id)}
        row={row}
        first={window.firstColumn}
        end={window.endColumn}
        active={row === focus.row ? focus.column : -1}
        from={isInRange ? bounds.left : 0}
        to={isInRange ? bounds.right : 0}
      />
    );
  });
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells is the tab stop */}
      <div
        ref={scroller}
        role="grid"
        aria-label={props.label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={people.length + 2}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-readonly={!editable}
        className="relative isolate overflow-auto overscroll-contain border-b border-line select-none"
        style={{ maxHeight: props.height }}
        onKeyDown={handleKey}
        onMouseDown={handleMouseDown}
        onPointerMove={handlePointerMove}
        onCopy={handleClipboard}
        onCut={handleClipboard}
        onPaste={handleClipboard}
      >
        <MatrixHead
          settings={settings}
          groups={groups}
          codes={codes}
          first={window.firstColumn}
          end={window.endColumn}
        />
        <div role="rowgroup" className="relative" style={{ width, height: people.length * rowHeight }}>
          {rows}
        </div>
        <span id={`${id}-keys`} hidden>
          {words.t(editable ? 'rightsMatrix.help' : 'rightsMatrix.helpReading')}
        </span>
      </div>
      {props.children}
      <EntityLegend settings={settings} codes={codes} first={window.firstColumn} end={window.endColumn} />
    </>
  );
}

/** Returns the rows or columns selected by a press on a header. */
function pressedSpan(target: Element, size: { rows: number; columns: number }): Bounds | null {
  const head = target.closest<HTMLElement>('[data-columns]');
  if (head) {
    const [left = 0, right = 1] = head.dataset['columns']!.split(' ').map(Number);
    return { top: 0, bottom: size.rows, left, right };
  }
  const row =
    Number(target.closest('[role=rowheader]')?.closest('[role=row]')?.getAttribute('aria-rowindex')) - 3;
  return row >= 0 ? { top: row, bottom: row + 1, left: 0, right: size.columns } : null;
}

/** Extends a range to the rows or columns pressed with Shift. */
function joined(range: MatrixRange, span: Bounds): MatrixRange {
  const { top, bottom, left, right } = boundsOf(range);
  const whole = {
    top: Math.min(top, span.top),
    bottom: Math.max(bottom, span.bottom),
    left: Math.min(left, span.left),
    right: Math.max(right, span.right),
  };
  return spanning(whole, { row: whole.top, column: whole.left });
}
