import type { AttachedTag } from '@atrium/contract/tags';

/** A new tag has more than two characters (TAG-010), and fifty at most. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 50;
/** The group of words that are in no group (TAG-014). */
const EMPTY_GROUP: AttachedTag['group'] = {
  id: '00000000-0000-0000-0000-000000000000',
  name: '',
  type: 'TAGS',
  isTaxonGroup: false,
  isCountry: false,
  rank: 3,
};

const key = (name: string) => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toLowerCase();

/** Whether a tag goes by this name; a country or currency also by its other one, which no second tag may have. */
const goesBy = ({ name, synonym, group }: AttachedTag, word: string): boolean =>
  key(name) === key(word) || (group.type !== 'TAGS' && synonym !== null && key(synonym) === key(word));

/** The tag that a typed word would make; none for a word that is too short, or is a tag's name in any case (TAG-011). */
export function newTag(word: string, known: readonly AttachedTag[]): AttachedTag | null {
  const name = word.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  if (name.length < MIN_LENGTH || name.length > MAX_LENGTH) return null;
  if (known.some((tag) => goesBy(tag, name))) return null;
  return {
    id: `new ${key(name)}`,
    name,
    synonym: null,
    countryCode: null,
    group: EMPTY_GROUP,
    isDeletableByCurrentUser: true,
    isDeleted: false,
    isNew: true,
  };
}
