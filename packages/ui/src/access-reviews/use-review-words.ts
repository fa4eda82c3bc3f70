import type { AccessReview } from '@atrium/contract/access-reviews';
import { useFormats, useNow, useStrings } from '../foundations/index.js';

/** What is said of a review: how far it is, and until when. */
export function useReviewWords() {
  const t = useStrings();
  const { date, integer } = useFormats();
  const now = useNow();
  return {
    state({ closedAt, closedBy, dueDate }: AccessReview): string {
      if (closedAt !== null)
        return t('accessReviews.state.closed', {
          day: date(closedAt),
          person: closedBy ? `${closedBy.firstName} ${closedBy.lastName}` : '',
        });
      const isOverdue = dueDate < now().toISOString().slice(0, 10);
      return t(`accessReviews.state.${isOverdue ? 'overdue' : 'open'}`, { day: date(dueDate) });
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
