import { useMemo, useSyncExternalStore } from 'react';
import { COLUMNS } from '../layout-engine/index.js';
import type { WidgetSlot, WidgetWidth } from '../widget-slot.js';

/** Below the breakpoint `xs` (HOME-055). */
const NARROWEST = 'screen and (width < 768px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(NARROWEST);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns the slot of a widget on the board; below 768 px every widget has size S (HOME-055). */
export function useSlot(w: number, settings: WidgetSlot['settings'], fullWidthHref?: string): WidgetSlot {
  const isNarrowest = useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROWEST).matches,
    () => false,
  );
  const width = isNarrowest ? 1 : (Math.max(1, Math.min(COLUMNS, w)) as WidgetWidth);
  return useMemo(() => ({ width, settings, fullWidthHref }), [width, settings, fullWidthHref]);
}
