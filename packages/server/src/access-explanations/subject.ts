import { and, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { managesContracts } from '@atrium/contract/access';
import type { AccessSubject, AskedOf } from '@atrium/contract/access-subjects';
import { Id } from '@atrium/contract/ids';
import type { User } from '@atrium/contract/users';
import { administeredContracts, knownPeople } from '../contracts/index.ts';
import type { Database } from '../database/index.ts';
import { accessRequests, users } from '../database/schema/index.ts';
import type { Reader, Subject, SubjectKind } from '../notifications/index.ts';
import { ADMINISTRATORS_OF_BANK, changingPeopleOf } from './grantors.ts';
import { labelOf } from './labels.ts';

/** A user's request for access in a contract (decision 75). */
interface AccessRequest {
  readonly id: string;
  readonly user: User;
  readonly contractId: string;
}

const ASK = 'ask';
const MY_CONTRACT_PAGE = '/my-contract?';
const CONTRACT_PAGE = '/contracts/';

/**
 * Returns the notification subject of an access request, for those who can grant it: client administrators whom the
 * user may know of, or bank administrators.
 */
export const accessRequestSubject = (askedOf: AskedOf, { id, user, contractId }: AccessRequest): Subject =>
  askedOf === 'BANK'
    ? {
        service: 'CONTRACTS',
        path: () => `${CONTRACT_PAGE}${contractId}?tab=users&user=${user.id}&${ASK}=${id}`,
        concerned: () => ADMINISTRATORS_OF_BANK,
      }
    : {
        service: 'MY_CONTRACT',
        path: () => `${MY_CONTRACT_PAGE}user=${user.id}&${ASK}=${id}`,
        concerned: (db) => and(changingPeopleOf(db, contractId), knownPeople(user))!,
      };

/** Returns who asks for what, by request id; `where` limits it to contracts in which the reader grants access. */
const namesOfRequests = async ({ language }: Reader, where: SQL, db: Database) => {
  const found = await db
    .select({
      id: accessRequests.id,
      subject: accessRequests.subject,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(accessRequests)
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(where);
  return found.map(({ id, subject, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}, ${labelOf(subject as AccessSubject, language)}`,
  }));
};

const requestOf = (url: string, page: string): string | null =>
  url.startsWith(page) ? (Id.safeParse(new URLSearchParams(url.split('?')[1]).get(ASK)).data ?? null) : null;

export const accessRequestSubjects: readonly SubjectKind[] = [
  {
    service: 'MY_CONTRACT',
    read: (url) => requestOf(url, MY_CONTRACT_PAGE),
    names: (db, reader, ids) =>
      namesOfRequests(
        reader,
        and(
          inArray(accessRequests.id, [...ids]),
          inArray(accessRequests.contractId, administeredContracts(db, reader.user.id)),
        )!,
        db,
      ),
  },
  {
    service: 'CONTRACTS',
    read: (url) => requestOf(url, CONTRACT_PAGE),
    names: async (db, reader, ids) =>
      managesContracts.allows(reader.user)
        ? namesOfRequests(reader, inArray(accessRequests.id, [...ids]), db)
        : [],
  },
];
