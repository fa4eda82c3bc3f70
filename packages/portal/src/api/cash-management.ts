import type { CashManagementDocument } from '@atrium/contract/cash-management';
import { useMutation } from '@tanstack/react-query';
import { saveAnswer } from './transport/save-answer.ts';
import { callQuery } from './calls.ts';
import { api } from './client.ts';

/** The guides of the cash management products (API-176). */
export const guidesQuery = () => callQuery('cashManagement', 'documents');

/** Saves the file of a guide (API-181). */
export function useGuideDownload() {
  return useMutation({
    mutationFn: async ({ id, filename }: Pick<CashManagementDocument, 'id' | 'filename'>) =>
      saveAnswer(await api().cashManagement.read({ params: { id } }), filename),
  });
}
