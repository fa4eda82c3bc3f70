import type { normalisePhone } from '@atrium/contract/person-rules';
import { Link, type LinkProps } from '../link/index.js';
import { usePhoneLibrary } from './phone-library.js';

/** The normalisation rules PLAT-117 to PLAT-121; the portal passes those of `@atrium/contract`. */
export type PhoneNormaliser = typeof normalisePhone;

export interface PhoneLinkProps extends Omit<LinkProps, 'href' | 'children' | 'external'> {
  /** The number as stored. */
  phone: string;
  /** The normalisation rules for phone numbers; the portal passes those of `@atrium/contract`. */
  normalise: PhoneNormaliser;
}

/** A phone link in international format; a number that cannot be parsed stays as it is, still a link (PLAT-122). */
export function PhoneLink({ phone, normalise, ...props }: PhoneLinkProps) {
  const library = usePhoneLibrary();
  const number = library?.parsePhoneNumberFromString(normalise(phone));
  // Grouped as soon as its length fits: ranges that the table does not know yet are called all the same.
  const known = number?.isPossible() ? number : undefined;
  const address = known?.number ?? (phone.replaceAll(/[^\d+*#]/g, '') || encodeURIComponent(phone));
  return (
    <Link href={`tel:${address}`} {...props}>
      <span className="whitespace-nowrap">{known ? noBreak(known.formatInternational()) : phone}</span>
    </Link>
  );
}

const noBreak = (text: string) => text.replaceAll(' ', '\u00a0');
