import { ErrorPage } from '@atrium/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '@atrium/contract/errors';
import { handleFailure } from '../failures.ts';
import { removeSplash } from '../start-up/splash.ts';
import { useSettings } from '../../api/settings.ts';

/** Shown when a page failed: the error page with a retry (PLAT-035). */
export function RouteError() {
  const error = useRouteError();
  const settings = useSettings();

  useEffect(() => {
    removeSplash();
    if (!(error instanceof ApiError)) handleFailure(error);
  }, [error]);

  return (
    <ErrorPage
      supportEmail={settings.supportMail}
      supportId={error instanceof ApiError ? error.supportId : undefined}
      homeHref="/home"
      onRetry={() => window.location.reload()}
    />
  );
}
