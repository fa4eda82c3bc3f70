import { SERVICE_GROUPS, type ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { ErrorState, Loading, PageHeader, Skeleton, Trail, useToast } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { creationContractsQuery, creationServicesQuery } from '../../api/request-creation.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { boardHref, hubHref } from './addresses.ts';
import { CreationWizard, type CreationWizardProps } from './creation-form/creation-wizard.tsx';
import { newCreationForm } from './creation-form/creation-form.ts';
import { draftSlot } from './creation-form/drafts.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(creationContractsQuery());
  void queries.prefetchQuery(creationServicesQuery());
}

export function Component() {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const user = useUser();
  if (!user.rights.requests.canCreateRequest) return <Navigate to={boardHref()} replace />;
  return (
    <>
      <PageTitle>{t('new')}</PageTitle>
      {user.contactInformation.isInternal ? (
        <ForBank key={search.toString()} user={user} />
      ) : (
        <ForClient key={search.toString()} user={user} />
      )}
    </>
  );
}

const startOf = (user: User) => ({
  phoneNumber: user.contactInformation.mobilePhone,
  companyName: user.company.name,
});

/** People of the bank choose; the address may begin for them (NEW-003, REQ-031). */
function ForBank({ user }: { user: User }) {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const [initial] = useState(() => newCreationForm({ ...startOf(user), contractId: search.get('contract') }));
  return (
    <CreationWizard
      user={user}
      choosesService
      preset={{ service: search.get('service'), action: search.get('action') }}
      initial={initial}
      contracts={[]}
      back={{ href: boardHref(), label: t('board') }}
      slot="bank"
    />
  );
}

/** Clients come with service and action in the address (NEW-007); what they do not hold leads to the board (NEW-008). */
function ForClient({ user }: { user: User }) {
  const { t } = useTranslation('requests');
  const toast = useToast();
  const [search] = useSearchParams();
  const services = useQuery(creationServicesQuery());
  const contracts = useQuery(creationContractsQuery());
  const wanted = search.get('action');
  const service = services.data?.find(({ code }) => code === search.get('service'));
  const only = service?.actions.length === 1 ? service.actions[0] : undefined;
  const action = wanted === null ? only : service?.actions.find(({ code }) => code === wanted);
  const chooses = service !== undefined && wanted === null && !only;
  const isUnknown = services.data !== undefined && search.has('service') && !action && !chooses;
  useEffect(() => {
    if (isUnknown) toast.error(t('unknownAction'), { id: 'unknown-action' });
  }, [isUnknown, toast, t]);

  if (!search.has('service')) return <Navigate to={hubHref()} replace />;
  if (chooses) return <Navigate to={hubHref(service.group)} replace />;
  if (isUnknown) return <Navigate to={boardHref({ error: 'unknown-action' })} replace />;
  const category = search.get('category');
  const back = {
    href: hubHref(category && Object.hasOwn(SERVICE_GROUPS, category) ? category : undefined),
    label: t('hub'),
  };
  if (service && action && contracts.data) {
    const own = contracts.data.filter((contract) => contract.services.includes(service.code));
    return <Ready user={user} service={service.code} action={action.code} contracts={own} back={back} />;
  }
  const failed = errorFacts(services, contracts);
  return (
    <div className="px-16 pb-40 xs:px-24">
      <PageHeader title={t('new')} trail={<Trail back={back} />} />
      {failed ? (
        <ErrorState title={t('formNotLoaded')} {...failed} />
      ) : (
        <Loading className="grid gap-20">
          <Skeleton className="h-56" />
          <Skeleton className="h-120" />
        </Loading>
      )}
    </div>
  );
}

interface ReadyProps extends Pick<CreationWizardProps, 'user' | 'contracts' | 'back'> {
  service: ServiceCode;
  action: string;
}

function Ready({ user, service, action, contracts, back }: ReadyProps) {
  const [initial] = useState(() =>
    newCreationForm({
      ...startOf(user),
      contractId: contracts[0]?.id ?? null,
      serviceCode: service,
      action,
    }),
  );
  return (
    <CreationWizard
      user={user}
      choosesService={false}
      initial={initial}
      contracts={contracts}
      back={back}
      slot={draftSlot(service, action)}
    />
  );
}
