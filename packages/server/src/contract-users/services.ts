import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../database/open.ts';
import { contractServices, contractUserRights, userServices } from '../database/schema/index.ts';

/**
 * Brings the services that a person holds in line with their rights, of those services whose rights have changed: held where
 * a contract that has activated the service gives a right to it, and only there. What the person is merely offered stays.
 */
export async function holdServices(
  tx: Transaction,
  userId: string,
  changed: readonly string[],
): Promise<void> {
  if (changed.length === 0) return;
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
