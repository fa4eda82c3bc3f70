import type { GenericField } from '@atrium/contract/generic-field-rules';
import { useMemo, type ComponentProps } from 'react';
import {
  AmountInput,
  Combobox,
  DatePicker,
  Field,
  MultiSelect,
  RadioGroup,
  TextInput,
} from '../../../controls/index.js';
import { cn, useFormats, useStrings } from '../../../foundations/index.js';
import { controlIdOf, type ErrorOf, type GenericValue } from '../form.js';
import { RepeatedValues } from './repeated-values.js';

/** Maximum length of a text value (NEW-033). */
const VALUE_LENGTH = 300;
/** Example amount for the placeholder; shows how amounts are written in the user's language. */
const SAMPLE = 1204.5;

export interface GenericFieldsProps extends Omit<ComponentProps<'div'>, 'children' | 'onChange'> {
  /** The questions, as configured on the server. */
  fields: readonly GenericField[];
  /** The answers by field id (controlled state). */
  value: GenericValue;
  /** Called with all answers on every change. */
  onValueChange: (value: GenericValue) => void;
  /** Today's date at the bank (`2026-11-24`); fields for a day to come take none before it. */
  today: string;
  /** Names of all countries by ISO code, in the user's language. */
  countries: ReadonlyMap<string, string>;
  /** Returns the error message of a field; undefined if it has none. */
  errorOf: ErrorOf;
}

/** The questions of an action, as configured on the server (DS-072, NEW-022 to NEW-035). */
export function GenericFields({
  fields,
  value,
  onValueChange,
  today,
  countries,
  errorOf,
  className,
  ...props
}: GenericFieldsProps) {
  const options = useMemo(
    () => Array.from(countries, ([code, label]) => ({ value: code, label, keywords: code })),
    [countries],
  );
  return (
    <div className={cn('grid max-w-measure gap-20', className)} {...props}>
      {fields
        .filter(({ state }) => state !== 'HIDDEN')
        .map((field) => (
          <Question
            key={field.id}
            field={field}
            today={today}
            countries={options}
            values={value[field.id] ?? []}
            onChange={(values) => onValueChange({ ...value, [field.id]: values })}
            error={errorOf(`genericFields.${field.id}`)}
          />
        ))}
    </div>
  );
}

interface QuestionProps {
  field: GenericField;
  today: string;
  countries: readonly { value: string; label: string; keywords: string }[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  error: string | undefined;
}

const isOptional = ({ state }: GenericField) =>
  state === 'VISIBLE_OPTIONAL' || state === 'VISIBLE_OPTIONAL_SINGLE';
const takesSeveral = ({ state, format, maxElements }: GenericField) =>
  format !== 'BOOLEAN' && maxElements > 1 && (state === 'VISIBLE_REQUIRED' || state === 'VISIBLE_OPTIONAL');

function Question({ field, today, countries, values, onChange, error }: QuestionProps) {
  const t = useStrings();
  const several = takesSeveral(field);
  const first = values[0] ?? '';
  const set = (value: string | null) => onChange(value === null || value === '' ? [] : [value]);
  const shell = {
    controlId: controlIdOf(`genericFields.${field.id}`),
    label: field.label,
    optional: isOptional(field),
    // The explanation is help text and not a tooltip, so that it is visible without a mouse.
    help: field.tooltip || undefined,
    error,
  };
  if (field.format === 'BOOLEAN') {
    return (
      <Field {...shell} group>
        <RadioGroup
          orientation="horizontal"
          value={first === '' ? null : first}
          onValueChange={set}
          options={[
            { value: 'true', label: t('creation.generic.yes') },
            { value: 'false', label: t('creation.generic.no') },
          ]}
        />
      </Field>
    );
  }
  if (field.format === 'COUNTRY_CODE') {
    return (
      <Field {...shell}>
        {several ? (
          <MultiSelect
            options={countries}
            value={values}
            onValueChange={onChange}
            placeholder={field.placeholder || undefined}
          />
        ) : (
          <Combobox
            options={countries}
            value={first || null}
            onValueChange={set}
            clearable
            placeholder={field.placeholder || undefined}
          />
        )}
      </Field>
    );
  }
  if (several) {
    return (
      <Field {...shell} group>
        <RepeatedValues
          label={field.label}
          values={values}
          onValueChange={onChange}
          maximum={field.maxElements}
          controlId={shell.controlId}
          renderInput={(own) => <SingleInput {...{ field, today }} {...own} />}
        />
      </Field>
    );
  }
  return (
    <Field {...shell}>
      <SingleInput {...{ field, today }} value={first} onValueChange={(value) => set(value)} />
    </Field>
  );
}

interface SingleInputProps {
  field: GenericField;
  today: string;
  value: string;
  onValueChange: (value: string) => void;
  'aria-label'?: string;
  id?: string;
}

function SingleInput({ field, today, value, onValueChange, ...own }: SingleInputProps) {
  const t = useStrings();
  const formats = useFormats();
  if (field.format === 'DATE') {
    return (
      <DatePicker
        pickOnly
        value={value || null}
        onValueChange={(day) => onValueChange(day ?? '')}
        placeholder={field.placeholder || undefined}
        {...(field.earliest === 'TODAY' && {
          min: today,
          disabledReason: t('creation.generic.pastDays'),
        })}
        {...own}
      />
    );
  }
  if (field.format === 'AMOUNT') {
    return (
      <AmountInput
        currency={field.currency ?? 'EUR'}
        value={value}
        onValueChange={onValueChange}
        placeholder={
          field.placeholder || t('creation.generic.amountHint', { amount: formats.number(SAMPLE) })
        }
        {...own}
      />
    );
  }
  return (
    <TextInput
      value={value}
      onValueChange={onValueChange}
      maxLength={VALUE_LENGTH}
      placeholder={field.placeholder || undefined}
      {...own}
    />
  );
}
