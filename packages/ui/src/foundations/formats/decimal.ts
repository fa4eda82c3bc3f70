/**
 * Decimal numbers as text, so that no amount goes through binary floating point. The canonical form is the one the API
 * accepts: an optional minus, digits, an optional point and digits (`-1204860.15`).
 */
import type { Language } from '../provider/index.js';

const MINUS = '\u2212';
const CANONICAL = /^-?\d+(\.\d+)?$/;

/** Returns whether a text is a canonical decimal. */
export const isDecimal = (text: string): boolean => CANONICAL.test(text);

/**
 * Returns what a typed or pasted text may mean, as canonical decimals: none if it is not a number, two if it is
 * ambiguous. Accepts the formats of both languages, whatever the current one: `12.500.000,5`, `12,500,000.50`, `12 500
 * 000,50`, `EUR 1 200`, `(300.00)`, a true minus sign. A single separator before exactly three digits may separate
 * thousands or decimals (`12.345`): only the language's own thousands separator, the comma in English, resolves that.
 * Without a language nothing does.
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
  // Thousands groups have three digits, the first one to three; mixed separators in the whole part are an error.
  const grouped = groups.length > 1;
  const sound =
    !grouped || (/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((g) => /^\d{3}$/.test(g)));
  if (!sound || (whole.includes('.') && whole.includes(',')) || !/^\d*$/.test(fraction)) return null;
  const digits = groups.join('');
  return digits === '' && fraction === '' ? null : { whole: digits, fraction };
}

/** Returns the possible decimal separators of a number; null where all separators are for thousands. */
function decimalSignsOf(body: string, language: Language | null): readonly DecimalSign[] {
  const points = body.split('.').length - 1;
  const commas = body.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const last = body.lastIndexOf('.') > body.lastIndexOf(',') ? '.' : ',';
    return [(last === '.' ? points : commas) === 1 ? last : null];
  }
  if (points + commas !== 1) return [null];
  const only = points === 1 ? '.' : ',';
  // The first group of thousands never starts with a zero.
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(body)) return [only];
  return language === 'en' && only === ',' ? [null] : [null, only];
}

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a canonical decimal for the language, exactly, with at least `decimals` decimal places. */
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

/** Returns the number of decimal places of a canonical decimal. */
export const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** Returns both numbers as integers of their smallest common unit, and the number of decimal places. */
function scaled(a: string, b: string): [bigint, bigint, number] {
  const fractionDigits = Math.max(decimalsOf(a), decimalsOf(b));
  const scale = (value: string) => {
    const [whole = '0', fraction = ''] = value.split('.');
    return BigInt(whole + fraction.padEnd(fractionDigits, '0'));
  };
  return [scale(a), scale(b), fractionDigits];
}

/** Compares two canonical decimals: negative, zero or positive as `a` is less than, equal to or more than `b`. */
export function compareDecimals(a: string, b: string): number {
  const [x, y] = scaled(a, b);
  return x < y ? -1 : x > y ? 1 : 0;
}

/** Returns the exact sum of two canonical decimals, in canonical form. */
export function addDecimals(a: string, b: string): string {
  const [x, y, fractionDigits] = scaled(a, b);
  const sum = x + y;
  const digits = (sum < 0n ? -sum : sum).toString().padStart(fractionDigits + 1, '0');
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits).replace(/0+$/, '');
  return `${sum < 0n ? '-' : ''}${whole}${fraction ? `.${fraction}` : ''}`;
}

/** Converts a number to a canonical decimal, without exponent; not for amounts of money. */
export function decimalOf(value: number): string {
  const text = String(value);
  if (CANONICAL.test(text)) return text;
  if (Number.isInteger(value)) return BigInt(value).toString();
  const plain = value.toFixed(20).replace(/0+$/, '');
  return CANONICAL.test(plain) ? plain : '0';
}
