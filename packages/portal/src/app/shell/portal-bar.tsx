import { activeAccount } from '@atrium/contract/access';
import { MAIN_CONTENT_ID, NavigationBar, useIsStarted, useLanguage, useStrings, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { callQuery } from '../../api/calls.ts';
import { unreadQuery } from '../../api/notifications.ts';
import { requestCountersQuery } from '../../api/requests.ts';
import { useSupportMail } from '../../api/contacts.ts';
import { useStopImpersonation, useUser } from '../../api/users.ts';
import { profileHref } from '../addresses/profile.ts';
import { searchResultsHref } from '../addresses/search.ts';
import { useAnalytics } from '../analytics-context.ts';
import { getAppearance, setAppearance, subscribeToAppearance } from '../appearance.ts';
import { switchLanguage } from '../i18n/i18n.ts';
import { pageNavigation } from '../router/navigation.ts';
import { usePortalRoutes } from '../router/routes-context.ts';
import { heldService, serviceAccess } from '../router/service-access.ts';
import { useServiceNavigation } from '../router/use-service-navigation.ts';
import { useSettings } from '../../api/settings.ts';
import { openCommands } from './commands.tsx';
import { requestLogout } from './sign-out.tsx';

/** The service with its own entry on the bar, the only one with a counter. */
const FIRST = 'REQUESTS_BOARD';

/** The navigation bar with the services and pages of the user. */
export function PortalBar() {
  const { t, i18n } = useTranslation('shell');
  const strings = useStrings();
  const settings = useSettings();
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const services = useServiceNavigation();
  const pages = pageNavigation(user, useLanguage());
  const routes = usePortalRoutes();
  const appearance = useSyncExternalStore(subscribeToAppearance, getAppearance);
  const stop = useStopImpersonation();
  const { pathname } = useLocation();
  useRecordedPage(pathname);

  const board = heldService(user, FIRST);
  const counters = useQuery({
    ...requestCountersQuery(),
    enabled: board !== undefined && serviceAccess(board) === 'open',
  });
  // Deferred, so that the network is free for the first page; their space on the bar is reserved.
  const isStarted = useIsStarted();
  const unread = useQuery({ ...unreadQuery(), enabled: isStarted });
  const perimeter = usePerimeter(isStarted);
  const supportMail = useSupportMail();
  const first = services.find((service) => service.id === FIRST);
  const { firstName, lastName, email } = user.contactInformation;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <NavigationBar
      productName={settings.productName}
      homeHref="/home"
      contentId={MAIN_CONTENT_ID}
      entries={[
        { id: 'home', label: t('home'), href: '/home' },
        ...(first
          ? [
              {
                id: first.id,
                label: strings('requestSummary.title'),
                href: first.href,
                waiting: counters.data?.yourTurn ?? 0,
              },
            ]
          : []),
      ]}
      services={[...services.filter((service) => service.id !== FIRST), ...pages]}
      current={
        pathname === '/home'
          ? 'home'
          : [...services, ...pages].find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))
              ?.id
      }
      supportMail={supportMail}
      {...(perimeter && { perimeter })}
      search={{
        onSearch: (query) => navigate(searchResultsHref(query)),
        suggestions: activeAccount.allows(user)
          ? {
              resultsHref: searchResultsHref,
              onSuggest: async (query, signal) =>
                (await import('./suggestions.ts')).suggestionsFor(routes, query, signal),
            }
          : undefined,
      }}
      notifications={{
        unread: unread.data?.totalRecords ?? 0,
        href: profileHref('notifications'),
      }}
      account={{
        name,
        email,
        profileHref: profileHref(),
        theme: appearance.theme,
        onThemeChange: (theme) => setAppearance({ theme }),
        density: appearance.density,
        onDensityChange: (density) => setAppearance({ density }),
        onLanguageChange: (language) => {
          switchLanguage(i18n, language).catch(() => toast.error(t('languageFailed')));
        },
        onCommands: openCommands,
        onSignOut: () => requestLogout({ force: false }),
      }}
      {...(user.isImpersonated && {
        impersonation: {
          email,
          by: user.impersonator?.email ?? '',
          onStop: () => stop.mutate(),
          stopping: stop.isPending,
        },
      })}
    />
  );
}

/** Returns the company of a client and the number of its legal entities; undefined for bank users, who act for all. */
function usePerimeter(isStarted: boolean) {
  const user = useUser();
  const isClient = !user.contactInformation.isInternal && user.company.name !== '';
  const scope = useQuery({
    ...callQuery('users', 'scope', { params: { id: user.id } }),
    enabled: isClient && isStarted,
    staleTime: Infinity,
  });
  // The company shows before the number is loaded, so that the navigation beside it does not move.
  return isClient ? { company: user.company.name, entities: scope.data?.legalEntities.length } : undefined;
}

function useRecordedPage(page: string): void {
  const analytics = useAnalytics();
  useEffect(() => analytics.record({ page, eventType: 'PAGE_VIEW', eventTarget: page }), [analytics, page]);
}
