import { useEffect, useId, type ReactNode, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cn } from '../../foundations/cn.js';

export interface ListPanelProps {
  open: boolean;
  /** The box of the field; the panel opens below it, or above if there is more room. */
  field: ReactNode;
  /** Characters of the longest option, filtered or not: sets the panel's width (capped), so typing does not. */
  longest: number;
  /** Ref to the panel element, for the control that closes it. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Classes of the outer element, such as its width. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The field of a select or combobox with its floating panel: a native popover in the top layer, placed by CSS anchor
 * positioning. It stays beside the field in the DOM, so focus order, dialogs and scroll locks need no extra code, and
 * opening needs no positioning script. The control closes it, on its own keys and on blur.
 */
export function ListPanel({ open, field, longest, ref, className, children }: ListPanelProps) {
  const anchor = `--list${useId()}`;
  const panelRef = useComposedRefs(ref, showPopover);
  useEffect(() => {
    if (!open) return;
    // Escape closes the list only: a dialog around it listens on the document and ignores prevented events.
    const keep = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    };
    window.addEventListener('keydown', keep, true);
    return () => window.removeEventListener('keydown', keep, true);
  }, [open]);
  return (
    <div className={cn('w-full min-w-0', className)}>
      <div style={{ anchorName: anchor }}>{field}</div>
      {open ? (
        <div
          ref={panelRef}
          popover="manual"
          role="presentation"
          // The focus stays in the control, unless the target can take it itself.
          onMouseDown={(event) => {
            if (!(event.target as Element).closest('button, a')) event.preventDefault();
          }}
          style={{
            positionAnchor: anchor,
            width: `max(anchor-size(width), min(${longest}ch + 80px, 420px))`,
          }}
          className="fixed inset-auto m-0 my-4 hidden [position-area:bottom_span-right] [position-try-fallbacks:flip-block,flip-inline,flip-block_flip-inline] max-h-[calc(100%-16px)] max-w-[calc(100vw-16px)] flex-col overflow-hidden rounded-floating border-0 bg-raised p-0 text-ink shadow-1 outline-none open:flex"
        >
          {children}
        </div>
      ) : null}
    </div>
  );
}

const showPopover = (node: HTMLElement | null) => {
  // On the server and in test environments without a top layer, it is rendered in place.
  if (node && 'showPopover' in node && !node.matches(':popover-open')) node.showPopover();
};
