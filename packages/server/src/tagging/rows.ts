import { asc, eq, inArray } from 'drizzle-orm';
import { countryName } from '@atrium/contract/countries';
import { isTagDeletable, TAG_GROUPS } from '@atrium/contract/tag-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { contentDocumentTags, documentTags, requestTags, tags } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** The columns needed to show a tag. */
export const tagColumns = {
  id: tags.id,
  name: tags.name,
  synonym: tags.synonym,
  frenchName: tags.frenchName,
  groupType: tags.groupType,
  countryCode: tags.countryCode,
  contractId: tags.contractId,
};
export type TagFacts = Pick<typeof tags.$inferSelect, keyof typeof tagColumns>;

const currencyNames = {
  en: new Intl.DisplayNames('en-GB', { type: 'currency' }),
  fr: new Intl.DisplayNames('fr-FR', { type: 'currency' }),
};
/** Name of a currency, as a synonym of its code. */
export const currencyName = (code: string, language: Language): string =>
  currencyNames[language].of(code) ?? code;

/**
 * Returns a tag as the reader sees it: countries and the bank's tags by their name in the reader's language (TAG-019).
 * The synonym of a country is its name in the other language, and so is that of the bank's tags in French.
 */
export function shownTag(
  { id, name, synonym, frenchName, groupType, countryCode, contractId }: TagFacts,
  language: Language,
  isDeletableByCurrentUser: boolean,
): AttachedTag {
  const group = TAG_GROUPS[groupType];
  const words =
    countryCode !== null
      ? {
          name: countryName(countryCode, language),
          synonym: countryName(countryCode, language === 'en' ? 'fr' : 'en'),
        }
      : language === 'fr' && frenchName !== null
        ? { name: frenchName, synonym: name }
        : { name, synonym: groupType === 'CURRENCY' ? currencyName(name, language) : synonym };
  return {
    id,
    name: words.name,
    synonym: words.synonym === words.name ? null : words.synonym,
    countryCode,
    group: {
      id: group.id,
      name: group.label[language],
      type: groupType,
      isTaxonGroup: group.isTaxonGroup,
      isCountry: groupType === 'COUNTRY',
      rank: group.rank,
    },
    isDeletableByCurrentUser,
    isDeleted: false,
    isNew: false,
    contractId,
  };
}

type Bearing = TagFacts & { bearerId: string; addedById: string | null };

/** Returns the tags of each record, by group and name; `canManage` returns whether the user may change the tags of a record. */
function byBearer(
  rows: readonly Bearing[],
  { user, language }: Reader,
  canManage: (bearerId: string) => boolean,
): Map<string, AttachedTag[]> {
  const { isInternal, isAdmin } = user.contactInformation;
  const collator = new Intl.Collator(language);
  const map = new Map<string, AttachedTag[]>();
  for (const { bearerId, addedById, ...facts } of rows) {
    const canManageTags = canManage(bearerId);
    const access = { canManageTags, isInternal, isAdmin, addedById, userId: user.id };
    const tag = shownTag(facts, language, isTagDeletable(access));
    map.set(bearerId, [...(map.get(bearerId) ?? []), tag]);
  }
  for (const list of map.values())
    list.sort((a, b) => a.group.rank - b.group.rank || collator.compare(a.name, b.name));
  return map;
}

/** Returns the tags of requests as the reader sees them, by request id. */
export async function tagsOfRequests(
  db: Reads,
  reader: Reader,
  ids: readonly string[],
  canManage: (requestId: string) => boolean,
): Promise<Map<string, AttachedTag[]>> {
  const rows = await db
    .select({ bearerId: requestTags.requestId, addedById: requestTags.addedById, ...tagColumns })
    .from(requestTags)
    .innerJoin(tags, eq(tags.id, requestTags.tagId))
    .where(inArray(requestTags.requestId, [...ids]))
    .orderBy(asc(tags.name));
  return byBearer(rows, reader, canManage);
}

/** Returns the tags of documents as the reader sees them, by document id. */
export async function tagsOfDocuments(
  db: Reads,
  reader: Reader,
  ids: readonly string[],
  canManage: (documentId: string) => boolean,
): Promise<Map<string, AttachedTag[]>> {
  const rows = await db
    .select({ bearerId: documentTags.documentId, addedById: documentTags.addedById, ...tagColumns })
    .from(documentTags)
    .innerJoin(tags, eq(tags.id, documentTags.tagId))
    .where(inArray(documentTags.documentId, [...ids]))
    .orderBy(asc(tags.name));
  return byBearer(rows, reader, canManage);
}

/** Returns the tags of documents that the bank publishes, as the reader sees them, by document id. */
export async function tagsOfContent(
  db: Reads,
  reader: Reader,
  ids: readonly string[],
  canManage: boolean,
): Promise<Map<string, AttachedTag[]>> {
  const rows = await db
    .select({
      bearerId: contentDocumentTags.documentId,
      addedById: contentDocumentTags.addedById,
      ...tagColumns,
    })
    .from(contentDocumentTags)
    .innerJoin(tags, eq(tags.id, contentDocumentTags.tagId))
    .where(inArray(contentDocumentTags.documentId, [...ids]))
    .orderBy(asc(tags.name));
  return byBearer(rows, reader, () => canManage);
}
