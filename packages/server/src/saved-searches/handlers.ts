import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { SAVED_SEARCHES_MAX, searchNameKey } from '@atrium/contract/saved-search-rules';
import type { SavedSearch, savedSearches as savedSearchesContract } from '@atrium/contract/saved-searches';
import type { User } from '@atrium/contract/users';
import { reachablePeople, visibleContracts } from '../contracts/index.ts';
import type { Reads, Transaction } from '../database/index.ts';
import { contracts, savedSearches, users } from '../database/schema/index.ts';
import { badRequest, notFound, refusal } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { knownFilters } from './known-filters.ts';
import { shareSearch } from './share.ts';

const TOO_MANY = {
  en: `You have ${SAVED_SEARCHES_MAX} saved searches, the most there can be. Delete one to save another.`,
  fr: `Vous avez ${SAVED_SEARCHES_MAX} recherches enregistrées, le maximum possible. Supprimez-en une pour en enregistrer une autre.`,
};

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** Returns the user's saved searches that meet a condition: favourites first, then the newest (SRCH-027). */
async function searchesOf(db: Reads, reader: Reader, where?: SQL): Promise<SavedSearch[]> {
  const rows = await db
    .select({
      id: savedSearches.id,
      name: savedSearches.name,
      query: savedSearches.query,
      isFavorite: savedSearches.isFavorite,
      alert: savedSearches.alert,
      createdAt: savedSearches.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(savedSearches)
    .leftJoin(users, eq(users.id, savedSearches.sharedById))
    .where(and(eq(savedSearches.ownerId, reader.user.id), where))
    .orderBy(sql`${savedSearches.isFavorite} desc, ${savedSearches.createdAt} desc, ${savedSearches.id}`);
  const known = await knownFilters(
    db,
    reader,
    rows.map(({ query }) => query),
  );
  return rows.map(({ createdAt, firstName, lastName, ...row }, index) => ({
    ...row,
    ...known[index]!,
    createdAt: createdAt.toISOString(),
    sharedBy: firstName === null ? null : `${firstName} ${lastName}`,
  }));
}

/** Returns one of the user's own saved searches; 404 for those of others. */
async function requireSearch(db: Reads, reader: Reader, id: string): Promise<SavedSearch> {
  const [found] = await searchesOf(db, reader, eq(savedSearches.id, id));
  if (!found) throw notFound();
  return found;
}

/**
 * Refuses a name that one of the user's saved searches already has (SRCH-032), with one error code for their own and
 * one for those shared with them. Locks the user's row, so that concurrent writes cannot take the same name. The weak
 * lock mode lets alerts insert notifications: an alert may hold the lock of the search that is being renamed.
 */
async function requireFreeName(tx: Transaction, user: User, name: string, exceptId?: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  const taken = await tx
    .select({ id: savedSearches.id, copyOfId: savedSearches.copyOfId })
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, user.id), eq(savedSearches.nameKey, searchNameKey(name))));
  const others = taken.filter(({ id }) => id !== exceptId);
  if (others.length === 0) return;
  const isOwn = others.some(({ copyOfId }) => copyOfId === null);
  throw refusal(
    isOwn ? 'SAVED_SEARCH_DUPLICATE_NAME' : 'SAVED_SEARCH_NAME_NOT_AVAILABLE',
    undefined,
    'body.name',
  );
}

