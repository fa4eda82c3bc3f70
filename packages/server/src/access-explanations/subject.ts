import { and, eq, inArray } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { managesContracts } from '@atrium/contract/access';
import type { AccessStepKind, AccessSubject, AskedOf } from '@atrium/contract/access-subjects';
import { Id } from '@atrium/contract/ids';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { administeredContracts, knownPeople } from '../contracts/index.ts';
import type { Database, Reads } from '../database/index.ts';
import { accessRequests, contractServices, users } from '../database/schema/index.ts';
import type { Reader, Subject, SubjectKind } from '../notifications/index.ts';
import { ADMINISTRATORS_OF_BANK, changingPeopleOf } from './grantors.ts';
import { labelOf } from './labels.ts';
import { SHARED_SERVICES } from './steps.ts';

/** A user's request for access in a contract (decision 75). */
interface AccessRequest {
  readonly id: string;
  readonly user: User;
  readonly contractId: string;
  readonly subject: AccessSubject;
  readonly step: AccessStepKind;
}

const ASK = 'ask';
const MY_CONTRACT_PAGE = '/my-contract?';
const CONTRACT_PAGE = '/contracts/';
/** The pages on which a contract shares its figures. */
const SHARING_PAGES = [...SHARED_SERVICES].map((service) => `${SERVICES[service].url}?`);

/**
 * Returns the service on whose page a contract shares its figures: the one asked about if the contract has activated it,
 * else the other, as each page offers only contracts with its own service.
 */
async function sharingService(db: Reads, contractId: string, asked: ServiceCode): Promise<ServiceCode> {
  const activated = await db
    .select({ service: contractServices.serviceCode })
    .from(contractServices)
    .where(and(eq(contractServices.contractId, contractId), eq(contractServices.category, 'ACTIVATED')));
  const has = (service: ServiceCode) => activated.some((one) => one.service === service);
  return has(asked) ? asked : ([...SHARED_SERVICES].find(has) ?? asked);
}

/** Returns the page on which the bank grants a request. */
async function bankPage(db: Reads, { id, user, contractId, subject, step }: AccessRequest): Promise<string> {
  if (step !== 'SHARED_FIGURES')
    return `${CONTRACT_PAGE}${contractId}?tab=users&user=${user.id}&${ASK}=${id}`;
  const service = await sharingService(db, contractId, subject as ServiceCode);
  return `${SERVICES[service].url}?contract=${contractId}&${ASK}=${id}`;
}

/**
 * Returns the notification subject of an access request, for those who can grant it: client administrators whom the
 * user may know of, or bank administrators.
 */
export async function accessRequestSubject(
  db: Reads,
  askedOf: AskedOf,
  request: AccessRequest,
): Promise<Subject> {
  if (askedOf === 'BANK') {
    const page = await bankPage(db, request);
    return { service: 'CONTRACTS', path: () => page, concerned: () => ADMINISTRATORS_OF_BANK };
  }
  return {
    service: 'MY_CONTRACT',
    path: () => `${MY_CONTRACT_PAGE}user=${request.user.id}&${ASK}=${request.id}`,
    concerned: (reads) => and(changingPeopleOf(reads, request.contractId), knownPeople(request.user))!,
  };
}

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

const requestOf = (url: string, ...pages: string[]): string | null =>
  pages.some((page) => url.startsWith(page))
    ? (Id.safeParse(new URLSearchParams(url.split('?')[1]).get(ASK)).data ?? null)
    : null;

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
    read: (url) => requestOf(url, CONTRACT_PAGE, ...SHARING_PAGES),
    names: async (db, reader, ids) =>
      managesContracts.allows(reader.user)
        ? namesOfRequests(reader, inArray(accessRequests.id, [...ids]), db)
        : [],
  },
];
