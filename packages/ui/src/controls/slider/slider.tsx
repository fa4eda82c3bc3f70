import * as RadixSlider from '@radix-ui/react-slider';
import { useRef, useState, type ComponentProps } from 'react';
import { cn } from '../../foundations/cn.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { useFieldControl } from '../field/index.js';
import { useFieldValue } from '../use-field-value.js';

/** One value, or the two ends of a range. */
export type SliderValue = readonly [number] | readonly [number, number];

export interface SliderProps extends Omit<ComponentProps<'span'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** The value, or the two ends of a range. */
  value?: SliderValue | undefined;
  /** The initial value. Default: the minimum; a range needs two values here or in `value`. */
  defaultValue?: SliderValue;
  /** Called while the thumb moves. */
  onValueChange?: ((value: SliderValue) => void) | undefined;
  /** Called when the user releases the thumb, and after each key press. */
  onValueCommit?: ((value: SliderValue) => void) | undefined;
  /** Left end of the scale. */
  min: number;
  /** Right end of the scale. */
  max: number;
  /** Step between two values. Default: 1. */
  step?: number;
  /** Minimum distance between the ends of a range, in steps. */
  minimumSteps?: number;
  /** Formats a value as text, such as a month; default: the number. */
  formatValue?: (value: number) => string;
  /** Hides the values under the track, when they are shown elsewhere. */
  valuesHidden?: boolean;
  /** Disables the control; its value is not submitted. A Field may set it. */
  disabled?: boolean | undefined;
}

/**
 * A value or a range on a scale, for a Field with `group`. Moved by arrow and page keys, Home and End; the values are
 * always shown as text, here or beside it. Where the exact value matters, provide an input for it as well.
 */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min,
  max,
  step = 1,
  minimumSteps = 0,
  formatValue,
  valuesHidden = false,
  disabled,
  className,
  ...props
}: SliderProps) {
  const t = useStrings();
  const { integer, number } = useFormats();
  const root = useRef<HTMLSpanElement>(null);
  const [initial] = useState<SliderValue>(defaultValue ?? [min]);
  const [current, setCurrent] = useFieldValue<SliderValue>(root, value, initial, onValueChange);
  const field = useFieldControl({ ...props, disabled });
  const say =
    formatValue ?? ((figure: number) => (Number.isInteger(figure) ? integer(figure) : number(figure)));
  const range = current.length === 2;
  const thumbId = (index: number) => (field.id === undefined ? undefined : `${field.id}-thumb-${index}`);
  return (
    <span ref={root} className={cn('grid gap-4', className)}>
      <RadixSlider.Root
        {...props}
        id={field.id}
        role="group"
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
        value={[...current]}
        onValueChange={(next) => setCurrent(next as unknown as SliderValue)}
        onValueCommit={(next) => onValueCommit?.(next as unknown as SliderValue)}
        min={min}
        max={max}
        step={step}
        minStepsBetweenThumbs={minimumSteps}
        disabled={field.disabled}
        className="group relative flex h-24 w-full touch-none items-center select-none max-xs:h-44"
      >
        <RadixSlider.Track className="relative h-4 w-full rounded-round bg-line-2">
          <RadixSlider.Range className="absolute h-full rounded-round bg-brand group-data-[disabled]:bg-ink-disabled" />
        </RadixSlider.Track>
        {current.map((figure, index) => (
          <RadixSlider.Thumb
            // oxlint-disable-next-line react/no-array-index-key -- the ends of a range never change places
            key={index}
            id={thumbId(index)}
            aria-label={
              range ? t(index === 0 ? 'controls.rangeFrom' : 'controls.rangeTo') : props['aria-label']
            }
            aria-labelledby={range ? undefined : field.labelledBy}
            aria-valuetext={say(figure)}
            className="focus-ring relative block size-18 cursor-grab rounded-round border-2 border-brand bg-surface before:absolute before:-inset-4 active:cursor-grabbing data-[disabled]:cursor-not-allowed data-[disabled]:border-ink-disabled max-xs:before:-inset-14"
          />
        ))}
      </RadixSlider.Root>
      {valuesHidden ? null : (
        <span aria-hidden className="text-caption text-ink-2">
          {current.length === 2
            ? t('controls.rangeValue', { from: say(current[0]), to: say(current[1]) })
            : say(current[0])}
        </span>
      )}
    </span>
  );
}
