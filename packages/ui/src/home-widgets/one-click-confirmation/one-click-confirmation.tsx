import type { Audience } from '@atrium/contract/audience';
import type { TradeConfirmation } from '@atrium/contract/trade-confirmations';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface OneClickConfirmationProps extends WidgetStateProps<TradeConfirmation> {
  /** Trades waiting for confirmation, most urgent first. */
  trades?: readonly TradeConfirmation[] | undefined;
  /** Total number; default: the number of trades given. */
  total?: number | undefined;
  /** The user's side: late trades are only marked for clients. */
  audience?: Audience;
}

const NONE: readonly TradeConfirmation[] = [];

/** Trades to be confirmed, and a link to the service where they are confirmed (WID-083). */
export function OneClickConfirmation({
  status,
  trades = NONE,
  total = trades.length,
  audience = 'client',
  href,
  external = false,
  more,
  ...props
}: OneClickConfirmationProps) {
  const t = useStrings();
  const formats = useFormats();
  const productOf = ({ product }: TradeConfirmation) => t(`homeWidgets.confirmations.product.${product}`);
  return (
    <WidgetFrame
      title={t('home.widgets.ONE_CLICK_CONFIRMATION.title')}
      status={status ?? (trades.length === 0 ? 'empty' : 'ready')}
      {...(total > 0 && { count: total, countLabel: t('homeWidgets.confirmations.count', { count: total }) })}
      {...(href && { link: { href, external, label: t('homeWidgets.confirmations.open') } })}
      empty={{ title: t('homeWidgets.confirmations.empty'), help: t('homeWidgets.confirmations.emptyHelp') }}
      figures={() =>
        listFigures(
          ['reference', 'product', 'entity', 'amount', 'currency', 'due'].map((id) =>
            t(`homeWidgets.confirmations.columns.${id as 'reference'}`),
          ),
          trades,
          more,
          (trade) => [
            trade.reference,
            productOf(trade),
            trade.legalEntity.longName,
            trade.amount,
            trade.currency,
            formats.dateTime(trade.dueAt),
          ],
        )
      }
      more={more}
      {...props}
    >
      <ul>
        {trades.map((trade) => {
          const isUrgent = trade.isLate && audience === 'client';
          return (
            <WidgetRow
              key={trade.id}
              title={trade.legalEntity.longName}
              detail={productOf(trade)}
              end={
                <>
                  <span className="block text-ink">{formats.amount(trade.amount, trade.currency)}</span>
                  <span className="block text-caption">
                    {isUrgent ? (
                      <StateMark name="action" size={12} className="mr-4 inline-block align-[-1px]" />
                    ) : null}
                    <time dateTime={trade.dueAt}>
                      {t(`homeWidgets.confirmations.${trade.isLate ? 'late' : 'due'}`, {
                        date: formats.recent(trade.dueAt),
                      })}
                    </time>
                  </span>
                </>
              }
            />
          );
        })}
      </ul>
    </WidgetFrame>
  );
}
