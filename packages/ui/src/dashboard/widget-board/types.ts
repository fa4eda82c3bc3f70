import type { ReactNode } from 'react';

/** A widget for the board. Keep the object and its `content` stable between renders: a drag renders the others. */
export interface DashboardWidget {
  id: string;
  title: string;
  /** Allowed widths in columns, ascending (WID-012). */
  widths: readonly number[];
  content: ReactNode;
  /** Address of the widget at full width; without it, the frame shows no link. */
  fullWidthHref?: string | undefined;
}
