import { tagKey } from '@atrium/contract/tag-rules';
import type { TagGroupType } from '@atrium/contract/tag-rules';
import { COUNTRIES } from './countries.ts';
import { chance } from './random.ts';
import type * as schema from '../database/schema/index.ts';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'JPY'] as const;
/** Free words of the bank, with another word for the same where people use one. */
const SYNONYMS = {
  Fees: 'Charges',
  Contract: 'Agreement',
  Signed: null,
  Statement: 'Account extract',
  Audit: 'Confirmation',
  Tax: 'Fiscal',
  Mandate: 'Power of attorney',
  Reporting: null,
  Urgent: null,
  Payroll: 'Salaries',
  'Trade finance': 'Documentary credit',
  'Year end': 'Closing',
} as const;
type Topic = keyof typeof SYNONYMS;
const TOPICS = Object.keys(SYNONYMS) as Topic[];

export interface SeededTags {
  rows: (typeof schema.tags.$inferInsert)[];
  /** Ids of the free tags. */
  topics: string[];
  /** Id of the tag of a free word. */
  named: (name: Topic) => string;
  forCountry: (code: string) => string | undefined;
}

export function generateTags(): SeededTags {
  const random = chance('tags');
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const row = (
    name: string,
    groupType: TagGroupType,
    facts: { countryCode?: string; synonym?: string | null } = {},
  ) => ({
    id: random.id(),
    name,
    key: tagKey(name),
    groupType,
    countryCode: facts.countryCode ?? null,
    synonym: facts.synonym ?? null,
  });
  const countries = COUNTRIES.map((country) =>
    row(names.of(country.code) ?? country.code, 'COUNTRY', { countryCode: country.code }),
  );
  const topics = TOPICS.map((name) => row(name, 'TAGS', { synonym: SYNONYMS[name] }));
  return {
    rows: [...countries, ...CURRENCIES.map((code) => row(code, 'CURRENCY')), ...topics],
    topics: topics.map((tag) => tag.id),
    named: (name) => topics.find((tag) => tag.name === name)!.id,
    forCountry: (code) => countries.find((tag) => tag.countryCode === code)?.id,
  };
}
