import { flushSync } from 'react-dom';
import { useStrings } from '../../../foundations/provider/index.js';
import { widthLimits } from '../model/use-grid-table.js';
import type { LayoutColumn } from '../viewport/layout.js';
import { startDrag } from './drag.js';
import type { HeaderSettings } from './header-cell.js';

export interface ResizeHandleProps<Row> {
  layoutColumn: LayoutColumn<Row>;
  settings: Pick<HeaderSettings<Row>, 'resize' | 'autoFit' | 'state'>;
}

/**
 * The edge of a column head: drag resizes, a double click fits the content, Escape gives the old width back. By keyboard
 * Shift+arrows on the head do the same.
 */
export function ResizeHandle<Row>({ layoutColumn, settings }: ResizeHandleProps<Row>) {
  const t = useStrings();
  const { id, width, pinned } = layoutColumn;
  const fromEnd = pinned === 'end';
  const { least, most } = widthLimits(layoutColumn.column);
  const before = settings.state.columnSizing[id];
  return (
    <div
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={t('grid.resize', { column: layoutColumn.column.header })}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      data-grid-resize
      className={`absolute inset-y-0 w-12 cursor-col-resize touch-none border-brand outline-none ${fromEnd ? 'left-0 hover:border-l-2' : 'right-0 hover:border-r-2'}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        startDrag(event, {
          move: (delta) => flushSync(() => settings.resize(id, width + (fromEnd ? -delta : delta))),
          end: (cancelled) => {
            if (cancelled) settings.resize(id, before);
          },
        });
      }}
      onDoubleClick={() => settings.autoFit(id)}
    />
  );
}
