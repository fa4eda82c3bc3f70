/**
 * Writes the national number patterns of all calling codes for the contract, from the metadata of the phone fields:
 * server
 * and fields accept the same numbers, and forms validate without loading the library. A test compares them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.ts';

/** Array indexes in the metadata of a country (libphonenumber-js, version 4). */
const PATTERN = 2;
const LEADING_DIGITS = 10;
const TYPES = 11;
type Plan = readonly unknown[];
interface Metadata {
  version: number;
  /** Countries by calling code, the main one first. */
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, Plan>;
  nonGeographic: Record<string, Plan>;
}

/** Restricts a pattern to numbers of the given lengths. */
const ofLengths = (pattern: string, lengths: readonly number[] | undefined): string =>
  lengths ? `(?=(?:${lengths.map((length) => `\\d{${length}}`).join('|')})$)(?:${pattern})` : pattern;

/** Returns the pattern of one plan; where countries share a code, only number types that the country itself assigns. */
function patternOf(plan: Plan): string {
  const pattern = plan[PATTERN] as string;
  const kinds = (plan[TYPES] || []) as (readonly [pattern: string, lengths?: number[]] | 0)[];
  const given = kinds.flatMap((kind) => (kind && kind[0] ? [ofLengths(kind[0], kind[1])] : []));
  return given.length > 0 ? `(?=(?:${pattern})$)(?:${given.join('|')})` : pattern;
}

const metadata = JSON.parse(
  readFileSync(path.join(ROOT, 'node_modules/libphonenumber-js/metadata.min.json'), 'utf8'),
) as Metadata;
if (metadata.version !== 4) throw new Error(`phone metadata of version ${metadata.version}`);

/** Returns the pattern of a calling code: any number of the main country, or of another after its leading digits. */
const patternOfCode = (countries: readonly string[]): string =>
  countries
    .map((country, index) => {
      const plan = metadata.countries[country]!;
      const leading = index > 0 ? (plan[LEADING_DIGITS] as string | 0 | undefined) : undefined;
      return leading ? `(?=${leading})(?:${patternOf(plan)})` : patternOf(plan);
    })
    .join('|');

const plans = Object.fromEntries([
  ...Object.entries(metadata.country_calling_codes).map(([code, countries]) => [
    code,
    patternOfCode(countries),
  ]),
  ...Object.entries(metadata.nonGeographic).map(([code, plan]) => [code, patternOf(plan)]),
]) as Record<string, string>;

const lines = Object.entries(plans).map(([code, pattern]) => `  ${code}: ${JSON.stringify(pattern)},`);
writeFileSync(
  path.join(ROOT, 'packages/contract/src/generated/phone-plans.ts'),
  [
    '/* Made from the metadata of libphonenumber-js by tools/phone-plans.ts; do not edit. */',
    '/** National numbers by calling code, as a regular expression. */',
    'export const PHONE_PLANS: Readonly<Record<string, string>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
