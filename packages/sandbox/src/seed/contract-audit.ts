import type { ContractKind } from '@atrium/contract/contract-status';
import { categoriesOf } from '@atrium/contract/contracts-rules';
import { SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { ActivationState } from '@atrium/contract/services';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import { COMMON } from './organisation.ts';
import type { EntityRow, Organisation, SeededContract } from './organisation.ts';
import type { People } from './people.ts';
import { personaUser } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';

type AuditRow = typeof schema.auditEvents.$inferInsert;
type Change = Pick<AuditRow, 'name' | 'eventType' | 'oldValue' | 'newValue' | 'secondaryEntity'>;

/** Period in which contracts were changed occasionally, in days before the start. */
const RECENT_DAYS = 330;
const DAY_MS = 24 * 3_600_000;

const created = (name: string, newValue: unknown, secondaryEntity: string | null = null): Change => ({
  name,
  eventType: 'CREATE',
  oldValue: null,
  newValue,
  secondaryEntity,
});

/** Returns the changes through these values, one after the other; the last value is the present one. */
const course = (
  name: string,
  values: readonly (string | null)[],
  secondaryEntity: string | null = null,
): Change[] =>
  values.slice(1).map((newValue, index) => ({
    name,
    eventType: 'UPDATE',
    oldValue: values[index]!,
    newValue,
    secondaryEntity,
  }));

/** Returns former categories of a service, oldest first. None is activated: the history of rights has no such change. */
function formerOf(category: ActivationState, kind: ContractKind): readonly ActivationState[] {
  if (!categoriesOf(kind).includes('MARKETING')) return category === 'ACTIVATED' ? ['DEACTIVATED'] : [];
  if (category === 'DEACTIVATED') return ['DEACTIVATED', 'MARKETING'];
  return category === 'ACTIVATED' ? ['MARKETING'] : ['DEACTIVATED'];
}

/** Returns how a contract was created, with its legal entities and lists. */
function creationOf({ row, entities }: SeededContract, organisation: Organisation): Change[] {
  const labels = (of: readonly EntityRow[]) =>
    of.map(({ ricosCode, longName }) => `${ricosCode} ${longName}`);
  const lists = organisation.lists.filter(({ contractId }) => contractId === row.id);
  return [
    created('contract', row.name),
    created('legalEntities', labels(entities)),
    ...lists.map(({ id, name }) => {
      const members = organisation.listMembers.filter(({ listId }) => listId === id);
      const codes = new Set(members.map(({ ricosCode }) => ricosCode));
      return created(
        'legalEntitiesList',
        labels(entities.filter(({ ricosCode }) => codes.has(ricosCode))),
        name,
      );
    }),
  ];
}

/** Returns the possible courses of changes to a contract, each of which ends in its present state. */
function coursesOf({ row }: SeededContract, organisation: Organisation): Change[][] {
  const categories = new Map<string, ActivationState>(
    organisation.contractServices
      .filter(({ contractId }) => contractId === row.id)
      .map(({ serviceCode, category }) => [serviceCode, category]),
  );
  const services = SERVICE_CODES.flatMap((code) => {
    const category = categories.get(code)!;
    // Used since the contract exists: by everybody, or with rights.
    const isOld = category === 'ACTIVATED' && (COMMON.includes(code) || SERVICES[code].carriesRights);
    return isOld ? [] : [course('service', [...formerOf(category, row.kind), category], code)];
  });
  const visibility = ['ACTIVATED', 'DEACTIVATED'];
  return [
    ...services,
    course('description', [null, 'To be completed', null]),
    ...(row.isinCode ? [course('isinCode', [null, row.isinCode])] : []),
    course('bmfVisibility', row.bmfVisibility ? visibility.toReversed() : visibility),
  ].filter((changes) => changes.length > 0);
}

/** Returns at least `count` changes to a contract, in an order that keeps each course. */
function changesOf(courses: readonly Change[][], count: number, random: Chance): Change[] {
  const rest = [...courses];
  const open: Change[][] = [];
  for (let drawn = 0; drawn < count && rest.length > 0; drawn += open.at(-1)!.length)
    open.push(...rest.splice(random.int(0, rest.length - 1), 1));
  const changes: Change[] = [];
  while (open.length > 0) {
    const index = random.int(0, open.length - 1);
    const [next, ...later] = open[index]!;
    changes.push(next!);
    open.splice(index, 1, ...(later.length > 0 ? [later] : []));
  }
  return changes;
}

/** Generates what bank administrators did to the contracts: a history that ends in their present state, in chronological order. */
export function generateContractAudit(
  clock: BankClock,
  organisation: Organisation,
  people: People,
): AuditRow[] {
  const random = chance('contract-audit');
  const administrators = people.users.filter(({ isAdmin }) => isAdmin);
  const clientAdmin = personaUser(people, 'client-admin');
  const superAdmin = personaUser(people, 'super-admin');
  const rows = organisation.contracts.flatMap((contract, index): AuditRow[] => {
    const { row } = contract;
    const author = random.pick(administrators);
    const createdAt = row.createdAt ?? clock.now;
    const base = {
      entity: 'contracts',
      entityId: row.id,
      impersonatorId: null,
      correlationId: null,
      contractMoment: null,
    };
    const isFirst = index === 0;
    const changes = changesOf(coursesOf(contract, organisation), isFirst ? 24 : random.int(1, 6), random);
    // A weekend moves a day back by up to two, which must not be before the creation.
    const age = Math.floor((clock.now.getTime() - createdAt.getTime()) / DAY_MS) - 3;
    const times = changes
      .map(() => clock.office(random.int(1, Math.min(RECENT_DAYS, age)), random))
      .toSorted((a, b) => a.getTime() - b.getTime());
    return [
      ...creationOf(contract, organisation).map((change) => ({
        ...base,
        ...change,
        userId: author.id,
        createdAt,
      })),
      ...changes.map((change, turn) => ({
        ...base,
        ...change,
        // Bank staff impersonated Halden’s administrator now and then to help.
        ...(isFirst && turn % 5 === 2
          ? { userId: clientAdmin.id, impersonatorId: superAdmin.id }
          : { userId: random.pick(administrators).id }),
        createdAt: times[turn]!,
      })),
    ];
  });
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
