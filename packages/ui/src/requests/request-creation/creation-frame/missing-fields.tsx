import type { ComponentProps } from 'react';
import { cn, useStrings } from '../../../foundations/index.js';
import type { NamedProblem, WizardStep } from '../form.js';

/** A field that is still to be filled in or mended, and the step that shows it. */
export interface MissingField extends NamedProblem {
  step: WizardStep;
}

/** Names shown before “and 3 more”. */
const NAMES = 3;

export interface MissingFieldsProps extends Omit<ComponentProps<'p'>, 'children'> {
  fields: readonly MissingField[];
  onGo: (field: MissingField) => void;
  /** Tells of all of them. */
  onShowAll: () => void;
}

/** What a form still needs, by name: each name leads to its field. */
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
