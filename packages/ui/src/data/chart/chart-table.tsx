import { useStrings } from '../../foundations/provider/index.js';
import type { ChartLabel, ChartSeries } from './chart.js';

export interface ChartTableProps {
  labelledBy: string;
  labels: readonly ChartLabel[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The values of a chart as a table, one row per category. */
export function ChartTable({ labelledBy, labels, series, format }: ChartTableProps) {
  const t = useStrings();
  return (
    <table aria-labelledby={labelledBy} className="w-full text-small">
      <thead>
        <tr className="border-b border-line-ink">
          <th scope="col" className="text-left font-medium">
            <span className="sr-only">{t('data.chart.point')}</span>
          </th>
          {series.map(({ id, label }) => (
            <th key={id} scope="col" className="h-32 pl-16 text-right font-medium">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map(({ full }, index) => (
          <tr key={full} className="border-b border-line">
            <th scope="row" className="h-28 text-left font-regular">
              {full}
            </th>
            {series.map(({ id, values }) => (
              <td key={id} className="pl-16 text-right whitespace-nowrap">
                {typeof values[index] === 'number' ? format(values[index]) : t('data.chart.noValue')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
