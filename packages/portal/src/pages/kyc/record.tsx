import { bankDay } from '@atrium/contract/bank-day';
import { holdsService } from '@atrium/contract/access';
import { ApiError } from '@atrium/contract/errors';
import type { KycDocument } from '@atrium/contract/kyc';
import { kycDocumentStatus, reviewStatus } from '@atrium/contract/kyc-rules';
import { KycRecordPage, lazyPart, useNow, type KycDocumentsState } from '@atrium/ui';
import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, type Params } from 'react-router-dom';
import {
  canPreview,
  kycDocumentsQuery,
  kycRecordQuery,
  linkedRequestsQuery,
  useKycDownload,
} from '../../api/kyc.ts';
import { userQuery, useUser } from '../../api/users.ts';
import { boardHref, requestHref } from '../../app/addresses/requests.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useServiceCreation } from '../../app/use-service-creation.ts';
import { useShownDocument } from '../../app/use-shown-document.ts';

const RecordPreview = lazyPart(async () => (await import('./record-preview.tsx')).default);

const hasBoard = holdsService('REQUESTS_BOARD').allows;

export function prefetch(queries: QueryClient, params: Params) {
  const id = params['kycId'];
  if (!id) return;
  void queries.prefetchQuery(kycRecordQuery(id));
  void queries.prefetchQuery(kycDocumentsQuery(id));
  const user = queries.getQueryData(userQuery.queryKey);
  if (user && hasBoard(user)) void queries.prefetchQuery(linkedRequestsQuery(id));
}

function documentsState(read: UseQueryResult<KycDocument[]>): KycDocumentsState {
  if (read.data) return { status: 'ready', documents: read.data };
  const failed = errorFacts(read);
  return failed ? { status: 'error', ...failed } : { status: 'loading' };
}

/** The KYC record of a legal entity (KYC-009 to KYC-030). */
export function Component() {
  const { t } = useTranslation('kyc');
  const { kycId = '' } = useParams();
  const user = useUser();
  const creation = useServiceCreation(user, 'KYC');
  const today = bankDay(useNow()());
  const record = useQuery(kycRecordQuery(kycId));
  const documents = useQuery(kycDocumentsQuery(kycId));
  const linked = useQuery({ ...linkedRequestsQuery(kycId), enabled: hasBoard(user) });
  const download = useKycDownload(kycId);
  const { shown, show } = useShownDocument();
  const list = (documents.data ?? []).filter(canPreview);
  const opened = list.find(({ id }) => id === shown);
  // When the session has ended, the sign-in dialog opens over this page.
  const isSignedOut = record.error instanceof ApiError && record.error.status === 401;
  if (record.isError && record.data === undefined && !isSignedOut) {
    const code = record.error instanceof ApiError ? record.error.code : 'UNKNOWN';
    return <Navigate to={`/error?${new URLSearchParams({ code, about: 'KYC' })}`} replace />;
  }
  const isReadOnly = record.data?.rights.hasReadOnlyRight ?? true;
  return (
    <>
      <PageTitle>{record.data ? `${record.data.legalName} · ${t('title')}` : t('title')}</PageTitle>
      <KycRecordPage
        // Shown together: on narrow screens the missing items are above the sections and would shift them.
        record={documents.isPending || linked.isLoading ? undefined : record.data}
        documents={documentsState(documents)}
        today={today}
        statusOf={({ nextReviewAt }) => reviewStatus(nextReviewAt, today)}
        documentStatusOf={(document) => kycDocumentStatus(document, today)}
        backHref="/kyc"
        linked={linkedOf(linked.data, kycId)}
        newConversationHref={isReadOnly ? undefined : creation({ ricos: kycId })}
        onAskWhy={() => askWhy('KYC')}
        audience={user.contactInformation.isInternal ? 'bank' : 'client'}
        onOpen={(document) => (canPreview(document) ? show(document.id) : download.mutate(document.id))}
        onDownload={({ id }) => download.mutate(id)}
      />
      {opened ? <RecordPreview ricosCode={kycId} documents={list} shown={opened} onShow={show} /> : null}
    </>
  );
}

/** KYC-012 to KYC-014: a single request links to itself, several to the board. */
function linkedOf(
  found: { pageRecords: readonly { id: string }[]; totalRecords: number } | undefined,
  ricosCode: string,
) {
  const [first] = found?.pageRecords ?? [];
  if (!found) return undefined;
  return {
    count: found.totalRecords,
    href:
      found.totalRecords === 1 && first
        ? requestHref(first)
        : boardHref({ service: 'KYC', ricos: ricosCode }),
  };
}
