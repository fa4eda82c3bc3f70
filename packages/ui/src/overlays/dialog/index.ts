export { Dialog } from './dialog.js';
export type { DialogProps } from './dialog.js';
export {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './dialog-parts.js';
export type { DialogContentProps, DialogHeaderProps } from './dialog-parts.js';
