import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { isAdmin } from '@atrium/contract/access';
import type { FinancingContract } from '@atrium/contract/loans-and-deposits';
import { FINANCING_SUB_TYPE_CODES, FINANCING_SUB_TYPES } from '@atrium/contract/loans-and-deposits-rules';
import type { FinancingSubType, FinancingType } from '@atrium/contract/loans-and-deposits-rules';
import type { User } from '@atrium/contract/users';
import type { SQL } from 'drizzle-orm';
import { administeredContracts, contractsWith, coveredBy, isShared } from '../contracts/access.ts';
import type { Database } from '../database/open.ts';
import { contracts, contractUsers, financingPositions as positions } from '../database/schema/index.ts';
import { badRequest, notFound } from '../http/failure.ts';

const SERVICE = 'LOANS_AND_DEPOSITS';

const CHOOSE_CONTRACT = {
  en: 'Choose a contract first.',
  fr: 'Choisissez d’abord un contrat.',
};

/** The products of a type. */
export const codesOf = (type: FinancingType): FinancingSubType[] =>
  FINANCING_SUB_TYPE_CODES.filter((code) => FINANCING_SUB_TYPES[code] === type);

/** The client's sign is the opposite of the books' (LD-011); nothing owed is plain zero. */
export const clientSign = (amount: number): number => (amount === 0 ? 0 : -amount);

/** Positions that the person may see and that run on this day. */
export const runningPositions = (db: Database, user: User, today: string): SQL =>
  and(
    coveredBy(db, user, SERVICE, positions),
    isShared(db, user, positions.contractId),
    or(isNull(positions.maturityDate), gte(positions.maturityDate, today)),
  )!;

/**
 * Contracts whose figures the person may share (LD-005): those that have activated the service, all of them for
 * administrators of the bank, and the ones that they administer for the client.
 */
export function contractsToShare(db: Database, user: User): Promise<FinancingContract[]> {
  return db
    .select({
      id: contracts.id,
      number: contracts.number,
      name: contracts.name,
      usersQuantity: sql<number>`(${db
        .select({ count: sql`count(*)::int` })
        .from(contractUsers)
        .where(eq(contractUsers.contractId, contracts.id))})`,
      isReadOnly: contracts.isReadOnly,
      bmf: { visibility: contracts.bmfVisibility },
      rights: { canChangeTreasuryReportingVisibility: sql<boolean>`true` },
    })
    .from(contracts)
    .where(sharedByThem(db, user))
    .orderBy(asc(contracts.number), asc(contracts.id));
}

const sharedByThem = (db: Database, user: User): SQL =>
  and(
    sql`${contracts.id} in ${contractsWith(db, user, SERVICE)}`,
    isAdmin.allows(user) ? undefined : sql`${contracts.id} in ${administeredContracts(db, user.id)}`,
  )!;

/** LD-004: whoever may share the figures of a contract chooses one first. */
export async function hasContractForm(db: Database, user: User): Promise<boolean> {
  const found = await db.select({ id: contracts.id }).from(contracts).where(sharedByThem(db, user)).limit(1);
  return found.length > 0;
}

/** Refuses a list without a contract where one must be chosen (LD-006), and a contract that is not theirs. */
export async function requireChoice(
  db: Database,
  user: User,
  contractId: string | undefined,
  path: string,
): Promise<void> {
  if (contractId === undefined) {
    if (await hasContractForm(db, user)) throw badRequest(CHOOSE_CONTRACT, path);
    return;
  }
  const [known] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(eq(contracts.id, contractId), sql`${contracts.id} in ${contractsWith(db, user, SERVICE)}`));
  if (!known) throw notFound();
}
