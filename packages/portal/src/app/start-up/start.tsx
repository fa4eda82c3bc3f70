import type { Settings } from '@atrium/contract/settings';
import { mustAcceptTerms } from '@atrium/contract/access';
import { beginStart, createToasts } from '@atrium/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { callAs, connect } from '../../api/client.ts';
import { userQuery } from '../../api/users.ts';
import { createAnalytics } from '../analytics.ts';
import { App } from '../app.tsx';
import { toastFailures } from '../failure-toasts.ts';
import { createI18n } from '../i18n/i18n.ts';
import { purgeDrafts } from '../kept-drafts.ts';
import { LANGUAGE_CHANGED, keptLanguage } from '../i18n/language.ts';
import { SEVERITY, createLogger, logFailures } from '../log.ts';
import { createQueryClient } from '../query-client.ts';
import { setPageTexts } from '../router/page.ts';
import { prefetchPage } from '../router/prefetch.ts';
import { createRoutes } from '../router/routes.tsx';
import { announceSession, currentAddress, isOurSession, loadUser, signInAddress } from '../../api/session.ts';
import { loadSettings } from '../../api/settings.ts';
import { showStartUpFailure } from './failure-page.ts';
import { firstPageOf } from './first-page.ts';
import { reloadForRelease } from './reload-for-release.ts';

/** Validates the shape of responses; imported at once, so that it is loaded before the first response. */
const answerCheck = import('../../api/answer-check.ts').catch(() => null);

/** Without that code responses are not validated: better than a portal that shows none. */
const faultOfAnswer = async (area: string, call: string, answer: unknown): Promise<string | null> =>
  (await answerCheck)?.faultOfAnswer(area, call, answer) ?? null;

/**
 * Loads the settings, then the session in parallel with the texts, then renders the app (PLAT-001 to PLAT-003) over the
 * splash. The code of the first page is loaded in parallel, its data as soon as the user is known.
 */
export async function start(): Promise<void> {
  beginStart();
  const firstPage = firstPageOf(window.location.pathname);
  // A failure to load is reported by the route.
  firstPage?.load().catch(() => {});
  let settings: Settings | undefined;
  try {
    settings = await loadSettings();
    const client = connect(settings.apiBaseUrl, () => document.documentElement.lang, faultOfAnswer);

    const log = createLogger((body, correlationId) =>
      client.log.write({ body, ...(correlationId && { headers: { 'x-correlation-id': correlationId } }) }),
    );
    const texts = createI18n({
      language: keptLanguage(),
      pageNamespaces: firstPage?.texts ?? [],
      report: (message) => log(SEVERITY.warning, 'translations', message),
    });
    // A failure is reported below, where the promise is awaited.
    texts.catch(() => {});

    const user = await loadUser();
    if (!user) {
      window.location.replace(signInAddress(currentAddress()));
      return;
    }
    callAs(user.id);
    announceSession(user.id);
    purgeDrafts(Date.now());

    logFailures(log);

    const queries = createQueryClient();
    queries.setQueryData(userQuery.queryKey, user);
    const routes = createRoutes(user);
    if (firstPage && !mustAcceptTerms(user)) {
      const { pathname, search } = window.location;
      const address = pathname === '/' ? '/home' : pathname + search;
      prefetchPage(routes, queries, address).catch(() => {});
    }

    const i18n = await texts;
    setPageTexts(i18n);

    const { apiBaseUrl, analyticsDebounce } = settings;
    const analytics = createAnalytics({
      person: user.id,
      debounce: analyticsDebounce,
      send: (body) => client.analytics.send({ body }),
      beacon: (events) =>
        isOurSession() &&
        navigator.sendBeacon(
          `${apiBaseUrl}/analytics`,
          new Blob([JSON.stringify(events)], { type: 'application/json' }),
        ),
    });
    analytics.start();

    const toasts = createToasts();
    toastFailures(toasts, i18n);

    // Labels and names come from the server in the language of the call.
    window.addEventListener(LANGUAGE_CHANGED, () => void queries.invalidateQueries());

    window.addEventListener('vite:preloadError', () =>
      reloadForRelease(import.meta.url, () => window.location.reload()),
    );

    createRoot(document.querySelector('#root')!).render(
      <StrictMode>
        <App
          settings={settings}
          i18n={i18n}
          queries={queries}
          analytics={analytics}
          toasts={toasts}
          router={createBrowserRouter(routes)}
        />
      </StrictMode>,
    );
  } catch (error) {
    showStartUpFailure(error, settings?.supportMail);
  }
}
