import { MarketingContactPage, NotAvailablePage, NotFoundPage, useLanguage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useMatches, useParams } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { catalogueEntry, standingOf } from '../../app/router/standing.ts';
import { useSettings } from '../../app/settings.ts';

/** A service that cannot be opened: the contact page of an offered one (NAV-011), or the not-available page (PLAT-053). */
export function Component() {
  const { t } = useTranslation('shell');
  const { supportMail } = useSettings();
  const user = useUser();
  const language = useLanguage();
  const { serviceCode } = useParams();
  const fromRoute = (useMatches().at(-1)?.handle as { service?: string } | undefined)?.service;
  const service = user.services.find(({ name }) => name === (fromRoute ?? serviceCode));
  const standing = service && standingOf(service);
  if (!service || standing === 'open') return <NotFoundPage homeHref="/home" />;

  const name = catalogueEntry(service.name).label[language];
  const ask = () => {
    const query = new URLSearchParams({
      subject: t('marketing.subject', { service: name }),
      body: t('marketing.body', { service: name }),
    });
    // Mail programs read a plus sign as itself, not as a space.
    window.location.assign(`mailto:${supportMail}?${query.toString().replaceAll('+', '%20')}`);
  };
  return (
    <>
      <PageTitle>{name}</PageTitle>
      {standing === 'marketing' ? (
        <MarketingContactPage serviceName={name} onAskForContact={ask} />
      ) : (
        <NotAvailablePage serviceName={name} homeHref="/home" />
      )}
    </>
  );
}
