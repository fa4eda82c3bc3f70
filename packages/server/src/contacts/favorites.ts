import { and, eq } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { contactBookmarks, contacts } from '../database/schema/index.ts';
import { badRequest, notFound } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { visibleContacts } from './access.ts';

const NOT_ONESELF = {
  en: 'You cannot add yourself to your favourites.',
  fr: 'Vous ne pouvez pas vous ajouter à vos favoris.',
};

/** Adds a contact to the caller's favourites or removes it (API-119, API-120); 400 for the caller's own contact. */
export async function setFavorite(
  { db, write }: Platform,
  call: WriteCall & { user: User },
  id: string,
  favorite: boolean,
): Promise<void> {
  const { user } = call;
  const [found] = await db
    .select({ userId: contacts.userId })
    .from(contacts)
    .where(and(eq(contacts.id, id), visibleContacts(db, user)));
  if (!found) throw notFound();
  if (found.userId === user.id) throw badRequest(NOT_ONESELF, 'params.id');
  const own = { userId: user.id, contactId: id };
  await write(call, async (tx, audit) => {
    const changed = favorite
      ? await tx.insert(contactBookmarks).values(own).onConflictDoNothing().returning()
      : await tx
          .delete(contactBookmarks)
          .where(and(eq(contactBookmarks.userId, own.userId), eq(contactBookmarks.contactId, id)))
          .returning();
    if (changed.length === 0) return;
    await audit({
      eventType: 'UPDATE',
      entity: 'contacts',
      entityId: id,
      name: 'favorite',
      newValue: favorite,
    });
  });
}
