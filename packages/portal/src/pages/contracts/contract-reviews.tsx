import { knowsAllMembers, managesContracts } from '@atrium/contract/access';
import { bankDay } from '@atrium/contract/bank-day';
import type { Contract } from '@atrium/contract/contracts';
import type { User } from '@atrium/contract/users';
import { AccessReviewPage, AccessReviewsPage, useNow, useStrings } from '@atrium/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  accessReviewQuery,
  accessReviewsQuery,
  useCloseReview,
  useDecideLine,
  useOpenReview,
  useReviewResult,
} from '../../api/access-reviews.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts, isForbidden, isUnknown } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { askWhy } from '../../app/shell/access-explanations.tsx';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { Component as NotFound } from '../error/not-found.tsx';
import { managerSubject } from './manager-subject.ts';

interface Reviewed {
  readonly id: string;
  /** The read of the contract; its rights determine what the user may do. */
  readonly contractRead: Pick<UseQueryResult<Contract>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** Path of the reviews of the contract. */
  readonly path: string;
}

/** Whether the reviews of a contract can be read: bank administrators need not wait for its rights. */
const mayRead = (user: User, contract: Contract | undefined): boolean =>
  knowsAllMembers.allows(user) && (contract?.rights.canGetUsers ?? managesContracts.allows(user));

/** Whether the user may open, decide and close reviews: nobody does in the session of somebody else. */
const mayReview = (user: User, contract: Contract | undefined): boolean =>
  contract?.rights.canUpdateUsers === true && !user.isImpersonated;

/** Whether the page does not exist for the user. */
const isClosed = (user: User, contract: Contract | undefined, ...errors: unknown[]): boolean =>
  (contract !== undefined && !mayRead(user, contract)) ||
  errors.some((error) => isUnknown(error) || isForbidden(error));

/** Asks why the reviews of a contract that the user sees are closed; only the bank reviews those of outsourced services. */
const whyClosed = (user: User, contract: Contract | undefined) =>
  contract &&
  (() => askWhy(knowsAllMembers.allows(user) ? managerSubject(user) : 'CHANGE_CONTRACTS', contract.id));

/** The access reviews of a contract, on the page for bank users or on that for clients. */
export function ContractReviews({
  id,
  contractRead,
  path,
  backHref,
}: Reviewed & { readonly backHref: string }) {
  const t = useStrings();
  const today = bankDay(useNow()());
  const navigate = useNavigate();
  const user = useUser();
  const contract = contractRead.data;
  const read = useQuery({ ...accessReviewsQuery(id), enabled: mayRead(user, contract) });
  const open = useOpenReview(id);
  if (isClosed(user, contract, contractRead.error, read.error))
    return <NotFound onAskWhy={whyClosed(user, contract)} />;
  const error = errorFacts(read, contractRead);
  const hrefOf = (reviewId: string) => `${path}/${reviewId}`;
  return (
    <>
      <PageTitle>{t('accessReviews.title')}</PageTitle>
      <AccessReviewsPage
        contract={{ name: contract?.name ?? '\u00a0', href: backHref }}
        state={
          read.data
            ? { status: 'ready', reviews: read.data }
            : error
              ? { status: 'error', ...error }
              : { status: 'loading' }
        }
        today={today}
        hrefOf={hrefOf}
        onOpen={
          mayReview(user, contract)
            ? async (review) => navigate(hrefOf((await open.mutateAsync(review)).id))
            : undefined
        }
      />
    </>
  );
}

/** One access review of a contract. */
export function ContractReview({
  id,
  contractRead,
  path,
  reviewId,
}: Reviewed & { readonly reviewId: string }) {
  const t = useStrings();
  const today = bankDay(useNow()());
  const user = useUser();
  const contract = contractRead.data;
  const read = useQuery({ ...accessReviewQuery(id, reviewId), enabled: mayRead(user, contract) });
  const decide = useDecideLine(id, reviewId);
  const close = useCloseReview(id, reviewId);
  const result = useReviewResult(id, reviewId);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  if (isClosed(user, contract, contractRead.error, read.error))
    return <NotFound onAskWhy={whyClosed(user, contract)} />;
  const error = errorFacts(read, contractRead);
  const canChange = mayReview(user, contract);
  return (
    <>
      <PageTitle>{read.data?.name ?? t('accessReviews.title')}</PageTitle>
      <AccessReviewPage
        backHref={path}
        contract={contract}
        state={
          read.data
            ? { status: 'ready', review: read.data }
            : error
              ? { status: 'error', ...error }
              : { status: 'loading' }
        }
        today={today}
        ownId={user.id}
        onDecide={canChange ? (line) => decide.mutate(line) : undefined}
        onUnsavedChange={setUnsaved}
        onClose={canChange ? ({ version }) => close.mutateAsync(version) : undefined}
        onResult={(format) => result.mutate(format)}
      />
    </>
  );
}