export function savedSearchHandlers(platform: Platform): Handlers<typeof savedSearchesContract> {
  const { db, clock, newId, write } = platform;
  return {
    list: (call) => searchesOf(db, call),

    create: (call) =>
      write(call, async (tx, audit) => {
        const { user, body } = call;
        await requireFreeName(tx, user, body.name);
        // Copies that others have shared leave the room for one's own searches.
        const own = and(eq(savedSearches.ownerId, user.id), isNull(savedSearches.sharedById));
        const kept = await tx.$count(savedSearches, own);
        if (kept >= SAVED_SEARCHES_MAX) throw badRequest(TOO_MANY);
        const id = newId();
        await tx.insert(savedSearches).values({
          id,
          ownerId: user.id,
          name: body.name,
          nameKey: searchNameKey(body.name),
          query: body.query,
          createdAt: clock(),
        });
        await audit({
          eventType: 'CREATE',
          entity: 'saved-searches',
          entityId: id,
          name: 'saved search',
          newValue: body,
        });
        return requireSearch(tx, call, id);
      }),

    toggleFavorite: (call) =>
      write(call, async (tx, audit) => {
        const { user, params } = call;
        const own = and(eq(savedSearches.id, params.id), eq(savedSearches.ownerId, user.id));
        const [changed] = await tx
          .update(savedSearches)
          .set({ isFavorite: sql`not ${savedSearches.isFavorite}` })
          .where(own)
          .returning({ isFavorite: savedSearches.isFavorite });
        if (!changed) throw notFound();
        await audit({
          eventType: 'UPDATE',
          entity: 'saved-searches',
          entityId: params.id,
          name: 'favorite',
          newValue: changed.isFavorite,
        });
        return requireSearch(tx, call, params.id);
      }),

    rename: (call) =>
      write(call, async (tx, audit) => {
        const { user, params, body } = call;
        const { name: oldValue } = await requireSearch(tx, call, params.id);
        await requireFreeName(tx, user, body.name, params.id);
        await tx
          .update(savedSearches)
          .set({ name: body.name, nameKey: searchNameKey(body.name) })
          .where(eq(savedSearches.id, params.id));
        await audit({
          eventType: 'UPDATE',
          entity: 'saved-searches',
          entityId: params.id,
          name: 'name',
          oldValue,
          newValue: body.name,
        });
        return requireSearch(tx, call, params.id);
      }),

    setAlert: (call) =>
      write(call, async (tx, audit) => {
        const { user, params, body } = call;
        // Locked, so that a concurrent call that switches the alert off cannot leave an alert without its times.
        const [search] = await tx
          .select({ oldValue: savedSearches.alert })
          .from(savedSearches)
          .where(and(eq(savedSearches.id, params.id), eq(savedSearches.ownerId, user.id)))
          .for('update');
        if (!search) throw notFound();
        const { oldValue } = search;
        const now = clock();
        // A new frequency continues from where the previous one stopped.
        const moments =
          body.alert === null
            ? { toldUntil: null, mailedUntil: null }
            : oldValue === null
              ? { toldUntil: now, mailedUntil: now }
              : {};
        await tx
          .update(savedSearches)
          .set({ alert: body.alert, ...moments })
          .where(eq(savedSearches.id, params.id));
        await audit({
          eventType: 'UPDATE',
          entity: 'saved-searches',
          entityId: params.id,
          name: 'alert',
          oldValue,
          newValue: body.alert,
        });
        return requireSearch(tx, call, params.id);
      }),

    remove: (call) =>
      write(call, async (tx, audit) => {
        const { params } = call;
        const { name } = await requireSearch(tx, call, params.id);
        await tx.delete(savedSearches).where(eq(savedSearches.id, params.id));
        await audit({
          eventType: 'DELETE',
          entity: 'saved-searches',
          entityId: params.id,
          name: 'saved search',
          oldValue: name,
        });
      }),

    contracts: ({ user }) =>
      db
        .select({ id: contracts.id, name: contracts.name })
        .from(contracts)
        .where(visibleContracts(db, user))
        .orderBy(asc(contracts.name), asc(contracts.id)),

    async reachableUsers({ user, language, query: { contractId } }) {
      const [known] = await db
        .select({ id: contracts.id })
        .from(contracts)
        .where(and(eq(contracts.id, contractId), visibleContracts(db, user)));
      if (!known) throw notFound();
      return reachablePeople(db, { user, language }, { contractId, topic: undefined, ricosCodes: [] });
    },

    async share(call) {
      await shareSearch(platform, call);
    },
  };
}
