import type { CountryCode } from 'libphonenumber-js/min';
import { useMemo } from 'react';
import { CaretDownIcon } from '../../foundations/icons/index.js';
import { useLanguage, useStrings } from '../../foundations/provider/index.js';
import type { PhoneLibrary } from './phone-library.js';

export interface CountrySelectProps {
  library: PhoneLibrary | null;
  country: CountryCode;
  onCountryChange: (country: CountryCode) => void;
  disabled: boolean;
}

/**
 * The country of a phone number: a native select, displayed as the country code only, because the number beside it
 * starts with the calling code.
 */
export function CountrySelect({ library, country, onCountryChange, disabled }: CountrySelectProps) {
  const t = useStrings();
  const language = useLanguage();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (library?.getCountries() ?? [country])
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }, [library, language, country]);
  return (
    <span className="relative -ml-12 flex shrink-0 items-center gap-4 self-stretch rounded-control border-r border-line-2 pr-8 pl-12 text-ink-3 outline-2 -outline-offset-2 outline-transparent has-[select:focus-visible]:outline-focus">
      <span aria-hidden>{country}</span>
      {disabled ? null : <CaretDownIcon size={12} />}
      <select
        aria-label={t('controls.phoneCountry')}
        value={country}
        disabled={disabled || !library}
        onChange={(event) => onCountryChange(event.target.value as CountryCode)}
        className="absolute inset-0 w-full cursor-pointer bg-surface text-ink opacity-0 disabled:cursor-not-allowed"
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {library ? `${name} (+${library.getCountryCallingCode(code)})` : name}
          </option>
        ))}
      </select>
    </span>
  );
}
