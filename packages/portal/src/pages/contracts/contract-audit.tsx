import type { AuditEvent } from '@atrium/contract/audit-events';
import { nextSorting } from '@atrium/contract/contracts-rules';
import { AuditEvents, useToast } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useUndoRights } from '../../api/contract-users.ts';
import { contractAuditQuery, useExportAudit } from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import type { AuditView } from './address.ts';

/** The audit of a contract; the host owns page and sort order (CTR-084 to CTR-090). */
export default function ContractAudit({
  id,
  view: { page, sorting },
  onViewChange,
}: {
  id: string;
  view: AuditView;
  onViewChange: (view: AuditView) => void;
}) {
  const { t } = useTranslation('contracts');
  const toast = useToast();
  const read = useQuery(contractAuditQuery(id, { page, sorting }));
  const exportAudit = useExportAudit();
  const undo = useUndoRights(id);
  const onUndo = async (event: AuditEvent) => {
    await undo.mutateAsync(event.id);
    toast.success(t('rightsUndone', { count: 1 }));
  };
  const { data, error, isPlaceholderData } = read;
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
      onPageChange={(next) => onViewChange({ page: next, sorting })}
      sorting={sorting}
      onSort={() => onViewChange({ page: 1, sorting: nextSorting(sorting) })}
      onExport={(days) => exportAudit.mutate({ days, contractId: id })}
      exporting={exportAudit.isPending}
      onUndo={onUndo}
    />
  );
}
