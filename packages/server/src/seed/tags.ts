import type { TagGroupType } from '@atrium/contract/document-rules';
import { COUNTRIES } from './countries.ts';
import { chance } from './random.ts';
import type * as schema from '../database/schema/index.ts';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'JPY'] as const;
const TOPICS = [
  'Fees',
  'Contract',
  'Signed',
  'Statement',
  'Audit',
  'Tax',
  'Mandate',
  'Reporting',
  'Urgent',
  'Payroll',
  'Trade finance',
  'Year end',
] as const;

export interface SeededTags {
  rows: (typeof schema.tags.$inferInsert)[];
  /** Ids of the free tags. */
  topics: string[];
  /** Id of the tag of a free word. */
  named: (name: (typeof TOPICS)[number]) => string;
  forCountry: (code: string) => string | undefined;
}

export function generateTags(): SeededTags {
  const random = chance('tags');
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const row = (name: string, groupType: TagGroupType, countryCode: string | null = null) => ({
    id: random.id(),
    name,
    groupType,
    countryCode,
  });
  const countries = COUNTRIES.map((country) =>
    row(names.of(country.code) ?? country.code, 'COUNTRY', country.code),
  );
  const topics = TOPICS.map((name) => row(name, 'TAGS'));
  return {
    rows: [...countries, ...CURRENCIES.map((code) => row(code, 'CURRENCY')), ...topics],
    topics: topics.map((tag) => tag.id),
    named: (name) => topics.find((tag) => tag.name === name)!.id,
    forCountry: (code) => countries.find((tag) => tag.countryCode === code)?.id,
  };
}
