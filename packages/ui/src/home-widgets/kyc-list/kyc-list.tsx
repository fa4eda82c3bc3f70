import type { KycRecord } from '@atrium/contract/kyc';
import type { ReviewStatus } from '@atrium/contract/kyc-rules';
import { Link } from '../../controls/link/index.js';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import { ReviewState } from '../../kyc/review-state/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface KycListProps extends ServiceWidgetProps<KycRecord> {
  /** The next reviews, nearest first (WID-057). */
  records?: readonly KycRecord[] | undefined;
  /** Returns how near the review of a record is (KYC-033 to KYC-036). */
  statusOf: (record: KycRecord) => ReviewStatus;
  /** Total number of records (WID-058). */
  totalCount?: number | undefined;
  /** Returns the address of a record, where its page exists. */
  hrefOf?: ((record: KycRecord) => string | undefined) | undefined;
}

const NONE: readonly KycRecord[] = [];

/** The legal entities with the next reviews: name, how near, and date (WID-056). */
export function KycList({
  status,
  width = 1,
  records = NONE,
  statusOf,
  totalCount,
  hrefOf,
  more,
  ...props
}: KycListProps) {
  const t = useStrings();
  const formats = useFormats();
  const isWide = width >= 2;
  const rows = records.map((record) => ({ ...record, review: statusOf(record) }));
  const dayOf = (day: string | null) => (day ? formats.date(momentOf(day)) : null);
  const name = (record: KycRecord) => {
    const href = hrefOf?.(record);
    return href ? (
      <Link variant="plain" href={href} className="hover:underline">
        {record.legalName}
      </Link>
    ) : (
      record.legalName
    );
  };
  return (
    <WidgetFrame
      title={t('home.widgets.KYC_LIST.title')}
      {...(totalCount && {
        count: totalCount,
        countLabel: t('figures.kycList.count', { count: totalCount }),
      })}
      status={status ?? (rows.length === 0 ? 'empty' : 'ready')}
      skeletonRows={5}
      empty={{ title: t('figures.kycList.empty'), help: t('figures.kycList.emptyHelp') }}
      figures={() =>
        listFigures(
          [t('figures.company'), t('figures.kycList.statusHead'), t('figures.kycList.nextReview')],
          records,
          more,
          (record) => [record.legalName, t(`data.review.${statusOf(record)}`), dayOf(record.nextReviewAt)],
        )
      }
      more={more}
      {...props}
    >
      <WidgetTable
        headless
        rows={rows}
        keyOf={({ ricosCode }) => ricosCode}
        columns={[
          {
            id: 'name',
            head: t('figures.company'),
            renderCell: (record) =>
              isWide ? (
                name(record)
              ) : (
                <span className="grid gap-2">
                  <span>{name(record)}</span>
                  <ReviewState status={record.review} size="small" />
                </span>
              ),
          },
          isWide && {
            id: 'status',
            head: t('figures.kycList.statusHead'),
            renderCell: ({ review }) => <ReviewState status={review} />,
          },
          {
            id: 'day',
            head: t('figures.kycList.nextReview'),
            align: 'right',
            renderCell: ({ nextReviewAt, review }) =>
              nextReviewAt ? (
                <time
                  dateTime={nextReviewAt}
                  className={cn('text-small', review === 'later' ? 'text-ink-2' : 'font-semibold')}
                >
                  {dayOf(nextReviewAt)}
                </time>
              ) : (
                <span aria-hidden>–</span>
              ),
          },
        ]}
      />
    </WidgetFrame>
  );
}
