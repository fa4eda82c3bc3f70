/** Country calling codes of one digit and of three; the others have two (ITU-T E.164). */
const CODE = /^\+(?:[17]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[789]\d|8[057-9]\d|9[679]\d|\d\d)/;

/**
 * A number in international writing by its calling code and pairs of digits: `+33 1 55 40 21 18`. Enough to read and dial
 * it, without the numbering plans of all countries that `PhoneLink` loads; what is no such number stays as it is.
 */
export function groupedPhone(number: string): string {
  const code = /^\+\d{7,15}$/.test(number) ? CODE.exec(number)?.[0] : undefined;
  if (!code) return number;
  const rest = number.slice(code.length);
  const start = rest.slice(0, rest.length % 2);
  const pairs = rest.slice(start.length).match(/\d\d/g) ?? [];
  return [code, ...(start ? [start] : []), ...pairs].join('\u00a0');
}
