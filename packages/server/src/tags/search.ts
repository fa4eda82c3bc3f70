import { and, count, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { COUNTRY_CODES, countryName } from '@atrium/contract/countries';
import { TAG_SEARCH_LIMIT, tagKey } from '@atrium/contract/tag-rules';
import type { Tag } from '@atrium/contract/tags';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { documentTags, requestTags, tags } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { likeText } from '../listing/index.ts';
import { knownTags, seenDocuments, seenRequests } from '../documents/index.ts';
import { currencyName, shownTag, tagColumns } from '../tagging/index.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

const CURRENCIES = Intl.supportedValuesOf('currency');

/**
 * Subquery of how many requests and documents have each of the tags that meet a condition, counting only those that the
 * user may see. Unused tags are not included.
 */
function usesOf(db: Reads, user: User, where: SQL | undefined) {
  const onRequests = db
    .select({ tagId: requestTags.tagId })
    .from(requestTags)
    .innerJoin(tags, eq(tags.id, requestTags.tagId))
    .where(and(where, sql`${requestTags.requestId} in ${seenRequests(db, user)}`));
  const onDocuments = db
    .select({ tagId: documentTags.tagId })
    .from(documentTags)
    .innerJoin(tags, eq(tags.id, documentTags.tagId))
    .where(and(where, sql`${documentTags.documentId} in ${seenDocuments(db, user)}`));
  const each = unionAll(onRequests, onDocuments).as('each');
  return db
    .select({ tagId: each.tagId, amount: count().as('amount') })
    .from(each)
    .groupBy(each.tagId)
    .as('uses');
}

/** Condition on `tags`: the name or synonym contains a text, in either language, ignoring case; undefined for no text. */
function holdsText(query: string): SQL | undefined {
  const key = tagKey(query);
  if (key === '') return undefined;
  const holds = (...names: string[]) => names.some((name) => tagKey(name).includes(key));
  const countries = COUNTRY_CODES.filter((code) => holds(countryName(code, 'en'), countryName(code, 'fr')));
  const currencies = CURRENCIES.filter((code) => holds(currencyName(code, 'en'), currencyName(code, 'fr')));
  return or(
    ilike(tags.key, likeText(key)),
    ilike(tags.synonym, likeText(query)),
    ilike(tags.frenchName, likeText(query)),
    inArray(tags.countryCode, countries),
    and(eq(tags.groupType, 'CURRENCY'), inArray(tags.name, currencies)),
  );
}

/** Returns the tags that meet a condition and that the reader may know of: an exact name first, then the most used. */
async function listTags(
  db: Reads,
  { user, language }: Reader,
  where: SQL | undefined,
  query = '',
): Promise<Tag[]> {
  const uses = usesOf(db, user, where);
  const amountOfUses = sql<number>`coalesce(${uses.amount}, 0)`.mapWith(Number);
  const found = await db
    .select({ ...tagColumns, amountOfUses })
    .from(tags)
    .leftJoin(uses, eq(uses.tagId, tags.id))
    // The same as `knownTags`, using the counts that are needed anyway.
    .where(and(where, or(isNull(tags.contractId), isNotNull(uses.tagId))))
    .orderBy(sql`${tags.key} = ${tagKey(query)} desc`, desc(amountOfUses), tags.name)
    .limit(TAG_SEARCH_LIMIT);
  // Users who may add a tag may also remove it.
  return found.map(({ amountOfUses, ...facts }) => ({
    ...shownTag(facts, language, true),
    amountOfUses,
  }));
}

/** Returns the tags that match a text (API-098): the bank's, and those of every contract or of one. */
export const searchTags = (
  db: Reads,
  reader: Reader,
  { query, contractId }: { query: string; contractId?: string | undefined },
): Promise<Tag[]> => {
  const ofContract =
    contractId === undefined ? undefined : or(isNull(tags.contractId), eq(tags.contractId, contractId));
  return listTags(db, reader, and(ofContract, holdsText(query)), query);
};

/** Returns one tag; undefined if the reader may not know of it. */
export async function readTag(db: Reads, reader: Reader, id: string): Promise<Tag | undefined> {
  const [tag] = await listTags(db, reader, eq(tags.id, id));
  return tag;
}

/** Returns the tags on the same requests and documents as the tags that match a text, without the latter (API-100). */
export async function associatedTags(db: Reads, reader: Reader, query: string): Promise<Tag[]> {
  const { user } = reader;
  if (query === '') return [];
  const found = await db
    .select({ id: tags.id })
    .from(tags)
    .where(and(knownTags(db, user), holdsText(query)));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const onRequests = db
    .select({ id: requestTags.requestId })
    .from(requestTags)
    .where(and(inArray(requestTags.tagId, ids), sql`${requestTags.requestId} in ${seenRequests(db, user)}`));
  const onDocuments = db
    .select({ id: documentTags.documentId })
    .from(documentTags)
    .where(
      and(inArray(documentTags.tagId, ids), sql`${documentTags.documentId} in ${seenDocuments(db, user)}`),
    );
  const beside = or(
    sql`${tags.id} in ${db
      .select({ id: requestTags.tagId })
      .from(requestTags)
      .where(sql`${requestTags.requestId} in ${onRequests}`)}`,
    sql`${tags.id} in ${db
      .select({ id: documentTags.tagId })
      .from(documentTags)
      .where(sql`${documentTags.documentId} in ${onDocuments}`)}`,
  );
  const others = sql`${tags.id} <> all(${`{${ids.join(',')}}`}::uuid[])`;
  return listTags(db, reader, and(beside, others));
}
