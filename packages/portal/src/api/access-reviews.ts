import type { AccessReviewLine } from '@atrium/contract/access-reviews';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { callKey, callQuery } from './calls.ts';
import { api } from './client.ts';
import { contractUsersQuery, rightsChangesKey } from './contract-users.ts';
import { saveAnswer } from './transport/save-answer.ts';

/** The access reviews of a contract, the newest first. */
export const accessReviewsQuery = (id: string) => callQuery('accessReviews', 'list', { params: { id } });

/** The open access reviews of all contracts. */
export const openReviewsQuery = () => callQuery('accessReviews', 'listOpen');

/** Opens a review in each of several contracts, all or none. */
export function useOpenReviews() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; dueDate: string; contractIds: string[] }) =>
      api().accessReviews.openSeveral({ body }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('accessReviews') }),
  });
}

/** An access review with its lines. */
export const accessReviewQuery = (id: string, reviewId: string) =>
  callQuery('accessReviews', 'get', { params: { id, reviewId } });

/** Opens a review over all rights in a contract. */
export function useOpenReview(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; dueDate: string }) =>
      api().accessReviews.open({ params: { id }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('accessReviews') }),
  });
}

/** Decides on a line, one call at a time; a line that somebody else decided meanwhile is refused and refetched. */
export function useDecideLine(id: string, reviewId: string) {
  const queries = useQueryClient();
  /** The versions that the decisions made here led to, by line and the version that they were based on. */
  const saved = useRef(new Map<string, number>());
  const { queryKey } = accessReviewQuery(id, reviewId);
  return useMutation({
    scope: { id: `access-review ${reviewId}` },
    mutationFn: (
      line: Pick<AccessReviewLine, 'id' | 'version' | 'comment'> & {
        decision: 'CONFIRMED' | 'REVOKED' | null;
      },
    ) => {
      // A second decision on a line is based on the first. A decision of somebody else that was fetched while this one
      // waited was not seen: the version that was shown is sent, and refused.
      const version = saved.current.get(`${line.id} ${line.version}`) ?? line.version;
      return api().accessReviews.decide({
        params: { id, reviewId },
        body: { lines: [{ ...line, version }] },
      });
    },
    onSuccess: (lines, { id: lineId, version }) => {
      for (const line of lines) saved.current.set(`${lineId} ${version}`, line.version);
      queries.setQueryData(
        queryKey,
        (review) =>
          review && {
            ...review,
            reviewed: review.reviewed.map((line) => lines.find((one) => one.id === line.id) ?? line),
          },
      );
    },
    onSettled: () => queries.invalidateQueries({ queryKey: callKey('accessReviews') }),
  });
}

/** Closes a review: revoked rights are removed, and the users of the contract are refetched. */
export function useCloseReview(id: string, reviewId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number) =>
      api().accessReviews.close({ params: { id, reviewId }, body: { version } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: callKey('accessReviews') }),
        queries.invalidateQueries({ queryKey: contractUsersQuery(id).queryKey }),
        queries.invalidateQueries({ queryKey: rightsChangesKey(id) }),
        queries.invalidateQueries({ queryKey: callKey('auditEvents') }),
      ]),
  });
}

/** Downloads the result of a closed review. */
export const useReviewResult = (id: string, reviewId: string) =>
  useMutation({
    mutationFn: async (format: 'pdf' | 'xlsx') =>
      saveAnswer(await api().accessReviews.result({ params: { id, reviewId }, query: { format } })),
  });
