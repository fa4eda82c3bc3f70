import type { KycDetails, KycDocument } from '@atrium/contract/kyc';
import type { KycDocumentStatus } from '@atrium/contract/kyc-rules';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { SkeletonRows } from '../../feedback/index.js';
import { HostLink, StateMark, useStrings } from '../../foundations/index.js';
import { DOCUMENT_MARKS } from './kyc-documents.js';
import type { KycRecordPageProps } from './kyc-record-page.js';

export interface WhatIsMissingProps extends Pick<
  KycRecordPageProps,
  'documents' | 'documentStatusOf' | 'audience' | 'newConversationHref'
> {
  record: KycDetails;
  isOverdue: boolean;
}

/** Returns the documents that still need action, those of the client first. */
export const openDocuments = (
  documents: KycRecordPageProps['documents'],
  statusOf: (document: KycDocument) => KycDocumentStatus,
) =>
  documents.status === 'ready'
    ? documents.documents
        .map((document) => ({ document, status: statusOf(document) }))
        .filter(({ status }) => status !== 'accepted')
        .toSorted((a, b) => Number(a.status === 'inReview') - Number(b.status === 'inReview'))
    : [];

/** What is missing, the deadline, and who must act; beside the record, or above it on narrow screens. */
export function WhatIsMissing({
  record,
  isOverdue,
  documents,
  documentStatusOf,
  audience,
  newConversationHref,
}: WhatIsMissingProps) {
  const t = useStrings();
  const days = useDayFormats();
  const open = openDocuments(documents, documentStatusOf);
  const { nextReviewAt } = record;
  const until =
    nextReviewAt === null
      ? t('kyc.record.missing.noDate')
      : t(isOverdue ? 'kyc.record.missing.since' : 'kyc.record.missing.by', {
          date: days.date(nextReviewAt),
        });
  const isClients = (status: KycDocumentStatus) => status !== 'inReview';
  return (
    <section aria-labelledby="kyc-missing">
      <h2 id="kyc-missing" className="flex min-h-44 items-center border-b border-line-ink text-heading-2">
        {t('kyc.record.missing.title')}
      </h2>
      {documents.status === 'loading' ? <SkeletonRows rows={2} /> : null}
      {documents.status === 'ready' && open.length === 0 ? (
        <div className="flex items-start gap-8 py-12">
          <StateMark name="done" className="mt-3" />
          <div>
            <p className="text-heading-3">{t('kyc.record.missing.nothing')}</p>
            <p className="mt-2 text-small text-ink-2">{t('kyc.record.missing.nothingHelp')}</p>
          </div>
        </div>
      ) : null}
      <ul>
        {open.map(({ document: { id, kind }, status }) => (
          <li key={id} className="flex items-start gap-8 border-b border-line py-10">
            <StateMark
              name={DOCUMENT_MARKS[status]}
              tone={audience === 'bank' ? 'plain' : 'default'}
              className="mt-3"
            />
            <div className="min-w-0">
              <p>
                {t(`kyc.record.kinds.${kind}`)}
                <span className="text-ink-2">
                  {', '}
                  {t(`kyc.record.documentStatus.${status}`).toLocaleLowerCase()}
                </span>
              </p>
              <p className="text-caption text-ink-2">
                {isClients(status)
                  ? [
                      t(audience === 'bank' ? 'kyc.record.missing.client' : 'kyc.record.missing.you'),
                      until,
                    ].join(', ')
                  : t('kyc.record.missing.bank')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {audience === 'client' && newConversationHref && open.some(({ status }) => isClients(status)) ? (
        <Button asChild className="mt-12">
          <HostLink href={newConversationHref}>{t('kyc.record.missing.send')}</HostLink>
        </Button>
      ) : null}
    </section>
  );
}
