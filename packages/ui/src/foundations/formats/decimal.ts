/**
 * Decimal figures as text, so that no amount passes through binary floating point. The canonical form is what the API
 * takes: an optional minus, digits, an optional point and digits (`-1204860.15`).
 */
import type { Language } from '../provider/index.js';

const MINUS = '\u2212';
const CANONICAL = /^-?\d+(\.\d+)?$/;

/** Whether a text is a decimal in its canonical form. */
export const isDecimal = (text: string): boolean => CANONICAL.test(text);

/**
 * What a person typed or pasted may mean, as canonical decimals: none when it is no number, two when it can be read in two
 * ways. Understands both languages whatever the present one: `12.500.000,5`, `12,500,000.50`, `12 500 000,50`,
 * `EUR 1 200`, `(300.00)`, a true minus sign. A single sign before exactly three digits may stand between thousands or
 * before decimals (`12.345`): only the language's own sign of thousands, the comma in English, says which it is. Without a
 * language there is no such sign.
 */
export function decimalReadings(text: string, language: Language | null): readonly string[] {
  let figure = text
    .normalize('NFKC')
    .replaceAll(/[\s'’]/gu, '')
    .replaceAll(MINUS, '-')
    .replace(/^(-?)(?:[A-Za-z]{3}|[€$£¥])/, '$1')
    .replace(/(?:[A-Za-z]{3}|[€$£¥])$/, '');
  const inParentheses = /^\((.*)\)$/.exec(figure);
  if (inParentheses) figure = `-${inParentheses[1]}`;
  const match = /^([+-]?)([\d.,]+)$/.exec(figure);
  if (!match) return [];
  const [, sign, body = ''] = match;
  return decimalSignsOf(body, language).flatMap((decimalSign) => {
    const parts = splitAt(body, decimalSign);
    if (!parts) return [];
    const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
    const fraction = parts.fraction.replace(/0+$/, '');
    const digits = fraction ? `${whole}.${fraction}` : whole;
    return [sign === '-' && /[1-9]/.test(digits) ? `-${digits}` : digits];
  });
}

type DecimalSign = '.' | ',' | null;

function splitAt(body: string, sign: DecimalSign): { whole: string; fraction: string } | null {
  const at = sign ? body.lastIndexOf(sign) : -1;
  const whole = at < 0 ? body : body.slice(0, at);
  const fraction = at < 0 ? '' : body.slice(at + 1);
  const groups = whole.split(/[.,]/);
  // Groups are of three, the first of one to three; both separators at once inside the whole part are a slip.
  const grouped = groups.length > 1;
  const sound =
    !grouped || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((g) => /^\d{3}$/.test(g)));
  if (!sound || (whole.includes('.') && whole.includes(',')) || !/^\d*$/.test(fraction)) return null;
  const digits = groups.join('');
  return digits === '' && fraction === '' ? null : { whole: digits, fraction };
}

/** The signs that may stand before the decimals of a figure; null where all of them stand between thousands. */
function decimalSignsOf(body: string, language: Language | null): readonly DecimalSign[] {
  const points = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const last = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
    return [(last === '.' ? points : commas) === 1 ? last : null];
  }
  if (points + commas !== 1) return [null];
  const only = points === 1 ? '.' : ',';
  // A group of thousands never begins with a zero.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return [only];
  return language === 'en' && only === ',' ? [null] : [null, only];
}

const formats = new Map<string, Intl.NumberFormat>();

/** A canonical decimal in the language's writing, exactly, with at least `decimals` digits after the sign. */
export function formatDecimal(value: string, language: Language, decimals = 0): string {
  if (!CANONICAL.test(value)) return value;
  const key = `${language}-${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', {
      minimumFractionDigits: decimals,
      maximumFractionDigits: 20,
    });
    formats.set(key, format);
  }
  return format
    .format(value as Intl.StringNumericLiteral)
    .replace(/^-/, MINUS)
    .replaceAll('\u202f', '\u00a0');
}

/** The number of digits after the point of a canonical decimal. */
export const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Both figures as whole numbers of their smallest common unit. */
function scaled(a: string, b: string): [bigint, bigint, number] {
  const fractionDigits = Math.max(decimalsOf(a), decimalsOf(b));
  const scale = (value: string) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return BigInt(whole + fraction.padEnd(fractionDigits, '0'));
  };
  return [scale(a), scale(b), fractionDigits];
}

/** Negative, zero or positive as `a` is less than, equal to or more than `b`; both canonical. */
export function compareDecimals(a: string, b: string): number {
  const [x, y] = scaled(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** The exact sum of two canonical decimals, canonical. */
export function addDecimals(a: string, b: string): string {
  const [x, y, fractionDigits] = scaled(a, b);
  const sum = x + y;
  const digits = (sum < 0n ? -sum : sum).toString().padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** A number as a canonical decimal, without exponent; for figures that are no amounts. */
export function decimalOf(value: number): string {
  const text = String(value);
  if (CANONICAL.test(text)) return text;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const plain = value.toFixed(20).replace(/0+$/, '');
  return CANONICAL.test(plain) ? plain : '0';
}
