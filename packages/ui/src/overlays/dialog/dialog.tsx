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
  /** Whether it is open; owned by the host. */
  open?: boolean;
  /** Whether it is open at first, where the component keeps its own state. */
  defaultOpen?: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the dialog; without one, the dialog is controlled. */
  trigger?: ReactElement;
  /** The question, or what the dialog is for; names it. */
  title: ReactNode;
  /** One or two sentences that say what this is for. */
  description?: ReactNode;
  /** The content; it scrolls by itself. */
  children?: ReactNode;
  /** The buttons: ways out first, the outcome last. */
  footer?: ReactNode;
  /** Whether Esc, the cross and a press outside close it. Default: true. */
  dismissible?: boolean;
}

/**
 * A modal dialog: title, content that scrolls, buttons. For a yes or no use `Confirmation`; for what stays open beside the
 * page use a side panel. Built of the parts `DialogRoot`, `DialogContent` and so on, for what this one cannot say.
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
