import { and, eq, exists, inArray, isNotNull, notExists, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DocumentMark } from '@atrium/contract/document-rules';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { documentMarks, documents, users } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { visibleDocuments } from './access.ts';

type Call = WriteCall & { readonly user: User };

const ofPerson = (db: Reads, user: User, condition: SQL) =>
  db
    .select({ one: sql`1` })
    .from(documentMarks)
    .where(and(eq(documentMarks.userId, user.id), eq(documentMarks.documentId, documents.id), condition));

/** Conditions that the user starred a document, or has not read it; their own uploads and older documents count as read. */
const markConditions = (db: Reads, user: User): Record<DocumentMark, SQL> => ({
  UNREAD: and(
    sql`${documents.createdAt} > (select ${users.documentsReadUntil} from ${users} where ${users.id} = ${user.id})`,
    sql`(${documents.authorId} <> ${user.id} or ${documents.isRequested})`,
    notExists(ofPerson(db, user, isNotNull(documentMarks.readAt))),
  )!,
  FAVORITE: exists(ofPerson(db, user, eq(documentMarks.favorite, true))),
});

/** Condition that a document has one of these marks of the user. */
export const isMarked = (db: Reads, user: User, marks: readonly DocumentMark[]): SQL =>
  or(...marks.map((mark) => markConditions(db, user)[mark]))!;

/** Subquery of all documents with each mark of the user, for counting: `marked.id`, `marked.value`. */
export function markedDocuments(db: Reads, user: User): SQL {
  const rows = Object.entries(markConditions(db, user)).map(
    ([mark, condition]) =>
      sql`select ${documents.id} as id, ${mark}::text as value from ${documents} where ${condition}`,
  );
  return sql`(${sql.join(rows, sql` union all `)}) marked`;
}

/** Returns the user's marks on these documents, by document id. */
export async function marksOf(db: Reads, user: User, ids: readonly string[]) {
  const { UNREAD, FAVORITE } = markConditions(db, user);
  const rows = await db
    .select({ id: documents.id, isUnread: sql<boolean>`${UNREAD}`, isFavorite: sql<boolean>`${FAVORITE}` })
    .from(documents)
    .where(inArray(documents.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

async function requireVisible(db: Reads, user: User, id: string): Promise<void> {
  const [found] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.id, id), visibleDocuments(db, user)));
  if (!found) throw notFound();
}

/** Marks documents, which the caller may see, as read; the time of the first reading is kept. */
export async function noteRead(
  { db, clock }: Platform,
  { user, actor }: Call,
  documentIds: readonly string[],
): Promise<void> {
  // Reading during impersonation does not mark anything as read for the impersonated user.
  if (actor.impersonatorId !== null) return;
  const readAt = clock();
  await db
    .insert(documentMarks)
    .values(documentIds.map((documentId) => ({ userId: user.id, documentId, readAt })))
    .onConflictDoUpdate({
      target: [documentMarks.userId, documentMarks.documentId],
      set: { readAt: sql`coalesce(${documentMarks.readAt}, excluded.read_at)` },
    });
}

/** Marks a document as read by the caller; 404 if they may not see it. */
export async function markSeen(platform: Platform, call: Call, id: string): Promise<void> {
  await requireVisible(platform.db, call.user, id);
  await noteRead(platform, call, [id]);
}

/** Adds a document to the caller's favourites or removes it; 404 if they may not see it. */
export async function setFavorite(
  { db, write }: Platform,
  call: Call,
  id: string,
  favorite: boolean,
): Promise<void> {
  await requireVisible(db, call.user, id);
  await write(call, async (tx, audit) => {
    await tx
      .insert(documentMarks)
      .values({ userId: call.user.id, documentId: id, favorite })
      .onConflictDoUpdate({
        target: [documentMarks.userId, documentMarks.documentId],
        set: { favorite },
      });
    await audit({
      eventType: 'UPDATE',
      entity: 'documents',
      entityId: id,
      name: 'favorite',
      newValue: favorite,
    });
  });
}
