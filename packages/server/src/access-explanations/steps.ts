import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { guardOf, guardOfContract, needsOf } from '@atrium/contract/access-subjects';
import type { AccessStepKind, AccessSubject } from '@atrium/contract/access-subjects';
import { MOST_NAMED } from '@atrium/contract/access-explanations';
import type { AccessStep } from '@atrium/contract/access-explanations';
import { rightsOfService } from '@atrium/contract/service-rights-rules';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import {
  administeredContracts,
  contractsWith,
  entitiesWith,
  managesUsersOf,
  requireContract,
  soleOf,
  visibleContracts,
} from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import {
  contracts,
  contractServices,
  contractUserRights,
  contractUsers,
  legalEntities,
} from '../database/schema/index.ts';
import { sharedBy, sharingOf } from '../financing/index.ts';

/** A contract of the user. */
export interface OwnContract {
  readonly id: string;
  readonly name: string;
  readonly isReadOnly: boolean;
}

/** An access step, with the contracts in which the missing access could be granted. */
export interface Step {
  readonly step: AccessStep;
  readonly concerned: readonly OwnContract[];
  /** The user can grant it in one of them. */
  readonly isOwn?: boolean;
}

const named = (names: readonly string[]) => ({
  total: names.length,
  names: names.slice(0, MOST_NAMED),
});

interface StepFacts {
  readonly contracts?: readonly OwnContract[];
  readonly entities?: readonly string[];
  readonly rights?: AccessStep['rights'];
  readonly concerned?: readonly OwnContract[];
}

const stepOf = (kind: AccessStepKind, state: AccessStep['state'], facts: StepFacts = {}): Step => ({
  step: {
    kind,
    state,
    contracts: facts.contracts ? named(facts.contracts.map(({ name }) => name)) : null,
    legalEntities: facts.entities ? named(facts.entities) : null,
    rights: facts.rights ?? [],
  },
  concerned: facts.concerned ?? [],
});

const stateOf = (isHeld: boolean): AccessStep['state'] => (isHeld ? 'HELD' : 'MISSING');

/** Drops the steps after the first missing one: they depend on it and add no information. */
function upToMissing(steps: readonly Step[]): Step[] {
  const first = steps.findIndex(({ step }) => step.state === 'MISSING');
  return first === -1 ? [...steps] : steps.slice(0, first + 1);
}

const showsEntities = (service: ServiceCode): boolean =>
  SERVICES[service].carriesRights && rightsOfService(service).linkedToLegalEntities;

/** Returns the steps of a client user for a service: a contract, activation of the service in it, the right to it. */
async function contractSteps(
  db: Reads,
  user: User,
  service: ServiceCode,
  own: readonly OwnContract[],
): Promise<Step[]> {
  const among = async (ids: Promise<{ id: string }[]>): Promise<OwnContract[]> => {
    const found = new Set((await ids).map(({ id }) => id));
    return own.filter(({ id }) => found.has(id));
  };
  const ids = own.map(({ id }) => id);
  const activated = await among(
    db
      .select({ id: contractServices.contractId })
      .from(contractServices)
      .where(
        and(
          inArray(contractServices.contractId, ids),
          eq(contractServices.serviceCode, service),
          eq(contractServices.category, 'ACTIVATED'),
        ),
      ),
  );
  const steps = [
    stepOf('CONTRACT', stateOf(own.length > 0), { contracts: own, concerned: own }),
    stepOf('ACTIVATION', stateOf(activated.length > 0), { contracts: activated, concerned: own }),
  ];
  if (!SERVICES[service].carriesRights) return steps;
  const granting = await among(contractsWith(db, user, service));
  const given = await db
    .select({ contractId: contractUserRights.contractId, right: contractUserRights.right })
    .from(contractUserRights)
    .where(
      and(
        eq(contractUserRights.userId, user.id),
        eq(contractUserRights.serviceCode, service),
        inArray(
          contractUserRights.contractId,
          granting.map(({ id }) => id),
        ),
      ),
    );
  const fullest = rightsOfService(service).names.at(-1);
  const full = new Set(given.filter(({ right }) => right === fullest).map(({ contractId }) => contractId));
  const isFullest = granting.every(({ id }) => full.has(id));
  steps.push(
    stepOf('RIGHT', granting.length === 0 ? 'MISSING' : isFullest ? 'HELD' : 'LIMITED', {
      contracts: granting,
      rights: [...new Set(given.map(({ right }) => right))],
      concerned: activated.filter(({ id }) => !full.has(id)),
    }),
  );
  return steps;
}

