import { and, asc, eq, inArray, not, or } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
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

/** Rows of one insert, below the most parameters of a statement. */
const BATCH = 5_000;

/**
 * Brings the services that people hold in line with their rights, of those services whose rights have changed, by person: held
 * where a contract that has activated the service gives a right to it, and only there. What somebody is merely offered stays,
 * and so does what the bank’s staff hold: they need no rights, and hold services for all whom they serve. As many questions
 * for many people as for one. Needs `lockServices`.
 */
export async function holdServices(
  tx: Transaction,
  changed: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const named = [...changed].filter(([, codes]) => codes.length > 0).map(([userId]) => userId);
  if (named.length === 0) return;
  const clients = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, named), not(users.isInternal)));
  const ids = clients.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await tx
    .selectDistinct({ userId: contractUserRights.userId, code: contractUserRights.serviceCode })
    .from(contractUserRights)
    .innerJoin(
      contractServices,
      and(
        eq(contractServices.contractId, contractUserRights.contractId),
        eq(contractServices.serviceCode, contractUserRights.serviceCode),
        eq(contractServices.category, 'ACTIVATED'),
      ),
    )
    .where(inArray(contractUserRights.userId, ids));
  const rightsOf = Map.groupBy(rows, ({ userId }) => userId);
  const held: { userId: string; serviceCode: string }[] = [];
  const lost: { userId: string; serviceCode: string }[] = [];
  for (const userId of ids) {
    const codes = new Set(rightsOf.get(userId)?.map(({ code }) => code));
    for (const serviceCode of changed.get(userId)!)
      (codes.has(serviceCode) ? held : lost).push({ userId, serviceCode });
  }
  await hold(tx, held);
  if (lost.length === 0) return;
  const byService = Map.groupBy(lost, ({ serviceCode }) => serviceCode);
  await tx.delete(userServices).where(
    and(
      eq(userServices.category, 'ACTIVATED'),
      or(
        ...[...byService].map(([serviceCode, of]) =>
          and(
            eq(userServices.serviceCode, serviceCode),
            inArray(
              userServices.userId,
              of.map(({ userId }) => userId),
            ),
          ),
        ),
      ),
    ),
  );
}

/** Lets people hold services, also those that were merely offered to them. */
async function hold(
  tx: Transaction,
  services: readonly { readonly userId: string; readonly serviceCode: string }[],
): Promise<void> {
  for (let at = 0; at < services.length; at += BATCH)
    await tx
      .insert(userServices)
      .values(services.slice(at, at + BATCH).map((one) => ({ ...one, category: 'ACTIVATED' as const })))
      .onConflictDoUpdate({
        target: [userServices.userId, userServices.serviceCode],
        set: { category: 'ACTIVATED' },
      });
}

/** Lets people hold a service. */
export const holdService = (tx: Transaction, userIds: readonly string[], serviceCode: string) =>
  hold(
    tx,
    userIds.map((userId) => ({ userId, serviceCode })),
  );

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
  await holdServices(
    tx,
    new Map([...byUser].map(([userId, own]) => [userId, [...new Set(own.map(({ code }) => code))]])),
  );
}
