import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName } from './name-rules.ts';
import {
  countryCodeOf,
  EMPTY_TAG_GROUP,
  isTagDeletable,
  isTagName,
  newTag,
  TAG_GROUP_TYPES,
  TAG_GROUPS,
  tagKey,
  tagSearchParameter,
} from './tag-rules.ts';

describe('tag groups', () => {
  it('TAG-013 TAG-014 are countries, currencies and free tags, which have an empty group', () => {
    expect(TAG_GROUP_TYPES).toEqual(['COUNTRY', 'CURRENCY', 'TAGS']);
    expect(EMPTY_TAG_GROUP).toBe('00000000-0000-0000-0000-000000000000');
    for (const type of TAG_GROUP_TYPES) expect(TAG_GROUPS[type].id === EMPTY_TAG_GROUP).toBe(type === 'TAGS');
  });
});

describe('tag names', () => {
  it('TAG-011 are equal if they differ only in case, white space or Unicode composition', () => {
    expect(tagKey('  Year\u00a0 END ')).toBe(tagKey('year end'));
    expect(tagKey('E\u0301che\u0301ance')).toBe(tagKey('échéance'));
    expect(tagKey('Fees')).not.toBe(tagKey('Fee'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => tagKey(cleanName(name)) === tagKey(name)),
    );
  });

  it('TAG-004 TAG-010 TAG-011 are refused if too short, too long, unreadable or already used', () => {
    const made = newTag('  Year   end ', []);
    expect(made).toMatchObject({ name: 'Year end', isNew: true, isDeletableByCurrentUser: true });
    expect(made?.group).toMatchObject({ id: EMPTY_TAG_GROUP, type: 'TAGS', isTaxonGroup: false });
    for (const word of ['ab', 'x'.repeat(51), '---', '\u202egnp.exe', 'a\u0000bc'])
      expect(newTag(word, [])).toBeNull();
    expect(newTag('YEAR end', [made!])).toBeNull();
    // The synonym of a country is taken, too; that of a free-text tag is not.
    const group = { ...made!.group, type: 'COUNTRY' as const };
    const germany = { ...made!, name: 'Germany', synonym: 'Allemagne' };
    expect(newTag('allemagne', [{ ...germany, group }])).toBeNull();
    expect(newTag('allemagne', [germany])).not.toBeNull();
  });

  it('must contain readable characters', () => {
    for (const name of ['Fees', 'Échéance 2026', '2026', '<b>bold</b>', '東京支店'])
      expect(isTagName(name)).toBe(true);
    for (const name of ['---', '\u202egnp.exe', 'a\u0000b', 'in\u200bvisible', ' . '])
      expect(isTagName(name)).toBe(false);
  });
});

describe('removing a tag', () => {
  const mine = { canManageTags: true, isInternal: false, isAdmin: false, addedById: 'me', userId: 'me' };

  it('TAG-005 is allowed for the user who added it and for the bank; tags added by systems only for bank administrators', () => {
    expect(isTagDeletable(mine)).toBe(true);
    expect(isTagDeletable({ ...mine, addedById: 'other' })).toBe(false);
    expect(isTagDeletable({ ...mine, addedById: null })).toBe(false);
    const bank = { ...mine, isInternal: true };
    expect(isTagDeletable({ ...bank, addedById: 'other' })).toBe(true);
    expect(isTagDeletable({ ...bank, addedById: null })).toBe(false);
    expect(isTagDeletable({ ...bank, addedById: null, isAdmin: true })).toBe(true);
  });

  it('TAG-006 is refused without the right to manage tags', () => {
    for (const isInternal of [true, false])
      expect(isTagDeletable({ ...mine, isInternal, isAdmin: true, canManageTags: false })).toBe(false);
  });
});

describe('link of a tag', () => {
  const tag = (type: 'COUNTRY' | 'CURRENCY' | 'TAGS', name: string, countryCode: string | null = null) => ({
    name,
    countryCode,
    group: { type },
  });

  it('TAG-017 a country or currency tag links to a search; a free tag has no link', () => {
    expect(tagSearchParameter(tag('COUNTRY', 'Germany', 'DE'))).toEqual(['country', 'DE']);
    expect(tagSearchParameter(tag('CURRENCY', 'EUR'))).toEqual(['currency', 'EUR']);
    expect(tagSearchParameter(tag('TAGS', 'Fees'))).toBeNull();
  });

  it('TAG-018 two- and three-letter codes are kept, and names in both languages are converted to codes', () => {
    expect(countryCodeOf('de')).toBe('DE');
    expect(countryCodeOf('DEU')).toBe('DEU');
    expect(countryCodeOf('Germany')).toBe('DE');
    expect(countryCodeOf(' allemagne ')).toBe('DE');
    expect(countryCodeOf('Atlantis')).toBeNull();
    expect(tagSearchParameter(tag('COUNTRY', 'Espagne'))).toEqual(['country', 'ES']);
    expect(tagSearchParameter(tag('COUNTRY', 'Atlantis'))).toBeNull();
  });
});
