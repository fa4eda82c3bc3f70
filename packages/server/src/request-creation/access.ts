import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { holdsService } from '@atrium/contract/access';
import { SERVICE_CODES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { allowedServices, visibleContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  contracts,
  contractServices,
  contractUserRights,
  serviceActions,
  serviceAvailability,
} from '../database/schema/index.ts';

/** A contract of the caller, with the services for which requests can be created. */
export interface OpenContract {
  id: string;
  number: string;
  name: string;
  services: ServiceCode[];
}

const isServiceCode = (code: string): code is ServiceCode => (SERVICE_CODES as string[]).includes(code);

/**
 * Condition on `contract_services`: clients who may only read the KYC records of a contract cannot create requests
 * about them (KYC-017); undefined for bank staff, who need no right.
 */
function actsOnRecords(db: Reads, user: User): SQL | undefined {
  if (user.contactInformation.isInternal) return undefined;
  const acting = db
    .select({ contractId: contractUserRights.contractId })
    .from(contractUserRights)
    .where(
      and(
        eq(contractUserRights.userId, user.id),
        eq(contractUserRights.serviceCode, 'KYC'),
        eq(contractUserRights.right, 'All'),
      ),
    );
  return or(ne(contractServices.serviceCode, 'KYC'), sql`${contractServices.contractId} in ${acting}`);
}

/**
 * Returns the contracts and services for which the user may create requests (NEW-002). The contract is not read-only
 * and has the service activated; the service takes requests and is not switched off; a client also holds the service
 * and has a right to it in this contract if it has rights, for KYC the right to act on its records. Bank staff create
 * requests for their clients, so the contract's services count, not their own.
 */
export async function openContracts(db: Reads, user: User, contractId?: string): Promise<OpenContract[]> {
  const rows = await db
    .select({
      id: contracts.id,
      number: contracts.number,
      name: contracts.name,
      service: contractServices.serviceCode,
    })
    .from(contracts)
    .innerJoin(contractServices, eq(contractServices.contractId, contracts.id))
    .leftJoin(serviceAvailability, eq(serviceAvailability.serviceId, contractServices.serviceCode))
    .where(
      and(
        visibleContracts(db, user),
        contractId === undefined ? undefined : eq(contracts.id, contractId),
        eq(contracts.isReadOnly, false),
        eq(contractServices.category, 'ACTIVATED'),
        allowedServices(db, user),
        actsOnRecords(db, user),
        or(isNull(serviceAvailability.isAvailable), serviceAvailability.isAvailable),
        sql`${contractServices.serviceCode} in ${db.select({ code: serviceActions.serviceCode }).from(serviceActions)}`,
      ),
    )
    .orderBy(asc(contracts.name), asc(contracts.id));
  const { isInternal } = user.contactInformation;
  const found = new Map<string, OpenContract>();
  for (const { service, ...contract } of rows) {
    if (!isServiceCode(service) || !(isInternal || holdsService(service).allows(user))) continue;
    const open = found.get(contract.id) ?? { ...contract, services: [] };
    open.services.push(service);
    found.set(contract.id, open);
  }
  return [...found.values()];
}

/** Whether the user may see a contract, open or not; callers answer 404 for all others. */
export async function isOwnContract(db: Reads, user: User, contractId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, contractId), visibleContracts(db, user)));
  return row !== undefined;
}
