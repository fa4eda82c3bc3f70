import type { Settings } from '@atrium/contract/settings';
import { ToastProvider, UiProvider, type Toasts } from '@atrium/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';
import { AnalyticsProvider } from './analytics-context.ts';
import type { Analytics } from './analytics.ts';
import { PortalLink } from './router/portal-link.tsx';
import { PortalRoutesProvider } from './router/routes-context.ts';
import { SettingsProvider } from '../api/settings.ts';

export interface AppProps {
  settings: Settings;
  i18n: I18n;
  queries: QueryClient;
  analytics: Analytics;
  toasts: Toasts;
  router: ReturnType<typeof createBrowserRouter>;
}

/** The app, rendered once settings, session and language are loaded. */
export function App({ settings, i18n, queries, analytics, toasts, router }: AppProps) {
  return (
    <SettingsProvider value={settings}>
      <AnalyticsProvider value={analytics}>
        <I18nextProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <UiProvider linkComponent={PortalLink}>
              <ToastProvider toasts={toasts}>
                <PortalRoutesProvider value={router.routes}>
                  <RouterProvider router={router} />
                </PortalRoutesProvider>
              </ToastProvider>
            </UiProvider>
          </QueryClientProvider>
        </I18nextProvider>
      </AnalyticsProvider>
    </SettingsProvider>
  );
}
