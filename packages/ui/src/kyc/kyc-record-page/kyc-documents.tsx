import type { KycDocument } from '@atrium/contract/kyc';
import type { KycDocumentStatus } from '@atrium/contract/kyc-rules';
import { IconButton } from '../../controls/button/index.js';
import { useDayFormats } from '../../controls/date/internal.js';
import { State } from '../../data/state/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { FileTypeIcon } from '../../files/file-type-icon/index.js';
import { DownloadIcon, useFormats, useStrings, type StateName } from '../../foundations/index.js';
import type { KycRecordPageProps } from './kyc-record-page.js';

/** The mark of each status: the client must act (missing, expired), the bank must act, nothing to do. */
export const DOCUMENT_MARKS: Readonly<Record<KycDocumentStatus, StateName>> = {
  missing: 'action',
  expired: 'refused',
  inReview: 'progress',
  accepted: 'done',
};

type Props = Pick<
  KycRecordPageProps,
  'documents' | 'documentStatusOf' | 'audience' | 'onOpen' | 'onDownload'
> & {
  /** The profile of the reader does not show all documents (KYC-029). */
  isPartial: boolean;
};

/** The documents of a record, including those not yet provided (KYC-025). */
export function KycDocuments({ documents, isPartial, ...props }: Props) {
  const t = useStrings();
  if (documents.status === 'loading') return <SkeletonRows rows={4} />;
  if (documents.status === 'error')
    return (
      <ErrorState
        title={t('kyc.record.documentsFailed')}
        supportId={documents.supportId}
        onRetry={documents.onRetry}
        retrying={documents.retrying ?? false}
      />
    );
  if (documents.documents.length === 0)
    return (
      <Empty
        title={t(`kyc.record.${isPartial ? 'noDocumentsShown' : 'noDocuments'}`)}
        help={t(`kyc.record.${isPartial ? 'missing.notShown' : 'noDocumentsHelp'}`)}
      />
    );
  return (
    <ul aria-label={t('kyc.record.sections.documents')}>
      {documents.documents.map((document) => (
        <li key={document.id} className="border-b border-line">
          <DocumentRow document={document} {...props} />
        </li>
      ))}
    </ul>
  );
}

function DocumentRow({
  document,
  documentStatusOf,
  audience,
  onOpen,
  onDownload,
}: Omit<Props, 'documents' | 'isPartial'> & { document: KycDocument }) {
  const t = useStrings();
  const { fileSize } = useFormats();
  const days = useDayFormats();
  const { kind, filename, mediaType, size, receivedAt, validUntil } = document;
  const status = documentStatusOf(document);
  const name = t(`kyc.record.kinds.${kind}`);
  const date =
    validUntil === null
      ? receivedAt && t('kyc.record.received', { date: days.date(receivedAt) })
      : t('kyc.record.validUntil', { date: days.date(validUntil) });
  const facts = [filename, size === null ? null : fileSize(size), date].filter((fact) => fact !== null);
  return (
    <div className="flex min-h-row flex-wrap items-center gap-x-12 gap-y-4 py-8">
      <State
        className="w-160 shrink-0"
        name={DOCUMENT_MARKS[status]}
        tone={audience === 'bank' ? 'plain' : 'default'}
      >
        {t(`kyc.record.documentStatus.${status}`)}
      </State>
      <div className="flex min-w-0 flex-1 basis-320 items-center gap-12">
        <FileTypeIcon name={filename ?? ''} {...(mediaType && { mediaType })} className="shrink-0" />
        <div className="min-w-0 flex-1">
          {filename === null ? (
            <p>{name}</p>
          ) : (
            <button
              type="button"
              aria-label={t('kyc.record.preview', { name })}
              className="focus-ring min-h-24 rounded-tag text-left hover:underline"
              onClick={() => onOpen(document)}
            >
              {name}
            </button>
          )}
          {facts.length > 0 ? (
            <p className="text-caption break-words text-ink-2">{facts.join(' · ')}</p>
          ) : null}
        </div>
        {filename === null ? null : (
          <IconButton
            icon={DownloadIcon}
            label={t('kyc.record.download', { name })}
            onClick={() => onDownload(document)}
          />
        )}
      </div>
    </div>
  );
}
