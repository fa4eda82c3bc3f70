import type { PressEvent } from '../../../controls/drag/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import { widthLimits } from '../model/use-grid-table.js';
import type { LayoutColumn } from '../viewport/layout.js';
import { edgeId } from './drag-ids.js';
import type { HeaderSettings } from './header-cell.js';

export interface ResizeHandleProps<Row> {
  layoutColumn: LayoutColumn<Row>;
  settings: Pick<HeaderSettings<Row>, 'autoFit'>;
  /** Starts dragging the edge. */
  press: (id: string, event: PressEvent, node: HTMLElement) => void;
}

/**
 * The edge of a column header: dragging resizes, a double click fits the content, Escape restores the old width. The
 * keyboard equivalent is Shift+arrows on the header.
 */
export function ResizeHandle<Row>({ layoutColumn, settings, press }: ResizeHandleProps<Row>) {
  const t = useStrings();
  const { id, width, pinned } = layoutColumn;
  const fromEnd = pinned === 'end';
  const { least, most } = widthLimits(layoutColumn.column);
  const start = (event: PressEvent) => press(edgeId(id), event, event.currentTarget);
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
        start(event);
        // Prevents focus and text selection.
        if (event.button === 0) event.preventDefault();
      }}
      onTouchStart={start}
      onDoubleClick={() => settings.autoFit(id)}
    />
  );
}
