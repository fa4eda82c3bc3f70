import type { AccessReview } from '@atrium/contract/access-reviews';
import { useFormats, useStrings } from '../foundations/index.js';

/** What is said of a review: how far it is, and until when; `today` is the day at the bank, which the due date counts in. */
export function useReviewWords(today: string) {
  const t = useStrings();
  const { date, integer } = useFormats();
  return {
    state({ closedAt, closedBy, dueDate }: AccessReview): string {
      if (closedAt !== null)
        return t('accessReviews.state.closed', {
          day: date(closedAt),
          person: closedBy ? `${closedBy.firstName} ${closedBy.lastName}` : '',
        });
      return t(`accessReviews.state.${dueDate < today ? 'overdue' : 'open'}`, { day: date(dueDate) });
    },
    progress: ({ lines }: AccessReview): string =>
      [
        t('accessReviews.progress', { decided: integer(lines.decided), total: integer(lines.total) }),
        lines.revoked > 0
          ? t('accessReviews.revoked', { count: lines.revoked, figure: integer(lines.revoked) })
          : '',
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
