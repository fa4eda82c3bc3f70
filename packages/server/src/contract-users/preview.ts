import { and, asc, eq, inArray, isNull, sql, TransactionRollbackError } from 'drizzle-orm';
import { managesContracts } from '@atrium/contract/access';
import type { RightsPreview, UserRights } from '@atrium/contract/contract-users';
import { PREVIEWED_REQUESTS_MAX } from '@atrium/contract/contract-users-rules';
import { segregationWarnings } from '@atrium/contract/segregation-rules';
import { serviceRightOf } from '@atrium/contract/service-rights-rules';
import { byCatalogueOrder, SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { servicesOf } from '../auth/index.ts';
import { grantedServices } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contractUsers, requestParticipants, requests, users } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { requireChangeableUsers } from './access.ts';
import { removeUserIn } from './changes.ts';
import type { UsersCall } from './changes.ts';
import { activatedServices, usersOfContract } from './rows.ts';
import { setRightsIn } from './set-rights.ts';

type PreviewCall = UsersCall<
  { readonly users: readonly UserRights[] } | { readonly removedUserId: string }
> & { readonly language: Language };

/** What a change of rights can affect, read before and after it. */
interface Access {
  /** Services whose pages each of the changed users can open. */
  readonly pages: ReadonlyMap<string, ReadonlySet<ServiceCode>>;
  /** Open requests that a client participant can work on. */
  readonly requests: readonly { readonly id: string; readonly reference: string; readonly title: string }[];
  /** Activated services that at least one user may use. */
  readonly used: ReadonlySet<ServiceCode>;
  readonly warnings: RightsPreview['warnings'];
}

/**
 * Returns the open requests of a contract with an active client participant who is in the contract, may use the service
 * of the request and whose account is not disabled.
 */
const attendedRequests = (db: Reads, contractId: string) =>
  db
    .selectDistinct({ id: requests.id, reference: requests.reference, title: requests.title })
    .from(requests)
    .innerJoin(
      requestParticipants,
      and(eq(requestParticipants.requestId, requests.id), requestParticipants.isActive),
    )
    .innerJoin(
      users,
      and(
        eq(users.id, requestParticipants.userId),
        isNull(users.deletedAt),
        eq(users.demoMode, false),
        sql`${users.isInternal} is not true`,
      ),
    )
    .innerJoin(
      contractUsers,
      and(eq(contractUsers.contractId, requests.contractId), eq(contractUsers.userId, users.id)),
    )
    .where(
      and(
        eq(requests.contractId, contractId),
        inArray(requests.state, ['ACTION_REQUIRED', 'INPROGRESS', 'TO_CLOSE']),
        grantedServices(db, requestParticipants.userId, requests),
      ),
    )
    .orderBy(asc(requests.reference));

async function accessOf(
  db: Reads,
  contract: Parameters<typeof usersOfContract>[1],
  changed: readonly string[],
  caller: User,
): Promise<Access> {
  const people = await usersOfContract(db, contract);
  const rightsOf = ({ serviceRights }: (typeof people)[number]) =>
    serviceRights.map(({ serviceRightId }) => serviceRightOf(serviceRightId)!.service);
  const activated = new Set(await activatedServices(db, contract.id));
  return {
    pages: managesContracts.allows(caller)
      ? await pagesOf(db, changed)
      : new Map(people.map((person) => [person.id, new Set(rightsOf(person))])),
    requests: await attendedRequests(db, contract.id),
    used: new Set(people.flatMap(rightsOf).filter((code) => activated.has(code))),
    warnings: segregationWarnings(
      people.map(({ id, clientRole, serviceRights }) => ({ id, clientRole, rights: serviceRights })),
    ),
  };
}

/** Returns the services whose pages the users can open, through any contract. */
async function pagesOf(db: Reads, ids: readonly string[]): Promise<Map<string, Set<ServiceCode>>> {
  const memberships = await db
    .select({ userId: contractUsers.userId, role: contractUsers.clientRole })
    .from(contractUsers)
    .where(inArray(contractUsers.userId, [...ids]));
  const admins = new Set(memberships.flatMap(({ userId, role }) => (role === 'ADMIN' ? [userId] : [])));
  const held = await servicesOf(db, new Map(ids.map((id) => [id, admins.has(id)])), 'en');
  return new Map(
    [...held].map(([userId, services]) => [
      userId,
      new Set(
        services
          .filter(({ isMarketing, isNotAvailable }) => !isMarketing && !isNotAvailable)
          .map(({ name }) => name),
      ),
    ]),
  );
}

const keyOf = (warning: object) => Object.values(warning).join(' ');

/** Returns the services that are in `now` but not in `then`, in catalogue order and with their names. */
const added = (
  then: ReadonlySet<ServiceCode> | undefined,
  now: ReadonlySet<ServiceCode> | undefined,
  language: Language,
) =>
  [...(now ?? [])]
    .filter((code) => !then?.has(code))
    .toSorted(byCatalogueOrder)
    .map((id) => ({ id, label: SERVICES[id].label[language] }));

function difference(
  ids: readonly string[],
  before: Access,
  after: Access,
  { language, user }: PreviewCall,
): RightsPreview {
  const kept = new Set(after.requests.map(({ id }) => id));
  const lost = before.requests.filter(({ id }) => !kept.has(id));
  const known = new Set(before.warnings.map(keyOf));
  return {
    scope: managesContracts.allows(user) ? 'all-contracts' : 'this-contract',
    people: ids
      .map((userId) => {
        const [then, now] = [before.pages.get(userId), after.pages.get(userId)];
        return { userId, gained: added(then, now, language), lost: added(now, then, language) };
      })
      .filter((person) => person.gained.length + person.lost.length > 0),
    requests: { total: lost.length, first: lost.slice(0, PREVIEWED_REQUESTS_MAX) },
    services: added(after.used, before.used, language),
    warnings: after.warnings.filter((warning) => !known.has(keyOf(warning))),
  };
}

/**
 * Previews a change of rights: makes the change in a transaction that is rolled back, and compares the state before and
 * after it. So the preview is refused when the change would be, and no rule is written twice.
 */
export async function previewRights(platform: Platform, call: PreviewCall): Promise<RightsPreview> {
  const { body, user, params } = call;
  let preview: RightsPreview;
  try {
    await platform.write(call, async (tx, audit) => {
      const contract = await requireChangeableUsers(tx, user, params.id);
      const ids =
        'users' in body ? [...new Set(body.users.map(({ userId }) => userId))] : [body.removedUserId];
      const before = await accessOf(tx, contract, ids, user);
      if ('users' in body) await setRightsIn(tx, audit, { ...call, body });
      else {
        const removal = { ...call, params: { ...params, userId: body.removedUserId } };
        await removeUserIn(tx, audit, platform, removal);
      }
      preview = difference(ids, before, await accessOf(tx, contract, ids, user), call);
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
  return preview!;
}
