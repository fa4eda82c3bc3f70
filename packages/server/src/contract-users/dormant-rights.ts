import { and, eq, inArray } from 'drizzle-orm';
import type { ContractUser } from '@atrium/contract/contract-users';
import type { ServiceCode } from '@atrium/contract/services';
import { contractAudit } from '../contracts/index.ts';
import type { AuditedRight } from '../contracts/index.ts';
import type { Transaction } from '../database/index.ts';
import { contractUserRights } from '../database/schema/index.ts';
import type { AuditTrail } from '../platform.ts';
import { nameOf } from './members.ts';
import { activatedServices } from './rows.ts';
import { auditedRightsOf, offeredBy } from './set-rights.ts';

/** A right to a service that is not activated: it is kept, and held again when the service is activated (decision 66). */
export type DormantRight = Omit<typeof contractUserRights.$inferSelect, 'serviceCode'> & {
  readonly serviceCode: ServiceCode;
};

export async function dormantRights(tx: Transaction, contractId: string): Promise<DormantRight[]> {
  const services: readonly string[] = await activatedServices(tx, contractId);
  const rows = await tx
    .select()
    .from(contractUserRights)
    .where(eq(contractUserRights.contractId, contractId));
  return rows.filter(({ serviceCode }) => !services.includes(serviceCode)) as DormantRight[];
}

/** Removes dormant rights with their audit. `people` are the users of the contract, with the rights that they keep. */
export async function removeDormantRights(
  tx: Transaction,
  audit: AuditTrail,
  contractId: string,
  { rights, people }: { rights: readonly DormantRight[]; people: readonly ContractUser[] },
): Promise<void> {
  const ofService = Map.groupBy(rights, ({ serviceCode }) => serviceCode);
  for (const [serviceCode, removed] of ofService)
    await tx.delete(contractUserRights).where(
      and(
        eq(contractUserRights.contractId, contractId),
        eq(contractUserRights.serviceCode, serviceCode),
        inArray(
          contractUserRights.userId,
          removed.map(({ userId }) => userId),
        ),
      ),
    );
  const offered = await offeredBy(tx, contractId);
  const ofPerson = Map.groupBy(rights, ({ userId }) => userId);
  await contractAudit(audit, contractId)(
    'userRights',
    ...people
      .filter(({ id }) => ofPerson.has(id))
      .map((person) => {
        const kept = auditedRightsOf(person.serviceRights, offered);
        const removed = ofPerson
          .get(person.id)!
          .map(({ serviceCode, right, legalEntitiesListId }): AuditedRight => {
            const list =
              legalEntitiesListId === null ? null : (offered.lists.get(legalEntitiesListId) ?? null);
            return { service: serviceCode, right, list };
          });
        return {
          oldValue: [...kept, ...removed],
          newValue: kept,
          secondaryEntity: nameOf(person),
          secondaryEntityId: person.id,
        };
      }),
  );
}
