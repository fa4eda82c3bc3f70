import type { AttachedTag, Tag } from '@atrium/contract/tags';

const GROUPS = {
  COUNTRY: { id: '5f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001', name: 'Countries', rank: 1 },
  CURRENCY: { id: '5f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0002', name: 'Currencies', rank: 2 },
  TAGS: { id: '00000000-0000-0000-0000-000000000000', name: '', rank: 3 },
} as const;

/** Returns a tag by name; with a country code it is a country. */
export function tagOf(
  name: string,
  change: Partial<AttachedTag> & { type?: keyof typeof GROUPS } = {},
): AttachedTag {
  const { type = change.countryCode ? 'COUNTRY' : 'TAGS', ...rest } = change;
  return {
    id: `tag ${name}`,
    name,
    synonym: null,
    countryCode: null,
    group: { ...GROUPS[type], type, isTaxonGroup: type !== 'TAGS', isCountry: type === 'COUNTRY' },
    isDeletableByCurrentUser: type === 'TAGS',
    isDeleted: false,
    isNew: false,
    ...rest,
  };
}

export const GERMANY = tagOf('Germany', { countryCode: 'DE', synonym: 'Allemagne' });
export const EURO = tagOf('EUR', { type: 'CURRENCY', synonym: 'Euro' });

const used = (tag: AttachedTag, amountOfUses: number): Tag => ({ ...tag, amountOfUses });

/** Result of a search with an empty query. */
export const AVAILABLE: readonly Tag[] = [
  used(tagOf('Fees', { synonym: 'Charges' }), 412),
  used(tagOf('Statement', { synonym: 'Account extract' }), 268),
  used(GERMANY, 97),
  used(EURO, 61),
  used(tagOf('Trade finance', { synonym: 'Documentary credit' }), 1),
  used(tagOf('Year end', { synonym: 'Closing' }), 0),
];

/** Returns the new tag for a word that no tag has as its name, like the contract rule without its limits. */
export const madeTag = (word: string, known: readonly AttachedTag[]): AttachedTag | null =>
  word === '' || known.some(({ name }) => name.toLowerCase() === word.toLowerCase())
    ? null
    : tagOf(word, { id: `new ${word}`, isNew: true });
