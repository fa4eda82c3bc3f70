import { useEffect, useId, useRef, type ReactNode, type Ref, type RefObject } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cn } from '../../foundations/cn.js';

export interface ListPanelProps {
  open: boolean;
  /** The box of the field; the panel opens below it, or above if there is more room. */
  field: ReactNode;
  /** The element of the field that opens the list and has the focus while it is open. */
  control: RefObject<HTMLElement | null>;
  /** Closes the list: called when the focus leaves the buttons of the panel for neither panel nor control, and on Escape. */
  onLeave: () => void;
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
 * opening needs no positioning script. The control closes it, on its own keys and on blur; Tab leads from the control to
 * the buttons of the panel, which belong to the control: there is no blur before the focus leaves them too.
 */
export function ListPanel({
  open,
  field,
  control,
  onLeave,
  longest,
  ref,
  className,
  children,
}: ListPanelProps) {
  const anchor = `--list${useId()}`;
  const panel = useRef<HTMLDivElement>(null);
  const panelRef = useComposedRefs(panel, ref, showPopover);
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
      <div
        style={{ anchorName: anchor }}
        onBlurCapture={(event) => {
          if (panel.current?.contains(event.relatedTarget)) event.stopPropagation();
        }}
      >
        {field}
      </div>
      {open ? (
        <div
          ref={panelRef}
          popover="manual"
          role="presentation"
          // A click leaves the focus where it is.
          onMouseDown={(event) => event.preventDefault()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            control.current?.focus();
            onLeave();
          }}
          onBlur={(event) => {
            const next = event.relatedTarget;
            if (next !== control.current && !event.currentTarget.contains(next)) onLeave();
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
