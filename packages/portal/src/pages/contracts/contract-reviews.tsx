import { bankDay } from '@atrium/contract/bank-day';
import type { Contract } from '@atrium/contract/contracts';
import { AccessReviewPage, AccessReviewsPage, useNow, useStrings } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
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
import { errorFacts, isForbidden } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { useUnsavedChanges } from '../../app/shell/unsaved-changes-guard.tsx';
import { Component as NotFound } from '../error/not-found.tsx';

interface Reviewed {
  /** The contract; its rights determine what the user may do. */
  readonly id: string;
  readonly contract: Contract | undefined;
  /** Path of the reviews of the contract. */
  readonly path: string;
}

/** The access reviews of a contract, on the page for bank users or on that for clients. */
export function ContractReviews({ id, contract, path, backHref }: Reviewed & { readonly backHref: string }) {
  const t = useStrings();
  const today = bankDay(useNow()());
  const navigate = useNavigate();
  const read = useQuery(accessReviewsQuery(id));
  const open = useOpenReview(id);
  if (isForbidden(read.error)) return <NotFound />;
  const error = errorFacts(read);
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
          contract?.rights.canUpdateUsers
            ? async (review) => navigate(hrefOf((await open.mutateAsync(review)).id))
            : undefined
        }
      />
    </>
  );
}

/** One access review of a contract. */
export function ContractReview({ id, contract, path, reviewId }: Reviewed & { readonly reviewId: string }) {
  const t = useStrings();
  const today = bankDay(useNow()());
  const user = useUser();
  const read = useQuery(accessReviewQuery(id, reviewId));
  const decide = useDecideLine(id, reviewId);
  const close = useCloseReview(id, reviewId);
  const result = useReviewResult(id, reviewId);
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedChanges(isUnsaved);
  if (isForbidden(read.error)) return <NotFound />;
  const error = errorFacts(read);
  const canChange = contract?.rights.canUpdateUsers === true;
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
