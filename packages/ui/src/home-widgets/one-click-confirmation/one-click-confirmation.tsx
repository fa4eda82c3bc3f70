import type { Audience } from '@atrium/contract/audience';
import type { TradeConfirmation } from '@atrium/contract/trade-confirmations';
import { listFigures, WidgetFrame } from '../../dashboard/index.js';
import { StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { WidgetRow, type WidgetStateProps } from '../parts/internal.js';

export interface OneClickConfirmationProps extends WidgetStateProps<TradeConfirmation> {
  /** Trades that wait for a confirmation, the most urgent first. */
  trades?: readonly TradeConfirmation[] | undefined;
  /** How many there are in all; default: those given. */
  total?: number | undefined;
  /** They wait for the reader's side, or for the client of whom the bank reads. */
  audience?: Audience;
}

const NONE: readonly TradeConfirmation[] = [];

/** What waits to be confirmed, and the service in which it is done (WID-083). */
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
