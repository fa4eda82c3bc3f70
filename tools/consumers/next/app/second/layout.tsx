import '@atrium/ui/styles.css';
import '../../shared/host.css';
import type { ReactNode } from 'react';

/** Prevents a request for a missing favicon. */
export const metadata = { icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
