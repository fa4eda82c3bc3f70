import { supportOnly } from '@atrium/contract/access';
import { hasExpiryCalendar } from '@atrium/contract/expiry-calendar-page';
import type { User } from '@atrium/contract/users';
import { redirect, type RouteObject } from 'react-router-dom';
import { Root } from '../shell/root.tsx';
import { RouteError } from './route-error.tsx';
import { page } from './page.ts';
import { SERVICE_ROUTES, type ServiceRoute } from './service-routes.ts';
import { catalogueEntry, heldService, serviceAccess } from './service-access.ts';
import { ServicePages } from './service-pages.tsx';

const closedService = () =>
  page(() => import('../../pages/services/closed-service.tsx'), 'services', 'ui-home');

/** Returns the routes of a service for a user: none without it (PLAT-052), except pages that explain why (PLAT-031). */
function serviceRoutes(
  user: User,
  { service: code, path, pages, isAlwaysPresent, decidesItself }: ServiceRoute,
): RouteObject[] {
  const service = heldService(user, code);
  if (!service && !isAlwaysPresent && !decidesItself) return [];
  if (service ? serviceAccess(service) !== 'open' : !decidesItself) {
    const { lazy, handle } = closedService();
    return [{ path: `${path}/*`, lazy, handle: { ...(handle as object), service: code } }];
  }
  if (!pages) return [];
  // Other services cannot be lost with a right.
  return catalogueEntry(code).carriesRights
    ? [{ path, element: <ServicePages service={code} />, handle: { service: code }, children: pages }]
    : [{ path, children: pages }];
}

/**
 * Returns the route of all grids, for services below “grid” in the URL (PLAT-050, PLAT-056); the server decides
 * which grids the user may see. A service that cannot be opened has its own page instead of its grid.
 */
function gridRoutes(user: User): RouteObject[] {
  const services = user.services.filter(({ url }) => /^\/grid\/[^/?#]+$/.test(url));
  if (services.length === 0) return [];
  const closed = services
    .filter((service) => serviceAccess(service) !== 'open')
    .flatMap(({ name, url }) => serviceRoutes(user, { service: name, path: url.slice(1) }));
  const grid = page(() => import('../../pages/service-grids/grid.tsx'), 'ui-service-grids', 'ui-lists');
  return [...closed, { path: 'grid/:gridId', ...grid }];
}

/** Returns all routes of a user; every other address shows the 404 page (PLAT-036). */
export function createRoutes(user: User): RouteObject[] {
  const pages: RouteObject[] = user.demoMode
    ? [{ path: '*', ...page(() => import('../../pages/account/disabled-account.tsx')) }]
    : [
        { index: true, Component: Nothing, loader: () => redirect('/home') },
        { path: 'home', ...page(() => import('../../pages/home/home.tsx'), 'home', 'ui-home') },
        {
          path: 'home/widgets/:widget',
          ...page(() => import('../../pages/home/widget.tsx'), 'home', 'ui-home'),
        },
        {
          path: 'profile',
          ...page(() => import('../../pages/profile/profile.tsx'), 'profile', 'ui-profile'),
        },
        {
          path: 'search',
          ...page(() => import('../../pages/search/search.tsx'), 'search', 'ui-kyc', 'ui-lists', 'ui-search'),
        },
        { path: 'personal-data', ...page(() => import('../../pages/personal-data/personal-data.tsx')) },
        { path: 'terms-and-conditions', ...page(() => import('../../pages/terms/terms.tsx')) },
        { path: 'one-click', ...page(() => import('../../pages/one-click/one-click.tsx')) },
        { path: 'esg-event', ...page(() => import('../../pages/events/events.tsx'), 'home', 'ui-home') },
        ...(hasExpiryCalendar.allows(user)
          ? [
              {
                path: 'expiry-calendar',
                ...page(
                  () => import('../../pages/expiry-calendar/expiry-calendar.tsx'),
                  'ui-expiry-calendar',
                  'ui-lists',
                ),
              },
            ]
          : []),
        ...(supportOnly.allows(user)
          ? [
              {
                path: 'support-page',
                ...page(() => import('../../pages/support/support.tsx'), 'support', 'ui-support'),
              },
            ]
          : []),
        { path: 'error', ...page(() => import('../../pages/error/error.tsx')) },
        ...SERVICE_ROUTES.flatMap((route) => serviceRoutes(user, route)),
        ...gridRoutes(user),
        { path: 'services/:serviceCode', ...closedService() },
        { path: '*', ...page(() => import('../../pages/error/not-found.tsx')) },
      ];
  return [
    {
      path: 'signed-in',
      ...page(() => import('../../pages/account/signed-in.tsx')),
      HydrateFallback: Nothing,
    },
    {
      element: <Root />,
      HydrateFallback: Nothing,
      errorElement: <RouteError />,
      children: [{ errorElement: <RouteError />, children: pages }],
    },
  ];
}

/** Renders nothing: the splash of index.html stays visible while the first page loads. */
function Nothing() {
  return null;
}
