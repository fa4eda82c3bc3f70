import { QUICK_CLOSING_LIMIT, type OfferedAct } from '@atrium/contract/request-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callKey } from './calls.ts';
import { api } from './client.ts';
import type { RequestListView } from './request-list.ts';

interface Closing {
  ids: readonly string[];
  /** Called with the number already closed, from 0, when the requests need more than one call. */
  onProgress: (closed: number) => void;
}

/** The act that the board offers for requests whose closure is requested. */
const TO_BE_CLOSED: OfferedAct = { act: 'close', from: 'TO_CLOSE' };

/** Closes several requests in batches, each all or none; stops at the first failure (REQ-019). */
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

interface ClosingAll {
  /** The filters of the board, when it was read, and how many requests are to be closed. */
  filters: RequestListView['filters'];
  except: readonly string[];
  readAt: string;
  count: number;
  onProgress: (closed: number) => void;
}

/** Closes all requests that match filters, in batches; stops when they differ from those shown (409). */
export function useCloseMatchingRequests() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ filters, except, readAt, count, onProgress }: ClosingAll) => {
      let left = count;
      while (left > 0) {
        if (left < count || count > QUICK_CLOSING_LIMIT) onProgress(count - left);
        const answer = await api().requestActions.updateMatching({
          body: { filters, except: [...except], total: left, readAt, state: 'CLOSED', offered: TO_BE_CLOSED },
        });
        left = answer.left;
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('requests') }),
  });
}
