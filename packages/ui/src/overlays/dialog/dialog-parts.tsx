import * as Radix from '@radix-ui/react-dialog';
import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { CloseIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { LayersInside } from '../layer-container.js';
import { useLayerProps } from './layer-props.js';
import { useScrollFocus } from './use-scroll-focus.js';

/** Holds the open state of a dialog: `open`, `defaultOpen`, `onOpenChange`. */
export const DialogRoot = Radix.Root;
/** The button that opens the dialog and gets the focus back. With `asChild`, its only child. */
export const DialogTrigger = Radix.Trigger;
/** Closes the dialog. With `asChild`, its only child does. */
export const DialogClose = Radix.Close;

/** The scrim behind every modal layer; all layers share one z-index and stack in the order they opened. */
export const scrimClasses = 'fade-motion fixed inset-0 z-dialog bg-scrim';

/** The panel of a modal layer in the centre of the page. */
export const contentVariants = cva(
  [
    'layer-motion fixed inset-0 z-dialog m-auto flex flex-col rounded-floating bg-raised text-ink shadow-2 outline-none',
    'max-xs:m-0 max-xs:h-dvh max-xs:max-h-none max-xs:w-full max-xs:max-w-none max-xs:rounded-none',
  ],
  {
    variants: {
      size: {
        default: 'h-fit max-h-[calc(100dvh-56px)] w-520 max-w-[calc(100vw-32px)]',
        wide: 'h-fit max-h-[calc(100dvh-56px)] w-760 max-w-[calc(100vw-32px)]',
        preview: 'm-28',
      },
    },
    defaultVariants: { size: 'default' },
  },
);

export interface DialogContentProps
  extends ComponentProps<typeof Radix.Content>, VariantProps<typeof contentVariants> {
  /** Width: `default` 520 px, `wide` 760, `preview` the window less 56 px. */
  size?: 'default' | 'wide' | 'preview' | null | undefined;
  /** Element focused when the dialog opens. Default: the first field, else the dialog, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Esc and a click outside close the dialog (default). Turn off only if an answer is required. */
  dismissible?: boolean;
}

/**
 * The panel of a dialog over its scrim: 520 px wide, 760 with `wide`, the window less 56 px with `preview`; full screen
 * under 768 px. The page behind does not scroll and is hidden from assistive technology.
 */
export function DialogContent({
  size,
  initialFocus,
  dismissible = true,
  className,
  children,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  const layer = useLayerProps(initialFocus, onCloseAutoFocus);
  const keep = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Portal>
      <Radix.Overlay className={scrimClasses} />
      <Radix.Content
        className={cn(contentVariants({ size }), className)}
        onEscapeKeyDown={keep}
        onInteractOutside={keep}
        {...layer}
        {...props}
      >
        <LayersInside>{children}</LayersInside>
      </Radix.Content>
    </Radix.Portal>
  );
}

export interface DialogHeaderProps extends ComponentProps<'div'> {
  /** Controls between the title and the cross, such as download in a preview. */
  actions?: ReactNode;
  /** Shows the cross (default). */
  closable?: boolean;
}

/** The header of a dialog: its title (and description), actions, the cross. */
export function DialogHeader({ actions, closable = true, className, children, ...props }: DialogHeaderProps) {
  const t = useStrings();
  return (
    <div className={cn('flex items-start gap-8 pt-20 pr-16 pb-12 pl-24 max-xs:pl-16', className)} {...props}>
      <div className="min-w-0 flex-1">{children}</div>
      {actions}
      {closable ? (
        <Radix.Close asChild>
          <IconButton
            icon={CloseIcon}
            label={t('overlays.close')}
            size="toolbar"
            className="-mt-4 max-xs:size-44"
          />
        </Radix.Close>
      ) : null}
    </div>
  );
}

/** The title of a dialog: the question, or what the dialog is for. Its accessible name. */
export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title className={cn('text-heading-1 text-balance', className)} {...props} />;
}

/** One or two sentences under the title; describes the dialog. */
export function DialogDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description className={cn('mt-8 text-body text-ink-2', className)} {...props} />;
}

/** The scrollable part of a dialog; it is focusable while there is something to scroll. */
export function DialogBody({ className, ...props }: Omit<ComponentProps<'div'>, 'ref'>) {
  const scroll = useScrollFocus<HTMLDivElement>();
  return (
    <div
      className={cn(
        'focus-inset min-h-0 flex-1 overflow-y-auto overscroll-contain px-24 pt-4 pb-20 max-xs:px-16',
        className,
      )}
      {...scroll}
      {...props}
    />
  );
}

/** The buttons of a dialog: cancel first, the main action last. They stack on narrow screens. */
export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={cn(
        'flex flex-wrap justify-end gap-8 border-t border-line px-24 py-12 max-xs:flex-col-reverse max-xs:px-16 max-xs:[&>button]:w-full',
        className,
      )}
      {...props}
    />
  );
}
