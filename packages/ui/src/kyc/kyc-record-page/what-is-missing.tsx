import type { KycDetails, KycDocument } from '@atrium/contract/kyc';
import type { KycDocumentStatus } from '@atrium/contract/kyc-rules';
import { Button } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { SkeletonRows } from '../../feedback/index.js';
import { HostLink, LockIcon, StateMark, useStrings } from '../../foundations/index.js';
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
  const { nextReviewAt, rights } = record;
  // Documents that the profile does not show may be missing as well (KYC-029).
  const isPartial = !rights.hasAllData;
  /** The deadline of a document that the client has to send: its own end if it has expired, otherwise the review. */
  const deadline = ({ validUntil }: KycDocument, status: KycDocumentStatus) => {
    if (status === 'expired' && validUntil !== null)
      return t('kyc.record.missing.since', { date: days.date(validUntil) });
    if (nextReviewAt === null) return t('kyc.record.missing.noDate');
    return t(isOverdue ? 'kyc.record.missing.since' : 'kyc.record.missing.by', {
      date: days.date(nextReviewAt),
    });
  };
  const isClients = (status: KycDocumentStatus) => status !== 'inReview';
  return (
    <section aria-labelledby="kyc-missing">
      <h2 id="kyc-missing" className="flex min-h-44 items-center border-b border-line-ink text-heading-2">
        {t('kyc.record.missing.title')}
      </h2>
      {documents.status === 'loading' ? <SkeletonRows rows={2} /> : null}
      {documents.status === 'ready' && open.length === 0 ? (
        <div className="flex items-start gap-8 py-12">
          {isPartial ? (
            <LockIcon className="mt-3 shrink-0 text-ink-2" />
          ) : (
            <StateMark name="done" className="mt-3" />
          )}
          <div>
            <p className="text-heading-3">
              {t(`kyc.record.missing.${isPartial ? 'nothingShown' : 'nothing'}`)}
            </p>
            <p className="mt-2 text-small text-ink-2">
              {t(`kyc.record.missing.${isPartial ? 'notShown' : 'nothingHelp'}`)}
            </p>
          </div>
        </div>
      ) : null}
      <ul>
        {open.map(({ document, status }) => (
          <li key={document.id} className="flex items-start gap-8 border-b border-line py-10">
            <StateMark
              name={DOCUMENT_MARKS[status]}
              tone={audience === 'bank' ? 'plain' : 'default'}
              className="mt-3"
            />
            <div className="min-w-0">
              <p>
                {t(`kyc.record.kinds.${document.kind}`)}
                <span className="text-ink-2">
                  {', '}
                  {t(`kyc.record.documentStatus.${status}`).toLocaleLowerCase()}
                </span>
              </p>
              <p className="text-caption text-ink-2">
                {isClients(status)
                  ? [
                      t(audience === 'bank' ? 'kyc.record.missing.client' : 'kyc.record.missing.you'),
                      deadline(document, status),
                    ].join(', ')
                  : t('kyc.record.missing.bank')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      {isPartial && open.length > 0 ? (
        <p className="py-8 text-small text-ink-2">{t('kyc.record.missing.notShown')}</p>
      ) : null}
      {audience === 'client' && newConversationHref && open.some(({ status }) => isClients(status)) ? (
        <Button asChild className="mt-12">
          <HostLink href={newConversationHref}>{t('kyc.record.missing.send')}</HostLink>
        </Button>
      ) : null}
    </section>
  );
}
