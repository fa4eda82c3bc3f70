import { useRef, type ReactNode } from 'react';
import { usePageActions } from '../../foundations/use-page-actions.js';

/** The primary action on a phone: it stays at the bottom of the window while the list scrolls. */
export function DockedAction({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  usePageActions(bar);
  return (
    <div
      ref={bar}
      data-page-actions
      className="sticky bottom-0 z-bulk-bar -mx-16 mt-auto grid border-t border-line-ink bg-bg px-16 py-8 xs:hidden print:hidden"
    >
      {children}
    </div>
  );
}
