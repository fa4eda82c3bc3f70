import type { CountryCode, PhoneNumber } from 'libphonenumber-js/min';
import type { PhoneLibrary } from './phone-library.js';
import type { PhoneNormaliser } from './phone-link.js';

/**
 * Parses a typed number; undefined if the text is no number or is ambiguous. National formats are parsed for the
 * country; everything else by the shared rules (PLAT-117 to PLAT-121).
 */
export function readPhone(
  library: PhoneLibrary | null,
  text: string,
  country: CountryCode,
  normalise: PhoneNormaliser,
): PhoneNumber | undefined {
  const typed = text.trim();
  if (!library || typed === '') return undefined;
  const international = readInternational(library, normalise(typed));
  if (/^(\+|00|9999)/.test(typed)) return international;
  const chosen = readWhole(library, typed, country);
  // With a country, the library is less strict than with the number alone.
  const national = chosen && readInternational(library, chosen.number);
  // The country's calling code in front, or a national number that starts with the same digits: the user must clarify.
  const isUnclear =
    international &&
    national &&
    international.number !== national.number &&
    digitsOf(typed).startsWith(library.getCountryCallingCode(country));
  return isUnclear ? undefined : (national ?? international);
}

/** Parses a number with calling code: the library must not add or drop digits, except a 0 as in +33 (0)6. */
function readInternational(library: PhoneLibrary, text: string): PhoneNumber | undefined {
  const number = readWhole(library, text);
  if (!number) return undefined;
  const { countryCallingCode: code, nationalNumber: rest } = number;
  return [`${code}${rest}`, `${code}0${rest}`].includes(digitsOf(text)) ? number : undefined;
}

/** `+` and fifteen digits (E.164). */
const LONGEST = 16;

/** Parses the whole text as a number, not one within it; extensions are rejected because they cannot be stored. */
function readWhole(
  library: PhoneLibrary,
  text: string,
  defaultCountry?: CountryCode,
): PhoneNumber | undefined {
  const number = library.parsePhoneNumberFromString(text, {
    extract: false,
    ...(defaultCountry && { defaultCountry }),
  });
  return number?.isValid() && number.ext === undefined && number.number.length <= LONGEST
    ? number
    : undefined;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');
