import type { ComponentProps } from 'react';
import { cn, useStrings } from '../../../foundations/index.js';
import type { NamedProblem, WizardStep } from '../form.js';

/** A field that still has to be filled in or corrected, and its step. */
export interface MissingField extends NamedProblem {
  step: WizardStep;
}

/** Number of names shown before “and 3 more”. */
const NAMES = 3;

export interface MissingFieldsProps extends Omit<ComponentProps<'p'>, 'children'> {
  fields: readonly MissingField[];
  onGo: (field: MissingField) => void;
  /** Shows all missing fields, in the error summary. */
  onShowAll: () => void;
}

/** The names of the fields that a form still needs; pressing a name moves the focus to its field. */
export function MissingFields({ fields, onGo, onShowAll, className, ...props }: MissingFieldsProps) {
  const t = useStrings();
  const rest = fields.length - NAMES;
  const link = 'focus-ring min-h-24 rounded-tag text-left text-ink underline underline-offset-3';
  return (
    <p className={cn('flex flex-wrap items-baseline gap-x-8', className)} {...props}>
      <span>{t('creation.missing.label')}</span>
      {fields.slice(0, NAMES).map((field) => (
        <button
          key={`${field.step} ${field.controlId}`}
          type="button"
          className={link}
          onClick={() => onGo(field)}
        >
          {field.label}
        </button>
      ))}
      {rest > 0 ? (
        <button type="button" className={link} onClick={onShowAll}>
          {t('creation.missing.more', { count: rest })}
        </button>
      ) : null}
    </p>
  );
}
