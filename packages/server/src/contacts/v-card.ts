import { foldLine } from '../text/index.ts';

/** Fields of a vCard. */
export interface CardFacts {
  readonly id: string;
  readonly name: string;
  readonly givenName: string;
  readonly familyName: string;
  /** Name of the organisation, then its units, largest first. */
  readonly organisation: readonly string[];
  readonly title: string;
  readonly phones: readonly { readonly type: string; readonly number: string }[];
  readonly email: string;
  /** Empty if unknown. */
  readonly city: string;
  /** ISO 3166-1 alpha-2; null if unknown. */
  readonly country: string | null;
  /** IANA name; null if unknown. */
  readonly timeZone: string | null;
  readonly revisedAt: Date;
}

/** Escapes a text value: separators get a backslash, a line break becomes `\n`. */
const asText = (text: string): string =>
  text
    // Control characters are not allowed in a vCard; a raw line break would start another property.
    .replaceAll(/\r\n|\r|\n/g, '\n')
    .replaceAll(/[\p{Cc}--[\n\t]]/gv, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

const parts = (values: readonly string[]): string => values.map((value) => asText(value)).join(';');

/** Writes a vCard 3.0 in UTF-8 (RFC 2426), the version that all kinds of address books read. */
export function vCard(facts: CardFacts): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:urn:uuid:${facts.id}`,
    `FN:${asText(facts.name)}`,
    `N:${parts([facts.familyName, facts.givenName, '', '', ''])}`,
    `ORG:${parts(facts.organisation.filter(Boolean))}`,
    ...(facts.title ? [`TITLE:${asText(facts.title)}`] : []),
    ...facts.phones.map(({ type, number }) => `TEL;TYPE=${type}:${asText(number)}`),
    `EMAIL;TYPE=INTERNET:${asText(facts.email)}`,
    ...(facts.city || facts.country
      ? [`ADR;TYPE=WORK:${parts(['', '', '', facts.city, '', '', facts.country ?? ''])}`]
      : []),
    ...(facts.timeZone ? [`TZ;VALUE=text:${asText(facts.timeZone)}`] : []),
    `REV:${facts.revisedAt.toISOString().slice(0, 19)}Z`,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