/** Returns the step about legal entities, for services whose rights can be limited to some of them. */
async function entityStep(
  db: Reads,
  user: User,
  service: ServiceCode,
  own: readonly OwnContract[],
): Promise<Step> {
  const reached = await db
    .selectDistinct({ name: legalEntities.longName, ricosCode: legalEntities.ricosCode })
    .from(legalEntities)
    .where(inArray(legalEntities.ricosCode, entitiesWith(db, user, service)))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));
  const rights = await db
    .select({ id: contractUserRights.contractId, listId: contractUserRights.legalEntitiesListId })
    .from(contractUserRights)
    .where(
      and(
        eq(contractUserRights.userId, user.id),
        eq(contractUserRights.serviceCode, service),
        // A right to a service that its contract has not activated gives nothing, so that it limits nothing either.
        inArray(contractUserRights.contractId, contractsWith(db, user, service)),
      ),
    );
  const granting = new Set(rights.map(({ id }) => id));
  const limiting = new Set(rights.filter(({ listId }) => listId !== null).map(({ id }) => id));
  const state = reached.length === 0 ? 'MISSING' : limiting.size > 0 ? 'LIMITED' : 'HELD';
  return stepOf('LEGAL_ENTITIES', state, {
    entities: reached.map(({ name }) => name),
    concerned: own.filter(({ id }) => (state === 'MISSING' ? granting : limiting).has(id)),
  });
}

/** Services whose pages show only what contracts share with their users (DATA-064). */
export const SHARED_SERVICES: ReadonlySet<ServiceCode> = new Set([
  'LOANS_AND_DEPOSITS',
  'TREASURY_REPORTING',
]);

/** Returns the step about the contracts that share their figures, of those that give a client user the service. */
async function sharingStep(db: Reads, user: User, service: ServiceCode, today: string): Promise<Step> {
  const { sharing, withheld } = await sharingOf(db, user, service, today);
  const state = sharing.length === 0 ? 'MISSING' : withheld.length > 0 ? 'LIMITED' : 'HELD';
  const own = withheld.length === 0 ? [] : await contractsWhere(db, sharedBy(db, user, service));
  const isOwn = withheld.some(({ id, isReadOnly }) => !isReadOnly && own.some((one) => one.id === id));
  return { ...stepOf('SHARED_FIGURES', state, { contracts: sharing, concerned: withheld }), isOwn };
}

/** Returns the contracts that meet a condition, by number. */
const contractsWhere = (db: Reads, condition: SQL | undefined): Promise<OwnContract[]> =>
  db
    .select({ id: contracts.id, name: contracts.name, isReadOnly: contracts.isReadOnly })
    .from(contracts)
    .where(condition)
    .orderBy(asc(contracts.number));

/** Returns the contract that a question is about; 404 unless it is visible to the user. */
export async function contractAsked(db: Reads, user: User, id: string): Promise<OwnContract> {
  const [found] = await contractsWhere(db, eq(contracts.id, await requireContract(db, user, id)));
  return found!;
}

/**
 * Returns the contracts in which others can change the rights of a user, those that the user administers first; only
 * the contract asked about, if one is.
 */
const membershipsOf = (db: Reads, user: User, asked: OwnContract | undefined): Promise<OwnContract[]> =>
  db
    .select({ id: contracts.id, name: contracts.name, isReadOnly: contracts.isReadOnly })
    .from(contracts)
    .innerJoin(
      contractUsers,
      and(eq(contractUsers.contractId, contracts.id), eq(contractUsers.userId, user.id)),
    )
    .where(asked && eq(contracts.id, asked.id))
    .orderBy(sql`${contractUsers.clientRole} is distinct from 'ADMIN'`, asc(contracts.number));

