import { QUICK_CLOSING_LIMIT, type OfferedAct, type RequestFilterType } from '@atrium/contract/request-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveAnswer } from '../app/save-answer.ts';
import { callKey } from './calls.ts';
import { api } from './client.ts';

interface Closing {
  ids: readonly string[];
  /** Where they are more than one call takes: how many are closed, from the first. */
  onProgress: (closed: number) => void;
}

/** What the board offers on requests whose closure is asked for. */
const TO_BE_CLOSED: OfferedAct = { act: 'close', from: 'TO_CLOSE' };

/** Closes several requests, as many at a time as one call takes, all or none of those; stops where it fails (REQ-019). */
export function useCloseRequests() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, onProgress }: Closing) => {
      for (let closed = 0; closed < ids.length; closed += QUICK_CLOSING_LIMIT) {
        if (ids.length > QUICK_CLOSING_LIMIT) onProgress(closed);
        const requestIds = ids.slice(closed, closed + QUICK_CLOSING_LIMIT);
        await api().requestActions.updateStates({
          body: { requestIds, state: 'CLOSED', offered: TO_BE_CLOSED },
        });
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('requests') }),
  });
}

/** Saves a tab of the board as a spreadsheet, with the dates of this browser's time zone (REQ-021). */
export function useExportRequests() {
  return useMutation({
    mutationFn: async (requestFilterType: RequestFilterType) => {
      const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      await saveAnswer(await api().requestActions.exportBoard({ query: { requestFilterType, timezone } }));
    },
  });
}
