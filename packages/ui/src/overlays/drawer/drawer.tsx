import * as Radix from '@radix-ui/react-dialog';
import { cva } from 'class-variance-authority';
import type { ComponentProps, ReactElement, ReactNode, RefObject } from 'react';
import { cn } from '../../foundations/cn.js';
import { DialogBody, DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '../dialog/index.js';
import { scrimClasses } from '../dialog/internal.js';
import { useLayerProps } from '../dialog/internal.js';
import { LayersInside } from '../layer-container.js';

const panelVariants = cva(
  'layer-motion fixed z-dialog flex flex-col bg-raised text-ink shadow-2 outline-none',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 w-384 max-w-[calc(100vw-24px)]',
        right: 'inset-y-0 right-0 w-384 max-w-[calc(100vw-24px)]',
      },
      narrow: {
        side: '',
        full: 'max-xs:inset-0 max-xs:w-full max-xs:max-w-none',
        bottom:
          'max-xs:inset-x-0 max-xs:top-auto max-xs:bottom-0 max-xs:max-h-[85dvh] max-xs:w-full max-xs:max-w-none max-xs:rounded-t-floating',
      },
    },
  },
);

export interface DrawerProps extends Omit<ComponentProps<typeof Radix.Content>, 'title' | 'children'> {
  /** Whether it is open (controlled state). */
  open?: boolean;
  /** Whether it is open initially (uncontrolled state). */
  defaultOpen?: boolean;
  /** Called when the user or the trigger opens or closes it. */
  onOpenChange?: (open: boolean) => void;
  /** The button that opens the drawer; without one, the drawer is controlled. */
  trigger?: ReactElement;
  /** What the drawer is for; its accessible name. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** The content, which scrolls. */
  children?: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
  /** The screen edge it opens at. Default: right. */
  side?: 'left' | 'right';
  /** Under 768 px: still at its side, full screen (default), or a sheet at the bottom. */
  narrow?: 'side' | 'full' | 'bottom';
  /** Element focused when the drawer opens. Default: the first field, else the drawer. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal panel at the edge of the page, 384 px wide: replaces a side panel or a filter sidebar under 1024 px. Esc, the
 * cross and a click outside close it; the focus returns to where it was.
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  side = 'right',
  narrow = 'full',
  initialFocus,
  className,
  ...props
}: DrawerProps) {
  const layer = useLayerProps(initialFocus);
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          className={cn(panelVariants({ side, narrow }), className)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...layer}
          {...props}
        >
          <LayersInside>
            <DialogHeader>
              <DialogTitle>{title}</DialogTitle>
              {description ? <DialogDescription>{description}</DialogDescription> : null}
            </DialogHeader>
            <DialogBody>{children}</DialogBody>
            {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          </LayersInside>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
