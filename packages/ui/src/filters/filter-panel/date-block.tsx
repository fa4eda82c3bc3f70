import { useId } from 'react';
import { DatePicker } from '../../controls/date/index.js';
import { useStrings } from '../../foundations/index.js';
import { isPeriod } from '../filter-values.js';
import type { BlockProps } from './block-props.js';

/** Filter by first and last day; either may be open (SRCH-014). */
export function DateBlock({ labelledBy, value, onChange }: BlockProps) {
  const t = useStrings();
  const id = useId();
  const period = isPeriod(value) ? value : {};
  const { dateFrom, dateTo } = period;
  const change = (end: 'dateFrom' | 'dateTo', day: string | null) => {
    const { [end]: _replaced, ...other } = period;
    onChange(day === null ? other : { ...other, [end]: day });
  };
  return (
    <div
      role="group"
      aria-labelledby={labelledBy}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-8"
    >
      <span id={`${id}-from`} className="text-small text-ink-2">
        {t('filters.panel.from')}
      </span>
      <DatePicker
        size="toolbar"
        aria-labelledby={`${labelledBy} ${id}-from`}
        value={dateFrom ?? null}
        max={dateTo}
        onValueChange={(day) => change('dateFrom', day)}
      />
      <span id={`${id}-to`} className="text-small text-ink-2">
        {t('filters.panel.to')}
      </span>
      <DatePicker
        size="toolbar"
        aria-labelledby={`${labelledBy} ${id}-to`}
        value={dateTo ?? null}
        min={dateFrom}
        onValueChange={(day) => change('dateTo', day)}
      />
    </div>
  );
}
