import type { ReviewStatus } from '@atrium/contract/kyc-rules';

const COLOURS: Readonly<Record<ReviewStatus, string>> = {
  undated: 'text-ink-3',
  overdue: 'text-negative',
  soon: 'text-action-mark',
  later: 'text-positive',
};

export interface ReviewCycleProps {
  status: ReviewStatus;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  lastReviewAt: string | null;
  nextReviewAt: string | null;
}

/** The time from the last to the next review as a bar, with a mark for today. Decorative: the dates are beside it. */
export function ReviewCycle({ status, today, lastReviewAt, nextReviewAt }: ReviewCycleProps) {
  const [from, to] = [Date.parse(lastReviewAt ?? ''), Date.parse(nextReviewAt ?? '')];
  const share = to > from ? Math.min(Math.max((Date.parse(today) - from) / (to - from), 0), 1) * 100 : null;
  return (
    <svg aria-hidden focusable="false" height="12" width="100%" className={COLOURS[status]}>
      {share === null ? (
        <line x1="0" x2="100%" y1="6" y2="6" stroke="currentColor" strokeDasharray="3 3" />
      ) : (
        <>
          <line x1="0" x2="100%" y1="6" y2="6" className="stroke-line" strokeWidth="2" />
          <rect x="0" y="4" height="4" width={`${share}%`} fill="currentColor" />
          <line
            x1={`${share}%`}
            x2={`${share}%`}
            y1="1"
            y2="11"
            className="text-ink"
            stroke="currentColor"
            strokeWidth="2"
          />
        </>
      )}
    </svg>
  );
}
