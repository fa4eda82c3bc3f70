import { useRef, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { useStrings } from '../../../foundations/provider/index.js';
import { MAX_WIDTH, MIN_WIDTH } from '../model/use-grid-table.js';
import type { PlacedColumn } from '../viewport/layout.js';
import type { HeaderSettings } from './header-cell.js';

export interface ResizeHandleProps<Row> {
  placed: PlacedColumn<Row>;
  settings: Pick<HeaderSettings<Row>, 'resize' | 'autoFit'>;
}

/**
 * The edge of a column head: drag resizes, a double click fits the content, Escape gives the old width back. By keyboard
 * Shift+arrows on the head do the same, and so does the columns panel.
 */
export function ResizeHandle<Row>({ placed, settings }: ResizeHandleProps<Row>) {
  const t = useStrings();
  const drag = useRef<{ x: number; width: number } | null>(null);
  const { id, width, pinned } = placed;
  const fromEnd = pinned === 'end';

  const stop = (event: PointerEvent<HTMLElement>) => {
    drag.current = null;
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      event.currentTarget.releasePointerCapture(event.pointerId);
    }
  };
  return (
    <div
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={t('grid.resize', { column: placed.column.header })}
      aria-valuenow={width}
      aria-valuemin={placed.column.minWidth ?? MIN_WIDTH}
      aria-valuemax={placed.column.maxWidth ?? MAX_WIDTH}
      data-grid-resize
      className={`absolute inset-y-0 w-12 cursor-col-resize touch-none border-line-2 hover:border-brand ${fromEnd ? 'left-0 hover:border-l-2' : 'right-0 hover:border-r-2'}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        const from = drag.current;
        if (!from) return;
        const delta = (event.clientX - from.x) * (fromEnd ? -1 : 1);
        flushSync(() => settings.resize(id, from.width + delta));
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onDoubleClick={() => settings.autoFit(id)}
    />
  );
}
