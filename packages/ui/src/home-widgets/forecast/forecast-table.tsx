import type { Forecast as ForecastData } from '@atrium/contract/forecast';
import type { WidgetWidth } from '../../dashboard/index.js';
import { Sparkline } from '../../data/index.js';
import { cn, StateMark, useFormats, useStrings } from '../../foundations/index.js';
import { momentOf, ShortFigure, useCurrencyName, useRecentDay } from '../parts/internal.js';

type Line = ForecastData['total'];

/** Returns a function that names a column: the date of a balance, or the date up to which flows are summed. */
export function useColumnName(today: string) {
  const t = useStrings();
  const formats = useFormats();
  const recentDay = useRecentDay(today);
  return ({ from, to }: ForecastData['groupedColums'][number]['columns'][number]): string => {
    if (from === to) return recentDay(to);
    const isPast = to <= today;
    return t('figures.forecast.until', { date: isPast ? formats.date(momentOf(to)) : recentDay(to) });
  };
}

/**
 * The figures of one forecast: grouped columns, one row per currency, and a total row (WID-033). At one dashboard
 * column wide, figures are abbreviated to K and M; if the table is still too wide, its panel scrolls horizontally while
 * the row names stay in place.
 */
export function ForecastTable({
  forecast,
  today,
  width,
}: {
  forecast: ForecastData;
  today: string;
  width: WidgetWidth;
}) {
  const t = useStrings();
  const columnName = useColumnName(today);
  const currencyName = useCurrencyName();
  const { forecastType, groupedColums, dataLines, total } = forecast;
  const title = t(`figures.forecast.types.${forecastType}`);
  const wide = width >= 3;
  const isShort = width === 1;
  const gap = isShort ? 'pl-8' : 'pl-16';
  const hasTrend = wide && total.trend.length > 0;
  const sticky = 'sticky left-0 bg-bg pr-8';
  return (
    <table aria-label={title} className={cn('w-full print:text-caption', isShort && 'text-caption')}>
      <thead className={cn('text-ink-2', !isShort && 'text-small')}>
        <tr>
          <th scope="col" rowSpan={2} className={cn('pb-6 text-left align-bottom font-medium', sticky)}>
            {t('figures.currency')}
          </th>
          {groupedColums.map(({ group, columns }) => (
            <th
              key={group}
              scope="colgroup"
              colSpan={columns.length}
              className={cn('h-28 text-right text-caption font-regular text-ink-3', gap)}
            >
              {t(`figures.forecast.groups.${group}`)}
            </th>
          ))}
          {hasTrend ? (
            <th
              scope="col"
              rowSpan={2}
              className="pb-6 pl-24 text-right align-bottom font-medium whitespace-nowrap print:hidden"
            >
              {t('figures.forecast.trend')}
            </th>
          ) : null}
        </tr>
        <tr className="border-b border-line-ink">
          {groupedColums.flatMap(({ columns }) =>
            columns.map((column) => (
              <th
                key={column.to}
                scope="col"
                className={cn('h-32 text-right font-medium whitespace-nowrap print:pl-8', gap)}
              >
                {columnName(column)}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {dataLines.map((line) => (
          <tr key={line.currency} className="border-b border-line last:border-b-0">
            <th scope="row" className={cn('h-40 text-left font-regular whitespace-nowrap', sticky)}>
              <abbr title={currencyName(line.currency)} className="font-semibold no-underline">
                {line.currency}
              </abbr>
              {wide ? (
                <span aria-hidden className="ml-12 text-small text-ink-3 @max-[480px]:hidden print:hidden">
                  {currencyName(line.currency)}
                </span>
              ) : null}
            </th>
            <Figures forecast={forecast} line={line} hasTrend={hasTrend} isShort={isShort} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="total-row">
          <th scope="row" className={cn('h-40 text-left', !isShort && 'whitespace-nowrap', sticky)}>
            {t('figures.forecast.total')}
          </th>
          <Figures forecast={forecast} line={total} hasTrend={hasTrend} isShort={isShort} />
        </tr>
      </tfoot>
    </table>
  );
}

interface FiguresProps {
  forecast: ForecastData;
  line: Line;
  hasTrend: boolean;
  /** Abbreviates figures to K and M. */
  isShort: boolean;
}

function Figures({ forecast, line, hasTrend, isShort }: FiguresProps) {
  const t = useStrings();
  const formats = useFormats();
  const isBalance = forecast.forecastType === 'CASH_POSITION';
  return (
    <>
      {line.values.map((value, index) => {
        const isBelow = isBalance && value < 0;
        const whole = formats.number(value, forecast.nbDecimal);
        return (
          <td
            // oxlint-disable-next-line react/no-array-index-key -- the index identifies the column
            key={index}
            className={cn(
              'text-right whitespace-nowrap print:pl-8',
              isShort ? 'pl-8' : 'pl-16',
              isBelow && 'font-semibold text-action-ink',
            )}
          >
            {isBelow ? (
              <>
                <StateMark name="action" size={12} className="mr-6 inline-block align-[-1px]" />
                <span className="sr-only">{t('figures.forecast.belowZero')} </span>
              </>
            ) : null}
            {isShort ? <ShortFigure value={value} whole={whole} /> : whole}
          </td>
        );
      })}
      {hasTrend ? (
        <td className="pl-24 text-right print:hidden">
          <Sparkline values={line.trend} />
        </td>
      ) : null}
    </>
  );
}
