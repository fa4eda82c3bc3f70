import type { LinkComponentProps } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isExternal } from './service-access.ts';
import { prefetchPage } from './prefetch.ts';
import { usePortalRoutes } from './routes-context.ts';

/** How long a pointer must rest on a link before it counts as intent to follow it. */
const INTENT_MS = 60;

/** Link component of the portal: internal links use the router, and prefetch their page on intent (hover or focus). */
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
