import { AuditReportsPage, useStrings, type AuditReportsPageProps } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { AUDIT_REPORTS, auditReportsQuery, auditReportsRightsQuery } from '../../api/audit-reports.ts';
import { useUser } from '../../api/users.ts';
import { boardHref } from '../../app/addresses/requests.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useLiveHref } from '../../app/router/use-live-href.ts';
import { useServiceCreation } from '../../app/use-service-creation.ts';
import { useContentEditing } from '../content/use-content-editing.tsx';
import { useShownContent } from '../content/use-shown-content.tsx';
import { useWhyReadOnly } from '../content/use-why-read-only.ts';

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(auditReportsQuery());
  void queries.prefetchQuery(auditReportsRightsQuery());
}

const SERVICE = 'AUDIT_REPORT_REQUEST';

/** The audit reports page (AUD-001 to AUD-006). */
export function Component() {
  const strings = useStrings();
  const user = useUser();
  const isOfBank = user.contactInformation.isInternal;
  // Bank users do not request confirmations (AUD-004).
  const creation = useServiceCreation(user, isOfBank ? undefined : SERVICE);
  const live = useLiveHref();
  const content = useQuery(auditReportsQuery());
  const { data: rights } = useQuery(auditReportsRightsQuery());
  const onAskWhy = useWhyReadOnly('EDIT_AUDIT_REPORTS', rights?.canEdit);
  const guide = content.data?.guide;
  const documents = content.data && (guide ? [guide] : []);
  const shown = useShownContent('auditReports', documents, (document) => [document]);
  const { textEditing, documentEditing, dialogs } = useContentEditing(
    AUDIT_REPORTS,
    (documents ?? []).map((document) => ({ document, block: 'GUIDE' as const })),
  );
  const failed = errorFacts(content);
  const state: AuditReportsPageProps['state'] = content.data
    ? { status: 'ready', content: content.data }
    : failed
      ? { status: 'error', ...failed }
      : { status: 'loading' };
  return (
    <>
      <PageTitle>{strings('auditReports.title')}</PageTitle>
      <AuditReportsPage
        state={state}
        onOpen={shown.open}
        onDownload={shown.save}
        newRequestHref={creation()}
        requestsHref={live(boardHref({ service: SERVICE }))}
        isOfBank={isOfBank}
        onAskWhy={onAskWhy}
        editing={rights?.canEdit ? { ...textEditing, ...documentEditing } : undefined}
      />
      {shown.preview}
      {dialogs}
    </>
  );
}
