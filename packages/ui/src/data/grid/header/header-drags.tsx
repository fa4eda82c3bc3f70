import { useId, useMemo, useRef, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  DragArea,
  RemoteHandle,
  type DragSession,
  type Point,
  type RemoteHandles,
} from '../../../controls/drag/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { GridController } from '../model/grid-controller.js';
import { isMovable, isResizable, type LayoutColumn } from '../viewport/layout.js';
import { edgeId, headId, type ColumnDrag } from './drag-ids.js';

export interface HeaderDragsProps<Row> {
  grid: GridController<Row>;
  columns: readonly LayoutColumn<Row>[];
  handles: RemoteHandles;
  /** Width in px set by the user; undefined for columns that have their default width. */
  columnSizing: Readonly<Record<string, number>>;
  onDrag: (drag: ColumnDrag | null) => void;
  moveTo: (id: string, target: string) => void;
  resize: (id: string, width: number | undefined) => void;
}

/**
 * Drag and drop of the headers and their edges, in a drag area. It renders nothing visible: the headers are in the
 * grid, which does not wait for the drag code.
 */
export function HeaderDrags<Row>(props: HeaderDragsProps<Row>) {
  const { columns, handles } = props;
  const t = useStrings();
  const instructionsId = useId();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const begin = useMemo(
    () => (id: string, from: Point | null) => {
      const now = latest.current;
      const column = now.columns.find((each) => headId(each.id) === id || edgeId(each.id) === id)!;
      return headId(column.id) === id ? headDrag(now, column) : edgeDrag(now, column, from!);
    },
    [],
  );
  return (
    <DragArea begin={begin} instructionsId={instructionsId} instructions={t('grid.dragKeys')}>
      {columns.filter(isMovable).map(({ id }) => (
        <RemoteHandle key={headId(id)} id={headId(id)} handles={handles} />
      ))}
      {columns.filter(isResizable).map(({ id }) => (
        <RemoteHandle key={edgeId(id)} id={edgeId(id)} handles={handles} />
      ))}
    </DragArea>
  );
}

/** Drags a header over the others of its region; the one under the pointer is marked. */
function headDrag<Row>(
  { grid, columns, onDrag, moveTo }: HeaderDragsProps<Row>,
  column: LayoutColumn<Row>,
): DragSession {
  let target = column;
  onDrag({ id: column.id, target: column.id, after: false });
  const position = () => ({ over: column.id, key: target.id });
  return {
    start: position(),
    moveTo: ({ x }) => {
      const next = columnAt(grid, columns, column, x);
      if (next && next !== target) {
        target = next;
        onDrag({ id: column.id, target: target.id, after: target.index > column.index });
      }
      return position();
    },
    end: () => {
      onDrag(null);
      moveTo(column.id, target.id);
    },
    cancel: () => onDrag(null),
    // The grid announces the new position after the move.
    words: () => undefined,
  };
}

/** Returns the movable column of the same region under the pointer. */
function columnAt<Row>(
  grid: GridController<Row>,
  columns: readonly LayoutColumn<Row>[],
  dragged: LayoutColumn<Row>,
  x: number,
): LayoutColumn<Row> | undefined {
  for (const head of grid.scroller?.querySelectorAll('[role=columnheader]') ?? []) {
    const column = columns.find(({ index }) => index === Number(head.getAttribute('aria-colindex')));
    if (!column || column.pinned !== dragged.pinned || !isMovable(column)) continue;
    const { left, right } = head.getBoundingClientRect();
    if (x >= left && x < right) return column;
  }
  return undefined;
}

/** Drags the edge of a header: the column width follows the pointer immediately. */
function edgeDrag<Row>(
  { resize, columnSizing }: HeaderDragsProps<Row>,
  { id, width, pinned }: LayoutColumn<Row>,
  from: Point,
): DragSession {
  const start = { over: id, key: id };
  return {
    start,
    scrolls: false,
    moveTo: ({ x }) => {
      const delta = x - from.x;
      flushSync(() => resize(id, width + (pinned === 'end' ? -delta : delta)));
      return start;
    },
    end: () => {},
    cancel: () => resize(id, columnSizing[id]),
    words: () => undefined,
  };
}
