import { tagKey } from '@atrium/contract/tag-rules';
import type { TagGroupType } from '@atrium/contract/tag-rules';
import { COUNTRIES } from './countries.ts';
import { chance } from './random.ts';
import type { schema } from '@atrium/server';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'JPY'] as const;
/** Free tags of the bank: their French name, and a synonym if one is in use. */
const WORDS = {
  Fees: ['Frais', 'Charges'],
  Contract: ['Contrat', 'Agreement'],
  Signed: ['Signé', null],
  Statement: ['Relevé', 'Account extract'],
  Audit: ['Audit', 'Confirmation'],
  Tax: ['Fiscalité', 'Fiscal'],
  Mandate: ['Mandat', 'Power of attorney'],
  Reporting: ['Rapports', null],
  Urgent: ['Urgent', null],
  Payroll: ['Paie', 'Salaries'],
  'Trade finance': ['Commerce international', 'Documentary credit'],
  'Year end': ['Clôture annuelle', 'Closing'],
} as const satisfies Record<string, readonly [frenchName: string, synonym: string | null]>;
type Topic = keyof typeof WORDS;
const TOPICS = Object.keys(WORDS) as Topic[];

export interface SeededTags {
  rows: (typeof schema.tags.$inferInsert)[];
  /** Ids of the free tags. */
  topics: string[];
  /** Returns the id of the tag for a free word. */
  named: (name: Topic) => string;
  forCountry: (code: string) => string | undefined;
}

export function generateTags(): SeededTags {
  const random = chance('tags');
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const row = (
    name: string,
    groupType: TagGroupType,
    facts: { countryCode?: string; synonym?: string | null; frenchName?: string } = {},
  ) => ({
    id: random.id(),
    name,
    key: tagKey(name),
    groupType,
    countryCode: facts.countryCode ?? null,
    synonym: facts.synonym ?? null,
    frenchName: facts.frenchName ?? null,
  });
  const countries = COUNTRIES.map((country) =>
    row(names.of(country.code) ?? country.code, 'COUNTRY', { countryCode: country.code }),
  );
  const topics = TOPICS.map((name) => {
    const [frenchName, synonym] = WORDS[name];
    return row(name, 'TAGS', { frenchName, synonym });
  });
  return {
    rows: [...countries, ...CURRENCIES.map((code) => row(code, 'CURRENCY')), ...topics],
    topics: topics.map((tag) => tag.id),
    named: (name) => topics.find((tag) => tag.name === name)!.id,
    forCountry: (code) => countries.find((tag) => tag.countryCode === code)?.id,
  };
}
