import { useId, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { Button } from '../button/index.js';
import { countDays, type IsoDate } from '../date/index.js';
import { LazyCalendar } from '../date/internal.js';
import { useDateText, type DateTextInput } from '../date/internal.js';
import { useDayFormats } from '../date/internal.js';
import { bareInput, InputBox } from '../field/index.js';
import {
  extendRange,
  isComplete,
  limitRange,
  setRangeEnd,
  type DateRange,
  type DateRangePreset,
  type DraftRange,
} from './presets.js';

export interface RangePanelProps {
  value: DateRange | null;
  presets: readonly DateRangePreset[];
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  isDisabled?: ((day: IsoDate) => boolean) | undefined;
  disabledReason?: string | undefined;
  /** Number of months shown side by side. */
  months: 1 | 2;
  onApply: (range: DateRange) => void;
  onCancel: () => void;
}

/** The panel of the range picker: presets, two typed days, the calendar; nothing changes before Apply. */
export function RangePanel(props: RangePanelProps) {
  const { value, presets, min, max, isDisabled, disabledReason, months, onApply, onCancel } = props;
  const t = useStrings();
  const { integer } = useFormats();
  const { today } = useDayFormats();
  const reasonId = useId();
  const [draft, setDraft] = useState<DraftRange | null>(value);
  // Moves the calendar to the month of the draft when a preset or a typed day replaces it.
  const [jump, setJump] = useState(0);
  const calendar = useRef<HTMLDivElement>(null);
  /** The pointer pressed the calendar, which commits a typed day: the month must not change before the click. */
  const isPressed = useRef(false);
  const replace = (next: DraftRange | null) => {
    setDraft(next);
    setJump(jump + 1);
  };
  const type = (end: 'from' | 'to', day: IsoDate | null) => {
    const next = setRangeEnd(draft, end, day);
    if (isPressed.current) setDraft(next);
    else replace(next);
  };
  const ranges = presets.flatMap((preset) => {
    const range = limitRange(preset.range(today), min, max);
    // A preset is offered only if both of its ends can be chosen.
    return range && !isDisabled?.(range.from) && !isDisabled?.(range.to) ? [{ ...preset, range }] : [];
  });
  const active = ranges.find(({ range }) => draft?.from === range.from && draft.to === range.to)?.id;
  const range = isComplete(draft) ? draft : null;
  const start = draft?.from ?? draft?.to ?? null;
  const count = range ? countDays(range.from, range.to) : 0;
  const limits = { min, max, isDisabled, disabledReason };
  return (
    <div
      className="flex min-h-0 flex-1 max-xs:flex-col"
      onPointerDownCapture={({ target }) => {
        isPressed.current = target instanceof Node && calendar.current?.contains(target) === true;
      }}
      onKeyDownCapture={() => {
        isPressed.current = false;
      }}
    >
      <div
        role="group"
        aria-label={t('controls.date.presets')}
        className="flex shrink-0 flex-col py-12 max-xs:flex-row max-xs:flex-wrap max-xs:border-b max-xs:border-line max-xs:p-8 xs:w-160 xs:border-r xs:border-line"
      >
        {[...ranges, { id: undefined, label: t('controls.date.custom'), range: undefined }].map(
          ({ id, label, range }) => (
            <button
              key={id ?? 'custom'}
              type="button"
              aria-pressed={active === id}
              // “Custom” clears a preset; the range is then chosen with the inputs and the calendar.
              onClick={() => (range ? replace(range) : active !== undefined && replace(null))}
              className={cn(
                'focus-inset min-h-34 border-l-2 border-transparent px-12 text-left text-small text-ink hover:bg-hover max-xs:min-h-44 max-xs:rounded-control max-xs:border-l-0',
                active === id && 'border-brand font-semibold max-xs:bg-selection',
              )}
            >
              {label}
            </button>
          ),
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="grid content-start gap-12 overflow-auto p-16">
          <div className="flex flex-wrap items-center gap-8">
            <RangeInput
              label={t('controls.date.from')}
              value={draft?.from ?? null}
              onCommit={(day) => type('from', day)}
              {...limits}
            />
            <span aria-hidden className="text-small text-ink-3">
              {t('controls.date.to')}
            </span>
            <RangeInput
              label={t('controls.date.toLabel')}
              value={draft?.to ?? null}
              onCommit={(day) => type('to', day)}
              {...limits}
            />
            <span role="status" className="text-caption text-ink-3">
              {range ? t('controls.date.days', { count, number: integer(count) }) : null}
            </span>
          </div>
          <div ref={calendar}>
            <LazyCalendar
              jump={jump}
              months={months}
              selected={start === null ? null : { from: start, to: range?.to ?? null }}
              today={today}
              min={min}
              max={max}
              isDisabled={isDisabled}
              onSelect={(day) => setDraft(extendRange(draft, day))}
            />
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-8 border-t border-line px-16 py-8">
          <span id={reasonId} className="mr-auto text-caption text-ink-3 max-xs:basis-full">
            {range ? disabledReason : t('controls.date.incomplete')}
          </span>
          <Button size="toolbar" onClick={onCancel}>
            {t('controls.date.cancel')}
          </Button>
          <Button
            size="toolbar"
            variant="primary"
            aria-disabled={range === null || undefined}
            aria-describedby={reasonId}
            onClick={() => range && onApply({ from: range.from, to: range.to })}
          >
            {t('controls.date.apply')}
          </Button>
        </div>
      </div>
    </div>
  );
}

interface RangeInputProps extends DateTextInput {
  label: string;
}

function RangeInput({ label, ...day }: RangeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useDateText(input, day);
  const errorId = useId();
  return (
    <span className="grid w-128 gap-4">
      <InputBox size="toolbar" invalid={text.message !== null}>
        <input
          {...text.inputProps}
          ref={input}
          type="text"
          aria-label={label}
          aria-invalid={text.message !== null || undefined}
          aria-describedby={text.message === null ? undefined : errorId}
          className={bareInput}
        />
      </InputBox>
      {text.message === null ? null : (
        <span id={errorId} role="alert" className="text-caption text-negative-ink">
          {text.message}
        </span>
      )}
    </span>
  );
}
