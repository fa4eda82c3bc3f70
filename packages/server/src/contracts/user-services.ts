import { and, asc, eq, inArray, not, or } from 'drizzle-orm';
import type { Transaction } from '../database/index.ts';
import { contractServices, contractUserRights, users, userServices } from '../database/schema/index.ts';

/**
 * Locks the users until the transaction ends: a concurrent change of their rights in another contract waits, so that
 * neither misses services that the other one gives. Locks in id order to avoid deadlocks.
 */
export const lockServices = (tx: Transaction, userIds: readonly string[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(asc(users.id))
    .for('no key update');

/** Rows per INSERT, below PostgreSQL's limit of parameters per statement. */
const BATCH = 5_000;

/**
 * Updates the services of users after a change of rights, for the changed services of each user: a user has a service if
 * a contract that has activated it gives them a right to it, and only then. Services that are only offered stay
 * unchanged, and so do those of bank staff, who need no rights and have services for all clients they serve. The number
 * of queries does not depend on the number of users. Needs `lockServices`.
 */
export async function updateUserServices(
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
  const granted: { userId: string; serviceCode: string }[] = [];
  const lost: { userId: string; serviceCode: string }[] = [];
  for (const userId of ids) {
    const codes = new Set(rightsOf.get(userId)?.map(({ code }) => code));
    for (const serviceCode of changed.get(userId)!)
      (codes.has(serviceCode) ? granted : lost).push({ userId, serviceCode });
  }
  await activate(tx, granted);
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

/** Activates services for users, including those only offered to them before. */
async function activate(
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

/** Activates a service for users. */
export const activateService = (tx: Transaction, userIds: readonly string[], serviceCode: string) =>
  activate(
    tx,
    userIds.map((userId) => ({ userId, serviceCode })),
  );

/**
 * Updates the services of users after a contract has activated or deactivated them, for all users to whom the contract gives a
 * right to one of them.
 */
export async function updateServicesOfContract(
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
  await updateUserServices(
    tx,
    new Map([...byUser].map(([userId, own]) => [userId, [...new Set(own.map(({ code }) => code))]])),
  );
}
