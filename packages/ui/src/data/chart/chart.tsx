import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { ChartIcon, TableIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { ChartTable } from './chart-table.js';
import { Plot } from './plot.js';
import { SeriesKey } from './series-look.js';

/** A series, drawn as one line or one set of bars; null where there is no value. */
export interface ChartSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

/** A label of the axis: `Nov`, and in full `November 2026`. */
export interface ChartLabel {
  short: string;
  full: string;
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** `bar` for amounts per period, `line` for a trend. */
  kind?: 'bar' | 'line';
  /** The title, with the unit: “Maturities, EUR million”. */
  title: string;
  /** The labels of the axis, in order. */
  labels: readonly ChartLabel[];
  /** One to four series; two bar series of opposite sign share positions: in above the zero line, out below. */
  series: readonly ChartSeries[];
  /** Formats a value for the chart. */
  format: (value: number) => string;
  /** Formats a value in full, for the table and for assistive technology. Default: `format`. */
  formatFull?: (value: number) => string;
  /** Height of the plot in px. */
  height?: number;
}

/**
 * A bar or line chart, with the same values as a table one key press away (direction, section 7). The plot is one tab
 * stop: arrows, Home and End move between points and read all values there; T toggles the table.
 */
export function Chart({
  kind = 'bar',
  title,
  labels,
  series,
  format,
  formatFull = format,
  height = 176,
  className,
  ...props
}: ChartProps) {
  const t = useStrings();
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const switchView = () => {
    setIsTable((shown) => !shown);
    // The focused point is removed with the plot.
    toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    switchView();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the controls inside
    <figure
      aria-labelledby={titleId}
      className={cn('@container min-w-0', className)}
      onKeyDown={onKeyDown}
      {...props}
    >
      <div className="flex min-h-32 flex-wrap items-center gap-x-16">
        <figcaption id={titleId} className="min-w-0 flex-1 text-small font-medium">
          {title}
        </figcaption>
        {series.length > 1 ? (
          <SeriesKey
            kind={kind}
            series={series}
            className="order-last w-full @min-[480px]:order-none @min-[480px]:w-auto"
          />
        ) : null}
        <IconButton
          ref={toggle}
          size="row"
          icon={isTable ? ChartIcon : TableIcon}
          label={t(isTable ? 'data.chart.showChart' : 'data.chart.showTable')}
          aria-keyshortcuts="t"
          className="print:hidden"
          onClick={switchView}
        />
      </div>
      {isTable ? (
        <ChartTable labelledBy={titleId} labels={labels} series={series} format={formatFull} />
      ) : (
        <Plot
          kind={kind}
          labelledBy={titleId}
          labels={labels}
          series={series}
          format={format}
          formatFull={formatFull}
          height={height}
        />
      )}
    </figure>
  );
}
