import { createContext, use } from 'react';

/** Columns that a widget takes; 4 when it is opened full width. */
export type WidgetWidth = 1 | 2 | 3 | 4;

/** Position of a widget, and what its frame may offer there. */
export interface WidgetSlot {
  width: WidgetWidth;
  /** The widget's own settings on this board (HOME-056). */
  settings?: Readonly<Record<string, unknown>> | undefined;
  /** Address at which the widget is shown on its own, at full width. */
  fullWidthHref?: string | undefined;
  /** It is shown alone: its figures can be copied as a table. */
  isFullWidth?: boolean;
}

const SlotContext = createContext<WidgetSlot>({ width: 1 });

/** Hands the slot to the widget inside. */
export const WidgetSlotProvider = SlotContext.Provider;

/** The slot of the widget that calls it. */
export const useWidgetSlot = (): WidgetSlot => use(SlotContext);
