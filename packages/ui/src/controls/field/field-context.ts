import { createContext, use, useEffect } from 'react';

/** What a Field passes to the control inside it. */
export interface FieldContextValue {
  /** Id of the control: the label's `for` and the target of an error summary. */
  controlId: string;
  labelId: string;
  /** Ids of the visible help and error texts. */
  describedBy: string | undefined;
  required: boolean;
  invalid: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** A self-validating control reports its message here; null when valid. The field's own error takes precedence. */
  reportValidity: (message: string | null) => void;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** What a control may set itself; missing values come from the Field around it. */
export interface FieldControlInput {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  invalid?: boolean | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Message of the control's own validation (“Enter a number”), shown by the field; null or absent when valid. */
  message?: string | null | undefined;
  /** Data attributes are passed to the control. */
  [data: `data-${string}`]: unknown;
}

export interface FieldControl {
  id: string | undefined;
  /** For controls that a `<label>` cannot name (groups, sliders): goes on the element with the role. */
  labelledBy: string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** Spread on a labelable, focusable element (`input`, `textarea`, `button` with the role combobox). */
  controlProps: {
    id: string | undefined;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
    [data: `data-${string}`]: unknown;
  };
}

/**
 * Connects a control to the Field around it: ids, description, required, invalid, disabled and read-only. Outside a
 * Field it returns what the control was given, so that every control also works alone with an `aria-label`.
 */
export function useFieldControl(own: FieldControlInput = {}): FieldControl {
  const field = use(FieldContext);
  const message = own.message ?? null;
  const reportValidity = field?.reportValidity;
  useEffect(() => {
    reportValidity?.(message);
    return () => reportValidity?.(null);
  }, [reportValidity, message]);

  const id = own.id ?? field?.controlId;
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ') || undefined;
  const invalid = (own.invalid ?? field?.invalid ?? false) || message !== null;
  const required = own.required ?? field?.required ?? false;
  return {
    id,
    labelledBy: own['aria-labelledby'] ?? (own['aria-label'] === undefined ? field?.labelId : undefined),
    describedBy,
    invalid,
    required,
    disabled: own.disabled ?? field?.disabled ?? false,
    readOnly: own.readOnly ?? field?.readOnly ?? false,
    controlProps: {
      ...dataAttributes(own),
      id,
      'aria-describedby': describedBy,
      'aria-invalid': invalid || undefined,
      'aria-required': required || undefined,
    },
  };
}

/** Returns the data attributes among a control's own props. */
export function dataAttributes(own: FieldControlInput): Record<`data-${string}`, unknown> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => name.startsWith('data-')));
}
