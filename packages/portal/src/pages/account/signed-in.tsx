import { Empty } from '@atrium/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../app/page-title.tsx';
import { removeSplash } from '../../app/start-up/splash.ts';

/** The page after signing in again in another tab: start-up has notified the waiting tab; this one closes itself. */
export function Component() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    removeSplash();
    window.close();
  }, []);
  return (
    <main className="p-24">
      <PageTitle>{t('signedIn.title')}</PageTitle>
      <Empty title={t('signedIn.title')} help={t('signedIn.text')} />
    </main>
  );
}
