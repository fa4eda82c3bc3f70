import type { ReviewStatus } from '@atrium/contract/kyc-rules';
import type { ComponentProps } from 'react';
import { State } from '../../data/state/index.js';
import { useStrings, type StateName } from '../../foundations/index.js';

/** KYC-033 to KYC-036 as marks: dashed circle, square with a cross, diamond and circle with a check. */
export const REVIEW_MARKS: Readonly<Record<ReviewStatus, StateName>> = {
  undated: 'draft',
  overdue: 'refused',
  soon: 'due',
  later: 'done',
};

export interface ReviewStateProps extends Omit<ComponentProps<typeof State>, 'name' | 'turn' | 'children'> {
  /** How near the next review is. */
  status: ReviewStatus;
}

/** How near the KYC review of a legal entity is: by mark and text, with colour only in addition. */
export function ReviewState({ status, ...props }: ReviewStateProps) {
  const t = useStrings();
  return (
    <State name={REVIEW_MARKS[status]} {...props}>
      {t(`data.review.${status}`)}
    </State>
  );
}
