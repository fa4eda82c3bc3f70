import { and, asc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AccessStepKind, AskedOf } from '@atrium/contract/access-subjects';
import type { User } from '@atrium/contract/users';
import { knownPeople } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contractUsers, roles, users, userServices } from '../database/schema/index.ts';
import type { OwnContract, Step } from './steps.ts';

/** Who can grant the missing access, and in which contract; `contract` is null where nobody can be asked. */
export interface Grantors {
  readonly askedOf: AskedOf | null;
  /** The user can grant it. */
  readonly isOwn?: boolean;
  readonly contract: OwnContract | null;
  /** Names that the user may see: people of the user's own contracts whom they may know of. */
  readonly people: readonly string[];
}

const NOBODY: Grantors = { askedOf: null, contract: null, people: [] };

/** Whether client or bank administrators grant a step; steps not listed cannot be granted in the portal. */
const GIVEN_BY: Partial<Record<AccessStepKind, AskedOf>> = {
  RIGHT: 'CLIENT_ADMINISTRATORS',
  LEGAL_ENTITIES: 'CLIENT_ADMINISTRATORS',
  CLIENT_ADMINISTRATOR: 'CLIENT_ADMINISTRATORS',
  ANOTHER_ADMINISTRATOR: 'CLIENT_ADMINISTRATORS',
  CONTRACT_ADMINISTRATOR: 'CLIENT_ADMINISTRATORS',
  SINGLE_CONTRACT: 'BANK',
  ACTIVATION: 'BANK',
  // Administrators of a client who do not hold the service cannot share its figures.
  SHARED_FIGURES: 'BANK',
  SERVICE: 'BANK',
  CREATE_REQUESTS: 'BANK',
};

/**
 * Condition on `users`: client administrators who manage the users of a contract on the My contract page, which is for
 * administrators of exactly one contract (MYC-009).
 */
export const changingPeopleOf = (db: Reads, contractId: string): SQL =>
  and(
    exists(
      db
        .select({ one: sql`1` })
        .from(contractUsers)
        .where(
          and(
            eq(contractUsers.contractId, contractId),
            eq(contractUsers.userId, users.id),
            eq(contractUsers.clientRole, 'ADMIN'),
          ),
        ),
    ),
    sql`(select count(*) from ${contractUsers} where ${contractUsers.userId} = ${users.id} and ${contractUsers.clientRole} = 'ADMIN') = 1`,
    exists(
      db
        .select({ one: sql`1` })
        .from(userServices)
        .where(
          and(
            eq(userServices.userId, users.id),
            eq(userServices.serviceCode, 'MY_CONTRACT'),
            eq(userServices.category, 'ACTIVATED'),
          ),
        ),
    ),
  )!;

/** Condition on `users`: bank administrators. */
export const ADMINISTRATORS_OF_BANK = and(users.isInternal, users.isAdmin)!;

const namesOf = async (db: Reads, condition: SQL, user: User): Promise<string[]> => {
  const found = await db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(
      and(
        condition,
        knownPeople(user),
        ne(users.id, user.id),
        isNull(users.deletedAt),
        eq(users.demoMode, false),
      ),
    )
    .orderBy(asc(users.lastName), asc(users.firstName));
  return found.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
};

/** Returns who can grant the missing access of a step. Read-only contracts are excluded. */
export async function grantorsOf(db: Reads, user: User, { step, concerned, isOwn }: Step): Promise<Grantors> {
  if (isOwn) return { ...NOBODY, isOwn };
  const askedOf = GIVEN_BY[step.kind];
  const open = concerned.filter(({ isReadOnly }) => !isReadOnly);
  const [first] = open;
  if (askedOf === undefined || !first) return NOBODY;
  if (askedOf === 'CLIENT_ADMINISTRATORS') {
    for (const contract of open) {
      const people = await namesOf(db, changingPeopleOf(db, contract.id), user);
      if (people.length > 0) return { askedOf, contract, people };
    }
  }
  const serving = db
    .select({ id: roles.userId })
    .from(roles)
    .where(
      inArray(
        roles.contractId,
        open.map(({ id }) => id),
      ),
    );
  const people = await namesOf(db, and(ADMINISTRATORS_OF_BANK, inArray(users.id, serving))!, user);
  return { askedOf: 'BANK', contract: first, people };
}
