import {
  allowedActs,
  defaultTab,
  isCompleted,
  REQUEST_PARTS,
  REQUEST_TABS,
  tabsOf,
  type RequestTab,
} from '@atrium/contract/request-rules';
import type { Request } from '@atrium/contract/requests';
import {
  lazyPart,
  type AddressedAct,
  Loading,
  RequestPage,
  Skeleton,
  SkeletonRows,
  useStrings,
  useToast,
  type RequestPageProps,
} from '@atrium/ui';
import { useQuery, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams, type Params } from 'react-router-dom';
import { useRemindRequest, useRequestAct } from '../../api/request-actions.ts';
import { signaturesQuery } from '../../api/signatures.ts';
import { useMarkSeen } from '../../api/request-seen.ts';
import { requestQuery, useToggleFavorite } from '../../api/requests.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts, isUnknown } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { requestHref } from '../../app/addresses/requests.ts';
import { lastBoard, positionOnBoard } from './last-board.ts';
import { useTagging } from './tagging.ts';
import { usePrint } from './use-print.ts';
import { startTab, TABS } from './tabs/index.ts';
import { useRequest, useRequestDeletion } from './use-request.ts';

/** Loaded with the first request that was sent for signature. */
const SignaturePanel = lazyPart(async () => (await import('./tabs/signature-panel.tsx')).default);
const AddParticipants = lazyPart(async () => (await import('./add-participants.tsx')).default);

/** Where the user performs an act: the tab, and the part of it that the URL opens. */
const TAB_OF_ACT: Record<AddressedAct, { tab: RequestTab; part?: string }> = {
  sign: { tab: 'signature' },
  validate: { tab: 'documents', part: REQUEST_PARTS.validate },
  addDocuments: { tab: 'documents', part: REQUEST_PARTS.addDocuments },
  answer: { tab: 'messages', part: REQUEST_PARTS.answer },
};

/** Returns the tab that the URL names, whether or not the request has it. */
const namedTab = (search: URLSearchParams): RequestTab | undefined =>
  REQUEST_TABS.find((tab) => tab === search.get('tab'));

export function prefetch(queries: QueryClient, params: Params, search: URLSearchParams) {
  const id = params['requestId'];
  if (!id) return;
  const request = queries.fetchQuery(requestQuery(id)).catch(() => undefined);
  const named = namedTab(search);
  if (named) startTab(named, queries, id);
  // Otherwise the default tab opens, which depends on the request: only its code is prefetched.
  else void request.then((found) => found && TABS[defaultTab(found)]?.load()).catch(() => undefined);
}

export function Component() {
  const { t } = useTranslation('requests');
  const strings = useStrings();
  const { requestId = '' } = useParams();
  const [search] = useSearchParams();
  const user = useUser();
  const query = useRequest(requestId);
  const favorite = useToggleFavorite();
  const markSeen = useMarkSeen();
  // Per request: navigating to another one closes the dialog.
  const [addingTo, setAddingTo] = useState<string>();
  const actions = useActions(query.data, () => setAddingTo(requestId));

  const { mutate } = markSeen;
  const isUnseen = query.data?.unseen === true || query.data?.neverSeen === true;
  useEffect(() => {
    if (isUnseen) mutate(requestId);
  }, [isUnseen, mutate, requestId]);

  const tabs = useTabs(query.data, namedTab(search));
  const signingUrl = useSigningUrl(query.data);
  const print = usePrint(requestId, tabs.current === 'messages');
  return (
    <>
      <PageTitle>
        {query.data ? `${strings(`requests.page.tabs.${tabs.current}`)} · ${query.data.title}` : t('request')}
      </PageTitle>
      <RequestPage
        state={stateOf(query)}
        backHref={lastBoard(user.id)}
        position={positionOnBoard(user.id, requestId)}
        audience={user.contactInformation.isInternal ? 'bank' : 'client'}
        onFavoriteChange={(next) => favorite.mutate({ id: requestId, favorite: next })}
        actions={{ ...actions, signingUrl, onPrint: print }}
        tabs={tabs}
      />
      {addingTo === requestId && query.data ? (
        <AddParticipants request={query.data} onClose={() => setAddingTo(undefined)} />
      ) : null}
    </>
  );
}

