import { useEffect, useId, type ReactNode, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cn } from '../../foundations/cn.js';

export interface ListPanelProps {
  open: boolean;
  /** The box of the field; the panel hangs under it, or above where there is more room. */
  field: ReactNode;
  /** Characters of the longest option, found or not: the panel grows with it up to a limit, and keeps its width while one types. */
  longest: number;
  /** The panel, for the control that closes it. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Of the whole: its width. */
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The field of a select or combobox with its floating panel: the browser's own popover in the top layer, placed by CSS
 * anchors. It stays beside the field in the document, so focus order, dialogs and scroll locks need nothing more, and
 * it costs no script to open. The control closes it, by its own keys and when focus leaves.
 */
export function ListPanel({ open, field, longest, ref, className, children }: ListPanelProps) {
  const anchor = `--list${useId()}`;
  const panelRef = useComposedRefs(ref, showPopover);
  useEffect(() => {
    if (!open) return;
    // Escape is the list's: a dialog around it, which listens on the document, leaves what is prevented alone.
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
          // Focus stays in the control, except on what can take it itself.
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
  // The server and test environments without a top layer draw it in place.
  if (node && 'showPopover' in node && !node.matches(':popover-open')) node.showPopover();
};
