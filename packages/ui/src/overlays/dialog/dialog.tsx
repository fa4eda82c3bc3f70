import type { ReactElement, ReactNode } from 'react';
import {
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
  type DialogContentProps,
  type DialogHeaderProps,
} from './dialog-parts.js';

export interface DialogProps
  extends Omit<DialogContentProps, 'title' | 'children'>, Pick<DialogHeaderProps, 'actions'> {
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled state). */
  defaultOpen?: boolean;
  /** Called when the user or the trigger opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog; without one, the dialog is controlled. */
  trigger?: ReactElement;
  /** The question, or what the dialog is for; its accessible name. */
  title: ReactNode;
  /** One or two sentences that say what this is for. */
  description?: ReactNode;
  /** The content, which scrolls. */
  children?: ReactNode;
  /** The buttons: cancel first, the main action last. */
  footer?: ReactNode;
  /** Whether Esc, the cross and a click outside close it. Default: true. */
  dismissible?: boolean;
}

/**
 * A modal dialog: title, scrollable content, buttons. For yes or no questions use `Confirmation`; for a panel that
 * stays open beside the page use a side panel. Other layouts can use the parts `DialogRoot`, `DialogContent` and so on.
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  actions,
  dismissible = true,
  ...content
}: DialogProps) {
  return (
    <DialogRoot open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <DialogTrigger asChild>{trigger}</DialogTrigger> : null}
      <DialogContent
        dismissible={dismissible}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...content}
      >
        <DialogHeader actions={actions} closable={dismissible}>
          <DialogTitle>{title}</DialogTitle>
          {description ? <DialogDescription>{description}</DialogDescription> : null}
        </DialogHeader>
        {children ? <DialogBody>{children}</DialogBody> : null}
        {footer ? <DialogFooter>{footer}</DialogFooter> : null}
      </DialogContent>
    </DialogRoot>
  );
}
