import * as Popover from '@radix-ui/react-popover';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, useState, type Ref } from 'react';
import { cn } from '../../foundations/cn.js';
import { CalendarIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { CalendarLayer } from '../date/internal.js';
import type { IsoDate } from '../date/index.js';
import { preloadCalendar } from '../date/index.js';
import { useDayFormats } from '../date/internal.js';
import { dataAttributes, fieldBoxVariants, useFieldControl, type FieldControlInput } from '../field/index.js';
import { BoxEnd } from '../listbox/internal.js';
import { useFieldValue } from '../use-field-value.js';
import { COMMON_RANGES, type DateRange, type DateRangePreset } from './presets.js';
import { RangePanel } from './range-panel.js';

export interface DateRangePickerProps extends Omit<FieldControlInput, 'message'> {
  /** First and last day, both included; null for all dates. */
  value?: DateRange | null | undefined;
  /** The initial range. */
  defaultValue?: DateRange | null;
  /** Called with the applied range; null for all dates. */
  onValueChange?: ((value: DateRange | null) => void) | undefined;
  /** First day that can be chosen. */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** Days within the limits that cannot start or end a range. */
  isDisabled?: ((day: IsoDate) => boolean) | undefined;
  /** Why days are struck through, in one sentence beside the buttons. */
  disabledReason?: string | undefined;
  /** Preset ranges that replace the default ones. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Text while no range is chosen; default “All dates”. */
  placeholder?: string | undefined;
  /** The range can be cleared, with a cross or the Delete key. */
  clearable?: boolean;
  /** Submitted with a native form as an ISO 8601 interval: `2026-11-01/2026-11-20`; empty for all dates. */
  name?: string | undefined;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Classes for the outer element; they override its own. */
  className?: string;
  /** The button that opens the panel. */
  ref?: Ref<HTMLButtonElement>;
}

/** A range of days: presets, two typed days and a two-month calendar, confirmed with Apply. */
export function DateRangePicker({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isDisabled,
  disabledReason,
  presets,
  placeholder,
  clearable = false,
  name,
  size,
  className,
  ref,
  ...own
}: DateRangePickerProps) {
  const t = useStrings();
  const formats = useDayFormats();
  const field = useFieldControl(own);
  const ownId = useId();
  const textId = `${ownId}-text`;
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(trigger, ref);
  const [range, setRange] = useFieldValue(trigger, value, defaultValue, onValueChange);
  const locked = field.disabled || field.readOnly;
  const text = range ? formats.range(range.from, range.to) : (placeholder ?? t('controls.date.noRange'));
  const clear = clearable && range !== null && !locked ? () => setRange(null) : undefined;
  const shown: readonly DateRangePreset[] =
    presets ?? COMMON_RANGES.map((common) => ({ ...common, label: t(`controls.date.${common.id}`) }));
  return (
    <Popover.Root open={open && !locked} onOpenChange={(next) => setOpen(next && !locked)}>
      <Popover.Anchor asChild>
        <div
          className={cn(
            fieldBoxVariants({
              size,
              invalid: field.invalid,
              readOnly: field.readOnly,
              disabled: field.disabled,
            }),
            'relative has-[button[data-range]:focus-visible]:outline-focus',
            className,
          )}
        >
          <Popover.Trigger asChild>
            <button
              type="button"
              {...dataAttributes(own)}
              data-range
              id={field.id}
              ref={triggerRef}
              disabled={field.disabled}
              aria-disabled={field.readOnly || undefined}
              aria-label={own['aria-label'] ? `${own['aria-label']}, ${text}` : undefined}
              aria-labelledby={field.labelledBy ? `${field.labelledBy} ${textId}` : undefined}
              aria-describedby={field.describedBy}
              className="flex min-w-0 flex-1 items-center gap-8 self-stretch text-left text-inherit outline-none after:absolute after:inset-0"
              onPointerEnter={preloadCalendar}
              onFocus={preloadCalendar}
              onKeyDown={(event) => {
                if (event.key === 'Delete' || event.key === 'Backspace') clear?.();
              }}
            >
              <CalendarIcon className="shrink-0 text-ink-3" />
              <span id={textId} className={cn('min-w-0 flex-1 truncate', !range && 'text-ink-3')}>
                {text}
              </span>
            </button>
          </Popover.Trigger>
          {name ? (
            <input
              type="hidden"
              name={name}
              value={range ? `${range.from}/${range.to}` : ''}
              disabled={field.disabled}
            />
          ) : null}
          <span className="z-1 flex shrink-0 items-center gap-4">
            <BoxEnd readOnly={field.readOnly} disabled={field.disabled} open={open} onClear={clear} />
          </span>
        </div>
      </Popover.Anchor>
      <CalendarLayer
        label={t('controls.date.chooseRange')}
        returnTo={trigger}
        className="flex max-h-(--radix-popover-content-available-height) max-w-(--radix-popover-content-available-width) overflow-auto"
      >
        <RangePanel
          value={range}
          presets={shown}
          min={min}
          max={max}
          isDisabled={isDisabled}
          disabledReason={disabledReason}
          months={narrow() ? 1 : 2}
          onApply={(next) => {
            setRange(next);
            setOpen(false);
          }}
          onCancel={() => setOpen(false)}
        />
      </CalendarLayer>
    </Popover.Root>
  );
}

/** Whether there is room for one month only; false on the server, which has no screen. */
const narrow = () => typeof window !== 'undefined' && window.matchMedia('(width < 768px)').matches;
