import { and, eq, exists, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { mayImpersonate } from '@atrium/contract/access';
import type { ContactCategory } from '@atrium/contract/contact-rules';
import type { contacts as contactsContract } from '@atrium/contract/contacts';
import type { User } from '@atrium/contract/users';
import { contactBookmarks, contactContracts, contacts, users } from '../database/schema/index.ts';
import { textIn } from '../database/text-in.ts';
import { badRequest, notFound } from '../http/failure.ts';
import type { Handlers } from '../http/mount.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { ownContracts } from '../contracts/access.ts';
import { likeText } from '../listing/text.ts';

const NOT_ONESELF = {
  en: 'You cannot add yourself to your favourites.',
  fr: 'Vous ne pouvez pas vous ajouter à vos favoris.',
};

export function contactHandlers({ db, write }: Platform): Handlers<typeof contactsContract> {
  /** Contacts a person may know of: those of the contracts that the person may see. */
  const visible = (user: User) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(contactContracts)
        .where(
          and(
            eq(contactContracts.contactId, contacts.id),
            sql`${contactContracts.contractId} in ${ownContracts(db, user)}`,
          ),
        ),
    );
  const ownBookmark = (user: User) =>
    and(eq(contactBookmarks.contactId, contacts.id), eq(contactBookmarks.userId, user.id));

  /** Refuses what the person may not know of, and the person's own entry. */
  async function requireOther(user: User, id: string): Promise<void> {
    const [found] = await db
      .select({ userId: contacts.userId })
      .from(contacts)
      .where(and(eq(contacts.id, id), visible(user)));
    if (!found) throw notFound();
    if (found.userId === user.id) throw badRequest(NOT_ONESELF, 'params.id');
  }

  async function setFavorite(call: WriteCall & { user: User }, id: string, favorite: boolean) {
    await requireOther(call.user, id);
    const own = { userId: call.user.id, contactId: id };
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

  return {
    async search({ user, language, body }) {
      const words = body.query.split(/\s+/).filter(Boolean);
      const columns = [
        contacts.name,
        textIn(contacts.title, language),
        textIn(contacts.businessLine, language),
        textIn(contacts.teamName, language),
        contacts.location,
      ];
      const where = and(
        visible(user),
        body.types.includes('Favorite') ? isNotNull(contactBookmarks.userId) : undefined,
        body.categories.length > 0 ? inArray(contacts.category, body.categories) : undefined,
        ...words.map((word) => or(...columns.map((column) => ilike(column, likeText(word))))),
      );
      const names = await db
        .select({ id: contacts.id, name: contacts.name })
        .from(contacts)
        .leftJoin(contactBookmarks, ownBookmark(user))
        .where(where);
      // The database orders by code point; people look for É beside E.
      const collator = new Intl.Collator(language);
      const shown = names
        .sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
        .slice(0, body.limit)
        .map(({ id }) => id);
      const rows = await db
        .select({
          contact: contacts,
          bookmark: sql<boolean>`${contactBookmarks.userId} is not null`,
          mayBeTakenOver: users.canBeImpersonated,
        })
        .from(contacts)
        .leftJoin(contactBookmarks, ownBookmark(user))
        .leftJoin(users, eq(users.id, contacts.userId))
        .where(inArray(contacts.id, shown));
      const byId = new Map(rows.map((row) => [row.contact.id, row]));
      return {
        members: shown.flatMap((id) => {
          const row = byId.get(id);
          if (!row) return [];
          const { userId, category, title, businessLine, teamName, perimeter, products, ...contact } =
            row.contact;
          return [
            {
              clientMember: {
                ...contact,
                title: title[language],
                businessLine: businessLine[language],
                teamName: teamName[language],
                perimeter: perimeter[language],
                products: products.map((product) => product[language]),
                category: category as ContactCategory,
                bookmark: row.bookmark,
                canBeBookmarked: userId !== user.id,
              },
              canBeImpersonated: mayImpersonate.allows(user) && row.mayBeTakenOver === true,
            },
          ];
        }),
        totalRecords: names.length,
        searchCriteria: body,
      };
    },

    addFavorite: (call) => setFavorite(call, call.params.id, true),
    removeFavorite: (call) => setFavorite(call, call.params.id, false),
  };
}
