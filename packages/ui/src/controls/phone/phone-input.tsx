import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { CountryCode } from 'libphonenumber-js/min';
import { useRef, useState, type ComponentProps } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { bareInput, InputBox, useFieldControl, useValidity } from '../field/index.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';
import { CountrySelect } from './country-select.js';
import { usePhoneLibrary, usePhoneLibraryArrival } from './phone-library.js';
import type { PhoneNormaliser } from './phone-link.js';
import { readPhone } from './read-phone.js';

export interface PhoneInputProps extends Omit<
  ComponentProps<'input'>,
  'size' | 'value' | 'defaultValue' | 'onChange' | 'prefix' | 'type' | 'required'
> {
  /** The number in E.164 (`+33142142000`) if it can be parsed, else the text as typed. */
  value?: string | undefined;
  /** The initial number, in E.164. */
  defaultValue?: string;
  /** Called with the number in E.164 if the text can be parsed, else with the text as typed. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The normalisation rules for phone numbers; the portal passes those of `@atrium/contract`. */
  normalise: PhoneNormaliser;
  /** ISO 3166-1 code of the country whose national format is accepted until another is chosen. */
  defaultCountry?: CountryCode;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Shows a spinner while a check or request runs; the field stays usable. */
  busy?: boolean;
  /** Marks the value as invalid, also for assistive technology. A Field with an `error` sets it. */
  invalid?: boolean | undefined;
  /** Announced as required by assistive technology. A Field that is not `optional` sets it. */
  required?: boolean | undefined;
}

/**
 * A phone number with its country. Accepts national and international formats and shows the international one when the
 * user leaves; unparsable text stays as typed with an error (SIGN-024, SIGN-027).
 */
export function PhoneInput({
  value,
  defaultValue = '',
  onValueChange,
  normalise,
  defaultCountry = 'FR',
  size,
  busy,
  invalid,
  required,
  className,
  ref,
  name,
  onBlur,
  ...props
}: PhoneInputProps) {
  const t = useStrings();
  const library = usePhoneLibrary();
  const [chosen, setChosen] = useState<CountryCode>(defaultCountry);
  /** The text being typed and the value parsed from it; discarded when the value changes from outside. */
  const [draft, setDraft] = useState<{ text: string; value: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useFieldValue(input, value, defaultValue, onValueChange);
  const mergedRef = useComposedRefs(input, ref);

  const stored = readPhone(library, phone, chosen, normalise);
  const text = draft && draft.value === phone ? draft.text : (stored?.formatInternational() ?? phone);
  const country = stored?.country ?? chosen;
  const validity = useValidity(
    input,
    !library || phone === '' || stored !== undefined,
    t('controls.phoneInvalid', { example: EXAMPLE }),
  );
  const field = useFieldControl({ ...props, invalid, required, message: validity.message });
  const isWritable = !field.disabled && !field.readOnly;

  useFormReset(input, value === undefined, () => {
    setDraft(null);
    setChosen(defaultCountry);
  });

  const type = (next: string, parser = library) => {
    // Parsed for the chosen country, not for that of the previous number (PLAT-120).
    const result = readPhone(parser, next, chosen, normalise)?.number ?? next.trim();
    setDraft({ text: next, value: result });
    if (result !== phone) setPhone(result);
  };
  // Text typed before the parser was loaded is parsed once it is.
  usePhoneLibraryArrival((parser) => {
    if (draft) type(draft.text, parser);
  });
  const changeCountry = (next: CountryCode) => {
    setChosen(next);
    // The national part stays and its country changes. Unparsed text stays as typed and is parsed for the new country.
    const number = stored
      ? library?.parsePhoneNumberFromString(stored.nationalNumber, next)
      : readPhone(library, phone, next, normalise);
    if (number) {
      setDraft(null);
      setPhone(number.number);
    }
  };
  return (
    <InputBox
      size={size}
      invalid={field.invalid}
      readOnly={field.readOnly}
      disabled={field.disabled}
      busy={busy}
      className={className}
    >
      <CountrySelect
        library={library}
        country={country}
        onCountryChange={changeCountry}
        disabled={!isWritable}
      />
      <input
        autoComplete="tel"
        placeholder={isWritable && library ? `+${library.getCountryCallingCode(country)}` : undefined}
        {...props}
        {...field.controlProps}
        ref={mergedRef}
        type="tel"
        aria-busy={busy || undefined}
        value={text}
        disabled={field.disabled}
        readOnly={field.readOnly}
        className={bareInput}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          if (stored) setDraft(null);
          validity.onBlur();
          onBlur?.(event);
        }}
      />
      {name ? <input type="hidden" name={name} value={phone} disabled={field.disabled} /> : null}
    </InputBox>
  );
}

const EXAMPLE = '+33\u00a01\u00a042\u00a014\u00a020\u00a000';
