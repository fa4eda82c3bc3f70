import type { GuaranteesSummary } from '@atrium/contract/guarantees';
import { TotalsList } from '../../data/index.js';
import { WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface GuaranteesProps extends ServiceWidgetProps {
  /** The figures; undefined while loading. */
  summary?: GuaranteesSummary | undefined;
}

/** Number of next expiries shown beside the sums, by width. */
const SHOWN = { 1: 1, 2: 4, 3: 4, 4: undefined } as const;

/** Guarantees in force by kind, and the next to expire (WID-066, WID-067). */
export function Guarantees({ status, width = 1, summary, ...props }: GuaranteesProps) {
  const t = useStrings();
  const formats = useFormats();
  const isWide = width >= 2;
  const day = (value: string) => formats.date(momentOf(value));
  const { count = 0, amountInEur = 0, byKind = [], nextToExpire = [] } = summary ?? {};
  return (
    <WidgetFrame
      title={t('home.widgets.GUARANTEES.title')}
      {...(count > 0 && { count, countLabel: t('figures.guarantees.count', { count }) })}
      status={status ?? (count === 0 ? 'empty' : 'ready')}
      skeletonRows={6}
      empty={{ title: t('figures.guarantees.empty'), help: t('figures.guarantees.emptyHelp') }}
      figures={() => ({
        columns: [
          t('figures.guarantees.reference'),
          t('figures.guarantees.kind'),
          t('figures.company'),
          t('figures.guarantees.beneficiary'),
          t('figures.currency'),
          t('figures.guarantees.amount'),
          t('figures.guarantees.expires'),
        ],
        rows: nextToExpire.map((each) => [
          each.reference,
          t(`figures.guarantees.kinds.${each.kind}`),
          each.company,
          each.beneficiary,
          each.currency,
          each.amount,
          day(each.expiresOn),
        ]),
      })}
      {...props}
    >
      <div className="@container">
        <div className="grid gap-x-32 gap-y-8 @min-[560px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <TotalsList
            className="content-start"
            rows={byKind.map((each) => ({
              id: each.kind,
              label: (
                <>
                  {t(`figures.guarantees.kinds.${each.kind}`)}{' '}
                  <span className="text-small text-ink-3">{formats.integer(each.count)}</span>
                </>
              ),
              value: formats.number(each.amountInEur),
            }))}
            total={{ label: t('figures.guarantees.inForce'), value: formats.number(amountInEur) }}
          />
          <div>
            <h3 className="flex h-40 items-center text-small font-semibold">
              {t('figures.guarantees.nextToExpire')}
            </h3>
            <WidgetTable
              headless
              className="border-t border-line"
              rows={nextToExpire.slice(0, SHOWN[width])}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'beneficiary',
                  head: t('figures.guarantees.beneficiary'),
                  renderCell: (each) => (
                    <span className="grid">
                      <span>{each.beneficiary}</span>
                      <span className="text-caption text-ink-3">
                        {width === 1
                          ? `${each.reference} · ${formats.amount(each.amount, each.currency)}`
                          : each.reference}
                        {width === 4 ? ` · ${each.company}` : null}
                      </span>
                    </span>
                  ),
                },
                isWide && {
                  id: 'amount',
                  head: t('figures.guarantees.amount'),
                  align: 'right',
                  renderCell: (each) => formats.amount(each.amount, each.currency),
                },
                {
                  id: 'expires',
                  head: t('figures.guarantees.expires'),
                  align: 'right',
                  renderCell: ({ expiresOn }) => (
                    <time dateTime={expiresOn} className="text-small text-ink-2">
                      {day(expiresOn)}
                    </time>
                  ),
                },
              ]}
            />
          </div>
        </div>
      </div>
    </WidgetFrame>
  );
}
