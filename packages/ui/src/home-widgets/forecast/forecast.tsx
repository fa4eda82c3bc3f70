import type { Forecast as ForecastData } from '@atrium/contract/forecast';
import { useState } from 'react';
import { WidgetFrame, type WidgetFigures } from '../../dashboard/index.js';
import { useStrings } from '../../foundations/index.js';
import { Tabs } from '../../navigation/index.js';
import type { ServiceWidgetProps } from '../parts/internal.js';
import { ForecastTable, useColumnName } from './forecast-table.js';

export interface ForecastProps extends ServiceWidgetProps {
  /** One tab each (WID-032); none when the user may see none (WID-034). */
  forecasts?: readonly ForecastData[] | undefined;
  /** The bank's current date, `2026-11-20`. */
  today: string;
}

const NONE: readonly ForecastData[] = [];

/** Current balances and future flows, one tab per type of forecast. */
export function Forecast({ status, width = 3, forecasts = NONE, today, ...props }: ForecastProps) {
  const t = useStrings();
  const columnName = useColumnName(today);
  const [chosen, setChosen] = useState('');
  const current = forecasts.find(({ forecastType }) => forecastType === chosen) ?? forecasts[0];
  const figures = ({ groupedColums, dataLines, total }: ForecastData): WidgetFigures => ({
    columns: [
      t('figures.currency'),
      ...groupedColums.flatMap(({ columns }) => columns.map((column) => columnName(column))),
    ],
    rows: [
      ...dataLines.map(({ currency, values }) => [currency, ...values]),
      [t('figures.forecast.total'), ...total.values],
    ],
  });
  return (
    <WidgetFrame
      title={t('home.widgets.FORECAST.title')}
      status={status ?? (current ? 'ready' : 'empty')}
      skeletonRows={6}
      empty={{ title: t('figures.forecast.empty'), help: t('figures.forecast.emptyHelp') }}
      figures={current && (() => figures(current))}
      {...props}
    >
      {current ? (
        <Tabs
          label={t('figures.forecast.tabs')}
          value={current.forecastType}
          onValueChange={setChosen}
          extra={
            width >= 2 ? (
              <span className="text-caption text-ink-3 max-xs:hidden">
                {t('figures.forecast.scope', { count: current.legalEntitiesCount })}
              </span>
            ) : undefined
          }
          tabs={forecasts.map((forecast) => ({
            value: forecast.forecastType,
            label: t(`figures.forecast.types.${forecast.forecastType}`),
            // `relative` contains the screen-reader-only text; without it the page would be as wide as the table.
            panelClassName: '@container focus-inset relative overflow-x-auto row-fade [--fade-start:0px]!',
            content: <ForecastTable {...{ forecast, today, width }} />,
          }))}
        />
      ) : null}
    </WidgetFrame>
  );
}
