/** Words and rules of tags that server and interface share; free of schemas. */
import { COUNTRY_CODES, countryName } from './countries.ts';
import type { AttachedTag } from './tags.ts';

/** TAG-013. */
export const TAG_GROUP_TYPES = ['COUNTRY', 'CURRENCY', 'TAGS'] as const;
export type TagGroupType = (typeof TAG_GROUP_TYPES)[number];

/** Id of the group of words that are in no group (TAG-014). */
export const EMPTY_TAG_GROUP = '00000000-0000-0000-0000-000000000000';

export interface TagGroupFacts {
  id: string;
  label: { en: string; fr: string };
  /** Kept by the bank as a list of its own, to which nobody adds a word. */
  isTaxonGroup: boolean;
  /** Place amongst the groups. */
  rank: number;
}

/** Free words are in no group: theirs is the empty one (docs/decisions/0021-tags.md). */
export const TAG_GROUPS: Readonly<Record<TagGroupType, TagGroupFacts>> = {
  COUNTRY: {
    id: '5f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0001',
    label: { en: 'Countries', fr: 'Pays' },
    isTaxonGroup: true,
    rank: 1,
  },
  CURRENCY: {
    id: '5f0f3a52-5a0c-4d8e-9a51-6b2c7d7f0002',
    label: { en: 'Currencies', fr: 'Devises' },
    isTaxonGroup: true,
    rank: 2,
  },
  TAGS: { id: EMPTY_TAG_GROUP, label: { en: '', fr: '' }, isTaxonGroup: false, rank: 3 },
};

/** What bears tags, as the address of the call names it. */
export const TAGGED_TYPES = ['requests', 'documents', 'content'] as const;
export type TaggedType = (typeof TAGGED_TYPES)[number];

/** Characters from which a search searches; no text at all is a search too (TAG-007). */
export const TAG_SEARCH_MIN = 3;
/** Tags that a search answers. */
export const TAG_SEARCH_LIMIT = 50;
/** A new tag has more than two characters (TAG-010). */
export const TAG_NAME_MIN = 3;
export const TAG_NAME_MAX = 50;
/** Tags that one request or document bears at most. */
export const TAGS_MAX = 50;
/** Requests or documents whose tags one call changes at most. */
export const TAGGED_TOGETHER_MAX = 500;

/** A name as it is kept: composed, each run of blanks one space. */
export const cleanTagName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** What two names have in common when they are the same (TAG-011). */
export const tagKey = (name: string): string => cleanTagName(name).toLowerCase();

/** Whether a name can be read: no control, invisible or direction-changing character, and something to see. */
export const isTagName = (name: string): boolean => !/\p{C}/u.test(name) && /[\p{L}\p{N}]/u.test(name);

/** Whether a tag goes by this name; a country or currency also by its other one, which no second tag may have. */
const goesBy = ({ name, synonym, group }: AttachedTag, word: string): boolean =>
  tagKey(name) === tagKey(word) ||
  (group.type !== 'TAGS' && synonym !== null && tagKey(synonym) === tagKey(word));

/**
 * The tag that a typed word would make: in the empty group, and for whoever makes it to take back. None for a word that is
 * too short or too long (TAG-010), cannot be read, or is the name of a known tag in any case (TAG-011).
 */
export function newTag(word: string, known: readonly AttachedTag[]): AttachedTag | null {
  const name = cleanTagName(word);
  if (name.length < TAG_NAME_MIN || name.length > TAG_NAME_MAX || !isTagName(name)) return null;
  if (known.some((tag) => goesBy(tag, name))) return null;
  const { id, label, isTaxonGroup, rank } = TAG_GROUPS.TAGS;
  return {
    id: `new ${tagKey(name)}`,
    name,
    synonym: null,
    countryCode: null,
    group: { id, name: label.en, type: 'TAGS', isTaxonGroup, isCountry: false, rank },
    isDeletableByCurrentUser: true,
    isDeleted: false,
    isNew: true,
  };
}

/** What decides whether somebody may take a tag away (TAG-005). */
export interface TagAccess {
  /** May manage the tags of what bears it (TAG-006). */
  canManageTags: boolean;
  isInternal: boolean;
  isAdmin: boolean;
  /** Who put it there; null for the systems of the bank. */
  addedById: string | null;
  userId: string;
}

/**
 * Everyone takes back what they put there themselves, and the bank what any person put there; what its systems put there
 * (the country of a legal entity) only its administrators take away.
 */
export function isTagDeletable(access: TagAccess): boolean {
  const { canManageTags, isInternal, isAdmin, addedById, userId } = access;
  if (!canManageTags) return false;
  return addedById === userId || (isInternal && (addedById !== null || isAdmin));
}

/** The code of a country: two or three letters stay, a name becomes its code (TAG-018); null for what is no country. */
export function countryCodeOf(value: string): string | null {
  const text = value.trim();
  if (/^[a-z]{2,3}$/i.test(text)) return text.toUpperCase();
  const key = tagKey(text);
  const isNamed = (code: string) =>
    tagKey(countryName(code, 'en')) === key || tagKey(countryName(code, 'fr')) === key;
  return COUNTRY_CODES.find(isNamed) ?? null;
}

/** The parameter of `/search` that a tag leads to, and its value (TAG-017); null for a free word. */
export function tagSearchParameter(tag: {
  readonly name: string;
  readonly countryCode: string | null;
  readonly group: { readonly type: TagGroupType };
}): readonly [parameter: 'country' | 'currency', value: string] | null {
  if (tag.group.type === 'CURRENCY') return ['currency', tag.name];
  if (tag.group.type !== 'COUNTRY') return null;
  const code = countryCodeOf(tag.countryCode ?? tag.name);
  return code === null ? null : ['country', code];
}
