export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverRoot,
  PopoverTrigger,
} from './popover.js';
export type { PopoverProps } from './popover.js';
