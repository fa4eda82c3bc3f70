/** Validation of phone numbers, shared by server and interface. */
import { PHONE_PLANS } from './generated/phone-plans.ts';
import { normalisePhone } from './person-rules.ts';

/** The longest calling code, in digits. */
const LONGEST_CODE = 3;

/**
 * Whether a text, once normalised, is a valid phone number: an existing calling code followed by a number of that
 * country (SIGN-024, SIGN-025, NEW-049). Digits without + or 00 that are valid both with and without their calling code
 * (`4915123456789`) are refused as ambiguous.
 */
export function isPhone(text: string): boolean {
  const digits = /^\+(\d{4,15})$/.exec(normalisePhone(text))?.[1];
  if (digits === undefined) return false;
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const plan = PHONE_PLANS[digits.slice(0, length)];
    // No calling code is a prefix of another.
    if (plan === undefined) continue;
    const isNational = (number: string) => new RegExp(`^(?:${plan})$`).test(number);
    return isNational(digits.slice(length)) && !(isBare(text, digits) && isNational(digits));
  }
  return false;
}

/** Whether the digits were typed without a prefix: PLAT-121 added the +, not the user. */
const isBare = (text: string, digits: string): boolean =>
  text.replaceAll(/[.\s]/gu, '').replace(/^9999/, '') === digits;
