import type { ServiceCode } from '@atrium/contract/services';
import { MarketingContactPage, NotAvailablePage, useLanguage } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useMatches, useParams } from 'react-router-dom';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { catalogueEntry, serviceAccess } from '../../app/router/service-access.ts';
import { NoAccess } from '../error/no-access.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { useContact } from './use-contact.ts';

/**
 * The page of a service that cannot be opened: the contact page of an offered one (NAV-011), the not-available page
 * (PLAT-053), or why a route is closed that exists for everyone (PLAT-031, PLAT-032) or whose service was taken away.
 */
export function Component() {
  const user = useUser();
  const language = useLanguage();
  const { serviceCode } = useParams();
  const handles = useMatches().map(({ handle }) => handle as { service?: ServiceCode } | undefined);
  const fromRoute = handles.find((handle) => handle?.service)?.service;
  const service = user.services.find(({ name }) => name === (fromRoute ?? serviceCode));
  const access = service && serviceAccess(service);
  if (!service && fromRoute) return <NoAccess service={fromRoute} />;
  if (!service || access === 'open') return <NotFound />;

  const name = catalogueEntry(service.name).label[language];
  return (
    <>
      <PageTitle>{name}</PageTitle>
      {access === 'marketing' ? (
        <Offered code={service.name} name={name} />
      ) : (
        <NotAvailablePage serviceName={name} homeHref="/home" onAskWhy={() => askWhy(service.name)} />
      )}
    </>
  );
}

/** Describes an offered service, with a button to ask for contact (NAV-012). */
function Offered({ code, name }: { code: ServiceCode; name: string }) {
  const { t } = useTranslation('services');
  const { state, onAsk } = useContact(code);
  return (
    <MarketingContactPage serviceName={name} description={t(code)} onAskForContact={onAsk} state={state} />
  );
}
