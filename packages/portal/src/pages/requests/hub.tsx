import { SERVICE_GROUPS } from '@atrium/contract/services';
import { RequestHub, useStrings, type HubGroup } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { creationServicesQuery } from '../../api/request-creation.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { boardHref, hubHref, newRequestHref } from '../../app/addresses/requests.ts';
import { carriedOf } from './carried.ts';
import { lastBoard } from './last-board.ts';
import { useDraftList } from './use-draft-list.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(creationServicesQuery());
}

const groupOf = (tab: string | null): HubGroup | null =>
  tab !== null && Object.hasOwn(SERVICE_GROUPS, tab) ? (tab as HubGroup) : null;

export function Component() {
  const { t } = useTranslation('requests');
  const strings = useStrings();
  const user = useUser();
  const [search] = useSearchParams();
  const group = groupOf(search.get('tab'));
  // The article whose attachments to add (HIGH-016), and the legal entity of the request.
  const carried = carriedOf(search);
  const mayCreate = user.rights.requests.canCreateRequest;
  const services = useQuery({ ...creationServicesQuery(), enabled: mayCreate });
  const { drafts, deleteDraft } = useDraftList(user);
  // REQ-040.
  if (!mayCreate) return <Navigate to={boardHref()} replace />;
  return (
    <>
      <PageTitle>
        {group === null ? t('new') : `${strings(`navigation.groups.${group}`)} · ${t('new')}`}
      </PageTitle>
      <RequestHub
        services={services.data}
        error={errorFacts(services)}
        group={group}
        groupHref={(group) => hubHref(group ?? undefined, carried)}
        actionHref={({ code, group }, action) =>
          newRequestHref({ service: code, action: action.code, category: group, ...carried })
        }
        boardHref={lastBoard(user.id)}
        drafts={drafts}
        onDeleteDraft={deleteDraft}
      />
    </>
  );
}
