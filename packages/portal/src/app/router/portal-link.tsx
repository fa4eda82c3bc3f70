import type { LinkComponentProps } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from './service-access.ts';
import { prefetchPage } from './prefetch.ts';
import { usePortalRoutes } from './routes-context.ts';

/** How long a pointer rests on a link before that counts as the intent to follow it. */
const INTENT_MS = 60;

/** Every internal link of the portal: goes through the router, and prefetches its page on intent. */
export function PortalLink({
  href,
  onPointerEnter,
  onPointerLeave,
  onFocus,
  children,
  ...props
}: LinkComponentProps) {
  const routes = usePortalRoutes();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (isExternal(href) || /^(mailto|tel):/.test(href)) {
    return (
      <a href={href} {...props}>
        {children}
      </a>
    );
  }

  const prefetch = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      prefetchPage(routes, queries, href).catch(() => {});
    }, INTENT_MS);
  };
  return (
    <Link
      to={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onPointerLeave={(event) => {
        onPointerLeave?.(event);
        clearTimeout(timer.current);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      {...props}
    >
      {children}
    </Link>
  );
}
