import type { AccessReviewDetail } from '@atrium/contract/access-reviews';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { Empty, ErrorState, SkeletonRows } from '../../feedback/index.js';
import { cn, DownloadIcon, useFormats, useStrings } from '../../foundations/index.js';
import { PageHeader, RecordNav } from '../../navigation/index.js';
import { Confirmation } from '../../overlays/index.js';
import { useReviewWords } from '../use-review-words.js';
import { ReviewLines, type LineDecision } from './review-lines.js';

export interface AccessReviewPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Address of the contract's list of reviews. */
  backHref: string;
  /** Number and name of the contract, once they are known: reviews of several contracts can have the same name. */
  contract: { number: string; name: string } | undefined;
  /** Whether the review is loading, failed or ready. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; review: AccessReviewDetail };
  /** Today's date at the bank (`2026-11-24`), to which due dates are compared. */
  today: string;
  /** Id of the user, who cannot decide on their own rights. */
  ownId: string;
  /** Saves a decision; without it the review is read-only. The host reports a failure. */
  onDecide?: ((line: LineDecision) => void) | undefined;
  /** Called when a comment is typed that is not saved, or none is left, since leaving would lose it. */
  onUnsavedChange?: ((isUnsaved: boolean) => void) | undefined;
  /** Revokes the rights decided as revoked and seals the result, if the review is still the one shown (`version`). */
  onClose?: ((review: AccessReviewDetail) => Promise<unknown>) | undefined;
  /** Downloads the result of a closed review. */
  onResult: (format: 'pdf' | 'xlsx') => void;
}

/** An access review: each right is confirmed or revoked; once all are decided, it is closed and its result sealed. */
export function AccessReviewPage({
  backHref,
  contract,
  state,
  today,
  ownId,
  onDecide,
  onUnsavedChange,
  onClose,
  onResult,
  className,
  ...props
}: AccessReviewPageProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const words = useReviewWords(today);
  const [isClosing, setClosing] = useState(false);
  const review = state.status === 'ready' ? state.review : undefined;
  const isOpen = review?.closedAt === null;
  const undecided = review ? review.lines.total - review.lines.decided : 0;
  const revoked = review?.lines.revoked ?? 0;
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={review?.name ?? t('accessReviews.title')}
        recordNav={
          <RecordNav
            back={{ href: backHref, label: t('accessReviews.title') }}
            {...(contract && { reference: `${contract.number} · ${contract.name}` })}
          />
        }
        description={review ? `${words.state(review)} · ${words.progress(review)}` : '\u00a0'}
        actions={
          !review ? undefined : isOpen ? (
            onClose ? (
              <Button
                variant="primary"
                disabled={undecided > 0}
                aria-describedby={undecided > 0 ? 'access-review-undecided' : undefined}
                onClick={() => setClosing(true)}
              >
                {t('accessReviews.close')}
              </Button>
            ) : undefined
          ) : (
            (['pdf', 'xlsx'] as const).map((format) => (
              <Button key={format} icon={DownloadIcon} onClick={() => onResult(format)}>
                {t(`accessReviews.${format}`)}
              </Button>
            ))
          )
        }
      />
      {state.status === 'loading' ? <SkeletonRows rows={8} /> : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('accessReviews.reviewFailed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {review ? (
        <div className="border-t border-line pt-12">
          {isOpen && onDecide ? (
            <div className="grid gap-4 pb-12 text-small text-ink-2">
              <p>
                {t('accessReviews.keys.help', {
                  confirm: t('accessReviews.keys.confirm'),
                  revoke: t('accessReviews.keys.revoke'),
                })}
              </p>
              <p id="access-review-undecided" role="status">
                {undecided > 0
                  ? t('accessReviews.undecided', { count: undecided, figure: integer(undecided) })
                  : null}
              </p>
            </div>
          ) : null}
          {review.digest === null ? null : (
            <p className="pb-12 text-small break-all">
              {t('accessReviews.seal')} {review.digest}
            </p>
          )}
          {review.reviewed.length === 0 ? (
            <Empty title={t('accessReviews.noLines')} />
          ) : (
            <ReviewLines
              lines={review.reviewed}
              onDecide={isOpen ? onDecide : undefined}
              ownId={ownId}
              onUnsavedChange={onUnsavedChange}
            />
          )}
        </div>
      ) : null}
      {onClose && review ? (
        <Confirmation
          open={isClosing}
          onOpenChange={setClosing}
          title={t('accessReviews.closeTitle', { contract: contract?.name ?? review.name })}
          description={
            revoked === 0
              ? t('accessReviews.closeNone')
              : t('accessReviews.closeText', { count: revoked, figure: integer(revoked) })
          }
          confirmLabel={t('accessReviews.close')}
          cancelLabel={t('accessReviews.closeKeep')}
          busyLabel={t('accessReviews.closing')}
          error={t('accessReviews.closeFailed')}
          onConfirm={() => onClose(review)}
        />
      ) : null}
    </div>
  );
}
