import { useId, useMemo, useRef, type ReactNode } from 'react';
import { DragArea, RemoteHandle } from '../../controls/drag/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout } from '../layout-engine/index.js';
import type { BoardEdit, DashboardWidget } from '../widget-board/index.js';
import { CellGrip, CellHead } from './cell-parts.js';
import { AddCell, DropCell } from './edit-cells.js';
import type { LayoutChange } from './board-drags.js';
import { gripId, handleId, useGestures } from './use-gestures.js';

interface BoardEditOptions {
  layout: Layout;
  widgets: readonly DashboardWidget[];
  onLayoutChange?: ((layout: Layout, change: LayoutChange) => void) | undefined;
  /** Keep it stable between renders. */
  onAdd?: (() => void) | undefined;
  isLocked?: boolean;
}

/**
 * Returns what edit mode adds to a `WidgetBoard` that shows `layout`, memoised until part of it changes; and the `area`
 * of its drags, to be rendered next to the board in edit mode.
 */
export function useBoardEdit({
  layout,
  widgets,
  onLayoutChange,
  onAdd,
  isLocked = false,
}: BoardEditOptions): { edit: BoardEdit; area: ReactNode } {
  const t = useStrings();
  const instructionsId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const { shown, gesture, actions, onCommit, begin, handles } = useGestures(grid, {
    layout,
    widgets: byId,
    onLayoutChange,
  });
  const parts = useMemo(
    () => ({ Head: CellHead, Grip: CellGrip, instructionsId, actions }),
    [instructionsId, actions],
  );
  const instructions = t('dashboard.grid.instructions');
  const edit = useMemo(
    () => ({
      grid,
      shown,
      gesture,
      parts,
      isLocked,
      onCommit,
      editCells: (
        <>
          {gesture?.kind === 'drag' ? (
            <DropCell gesture={gesture} order={shown.findIndex(({ i }) => i === gesture.id)} />
          ) : null}
          {onAdd ? <AddCell layout={shown} onAdd={onAdd} /> : null}
        </>
      ),
    }),
    [shown, gesture, parts, isLocked, onCommit, onAdd],
  );
  const area = useMemo(
    () => (
      <DragArea begin={begin} instructionsId={instructionsId} instructions={instructions}>
        {layout.flatMap(({ i }) => [
          <RemoteHandle key={handleId(i)} id={handleId(i)} handles={handles} />,
          <RemoteHandle key={gripId(i)} id={gripId(i)} handles={handles} />,
        ])}
      </DragArea>
    ),
    [begin, instructionsId, instructions, layout, handles],
  );
  return { edit, area };
}
