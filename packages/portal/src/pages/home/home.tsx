import { holdsService } from '@atrium/contract/access';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { lazyPart } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { homeChangesQuery } from '../../api/home.ts';
import { requestCountersQuery } from '../../api/requests.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { widgetPreferencesQuery } from '../../api/widgets.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useSurvey } from './use-survey.ts';
import { WidgetHome } from './widget-home.tsx';

const Marketing = lazyPart(async () => (await import('./marketing-home.tsx')).Marketing);
/** If the code of the survey cannot be loaded, the home is shown without it. */
const Survey = lazyPart(() =>
  import('./survey.tsx').then(
    (module) => module.Survey,
    () => () => null,
  ),
);

export function prefetch(queries: QueryClient) {
  const user = queries.getQueryData(userQuery.queryKey);
  // A call that would be refused is not made: its error would show before the user has opened anything.
  if (user && holdsService('REQUESTS_BOARD').allows(user)) void queries.prefetchQuery(requestCountersQuery());
  void queries.prefetchQuery(widgetPreferencesQuery());
  void queries.prefetchQuery(homeChangesQuery());
}

export function Component() {
  const { t } = useTranslation('home');
  const { marketingMode, contactInformation } = useUser();
  const saved = useQuery({ ...widgetPreferencesQuery(), enabled: !marketingMode });
  // A client must choose a first profile before any other question (HOME-018).
  const choosesProfile =
    !marketingMode && !contactInformation.isInternal && (saved.isPending || saved.data?.template === null);
  const survey = useSurvey(choosesProfile);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {marketingMode ? <Marketing /> : <WidgetHome />}
      {survey.isShown ? <Survey onClose={survey.putOff} /> : null}
    </>
  );
}