/** Condition on `contracts`: those that a user manages. */
const managedBy = (db: Reads, user: User): SQL =>
  user.contactInformation.isInternal
    ? visibleContracts(db, user)
    : inArray(contracts.id, administeredContracts(db, user.id));

/** Returns the step about the contracts that a user manages: nobody changes those that are read-only. */
async function changeableStep(db: Reads, user: User, asked: OwnContract | undefined): Promise<Step> {
  const managed = asked ? eq(contracts.id, asked.id) : managedBy(db, user);
  const closed = await contractsWhere(db, and(managed, eq(contracts.isReadOnly, true)));
  return stepOf('CHANGEABLE', closed.length > 0 ? 'LIMITED' : 'HELD', { contracts: closed });
}

/** Subjects about the contracts that a user manages. */
const MANAGING: ReadonlySet<AccessSubject> = new Set(['MY_CONTRACT', 'CHANGE_CONTRACTS']);

/** Returns the step about the role in the contract asked about, by the rule that its users are read and changed with. */
async function administratorStep(db: Reads, user: User, asked: OwnContract): Promise<Step> {
  const state = stateOf(await managesUsersOf(db, user, asked.id));
  return stepOf('CONTRACT_ADMINISTRATOR', state, { contracts: [asked], concerned: [asked] });
}

/** Returns the step about My contract, the page of users who administer exactly one contract (MYC-009). */
async function singleStep(db: Reads, user: User): Promise<Step> {
  const administered = await contractsWhere(db, inArray(contracts.id, administeredContracts(db, user.id)));
  const state = stateOf(soleOf(administered) !== null);
  return stepOf('SINGLE_CONTRACT', state, { contracts: administered, concerned: administered });
}

/** Whether the user is let in, and why. */
interface Explained {
  readonly isAllowed: boolean;
  readonly steps: readonly Step[];
}

/**
 * Returns the requirements of a subject's access rule and whether the user meets each; `asked` limits a question about
 * managing contracts or one's own rights to one contract. Each rule is evaluated by the guard itself; access through
 * contracts is read as the pages read it (`contracts/access.ts`).
 */
export async function stepsOf(
  db: Reads,
  user: User,
  subject: AccessSubject,
  today: string,
  asked?: OwnContract,
): Promise<Explained> {
  const { isInternal } = user.contactInformation;
  // Bank staff need no contract to hold a service.
  const own = isInternal ? [] : await contractsWhere(db, visibleContracts(db, user));
  const isMine = subject === 'MY_CONTRACT';
  const role = isMine && asked ? await administratorStep(db, user, asked) : null;
  const single = isMine && !asked ? await singleStep(db, user) : null;
  const steps: Step[] = role ? [role] : [];
  const reach: Step[] = [];
  const guard = role ? guardOfContract(user) : guardOf(subject);
  for (const { allows, need } of needsOf(guard)) {
    if (!need) continue;
    const state = stateOf(allows(user));
    const isService = need.kind === 'SERVICE';
    // Services without rights are given to users directly, not through contracts.
    if (isService && !isInternal && (state === 'MISSING' || SERVICES[need.service].carriesRights))
      steps.push(...(await contractSteps(db, user, need.service, own)));
    const concerned = need.kind === 'ANOTHER_ADMINISTRATOR' ? await membershipsOf(db, user, asked) : own;
    steps.push(stepOf(need.kind, state, { concerned }));
    if (!isService || state !== 'HELD' || subject !== need.service) continue;
    const sharing =
      !isInternal && SHARED_SERVICES.has(need.service)
        ? [await sharingStep(db, user, need.service, today)]
        : [];
    const entities = showsEntities(need.service) ? [await entityStep(db, user, need.service, own)] : [];
    // A list of legal entities can be widened; that another contract shares nothing may be meant so.
    const hidesAll = sharing.some(({ step }) => step.state === 'MISSING');
    reach.push(...(hidesAll ? [...sharing, ...entities] : [...entities, ...sharing]));
  }
  if (single) steps.push(single);
  const isAllowed = guard.allows(user) && [role, single].every((one) => one?.step.state !== 'MISSING');
  if (MANAGING.has(subject) && isAllowed) steps.push(await changeableStep(db, user, asked));
  return { isAllowed, steps: upToMissing([...steps, ...reach]) };
}