/** Returns a request's tabs and the open panel: the named tab if the request has it, else the default one. */
function useTabs(request: Request | undefined, named: RequestTab | undefined): RequestPageProps['tabs'] {
  const queries = useQueryClient();
  const tagging = useTagging(request);
  const shown = request ? tabsOf(request).filter((tab) => TABS[tab]) : [];
  const current = shown.find((tab) => tab === named) ?? (request ? defaultTab(request) : 'messages');
  const Panel = TABS[current]?.Panel;
  const id = request?.id;
  useEffect(() => {
    if (id !== undefined) startTab(current, queries, id);
  }, [current, queries, id]);
  const isSent = request !== undefined && request.counts.signatories > 0 && shown.includes('signature');
  return {
    shown,
    current,
    // The signature tab shows the envelopes at full width.
    aside:
      isSent && current !== 'signature' ? (
        <SignaturePanel request={request} fallback={<SkeletonRows rows={5} />} />
      ) : undefined,
    hrefOf: (tab) => (request ? `${requestHref(request)}?tab=${tab}` : ''),
    tagging,
    children: request && Panel && (
      <Panel
        key={request.id}
        request={request}
        fallback={
          <Loading className="grid gap-16 py-24">
            <Skeleton className="w-320" />
            <Skeleton className="h-72" />
          </Loading>
        }
      />
    ),
  };
}

/** Returns the user's signing URL, once known and if exactly one envelope waits for them. */
function useSigningUrl(request: Request | undefined): string | undefined {
  const { data } = useQuery({
    ...signaturesQuery(request?.id ?? ''),
    enabled: request?.turn.holder === 'you' && request.turn.verb === 'sign',
  });
  const urls = data?.flatMap(({ signatories }) => signatories.flatMap(({ signingUrl }) => signingUrl ?? []));
  return urls?.length === 1 ? urls[0] : undefined;
}

/** Returns the acts on a request, each with its call and its success message. */
function useActions(
  request: Request | undefined,
  onAddParticipants: () => void,
): RequestPageProps['actions'] {
  const { t } = useTranslation('requests');
  const user = useUser();
  const toast = useToast();
  const navigate = useNavigate();
  const act = useRequestAct();
  const remind = useRemindRequest();
  const remove = useRequestDeletion();
  const { id = '', reference = '' } = request ?? {};
  return {
    acts: request ? allowedActs(request.state, request.rights) : [],
    isCompleted: request !== undefined && isCompleted(request.state),
    onAddParticipants,
    reminding: remind.isPending,
    hrefOf: (act) => {
      const { tab, part } = TAB_OF_ACT[act];
      return `${requestHref({ id })}?tab=${tab}${part ? `#${part}` : ''}`;
    },
    onAct: async (name, asked) => {
      await act.mutateAsync({ id: asked.id, act: name, from: asked.state });
      toast.success(t(`done.${name}`, { reference: asked.reference }));
    },
    onRemind: () =>
      remind.mutate(id, { onSuccess: () => void toast.success(t('done.remind', { reference })) }),
    onDelete: async (asked) => {
      await remove.mutateAsync(asked.id);
      toast.success(t('done.delete', { reference: asked.reference }));
      await navigate(lastBoard(user.id), { replace: true });
    },
  };
}

function stateOf(query: UseQueryResult<Request>): RequestPageProps['state'] {
  const { data, error } = query;
  const failed = errorFacts(query);
  if (data) return { status: 'ready', request: data };
  if (!failed) return { status: 'loading' };
  if (isUnknown(error)) return { status: 'not-found' };
  return { status: 'error', ...failed };
}
