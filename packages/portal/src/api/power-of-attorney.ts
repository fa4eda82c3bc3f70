import { powerFileName, POWERS_PAGE_SIZE, POWERS_PAGES_MAX } from '@atrium/contract/power-of-attorney-rules';
import { IN_PROGRESS_STATES } from '@atrium/contract/request-rules';
import type { ViewedFile } from '@atrium/ui';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { useFile } from './files.ts';
import { requestsQuery } from './requests.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** How long a page of the list is good for the next one to come under it, in milliseconds. */
const PAGE_AGE = 60_000;
/** Open requests that stand beside the powers of a legal entity. */
const REQUESTS_SHOWN = 3;

const pageQuery = (query: string, pageId: number) =>
  callQuery('powerOfAttorney', 'list', {
    query: { sorting: 'ASC', query, pageId, pageSize: POWERS_PAGE_SIZE },
  });

/**
 * The first pages of the legal entities that match, under each other (POA-003). Pages that are known are not fetched again;
 * what was shown stays until the others have come, and a search that is superseded is given up.
 */
export const powerPagesQuery = (search: string, pages: number) =>
  queryOptions({
    queryKey: [...pageQuery(search, 1).queryKey, 'pages', pages],
    queryFn: async ({ client, signal }) => {
      const queries = Array.from({ length: pages }, (_, index) => ({
        ...pageQuery(search, index + 1),
        staleTime: PAGE_AGE,
      }));
      const giveUp = () => {
        for (const { queryKey } of queries) void client.cancelQueries({ queryKey, exact: true });
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const read = await Promise.all(queries.map((query) => client.fetchQuery(query)));
      const items = read.flatMap((page) => page.pageRecords);
      const total = read[0]!.totalRecords;
      return {
        // What comes new at the head moves others on to the next page.
        items: [...new Map(items.map((item) => [item.ricosCode, item])).values()],
        total,
        hasMore: pages < POWERS_PAGES_MAX && pages * POWERS_PAGE_SIZE < total,
      };
    },
    placeholderData: keepPreviousData,
  });

/** The powers of a legal entity (API-162). */
export const powerQuery = (ricosCode: string) =>
  callQuery('powerOfAttorney', 'get', { params: { id: ricosCode } });

/** Requests about the powers of a legal entity that somebody has still to act on: the newest, and how many. */
export const powerRequestsQuery = (ricosCode: string) =>
  requestsQuery({
    requestStates: [...IN_PROGRESS_STATES],
    services: ['POWER_OF_ATTORNEY'],
    entities: [ricosCode],
    limit: REQUESTS_SHOWN,
  });

/** The PDF of the powers of a legal entity, fetched to be looked at. */
export function usePowerFile(ricosCode: string): ViewedFile {
  const params = { id: ricosCode };
  const { headers: _, ...file } = useFile({
    queryKey: callKey('powerOfAttorney', 'readFile', { params }),
    call: (signal) => api().powerOfAttorney.readFile({ params, signal }),
  });
  return file;
}

/** Saves the PDF of the powers of a legal entity (POA-023). */
export function usePowerDownload() {
  return useMutation({
    mutationFn: async (ricosCode: string) =>
      saveAnswer(
        await api().powerOfAttorney.readFile({ params: { id: ricosCode } }),
        powerFileName(ricosCode),
      ),
  });
}
