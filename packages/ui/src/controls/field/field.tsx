import { use, useId, useMemo, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { FieldContext, type FieldContextValue } from './field-context.js';

export interface FieldRootProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** Id of the control inside; generated when absent. Error summaries link to it. */
  controlId?: string | undefined;
  /** Fields are required by default; an optional field says so in its label. */
  optional?: boolean | undefined;
  /** The sentence that says how to fix the value; when present, the control is invalid. */
  error?: ReactNode;
  /** One permanent sentence under the control. */
  help?: ReactNode;
  /** Disables the control inside; its value is not submitted. */
  disabled?: boolean | undefined;
  /** The value can be read and copied but not changed. */
  readOnly?: boolean | undefined;
}

/** The context of a field without a layout: put a FieldLabel, a control, then FieldHelp and FieldError inside. */
export function FieldRoot({
  controlId,
  optional = false,
  error,
  help,
  disabled = false,
  readOnly = false,
  className,
  children,
  ...props
}: FieldRootProps) {
  const ownId = useId();
  const id = controlId ?? ownId;
  const [message, setMessage] = useState<string | null>(null);
  const shownError = error ? error : message;
  const value = useMemo<FieldContextValue & FieldTexts>(
    () => ({
      controlId: id,
      labelId: `${id}-label`,
      describedBy: [shownError && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
      required: !optional && !readOnly,
      invalid: Boolean(shownError),
      disabled,
      readOnly,
      reportValidity: setMessage,
      optional,
      help,
      error: shownError,
    }),
    [id, shownError, help, optional, disabled, readOnly],
  );
  return (
    <FieldContext value={value}>
      <div className={cn('grid min-w-0 content-start gap-6', className)} {...props}>
        {children}
      </div>
    </FieldContext>
  );
}

interface FieldTexts {
  optional: boolean;
  help: ReactNode;
  error: ReactNode;
}

function useFieldTexts(): FieldContextValue & FieldTexts {
  const field = use(FieldContext) as (FieldContextValue & FieldTexts) | null;
  if (!field) throw new Error('The parts of a field stand inside a FieldRoot.');
  return field;
}

export interface FieldLabelProps extends ComponentProps<'label'> {
  /** The control is a group (radios, check boxes, slider, rating): the label names it by reference. */
  group?: boolean;
  /** Visible to assistive technology only, for controls whose purpose is visually obvious. */
  hidden?: boolean;
}

/** The label above the control, with the mark “optional” where the field is optional. */
export function FieldLabel({
  group = false,
  hidden = false,
  className,
  children,
  ...props
}: FieldLabelProps) {
  const { controlId, labelId, optional } = useFieldTexts();
  const t = useStrings();
  const content = (
    <>
      {children}
      {optional ? (
        <>
          {' '}
          <span className="font-regular text-ink-3">{t('controls.optional')}</span>
        </>
      ) : null}
    </>
  );
  const classes = cn('justify-self-start text-small font-medium text-ink', hidden && 'sr-only', className);
  return group ? (
    <span id={labelId} className={classes}>
      {content}
    </span>
  ) : (
    <label id={labelId} htmlFor={controlId} className={classes} {...props}>
      {content}
    </label>
  );
}

/** The help under the control; renders nothing when the field has none. */
export function FieldHelp({ className, ...props }: Omit<ComponentProps<'div'>, 'children' | 'id'>) {
  const { controlId, help } = useFieldTexts();
  return help ? (
    <div
      id={`${controlId}-help`}
      data-field-note
      className={cn('text-caption text-ink-3', className)}
      {...props}
    >
      {help}
    </div>
  ) : null;
}

/** The error under the control: a red square mark and the sentence; announced when it appears. */
export function FieldError({ className, ...props }: Omit<ComponentProps<'div'>, 'children' | 'id'>) {
  const { controlId, error } = useFieldTexts();
  return (
    <div
      aria-live="polite"
      data-field-note
      className={cn('text-caption text-negative-ink', !error && 'sr-only', className)}
      {...props}
    >
      {error ? (
        <div id={`${controlId}-error`} className="flex gap-6">
          <StateMark name="refused" size={12} className="mt-2 shrink-0" />
          <span className="min-w-0">{error}</span>
        </div>
      ) : null}
    </div>
  );
}

export interface FieldProps extends FieldRootProps {
  /** The control's name, shown above it. */
  label: ReactNode;
  /** The control is a group (RadioGroup, CheckboxGroup, Slider, Rating, SegmentedControl). */
  group?: boolean;
  /** The label is read by assistive technology only. */
  labelHidden?: boolean;
}

/** Label and control take the full width; the character count is right of the help, or of the error if none. */
const FIELD_GRID = cn(
  'grid-cols-[minmax(0,1fr)_auto] gap-x-12',
  '[&>:not([data-field-note])]:col-span-full [&>[data-field-note=count]]:order-last [&>[data-field-note=count]]:col-start-2',
);

/**
 * A control with its label, help and error. Fields are required by default; mark the exception with `optional`. The
 * error is a sentence that says how to fix the value; it appears above the help, which stays.
 */
export function Field({
  label,
  group = false,
  labelHidden = false,
  className,
  children,
  ...props
}: FieldProps) {
  return (
    <FieldRoot className={cn(FIELD_GRID, className)} {...props}>
      <FieldLabel group={group} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {children}
      <FieldError className="col-start-1" />
      <FieldHelp className="col-start-1" />
    </FieldRoot>
  );
}
