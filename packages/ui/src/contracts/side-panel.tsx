import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../controls/button/index.js';
import { CloseIcon, cn } from '../foundations/index.js';
import { usePanelFocus } from '../overlays/panel-focus.js';

interface SidePanelProps extends Omit<ComponentProps<'aside'>, 'children' | 'title'> {
  title: string;
  help?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay visible below the content. */
  footer?: ReactNode;
}

/** A side panel: it takes the focus, restores it on closing, and closes on Escape. */
export function SidePanel({
  title,
  help,
  closeLabel,
  onClose,
  footer,
  className,
  children,
  ref,
  ...props
}: SidePanelProps) {
  const { panel, heading } = usePanelFocus(onClose);
  const panelRef = useComposedRefs(panel, ref);
  return (
    <aside
      ref={panelRef}
      aria-label={title}
      className={cn('border-l border-line-2 print:hidden', className)}
      {...props}
    >
      <div className="sticky top-(--page-top,0px) flex max-h-[calc(100dvh-var(--page-top,0px))] flex-col">
        <div className="min-h-0 overflow-y-auto px-24 py-16">
          <div className="flex items-start justify-between gap-12 border-b border-line-ink pb-12">
            <div className="min-w-0">
              <h2 ref={heading} tabIndex={-1} className="focus-ring rounded-tag text-heading-2">
                {title}
              </h2>
              {help ? <p className="mt-4 text-caption text-ink-2">{help}</p> : null}
            </div>
            <IconButton icon={CloseIcon} label={closeLabel} onClick={onClose} />
          </div>
          {children}
        </div>
        {footer ? (
          <div className="flex shrink-0 flex-wrap gap-8 border-t border-line px-24 py-12">{footer}</div>
        ) : null}
      </div>
    </aside>
  );
}
