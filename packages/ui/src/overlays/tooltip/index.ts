export { Tooltip, TOOLTIP_DELAY } from './tooltip.js';
export type { TooltipProps } from './tooltip.js';
