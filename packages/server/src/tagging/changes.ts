import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { countryCodeOf, tagKey, TAGS_MAX } from '@atrium/contract/tag-rules';
import type { AttachedTag, TagChange } from '@atrium/contract/tags';
import type { Transaction } from '../database/index.ts';
import { documentTags, tags } from '../database/schema/index.ts';
import { badRequest, forbidden } from '../http/index.ts';
import type { AuditTrail, Platform } from '../platform.ts';

const UNKNOWN = {
  en: 'One of these tags does not exist. Search for it again.',
  fr: 'L’une de ces étiquettes n’existe pas. Recherchez-la à nouveau.',
};
const OF_OTHER_CONTRACT = {
  en: 'One of these tags belongs to one contract. Requests and documents of other contracts cannot have it.',
  fr: 'L’une de ces étiquettes appartient à un contrat. Les demandes et documents d’autres contrats ne peuvent pas la porter.',
};
const NOT_YOURS = {
  en: 'You cannot remove this tag.',
  fr: 'Vous ne pouvez pas retirer cette étiquette.',
};
const TOO_MANY = {
  en: `At most ${TAGS_MAX} tags.`,
  fr: `Au plus ${TAGS_MAX} étiquettes.`,
};

/** The record that has the tags, locked by the write that changes them. */
export interface Bearer {
  readonly entity: 'requests' | 'documents' | 'content-documents';
  readonly id: string;
  /** Contract whose tags it may have besides the bank's. */
  readonly contractId: string | null;
  readonly tags: readonly AttachedTag[];
  readonly add: (tagIds: string[]) => Promise<void>;
  readonly remove: (tagIds: string[]) => Promise<void>;
}

/** Returns a document as a record with tags; `addedById` is the user who adds them. */
export const documentBearer = (
  tx: Transaction,
  addedById: string,
  document: Pick<Bearer, 'id' | 'contractId' | 'tags'>,
): Bearer => ({
  entity: 'documents',
  ...document,
  async add(tagIds) {
    await tx
      .insert(documentTags)
      .values(tagIds.map((tagId) => ({ documentId: document.id, tagId, addedById })));
  },
  async remove(tagIds) {
    await tx
      .delete(documentTags)
      .where(and(eq(documentTags.documentId, document.id), inArray(documentTags.tagId, tagIds)));
  },
});

interface Change {
  readonly tx: Transaction;
  readonly audit: AuditTrail;
  readonly newId: Platform['newId'];
  readonly bearer: Bearer;
  /** Condition on `tags`: those the user may know of (`knownTags`). */
  readonly known: SQL;
}

/**
 * Adds, creates and removes tags of one record. Idempotent: existing tags stay, removed ones stay removed, and a new
 * tag with the name of an existing one is that tag, so that no two tags have the same name (TAG-011).
 */
export async function changeTags(change: Change, changes: readonly TagChange[]): Promise<void> {
  const { audit, bearer } = change;
  const present = new Map(bearer.tags.map((tag) => [tag.id, tag]));
  const existing = changes.filter((each) => 'id' in each);
  const removed = existing.flatMap(({ id, isDeleted }) => (isDeleted && present.has(id) ? [id] : []));
  if (removed.some((id) => !present.get(id)!.isDeletableByCurrentUser)) throw forbidden(NOT_YOURS);
  const chosen = existing.flatMap(({ id, isDeleted }) => (isDeleted || present.has(id) ? [] : [id]));
  await requireKnown(change, chosen);
  const names = changes.flatMap((each) => ('name' in each ? [each.name] : []));
  const made = names.length > 0 ? await findOrCreate(change, names) : [];
  const added = [...new Set([...chosen, ...made.filter((id) => !present.has(id))])];
  if (present.size - removed.length + added.length > TAGS_MAX) throw badRequest(TOO_MANY, 'body');
  if (added.length + removed.length === 0) return;
  if (removed.length > 0) await bearer.remove(removed);
  if (added.length > 0) await bearer.add(added);
  await audit({
    eventType: 'UPDATE',
    entity: bearer.entity,
    entityId: bearer.id,
    name: 'tags',
    oldValue: removed,
    newValue: added,
  });
}

/**
 * Throws 400 unless the tags to add by id are the bank's, or are the contract's and known to the user. Only tags that
 * the user knows of are said to belong to another contract.
 */
async function requireKnown({ tx, bearer, known }: Change, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ isOfBearer: sql<boolean>`${ofBearer(bearer)}` })
    .from(tags)
    .where(and(inArray(tags.id, [...ids]), known));
  if (found.length < new Set(ids).size) throw badRequest(UNKNOWN, 'body');
  if (found.some(({ isOfBearer }) => !isOfBearer)) throw badRequest(OF_OTHER_CONTRACT, 'body');
}

/** Condition on `tags`: those that the record may have. */
const ofBearer = ({ contractId }: Bearer) =>
  contractId === null
    ? isNull(tags.contractId)
    : or(isNull(tags.contractId), eq(tags.contractId, contractId));

/** Returns the ids of the tags with these names; names without a tag become tags of the contract. */
async function findOrCreate(
  { tx, audit, newId, bearer }: Change,
  names: readonly string[],
): Promise<string[]> {
  // The table lock keeps concurrent calls from creating the same tag twice.
  await tx.execute(sql`lock table ${tags} in share row exclusive mode`);
  const ids: string[] = [];
  for (const name of names) {
    const key = tagKey(name);
    const [found] = await tx
      .select({ id: tags.id })
      .from(tags)
      .where(
        and(
          ofBearer(bearer),
          or(
            eq(tags.key, key),
            sql`lower(${tags.frenchName}) = ${key}`,
            eq(tags.countryCode, countryCodeOf(name) ?? ''),
          ),
        ),
      )
      .limit(1);
    if (found) {
      ids.push(found.id);
      continue;
    }
    const id = newId();
    await tx.insert(tags).values({ id, name, key, groupType: 'TAGS', contractId: bearer.contractId });
    await audit({ eventType: 'CREATE', entity: 'tags', entityId: id, name: 'name', newValue: name });
    ids.push(id);
  }
  return ids;
}
