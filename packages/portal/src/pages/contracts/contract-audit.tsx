import { nextSorting } from '@atrium/contract/contracts-rules';
import { AuditEvents } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { contractAuditQuery, useExportAudit } from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { pageOf, sortingOf } from './address.ts';

/** The audit of a contract; its page and its order stand in the address (CTR-084 to CTR-090). */
export default function ContractAudit({ id }: { id: string }) {
  const [address, setAddress] = useSearchParams();
  const [page, sorting] = [pageOf(address.get('page')), sortingOf(address.get('sorting'))];
  const read = useQuery(contractAuditQuery(id, { page, sorting }));
  const exportAudit = useExportAudit();
  const { data, error, isPlaceholderData } = read;
  const go = (next: { page?: number; sorting?: string }) =>
    setAddress(
      {
        tab: 'audit',
        ...((next.sorting ?? sorting) !== 'NONE' && { sorting: next.sorting ?? sorting }),
        ...(next.page !== undefined && next.page > 1 && { page: String(next.page) }),
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <AuditEvents
      state={
        data
          ? {
              status: 'ready',
              events: data.pageRecords,
              total: data.totalRecords,
              since: data.since,
              busy: isPlaceholderData,
            }
          : error
            ? { status: 'error', ...errorFacts(read)! }
            : { status: 'loading' }
      }
      page={page}
      onPageChange={(next) => go({ page: next })}
      sorting={sorting}
      onSort={() => go({ sorting: nextSorting(sorting) })}
      onExport={(days) => exportAudit.mutate({ days, contractId: id })}
      exporting={exportAudit.isPending}
    />
  );
}
