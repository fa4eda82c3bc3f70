import type { OpenAccessReview } from '@atrium/contract/access-reviews';
import type { ComponentProps } from 'react';
import type { MultiSelectProps } from '../../controls/multi-select/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, HostLink, lazyPart, useStrings } from '../../foundations/index.js';
import { PageHeader, RecordNav } from '../../navigation/index.js';
import { useReviewWords } from '../use-review-words.js';

const CampaignForm = lazyPart(async () => (await import('./campaign-form.js')).CampaignForm);

export interface OpenReviewsPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the list of contracts. */
  backHref: string;
  /** Whether the open reviews are loading, failed or ready. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; reviews: readonly OpenAccessReview[] };
  /** Today's date at the bank (`2026-11-24`), to which due dates are compared. */
  today: string;
  /** Address of a review. */
  hrefOf: (review: OpenAccessReview) => string;
  /** Contracts matching the typed text. */
  contracts: Pick<
    MultiSelectProps,
    'options' | 'knownOptions' | 'onQueryChange' | 'loading' | 'error' | 'onRetry'
  >;
  /** Opens a review in each of these contracts, or in none. The host reports a failure; the choices stay. */
  onOpen: (reviews: { name: string; dueDate: string; contractIds: string[] }) => Promise<unknown>;
}

/** For the bank: the open access reviews of all contracts, and the form that opens one in several of them. */
export function OpenReviewsPage({
  backHref,
  state,
  today,
  hrefOf,
  contracts,
  onOpen,
  className,
  ...props
}: OpenReviewsPageProps) {
  const t = useStrings();
  const words = useReviewWords(today);
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('accessReviews.campaign.title')}
        recordNav={<RecordNav back={{ href: backHref, label: t('accessReviews.campaign.back') }} />}
        description={t('accessReviews.campaign.description')}
      />
      <div className="grid gap-x-40 gap-y-24 border-t border-line pt-16 sm:grid-cols-[minmax(0,1fr)_384px]">
        {state.status === 'loading' ? <SkeletonRows rows={4} /> : null}
        {state.status === 'error' ? (
          <ErrorState
            title={t('accessReviews.failed')}
            supportId={state.supportId}
            onRetry={state.onRetry}
            retrying={state.retrying ?? false}
          />
        ) : null}
        {state.status === 'ready' && state.reviews.length === 0 ? (
          <Empty title={t('accessReviews.campaign.none')} help={t('accessReviews.campaign.noneHelp')} />
        ) : null}
        {state.status === 'ready' && state.reviews.length > 0 ? (
          <ul>
            {state.reviews.map((review) => (
              <li key={review.id} className="border-b border-line py-12">
                <HostLink
                  href={hrefOf(review)}
                  className="focus-ring text-heading-3 text-brand-ink hover:underline"
                >
                  {review.contract.name}
                </HostLink>
                <p className="text-small">
                  {[review.contract.number, review.name, words.state(review)].join(' · ')}
                </p>
                <p className="text-small text-ink-2">{words.progress(review)}</p>
              </li>
            ))}
          </ul>
        ) : null}
        <CampaignForm fallback={<div className="min-h-320" />} {...{ contracts, today, onOpen }} />
      </div>
    </div>
  );
}
