import type { ReactNode } from 'react';

/** The primary action of a page, fixed at the bottom on phones, where the page leaves room for it (utilities.css). */
export function PrimaryAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-primary-action
      className="max-xs:fixed max-xs:inset-x-0 max-xs:bottom-0 max-xs:z-bulk-bar max-xs:grid max-xs:border-t max-xs:border-line-ink max-xs:bg-bg max-xs:px-16 max-xs:py-8"
    >
      {children}
    </div>
  );
}
