import type { ReactNode } from 'react';
import type { Layout } from '../layout-engine/index.js';

/** A widget that can stand on the board. Keep the object and its `content` the same between renders: a drag redraws the rest. */
export interface DashboardWidget {
  id: string;
  title: string;
  /** Allowed widths in columns, ascending (WID-012). */
  widths: readonly number[];
  content: ReactNode;
  /** Address at which it is shown alone, on the whole width; without it, the frame offers none. */
  fullWidthHref?: string | undefined;
}

/** What a person is doing to one widget, before it is done. */
export interface Gesture {
  kind: 'drag' | 'lift' | 'resize';
  id: string;
  /** The board as it will be. */
  layout: Layout;
  /** Where the card was when a pointer took it, px in the grid. */
  card?: { left: number; top: number; width: number; height: number };
}

/** How a gesture changed the board. */
export type LayoutChange = 'move' | 'resize' | 'remove';
