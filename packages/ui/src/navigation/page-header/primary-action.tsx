import type { ReactNode } from 'react';

/** The primary action of a page, fixed at the bottom on phones, where the page leaves room for it (utilities.css). */
export function PrimaryAction({ children }: { children: ReactNode }) {
  return <div data-page-primary-action>{children}</div>;
}
