import type { Audience } from '@atrium/contract/audience';
import type { ListedKycRecord } from '@atrium/contract/kyc';
import type { ReviewStatus } from '@atrium/contract/kyc-rules';
import { useDayFormats } from '../../controls/date/internal.js';
import { Link } from '../../controls/link/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { useCountryName } from '../../foundations/country-name.js';
import { ReviewState } from '../review-state/index.js';
import { useReviewDistance } from '../review-state/internal.js';
import { ReviewCycle } from './review-cycle.js';

/** One grid for the header and the rows of the list, from the width at which columns fit. */
const COLUMNS = 'md:grid-cols-4';

/** The column headers; hidden from screen readers, as each row labels its own cells. */
export function KycHead() {
  const t = useStrings();
  const heads = ['review', 'entity', 'lastReview', 'nextReview'] as const;
  return (
    <div
      aria-hidden
      className={cn(
        'grid min-h-40 items-center gap-x-16 text-small font-medium text-ink-2 max-md:hidden',
        COLUMNS,
      )}
    >
      {heads.map((head) => (
        <span key={head} className={head === 'nextReview' ? 'text-right' : undefined}>
          {t(`kyc.columns.${head}`)}
        </span>
      ))}
    </div>
  );
}

export interface KycRowProps {
  record: ListedKycRecord;
  status: ReviewStatus;
  /** The bank's current date, `2026-11-20`. */
  today: string;
  audience: Audience;
  href: string;
}

/** One record: how near its review is, its legal entity, and the documents the client must still provide. */
export function KycRow({ record, status, today, audience, href }: KycRowProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const days = useDayFormats();
  const nameOf = useCountryName();
  const distanceOf = useReviewDistance(today);
  const { legalName, ricosCode, country, lastReviewAt, nextReviewAt, documentsToProvide } = record;
  const isNear = status === 'overdue' || status === 'soon';
  // In the first line of the two-column layout, otherwise in the last column.
  const next = (
    <div className="grid justify-items-end text-right">
      <span className="sr-only">{t('kyc.columns.nextReview')} </span>
      {nextReviewAt ? (
        <>
          <time dateTime={nextReviewAt} className={isNear ? 'font-semibold' : 'text-ink-2'}>
            {days.date(nextReviewAt)}
          </time>
          <span className={cn('text-caption', status === 'overdue' ? 'text-negative-ink' : 'text-ink-2')}>
            {distanceOf(nextReviewAt)}
          </span>
        </>
      ) : (
        <span className="text-small text-ink-2">{t('kyc.noDate')}</span>
      )}
    </div>
  );
  return (
    <div
      className={cn(
        'relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-16 gap-y-2 py-10 hover:bg-hover',
        COLUMNS,
      )}
    >
      <div className="grid gap-2">
        <ReviewState status={status} tone={audience === 'bank' ? 'plain' : 'default'} />
        {documentsToProvide > 0 ? (
          <span className="text-caption text-ink-2">
            {t('kyc.toProvide', { count: documentsToProvide, figure: integer(documentsToProvide) })}
          </span>
        ) : null}
      </div>
      <div className="md:hidden">{next}</div>
      <div className="min-w-0">
        <Link
          variant="plain"
          href={href}
          className="font-semibold break-words after:absolute after:inset-0 hover:underline"
        >
          {legalName}
        </Link>
        <p className="text-caption text-ink-2">
          {ricosCode} · {nameOf(country)}
        </p>
      </div>
      <div className="max-md:hidden">
        <p className="text-small text-ink-2">
          <span className="sr-only">{t('kyc.columns.lastReview')} </span>
          {lastReviewAt ? days.date(lastReviewAt) : t('kyc.notReviewed')}
        </p>
        <ReviewCycle {...{ status, today, lastReviewAt, nextReviewAt }} />
      </div>
      <div className="max-md:hidden">{next}</div>
    </div>
  );
}
