import { useId, useMemo, useRef } from 'react';
import { useAnnounce } from '../../feedback/announcer/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Layout } from '../layout-engine/index.js';
import type { BoardEdit, DashboardWidget } from '../widget-board/index.js';
import { CellGrip, CellHead } from './cell-parts.js';
import { AddPlace, DropPlace } from './places.js';
import { useGestures, type LayoutChange } from './use-gestures.js';

interface BoardEditOptions {
  layout: Layout;
  widgets: readonly DashboardWidget[];
  onLayoutChange?: ((layout: Layout, change: LayoutChange) => void) | undefined;
  /** Keep it the same between renders. */
  onAdd?: (() => void) | undefined;
  isLocked?: boolean;
}

/** What edit mode lays over a `WidgetBoard` that shows `layout`; the same object until something of it changes. */
export function useBoardEdit({
  layout,
  widgets,
  onLayoutChange,
  onAdd,
  isLocked = false,
}: BoardEditOptions): BoardEdit {
  const t = useStrings();
  useAnnounce();
  const instructionsId = useId();
  const grid = useRef<HTMLUListElement>(null);
  const byId = useMemo(() => new Map(widgets.map((widget) => [widget.id, widget])), [widgets]);
  const { shown, gesture, actions, onCommit } = useGestures(grid, { layout, widgets: byId, onLayoutChange });
  const parts = useMemo(
    () => ({ Head: CellHead, Grip: CellGrip, instructionsId, actions }),
    [instructionsId, actions],
  );
  const instructions = t('dashboard.grid.instructions');
  return useMemo(
    () => ({
      grid,
      shown,
      gesture,
      parts,
      isLocked,
      onCommit,
      places: (
        <>
          <li id={instructionsId} hidden>
            {instructions}
          </li>
          {gesture?.kind === 'drag' ? (
            <DropPlace gesture={gesture} order={shown.findIndex(({ i }) => i === gesture.id)} />
          ) : null}
          {onAdd ? <AddPlace layout={shown} onAdd={onAdd} /> : null}
        </>
      ),
    }),
    [shown, gesture, parts, isLocked, onCommit, instructionsId, instructions, onAdd],
  );
}
