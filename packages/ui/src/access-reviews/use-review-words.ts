import type { AccessReview } from '@atrium/contract/access-reviews';
import { useFormats, useStrings } from '../foundations/index.js';

/** Returns the texts for a review's status and progress; `today` is the bank's date, for comparing due dates. */
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
        t('accessReviews.progress', {
          count: lines.decided,
          decided: integer(lines.decided),
          total: integer(lines.total),
        }),
        lines.revoked > 0
          ? t('accessReviews.revoked', { count: lines.revoked, figure: integer(lines.revoked) })
          : '',
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
