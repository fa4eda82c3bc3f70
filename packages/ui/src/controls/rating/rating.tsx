import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixRadio from '@radix-ui/react-radio-group';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { StarFilledIcon, StarIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { useFieldControl } from '../field/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface RatingProps extends Omit<
  ComponentProps<'div'>,
  'defaultValue' | 'onChange' | 'children' | 'dir'
> {
  /** The rating, 1 to `max`; null while nothing is chosen. */
  value?: number | null | undefined;
  /** The initial rating. */
  defaultValue?: number | null;
  /** Called with the chosen rating. */
  onValueChange?: ((value: number) => void) | undefined;
  /** Number of stars. Default: 5. */
  max?: number;
  /** Text at the lower end of the scale. */
  lowLabel?: ReactNode;
  /** Text at the upper end of the scale. */
  highLabel?: ReactNode;
  /** Name of the rating in a form. */
  name?: string;
  /** Disables the control; its value is not submitted. A Field may set it. */
  disabled?: boolean | undefined;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/** A rating from 1 to `max` stars, for a Field with `group`. Arrow keys choose, as in every radio group. */
export function Rating({
  value,
  defaultValue = null,
  onValueChange,
  max = 5,
  lowLabel,
  highLabel,
  name,
  disabled,
  invalid,
  required,
  className,
  ref,
  ...props
}: RatingProps) {
  const t = useStrings();
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  const [mark, setMark] = useFieldValue<number | null>(root, value, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const field = useFieldControl({ ...props, disabled, invalid, required });
  const shown = pointed ?? mark ?? 0;
  return (
    <div className={cn('grid w-fit gap-2', className)}>
      <RadixRadio.Root
        {...props}
        ref={rootRef}
        {...(name === undefined ? {} : { name })}
        id={field.id}
        value={mark === null ? '' : String(mark)}
        orientation="horizontal"
        disabled={field.disabled}
        aria-labelledby={field.labelledBy}
        aria-describedby={field.describedBy}
        aria-invalid={field.invalid || undefined}
        aria-required={field.required || undefined}
        className="-ml-6 flex"
        onPointerLeave={() => setPointed(null)}
      >
        {Array.from({ length: max }, (_, index) => {
          const star = index + 1;
          const Icon = star <= shown ? StarFilledIcon : StarIcon;
          return (
            <RadixRadio.Item
              key={star}
              value={String(star)}
              // Not the root's `onValueChange`: a form reset calls that too, with the initial value.
              onClick={() => {
                if (star !== mark) setMark(star);
              }}
              aria-label={t('controls.ratingMark', { mark: star, max })}
              className={cn(
                'focus-inset flex size-36 items-center justify-center rounded-control text-ink-2 max-xs:size-44 disabled:cursor-not-allowed disabled:text-ink-disabled',
                star <= shown && !field.disabled && 'text-brand-ink',
                field.invalid && star > shown && 'text-negative-ink',
              )}
              onPointerEnter={() => {
                if (!field.disabled) setPointed(star);
              }}
            >
              {/* The icon may be replaced between press and release: the button must receive both events. */}
              <Icon size={22} className="pointer-events-none" />
            </RadixRadio.Item>
          );
        })}
      </RadixRadio.Root>
      {lowLabel || highLabel ? (
        <div className="flex justify-between gap-12 text-caption text-ink-3">
          <span>{lowLabel}</span>
          <span>{highLabel}</span>
        </div>
      ) : null}
    </div>
  );
}
