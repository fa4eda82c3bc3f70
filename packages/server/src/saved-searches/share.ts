import { and, count, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { freeSearchName, SAVED_SEARCHES_MAX, searchNameKey } from '@atrium/contract/saved-search-rules';
import type { User } from '@atrium/contract/users';
import { knownPeople, ownContracts } from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import { contractUsers, roles, savedSearches, users } from '../database/schema/index.ts';
import { badRequest, notFound, refusal } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';

const TOO_MANY_SHARED = {
  en: `One of these people has ${SAVED_SEARCHES_MAX} searches that others shared with them, the most there can be.`,
  fr: `L’une de ces personnes a ${SAVED_SEARCHES_MAX} recherches que d’autres ont partagées avec elle, le maximum possible.`,
};

/**
 * Whether all these people belong to one contract of the user, as members or as bank staff who serve it. If the search
 * names a contract, it must be that one; if it names several, the answer is false.
 */
async function shareOneContract(
  tx: Transaction,
  user: User,
  named: readonly string[],
  userIds: readonly string[],
): Promise<boolean> {
  const [only, ...others] = named;
  if (others.length > 0) return false;
  const members = tx
    .select({ contractId: contractUsers.contractId, userId: contractUsers.userId })
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(
      and(
        inArray(contractUsers.userId, [...userIds]),
        eq(users.demoMode, false),
        isNull(users.deletedAt),
        knownPeople(user),
      ),
    );
  const staff = tx
    .select({ contractId: roles.contractId, userId: roles.userId })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(inArray(roles.userId, [...userIds]), isNull(users.deletedAt)));
  const { rows } = await tx.execute(
    sql`select contract_id from (${members} union ${staff}) as people (contract_id, user_id) where contract_id in ${ownContracts(tx, user)} ${only === undefined ? sql`` : sql`and contract_id = ${only}::uuid`} group by contract_id having count(distinct user_id) = ${userIds.length} limit 1`,
  );
  return rows.length > 0;
}

/**
 * Returns the name keys of these users' saved searches, by user, except their copies of this one. Locks the users' rows
 * until the end of the transaction, so that no two searches take the same name (SRCH-032).
 */
async function takenNames(
  tx: Transaction,
  userIds: readonly string[],
  searchId: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = [...userIds];
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('no key update');
  const rows = await tx
    .select({ ownerId: savedSearches.ownerId, nameKey: savedSearches.nameKey })
    .from(savedSearches)
    .where(
      and(
        inArray(savedSearches.ownerId, ids),
        or(isNull(savedSearches.copyOfId), ne(savedSearches.copyOfId, searchId)),
      ),
    );
  const byOwner = Map.groupBy(rows, ({ ownerId }) => ownerId);
  return new Map(ids.map((id) => [id, new Set(byOwner.get(id)?.map(({ nameKey }) => nameKey))]));
}

interface ShareCall extends WriteCall {
  readonly user: User;
  readonly params: { readonly id: string };
  readonly body: { readonly userIds: readonly string[] };
}

/**
 * Gives users a copy of a saved search (SRCH-033); an existing copy keeps its name and gets the current filters. The
 * name gets a number if the receiver has another search with that name. Relative filters stay relative, and filters
 * that a receiver may not know of do not apply to them.
 */
export const shareSearch = ({ write, clock, newId }: Platform, call: ShareCall): Promise<void> =>
  write(call, async (tx, audit) => {
    const [search] = await tx
      .select()
      .from(savedSearches)
      .where(and(eq(savedSearches.id, call.params.id), eq(savedSearches.ownerId, call.user.id)));
    if (!search) throw notFound();
    const userIds = [...new Set(call.body.userIds)].toSorted();
    const named = [...new Set(search.query.contracts)];
    const isOthers = !userIds.includes(call.user.id);
    if (!isOthers || !(await shareOneContract(tx, call.user, named, userIds)))
      throw refusal('SAVED_SEARCH_CONTRACT', undefined, 'body.userIds');
    const taken = await takenNames(tx, userIds, search.id);
    const full = await tx
      .select({ ownerId: savedSearches.ownerId })
      .from(savedSearches)
      .where(
        and(
          inArray(savedSearches.ownerId, userIds),
          isNotNull(savedSearches.sharedById),
          sql`${savedSearches.copyOfId} is distinct from ${search.id}`,
        ),
      )
      .groupBy(savedSearches.ownerId)
      .having(gte(count(), SAVED_SEARCHES_MAX));
    if (full.length > 0) throw badRequest(TOO_MANY_SHARED, 'body.userIds');
    await tx
      .insert(savedSearches)
      .values(
        userIds.map((ownerId) => {
          const name = freeSearchName(search.name, taken.get(ownerId)!);
          return {
            id: newId(),
            ownerId,
            name,
            nameKey: searchNameKey(name),
            query: search.query,
            createdAt: clock(),
            sharedById: call.user.id,
            copyOfId: search.id,
          };
        }),
      )
      .onConflictDoUpdate({
        target: [savedSearches.ownerId, savedSearches.copyOfId],
        targetWhere: sql`${savedSearches.copyOfId} is not null`,
        set: { query: search.query },
      });
    await audit({
      eventType: 'UPDATE',
      entity: 'saved-searches',
      entityId: search.id,
      name: 'shared with',
      newValue: userIds,
    });
  });
