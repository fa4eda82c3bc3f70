/** Constants and rules of tags shared by server and interface; no schemas. */
import { COUNTRY_CODES, countryName } from './countries.ts';
import { cleanName } from './name-rules.ts';
import type { AttachedTag } from './tags.ts';

/** TAG-013. */
export const TAG_GROUP_TYPES = ['COUNTRY', 'CURRENCY', 'TAGS'] as const;
export type TagGroupType = (typeof TAG_GROUP_TYPES)[number];

/** Id of the group for tags without a group (TAG-014). */
export const EMPTY_TAG_GROUP = '00000000-0000-0000-0000-000000000000';

export interface TagGroupFacts {
  id: string;
  label: { en: string; fr: string };
  /** Whether the bank maintains it as a list of its own, to which users cannot add tags. */
  isTaxonGroup: boolean;
  /** Position among the groups. */
  rank: number;
}

/** Free tags have no group: they are in the empty one (docs/decisions/0021-tags.md). */
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

/** Types of items that have tags, as named in the URL of the call. */
export const TAGGED_TYPES = ['requests', 'documents', 'content'] as const;
export type TaggedType = (typeof TAGGED_TYPES)[number];

/** Minimum length of a search text; a search without text is valid as well (TAG-007). */
export const TAG_SEARCH_MIN = 3;
/** Maximum number of tags that a search returns. */
export const TAG_SEARCH_LIMIT = 50;
/** Minimum length of the name of a new tag: more than two characters (TAG-010). */
export const TAG_NAME_MIN = 3;
export const TAG_NAME_MAX = 50;
/** Maximum number of tags on one request or document. */
export const TAGS_MAX = 50;
/** Maximum number of requests or documents whose tags one call changes. */
export const TAGGED_TOGETHER_MAX = 500;

/** Returns the key for comparing names: names with the same key are the same (TAG-011). */
export const tagKey = (name: string): string => cleanName(name).toLowerCase();

/** Whether a name is legible: no control, invisible or direction-changing character, at least one letter or digit. */
export const isTagName = (name: string): boolean => !/\p{C}/u.test(name) && /[\p{L}\p{N}]/u.test(name);

/** Whether a tag has this name; a country or currency also has its synonym, which no other tag may use. */
const goesBy = ({ name, synonym, group }: AttachedTag, word: string): boolean =>
  tagKey(name) === tagKey(word) ||
  (group.type !== 'TAGS' && synonym !== null && tagKey(synonym) === tagKey(word));

/**
 * Returns the tag that a typed word would create: in the empty group, removable by the user who creates it. Null for a
 * word that is too short or too long (TAG-010), illegible, or the name of a known tag in any case (TAG-011).
 */
export function newTag(word: string, known: readonly AttachedTag[]): AttachedTag | null {
  const name = cleanName(word);
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

/** Facts that decide whether a user may remove a tag (TAG-005). */
export interface TagAccess {
  /** May manage the tags of the tagged item (TAG-006). */
  canManageTags: boolean;
  isInternal: boolean;
  isAdmin: boolean;
  /** User who added it; null for the systems of the bank. */
  addedById: string | null;
  userId: string;
}

/**
 * Whether a user may remove a tag: users remove the tags they added, bank users those added by any user; only bank
 * administrators remove those added by the systems of the bank (the country of a legal entity).
 */
export function isTagDeletable(access: TagAccess): boolean {
  const { canManageTags, isInternal, isAdmin, addedById, userId } = access;
  if (!canManageTags) return false;
  return addedById === userId || (isInternal && (addedById !== null || isAdmin));
}

/** Returns a country code: two or three letters are kept, a name becomes its code (TAG-018); null for anything else. */
export function countryCodeOf(value: string): string | null {
  const text = value.trim();
  if (/^[a-z]{2,3}$/i.test(text)) return text.toUpperCase();
  const key = tagKey(text);
  const isNamed = (code: string) =>
    tagKey(countryName(code, 'en')) === key || tagKey(countryName(code, 'fr')) === key;
  return COUNTRY_CODES.find(isNamed) ?? null;
}

/** Returns the parameter of `/search` that a tag links to, and its value (TAG-017); null for a free tag. */
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
