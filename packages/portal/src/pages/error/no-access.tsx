import type { ServiceCode } from '@atrium/contract/services';
import { NotAvailablePage, useLanguage, useStrings } from '@atrium/ui';
import { PageTitle } from '../../app/page-title.tsx';
import { catalogueEntry } from '../../app/router/service-access.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';

/** A page of a service that the user may not use, or may no longer: somebody who can may have shared the link. */
export function NoAccess({ service }: { service: ServiceCode }) {
  const t = useStrings();
  const name = catalogueEntry(service).label[useLanguage()];
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <NotAvailablePage
        serviceName={name}
        notice={t('feedback.notAvailable.notHeld')}
        homeHref="/home"
        onAskWhy={() => askWhy(service)}
      />
    </>
  );
}
