import type { AccessReview } from '@atrium/contract/access-reviews';
import type { ComponentProps } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, HostLink, useStrings } from '../../foundations/index.js';
import { PageHeader, RecordNav } from '../../navigation/index.js';
import { OpenForm } from '../open-form.js';
import { useReviewWords } from '../use-review-words.js';

export interface AccessReviewsPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the contract and the address of its rights. */
  contract: { readonly name: string; readonly href: string };
  /** Whether the reviews are loading, failed or ready. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; reviews: readonly AccessReview[] };
  /** Today's date at the bank (`2026-11-24`), to which due dates are compared. */
  today: string;
  /** Address of a review. */
  hrefOf: (id: string) => string;
  /** Opens a review; without it the page is read-only. The host reports a failure; the typed values stay. */
  onOpen?: ((review: { name: string; dueDate: string }) => Promise<unknown>) | undefined;
}

/** The access reviews of a contract, newest first, with the form that opens a new one. */
export function AccessReviewsPage({
  contract,
  state,
  today,
  hrefOf,
  onOpen,
  className,
  ...props
}: AccessReviewsPageProps) {
  const t = useStrings();
  const words = useReviewWords(today);
  const reviews = state.status === 'ready' ? state.reviews : [];
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('accessReviews.title')}
        recordNav={<RecordNav back={{ href: contract.href, label: contract.name }} />}
        description={t('accessReviews.description')}
      />
      {state.status === 'loading' ? <SkeletonRows rows={4} /> : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('accessReviews.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {state.status === 'ready' ? (
        <div className="grid gap-x-40 gap-y-24 border-t border-line pt-16 sm:grid-cols-[minmax(0,1fr)_384px]">
          {reviews.length === 0 ? (
            <Empty title={t('accessReviews.none')} help={t('accessReviews.noneHelp')} />
          ) : (
            <ul>
              {reviews.map((review) => (
                <li key={review.id} className="border-b border-line py-12">
                  <HostLink
                    href={hrefOf(review.id)}
                    className="focus-ring text-heading-3 text-brand-ink hover:underline"
                  >
                    {review.name}
                  </HostLink>
                  <p className="text-small">{words.state(review)}</p>
                  <p className="text-small text-ink-2">{words.progress(review)}</p>
                </li>
              ))}
            </ul>
          )}
          {onOpen ? (
            <OpenForm
              title={t('accessReviews.open.title')}
              submit={t('accessReviews.open.submit')}
              onOpen={onOpen}
              today={today}
              waits={reviews.some(({ closedAt }) => closedAt === null)}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
