import { Link, NoticePage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../api/users.ts';
import { heldService, serviceAccess } from '../../app/router/service-access.ts';
import { leadsToPage } from '../../app/router/prefetch.ts';
import { usePortalRoutes } from '../../app/router/routes-context.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useSettings } from '../../api/settings.ts';

/** All trades, confirmed or not (decision 57). */
const TRADES = '/grid/ONE_CLICK_CONFIRMATION';

/** PLAT-027, PLAT-028: explains one-click confirmation, with a link to it for users who have it. */
export function Component() {
  const { t } = useTranslation('shell');
  const { supportMail } = useSettings();
  const service = heldService(useUser(), 'ONE_CLICK_CONFIRMATION');
  const open = service && serviceAccess(service) === 'open' ? service : undefined;
  const routes = usePortalRoutes();
  const title = t('oneClick.title');
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <NoticePage
        title={title}
        intro={t('oneClick.intro')}
        sections={[
          { id: 'how', title: t('oneClick.how.title'), text: t('oneClick.how.text') },
          open
            ? {
                id: 'access',
                title: t('oneClick.open.title'),
                text: (
                  <>
                    {t('oneClick.open.text')}{' '}
                    <Link href={open.url} external>
                      {t('oneClick.open.link')}
                    </Link>
                  </>
                ),
              }
            : {
                id: 'access',
                title: t('oneClick.ask.title'),
                text: t('oneClick.ask.text', { mail: supportMail }),
              },
          ...(open && leadsToPage(routes, TRADES)
            ? [
                {
                  id: 'trades',
                  title: t('oneClick.trades.title'),
                  text: (
                    <>
                      {t('oneClick.trades.text')} <Link href={TRADES}>{t('oneClick.trades.link')}</Link>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
