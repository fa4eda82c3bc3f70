export { useWidgetSlot, WidgetSlotProvider } from './widget-slot.js';
export type { WidgetSlot, WidgetWidth } from './widget-slot.js';
