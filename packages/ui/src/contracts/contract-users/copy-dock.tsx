import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useRef } from 'react';
import { usePageActions } from '../../foundations/use-page-actions.js';

interface CopyDockProps {
  /** Called with the element; null when it is removed. */
  onDock: (dock: HTMLElement | null) => void;
}

/**
 * Place for the buttons of a copy, below the users who are checked: in a long list it stays at the bottom of the window,
 * while the fields of the copy scroll away.
 */
export function CopyDock({ onDock }: CopyDockProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePageActions(bar);
  return (
    <div
      ref={useComposedRefs(bar, onDock)}
      data-page-actions
      className="sticky bottom-0 z-bulk-bar border-t border-line-ink bg-bg py-12 empty:hidden print:hidden"
    />
  );
}
