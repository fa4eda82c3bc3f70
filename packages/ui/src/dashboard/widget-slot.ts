import { createContext, use } from 'react';

/** Number of columns of a widget; 4 at full width. */
export type WidgetWidth = 1 | 2 | 3 | 4;

/** The width and settings of a widget where it is shown, and what its frame may offer there. */
export interface WidgetSlot {
  width: WidgetWidth;
  /** The widget's own settings on this board (HOME-056). */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /** Address of the widget at full width. */
  fullWidthHref?: string | undefined;
  /** The widget is shown alone: its data can be copied as a table. */
  isFullWidth?: boolean;
}

const SlotContext = createContext<WidgetSlot>({ width: 1 });

/** Provides the slot to the widget inside. */
export const WidgetSlotProvider = SlotContext.Provider;

/** Returns the slot of the calling widget. */
export const useWidgetSlot = (): WidgetSlot => use(SlotContext);
