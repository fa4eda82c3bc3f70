import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { contractServices, contractUserRights, users, userServices } from '../database/schema/index.ts';

/**
 * Locks what people hold until the transaction ends: a change of their rights in another contract at the same moment waits,
 * so that neither overlooks what the other one gives. Always in one order, so that two changes never wait for each other.
 */
export const lockServices = (tx: Transaction, userIds: readonly string[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');

/**
 * Brings the services that a person holds in line with their rights, of those services whose rights have changed: held where
 * a contract that has activated the service gives a right to it, and only there. What the person is merely offered stays, and
 * so does what the bank’s staff hold: they need no rights, and hold services for all whom they serve. Needs `lockServices`.
 */
export async function holdServices(
  tx: Transaction,
  userId: string,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
  if ((await tx.$count(users, and(eq(users.id, userId), users.isInternal))) > 0) return;
  const rows = await tx
    .selectDistinct({ code: contractUserRights.serviceCode })
    .from(contractUserRights)
    .innerJoin(
      contractServices,
      and(
        eq(contractServices.contractId, contractUserRights.contractId),
        eq(contractServices.serviceCode, contractUserRights.serviceCode),
        eq(contractServices.category, 'ACTIVATED'),
      ),
    )
    .where(and(eq(contractUserRights.userId, userId), inArray(contractUserRights.serviceCode, [...changed])));
  const held = rows.map(({ code }) => code);
  for (const serviceCode of held) await holdService(tx, userId, serviceCode);
  await tx
    .delete(userServices)
    .where(
      and(
        eq(userServices.userId, userId),
        eq(userServices.category, 'ACTIVATED'),
        inArray(userServices.serviceCode, [...changed]),
        notInArray(userServices.serviceCode, held),
      ),
    );
}

/** Lets a person hold a service, also one that was merely offered to them. */
export const holdService = (tx: Transaction, userId: string, serviceCode: string) =>
  tx
    .insert(userServices)
    .values({ userId, serviceCode, category: 'ACTIVATED' })
    .onConflictDoUpdate({
      target: [userServices.userId, userServices.serviceCode],
      set: { category: 'ACTIVATED' },
    });

/**
 * Brings services in line that a contract has activated, or has activated no longer: for everybody to whom it gives a right
 * to one of them.
 */
export async function holdChangedServices(
  tx: Transaction,
  contractId: string,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
  const rights = await tx
    .select({ userId: contractUserRights.userId, code: contractUserRights.serviceCode })
    .from(contractUserRights)
    .where(
      and(
        eq(contractUserRights.contractId, contractId),
        inArray(contractUserRights.serviceCode, [...changed]),
      ),
    );
  const byUser = Map.groupBy(rights, ({ userId }) => userId);
  await lockServices(tx, [...byUser.keys()]);
  for (const [userId, own] of byUser)
    await holdServices(
      tx,
      userId,
      own.map(({ code }) => code),
    );
}
