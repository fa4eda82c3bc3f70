import { useState } from 'react';
import { DayPicker, type ChevronProps, type DayPickerProps, type Matcher } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { fr } from 'react-day-picker/locale/fr';
import { cn } from '../../foundations/cn.js';
import { CaretLeftIcon, CaretRightIcon } from '../../foundations/icons/index.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import { calendarClassNames } from './calendar-class-names.js';
import { fromLocalDate, toLocalDate, type IsoDate } from './iso-date.js';

export interface CalendarProps {
  /** The chosen day, or a range; `to` is null while only the first day is chosen. */
  selected: IsoDate | null | { from: IsoDate; to: IsoDate | null };
  onSelect: (day: IsoDate) => void;
  today: IsoDate;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  /** Days within the limits that cannot be chosen. */
  isDisabled?: ((day: IsoDate) => boolean) | undefined;
  months?: 1 | 2;
  /** A new number shows the month of the first chosen day again. */
  jump?: number;
  /** Focuses the chosen day, or today, on mount. */
  focusFirst?: boolean;
}

const LOCALES = { en: enGB, fr } as const;

const Chevron = ({ orientation }: ChevronProps) =>
  orientation === 'left' ? <CaretLeftIcon /> : <CaretRightIcon />;

/**
 * One or two months following the ARIA grid pattern: arrows move by day and week, Home and End within the week, Page Up
 * and Page Down by month, with Shift by year. Weeks start on Monday (SRCH-024). Loaded when a picker opens.
 */
export default function Calendar({
  selected,
  onSelect,
  today,
  min,
  max,
  isDisabled,
  months = 1,
  jump = 0,
  focusFirst = false,
}: CalendarProps) {
  const t = useStrings();
  const language = useLanguage();
  const [pointed, setPointed] = useState<IsoDate | null>(null);
  const range = typeof selected === 'object' && selected !== null ? selected : null;
  const disabled: Matcher[] = [];
  if (min !== undefined) disabled.push({ before: toLocalDate(min) });
  if (max !== undefined) disabled.push({ after: toLocalDate(max) });
  if (isDisabled) disabled.push((date) => isDisabled(fromLocalDate(date)));
  const first = range ? range.from : typeof selected === 'string' ? selected : null;
  const limit =
    first ?? (max !== undefined && max < today ? max : min !== undefined && min > today ? min : today);
  const [shown, setShown] = useState({ month: toLocalDate(limit), jump });
  if (shown.jump !== jump) setShown({ month: toLocalDate(limit), jump });
  const common = {
    locale: LOCALES[language],
    weekStartsOn: 1,
    numberOfMonths: months,
    today: toLocalDate(today),
    month: shown.month,
    onMonthChange: (month) => setShown({ month, jump }),
    startMonth: min === undefined ? undefined : toLocalDate(min),
    endMonth: max === undefined ? undefined : toLocalDate(max),
    disabled,
    autoFocus: focusFirst,
    fixedWeeks: true,
    classNames: calendarClassNames,
    components: { Chevron },
    labels: {
      labelDayButton: (date, { today, selected }, _, dates) => {
        const day = dates?.format(date, 'PPPP') ?? fromLocalDate(date);
        const named = today ? t('controls.date.todayIs', { date: day }) : day;
        return selected ? t('controls.date.selected', { date: named }) : named;
      },
      labelNext: () => t('controls.date.next'),
      labelPrevious: () => t('controls.date.previous'),
    },
    onDayMouseEnter: (date) => setPointed(fromLocalDate(date)),
    onDayMouseLeave: () => setPointed(null),
  } satisfies DayPickerProps;
  const select = (_: unknown, day: Date) => onSelect(fromLocalDate(day));
  if (!range) {
    return (
      <DayPicker
        {...common}
        mode="single"
        selected={typeof selected === 'string' ? toLocalDate(selected) : undefined}
        onSelect={select}
      />
    );
  }
  // While the last day is being chosen, the range up to the pointer is tinted.
  const preview = range.to === null && pointed !== null ? [range.from, pointed].sort() : null;
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={{ from: toLocalDate(range.from), to: toLocalDate(range.to ?? range.from) }}
      onSelect={select}
      modifiers={preview ? { preview: { from: toLocalDate(preview[0]!), to: toLocalDate(preview[1]!) } } : {}}
      modifiersClassNames={{ preview: cn('bg-brand-tint') }}
    />
  );
}
