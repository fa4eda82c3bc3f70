import type { ComponentProps } from 'react';
import type { WidgetFrameProps, WidgetWidth } from '../../dashboard/index.js';

/** What the widgets of services share. */
export interface ServiceWidgetProps
  extends
    Pick<WidgetFrameProps, 'error' | 'href' | 'external' | 'more'>,
    Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Why there is nothing to show; with data, the widget is ready, or empty when there is none. */
  status?: 'loading' | 'unavailable' | 'error' | undefined;
  /** Columns of the board; 4 when it is opened full width. */
  width?: WidgetWidth;
}
