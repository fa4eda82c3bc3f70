import { bankDay } from '@atrium/contract/bank-day';
import type { SearchResult } from '@atrium/contract/search';
import { kycDocumentStatus, reviewStatus } from '@atrium/contract/kyc-rules';
import { KycRecordPanel, useNow } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { kycDocumentsQuery, kycRecordQuery } from '../../api/kyc.ts';
import { errorFacts } from '../../app/error-facts.ts';

interface Props {
  /** A KYC record among the results. */
  result: SearchResult;
  onClose: () => void;
}

/** A KYC record beside the results of the search (SRCH-042). */
export default function KycPanel({ result: { entityId, title, link }, onClose }: Props) {
  const ricosCode = entityId!;
  const today = bankDay(useNow()());
  const record = useQuery(kycRecordQuery(ricosCode));
  const documents = useQuery(kycDocumentsQuery(ricosCode));
  const failed = errorFacts(record);
  const documentsFailed = errorFacts(documents);
  return (
    <KycRecordPanel
      open
      onOpenChange={(open) => !open && onClose()}
      name={title.text}
      href={link}
      state={
        record.data
          ? { status: 'ready', record: record.data }
          : failed
            ? { status: 'error', ...failed }
            : { status: 'loading' }
      }
      documents={
        documents.data
          ? { status: 'ready', documents: documents.data }
          : documentsFailed
            ? { status: 'error', ...documentsFailed }
            : { status: 'loading' }
      }
      today={today}
      statusOf={({ nextReviewAt }) => reviewStatus(nextReviewAt, today)}
      documentStatusOf={(document) => kycDocumentStatus(document, today)}
      audience="bank"
    />
  );
}
