import * as Popover from '@radix-ui/react-popover';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { cn } from '../../foundations/cn.js';
import { CalendarIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { bareInput, InputBox, useFieldControl, type FieldControlInput } from '../field/index.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';
import { CalendarLayer } from './calendar-layer.js';
import type { IsoDate } from './iso-date.js';
import { LazyCalendar, preloadCalendar } from './lazy-calendar.js';
import { useDateText } from './use-date-text.js';
import { useDayFormats } from './use-day-formats.js';

export interface DatePickerProps extends Omit<FieldControlInput, 'message'> {
  /** A calendar day `2026-11-20`; null for none. */
  value?: IsoDate | null | undefined;
  /** The initial day. */
  defaultValue?: IsoDate | null;
  /** Called with the day once it is fully typed or chosen; null when cleared. */
  onValueChange?: ((value: IsoDate | null) => void) | undefined;
  /** First day that can be chosen; typed days are clamped to the limits (PLAT-125). */
  min?: IsoDate | undefined;
  /** Last day that can be chosen. */
  max?: IsoDate | undefined;
  /** Days within the limits that can neither be chosen nor typed, such as holidays. */
  isDisabled?: ((day: IsoDate) => boolean) | undefined;
  /** Why days are struck through, in one sentence under the calendar. */
  disabledReason?: string | undefined;
  /** Turns typing off: the day is chosen in the calendar, opened by a press or a key; Delete clears it. */
  pickOnly?: boolean;
  /** Placeholder. Default: the date format, or with `pickOnly` a prompt to choose a day. */
  placeholder?: string | undefined;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Classes for the outer element; they override its own. */
  className?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed in the date format of the language or chosen in a calendar (ARIA date picker dialog pattern). */
export function DatePicker({
  value,
  defaultValue = null,
  onValueChange,
  min,
  max,
  isDisabled,
  disabledReason,
  pickOnly = false,
  placeholder,
  size,
  name,
  className,
  ref,
  ...own
}: DatePickerProps) {
  const t = useStrings();
  const formats = useDayFormats();
  const formatId = useId();
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(input, ref);
  const [day, setDay] = useFieldValue(input, value, defaultValue, onValueChange);
  const text = useDateText(input, { value: day, onCommit: setDay, min, max, isDisabled, disabledReason });
  useFormReset(input, value === undefined, text.reset);
  const field = useFieldControl({
    ...own,
    'aria-describedby':
      [own['aria-describedby'], !pickOnly && formatId].filter(Boolean).join(' ') || undefined,
    message: text.message,
  });
  const locked = field.disabled || field.readOnly;
  const pickByKey = (event: KeyboardEvent) => {
    if (locked) return;
    if (event.key === 'Delete' || event.key === 'Backspace') setDay(null);
    else if (event.key === 'ArrowDown' || event.key === 'Enter' || event.key === ' ') setOpen(true);
    else return;
    event.preventDefault();
  };
  return (
    <Popover.Root open={open && !locked} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className={className}>
          <InputBox
            size={size}
            invalid={field.invalid}
            readOnly={field.readOnly}
            disabled={field.disabled}
            suffix={
              field.readOnly ? null : (
                <Popover.Trigger asChild>
                  <IconButton
                    icon={CalendarIcon}
                    label={
                      day === null
                        ? t('controls.date.choose')
                        : `${t('controls.date.choose')}, ${formats.longDate(day)}`
                    }
                    size="small"
                    className="-mr-4 max-xs:size-36"
                    disabled={field.disabled}
                    onPointerEnter={preloadCalendar}
                    onFocus={preloadCalendar}
                  />
                </Popover.Trigger>
              )
            }
          >
            <input
              {...field.controlProps}
              {...text.inputProps}
              {...(placeholder && { placeholder })}
              {...(pickOnly && {
                placeholder: placeholder ?? t('controls.date.choose'),
                value: day === null ? '' : formats.date(day),
              })}
              ref={inputRef}
              type="text"
              aria-label={own['aria-label']}
              aria-labelledby={own['aria-labelledby']}
              disabled={field.disabled}
              readOnly={field.readOnly || pickOnly}
              className={cn(bareInput, pickOnly && !locked && 'cursor-pointer')}
              onClick={pickOnly && !locked ? () => setOpen(true) : undefined}
              onKeyDown={(event) => {
                if (pickOnly) {
                  pickByKey(event);
                  return;
                }
                text.inputProps.onKeyDown(event);
                if (event.key !== 'ArrowDown' || locked) return;
                event.preventDefault();
                setOpen(true);
              }}
            />
          </InputBox>
          {pickOnly ? null : (
            <span id={formatId} hidden>
              {t('controls.date.formatHelp', { format: t('controls.date.format') })}
            </span>
          )}
          {name ? <input type="hidden" name={name} value={day ?? ''} disabled={field.disabled} /> : null}
        </div>
      </Popover.Anchor>
      <CalendarLayer label={t('controls.date.choose')} returnTo={input} className="p-12">
        <LazyCalendar
          focusFirst
          selected={day}
          today={formats.today}
          min={min}
          max={max}
          isDisabled={isDisabled}
          onSelect={(chosen) => {
            text.reset();
            setDay(chosen);
            setOpen(false);
          }}
        />
        {disabledReason ? <p className="mt-8 max-w-252 text-caption text-ink-3">{disabledReason}</p> : null}
      </CalendarLayer>
    </Popover.Root>
  );
}
