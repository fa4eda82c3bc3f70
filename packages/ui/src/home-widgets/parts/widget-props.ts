import type { ComponentProps } from 'react';
import type { MoreRows, WidgetFrameProps, WidgetWidth } from '../../dashboard/index.js';

/** What the widgets of services share. */
export interface ServiceWidgetProps<Row = unknown>
  extends
    Pick<WidgetFrameProps, 'error' | 'href' | 'external'>,
    Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** On the whole width: there are more rows than those given. */
  more?: MoreRows<Row> | undefined;
  /** Why there is nothing to show; with data, the widget is ready, or empty when there is none. */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
  /** Columns of the board; 4 when it is opened full width. */
  width?: WidgetWidth;
}
