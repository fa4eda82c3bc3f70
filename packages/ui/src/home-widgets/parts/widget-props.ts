import type { ComponentProps } from 'react';
import type { MoreRows, WidgetFrameProps, WidgetWidth } from '../../dashboard/index.js';

/** Props shared by the widgets of services. */
export interface ServiceWidgetProps<Row = unknown>
  extends
    Pick<WidgetFrameProps, 'error' | 'href' | 'external'>,
    Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Full width only: there are more rows than those given. */
  more?: MoreRows<Row> | undefined;
  /** Why there is nothing to show; undefined for ready, or for empty when there is no data. */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
  /** Width in dashboard columns; 4 on the full-width page. */
  width?: WidgetWidth;
}
