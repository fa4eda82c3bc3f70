import type { MtmSummary } from '@atrium/contract/mtm';
import { WidgetFrame } from '../../dashboard/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { momentOf } from '../parts/internal.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { WidgetTable } from '../parts/internal.js';

export interface MtmProps extends ServiceWidgetProps {
  /** The figures; undefined while loading. */
  summary?: MtmSummary | undefined;
}

/** Mark-to-market value of the live derivatives for the client, by product (WID-080, WID-081). */
export function Mtm({ status, width = 1, summary, ...props }: MtmProps) {
  const t = useStrings();
  const formats = useFormats();
  const isWide = width >= 2;
  const { valuationDate, count = 0, notionalInEur = 0, valueInEur = 0, byProduct = [] } = summary ?? {};
  return (
    <WidgetFrame
      title={t('home.widgets.MTM.title')}
      {...(count > 0 && { count, countLabel: t('figures.mtm.count', { count }) })}
      status={status ?? (count === 0 ? 'empty' : 'ready')}
      skeletonRows={6}
      empty={{ title: t('figures.mtm.empty'), help: t('figures.mtm.emptyHelp') }}
      figures={() => ({
        columns: [
          t('figures.mtm.product'),
          t('figures.mtm.trades'),
          t('figures.mtm.notional'),
          t('figures.mtm.value'),
        ],
        rows: [
          ...byProduct.map((each) => [
            t(`figures.mtm.products.${each.product}`),
            each.count,
            each.notionalInEur,
            each.valueInEur,
          ]),
          [t('figures.mtm.total'), count, notionalInEur, valueInEur],
        ],
      })}
      {...props}
    >
      <WidgetTable
        rows={byProduct}
        keyOf={({ product }) => product}
        columns={[
          {
            id: 'product',
            head: t('figures.mtm.product'),
            renderCell: ({ product }) => t(`figures.mtm.products.${product}`),
            total: t('figures.mtm.total'),
          },
          isWide && {
            id: 'trades',
            head: t('figures.mtm.trades'),
            align: 'right',
            renderCell: (each) => formats.integer(each.count),
            total: formats.integer(count),
          },
          isWide && {
            id: 'notional',
            head: t('figures.mtm.notional'),
            align: 'right',
            renderCell: (each) => formats.number(each.notionalInEur),
            total: formats.number(notionalInEur),
          },
          {
            id: 'value',
            head: t('figures.mtm.value'),
            align: 'right',
            renderCell: (each) => formats.number(each.valueInEur),
            total: formats.number(valueInEur),
          },
        ]}
      />
      {valuationDate ? (
        <p className="pt-8 text-caption text-ink-3">
          {t('figures.mtm.valued', { date: formats.date(momentOf(valuationDate)) })}
        </p>
      ) : null}
    </WidgetFrame>
  );
}
