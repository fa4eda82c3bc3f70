import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestCountersQuery } from '../../api/requests.ts';
import { widgetPreferencesQuery } from '../../api/widgets.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { WidgetHome } from './widget-home.tsx';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(requestCountersQuery());
  void queries.prefetchQuery(widgetPreferencesQuery());
}

export function Component() {
  const { t } = useTranslation('home');
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <WidgetHome />
    </>
  );
}
