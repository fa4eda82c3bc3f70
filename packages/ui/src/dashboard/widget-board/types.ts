import type { ReactNode } from 'react';

/** A widget that can stand on the board. Keep the object and its `content` the same between renders: a drag redraws the rest. */
export interface DashboardWidget {
  id: string;
  title: string;
  /** Allowed widths in columns, ascending (WID-012). */
  widths: readonly number[];
  content: ReactNode;
  /** Address at which it is shown on its own, at full width; without it, the frame offers no link. */
  fullWidthHref?: string | undefined;
}
