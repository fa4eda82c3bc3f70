import { ARTICLE_PARAMETER } from '@atrium/contract/article-filter-rules';
import { SERVICE_GROUPS, type ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { ErrorState, lazyPart, Loading, PageHeader, Skeleton, RecordNav } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams, type Params } from 'react-router-dom';
import { creationContractsQuery, creationServicesQuery } from '../../api/request-creation.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { boardHref, hubHref } from '../../app/addresses/requests.ts';
import { carriedOf } from './carried.ts';
import { CreationWizard, type CreationWizardProps } from './creation-form/creation-wizard.tsx';
import { newCreationForm } from './creation-form/creation-form.ts';
import { BANK_SLOT, draftSlot } from './creation-form/draft-keys.ts';

/** The contracts; for a request about a legal entity, those on which it can be named come first. */
const contractsQuery = (search: URLSearchParams) =>
  creationContractsQuery(search.get('service'), search.get('ricos'));

export function prefetch(queries: QueryClient, _params: Params, search: URLSearchParams) {
  void queries.prefetchQuery(contractsQuery(search));
  void queries.prefetchQuery(creationServicesQuery());
}

export function Component() {
  const [search] = useSearchParams();
  const user = useUser();
  if (!user.rights.requests.canCreateRequest) return <Navigate to={boardHref()} replace />;
  return user.contactInformation.isInternal ? (
    <ForBank key={search.toString()} user={user} />
  ) : (
    <ForClient key={search.toString()} user={user} />
  );
}

/** What a form starts with: the caller’s own data, and what the address names. */
const startOf = (user: User, search: URLSearchParams) => ({
  phoneNumber: user.contactInformation.mobilePhone,
  companyName: user.company.name,
  participantId: search.get('participant'),
  ricosCode: search.get('ricos'),
});

/** Shown for a service or an action that the user does not have, and loaded only then. */
const loadUnknown = () => import('./unknown-action.tsx');
const UnknownAction = lazyPart(async () => (await loadUnknown()).UnknownAction);
const ClosedDraft = lazyPart(async () => (await loadUnknown()).ClosedDraft);

/**
 * Bank users choose; the URL may preselect service and action (NEW-003, REQ-031), among what their clients can be asked
 * for (NEW-008).
 */
function ForBank({ user }: { user: User }) {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const [wanted, action] = [search.get('service'), search.get('action')];
  const services = useQuery({
    ...creationServicesQuery(search.get('contract') ?? undefined),
    enabled: wanted !== null,
  });
  const service = services.data?.find(({ code }) => code === wanted);
  const isUnknown =
    services.data !== undefined &&
    wanted !== null &&
    (!service || (action !== null && service.actions.every(({ code }) => code !== action)));
  const [initial] = useState(() =>
    newCreationForm({
      ...startOf(user, search),
      contractId: search.get('contract'),
    }),
  );
  if (isUnknown) return <UnknownAction />;
  return (
    <CreationWizard
      user={user}
      choosesService
      preset={{ service: wanted, action }}
      initial={initial}
      contracts={[]}
      back={{ href: boardHref(), label: t('board') }}
      slot={BANK_SLOT}
      draft={search.get('draft')}
    />
  );
}

/** Clients arrive with service and action in the URL (NEW-007); those they do not have lead to the board (NEW-008), or to a draft. */
function ForClient({ user }: { user: User }) {
  const { t } = useTranslation('requests');
  const [search] = useSearchParams();
  const services = useQuery(creationServicesQuery());
  const contracts = useQuery(contractsQuery(search));
  const wanted = search.get('action');
  const service = services.data?.find(({ code }) => code === search.get('service'));
  const only = service?.actions.length === 1 ? service.actions[0] : undefined;
  const action = wanted === null ? only : service?.actions.find(({ code }) => code === wanted);
  const chooses = service !== undefined && wanted === null && !only;
  const isUnknown = services.data !== undefined && search.has('service') && !action && !chooses;

  if (!search.has('service')) return <Navigate to={hubHref()} replace />;
  if (chooses) return <Navigate to={hubHref(service.group, carriedOf(search))} replace />;
  if (isUnknown) return <ClosedDraft user={user} search={search} />;
  const category = search.get('category') ?? '';
  const back = {
    href: hubHref(Object.hasOwn(SERVICE_GROUPS, category) ? category : undefined, carriedOf(search)),
    label: t('hub'),
  };
  if (service && action && contracts.data) {
    const own = contracts.data.filter((contract) => contract.services.includes(service.code));
    return (
      <Ready
        user={user}
        service={service.code}
        action={action.code}
        contracts={own}
        back={back}
        search={search}
      />
    );
  }
  const failed = errorFacts(services, contracts);
  return (
    <div className="px-16 pb-40 xs:px-24">
      <PageTitle>{t('new')}</PageTitle>
      <PageHeader title={t('new')} recordNav={<RecordNav back={back} />} />
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
  search: URLSearchParams;
}

function Ready({ user, service, action, contracts, back, search }: ReadyProps) {
  const [initial] = useState(() =>
    newCreationForm({
      ...startOf(user, search),
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
      draft={search.get('draft')}
      article={search.get(ARTICLE_PARAMETER)}
    />
  );
}
