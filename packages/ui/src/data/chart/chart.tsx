import { useId, useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from '../../controls/button/index.js';
import { cn } from '../../foundations/cn.js';
import { ChartIcon, TableIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { ChartTable } from './chart-table.js';
import { Plot } from './plot.js';
import { SeriesKey } from './series-look.js';

/** One line or one row of bars; null where there is no value. */
export interface ChartSeries {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

/** A place on the axis: `Nov`, and in full `November 2026`. */
export interface ChartLabel {
  short: string;
  full: string;
}

export interface ChartProps extends Omit<ComponentProps<'figure'>, 'children' | 'title'> {
  /** Bars for amounts by period, lines for a course. */
  kind?: 'bar' | 'line';
  /** What is drawn, with its unit: “Maturities, EUR million”. */
  title: string;
  /** The places of the axis, in their order. */
  labels: readonly ChartLabel[];
  /** One to four; two bars of opposite sign stand on one place, in above the zero line and out below. */
  series: readonly ChartSeries[];
  /** A value as the chart writes it. */
  format: (value: number) => string;
  /** A value in full, for the table and for assistive technology; as in the chart unless told. */
  formatFull?: (value: number) => string;
  /** Height of the plot, px. */
  height?: number;
}

/**
 * Bars or lines with the same figures as a table one key away (direction, section 7). The plot is one stop of the Tab key:
 * arrows, Home and End move from place to place and read all values there; T shows the table and back.
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
    // The point that had the focus is gone with the plot.
    toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    switchView();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key for the controls in it
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
