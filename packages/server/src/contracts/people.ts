import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LegalEntityOption, ReachableUser } from '@atrium/contract/request-creation';
import { SERVICES } from '@atrium/contract/services';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { knownPeople, reachedEntities } from './access.ts';
import type { Reads } from '../database/index.ts';
import type { Bilingual } from '../http/index.ts';
import {
  contactBookmarks,
  contacts,
  contractLegalEntities,
  contractUsers,
  legalEntities,
  roles,
  users,
} from '../database/schema/index.ts';
import type { Reader } from '../requests/index.ts';

/** Condition on `contract_legal_entities`: entities within the user's rights; undefined for services without rights. */
const nameable = (db: Reads, user: User, service: ServiceCode): SQL | undefined =>
  SERVICES[service].carriesRights ? reachedEntities(db, user, service) : undefined;

/** Returns the ids of the contracts on which a request about a service may name a legal entity. */
export async function contractsNaming(
  db: Reads,
  user: User,
  { ricosCode, service }: { ricosCode: string; service: ServiceCode },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: contractLegalEntities.contractId })
    .from(contractLegalEntities)
    .where(and(eq(contractLegalEntities.ricosCode, ricosCode), nameable(db, user, service)));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Returns the legal entities that a request on a contract about a service may name. Fixed, so that they cannot be
 * removed (NEW-056), are the only entity of a contract and, for topics that concern it, the company of the user.
 */
export async function availableEntities(
  db: Reads,
  user: User,
  { contractId, service }: { contractId: string; service: ServiceCode },
  topic: { fixesOwnCompany: boolean } | undefined,
): Promise<LegalEntityOption[]> {
  const rows = await db
    .select({ ricos: legalEntities.ricosCode, label: legalEntities.longName })
    .from(contractLegalEntities)
    .innerJoin(legalEntities, eq(legalEntities.ricosCode, contractLegalEntities.ricosCode))
    .where(and(eq(contractLegalEntities.contractId, contractId), nameable(db, user, service)))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));
  const own = topic?.fixesOwnCompany ? user.company.name : null;
  return rows.map((row) => ({ ...row, isFixed: rows.length === 1 || row.label === own }));
}

export interface ReachFilter {
  contractId: string;
  topic: { teams: string[] } | undefined;
  ricosCodes: readonly string[];
}

/**
 * Returns the users who may participate in a request on a contract: its members whom the caller may know of and the
 * bank's team, without the caller. Selected by default (NEW-053): for clients, the bank staff who handle the topic, or
 * else the first of the team; for bank staff, the clients of the chosen legal entities.
 */
export async function reachablePeople(
  db: Reads,
  { user, language }: Reader,
  { contractId, topic, ricosCodes }: ReachFilter,
): Promise<ReachableUser[]> {
  const present = and(isNull(users.deletedAt), ne(users.id, user.id));
  const columns = {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    companyName: users.companyName,
  };
  const members = await db
    .select(columns)
    .from(contractUsers)
    .innerJoin(users, eq(users.id, contractUsers.userId))
    .where(
      and(eq(contractUsers.contractId, contractId), eq(users.demoMode, false), present, knownPeople(user)),
    )
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const staff = await db
    .selectDistinctOn([users.lastName, users.firstName, users.id], {
      ...columns,
      businessLine: roles.businessLine,
      teamName: roles.teamName,
      category: roles.category,
    })
    .from(roles)
    .innerJoin(users, eq(users.id, roles.userId))
    .where(and(eq(roles.contractId, contractId), present))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
  const marked = await db
    .select({ userId: contacts.userId })
    .from(contactBookmarks)
    .innerJoin(contacts, eq(contacts.id, contactBookmarks.contactId))
    .where(eq(contactBookmarks.userId, user.id));
  const companies =
    ricosCodes.length > 0
      ? await db
          .select({ name: legalEntities.longName })
          .from(legalEntities)
          .where(inArray(legalEntities.ricosCode, [...ricosCodes]))
      : [];

  const bookmarks = new Set(marked.map(({ userId }) => userId));
  const { isInternal } = user.contactInformation;
  const chosen = new Set(
    isInternal
      ? members
          .filter(({ companyName }) => companies.some(({ name }) => name === companyName))
          .map(({ id }) => id)
      : treatedBy(staff, topic?.teams ?? []),
  );
  const shared = (person: (typeof members)[number]) => ({
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    bookmark: bookmarks.has(person.id),
    isSelectedByDefault: chosen.has(person.id),
  });
  return [
    ...members.map((person) => ({
      ...shared(person),
      business: person.companyName ?? '',
      role: { roleType: 'CLIENT_USER' as const },
    })),
    ...staff.map((person) => ({
      ...shared(person),
      business: person.businessLine?.[language] ?? '',
      role: { roleType: 'BANK_USER' as const },
    })),
  ];
}

/** Returns the bank staff who handle a topic: members of its teams, else the coverage, else the first of the team. */
function treatedBy(
  staff: readonly { id: string; teamName: Bilingual | null; category: Bilingual | null }[],
  teams: readonly string[],
): string[] {
  const ofTopic = staff.filter(({ teamName }) => teamName !== null && teams.includes(teamName.en));
  const coverage = staff.filter(({ category }) => category?.en === 'Coverage');
  return [ofTopic, coverage, staff.slice(0, 1)].find((list) => list.length > 0)?.map(({ id }) => id) ?? [];
}
