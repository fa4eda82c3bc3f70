import { and, asc, eq, gt, inArray, isNull, lte, min, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { LegalEntity } from '@atrium/contract/clients';
import { CLIENT_ROLES, CONTRACT_STATUSES } from '@atrium/contract/contract-status';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { ContractRights, RightsChanges } from '@atrium/contract/contract-users';
import {
  CHANGED_USERS_MAX,
  hasStatusAndRole,
  RIGHTS_CHANGES_MAX,
} from '@atrium/contract/contract-users-rules';
import { RIGHT_NAMES, serviceRightId } from '@atrium/contract/service-rights-rules';
import type { ServiceCode } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { knownPeople, legalEntityColumns, ofKnownPeople } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contractPeriods, legalEntities, users } from '../database/schema/index.ts';
import type { TracedTable } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { carryingRights, peopleOrder, rightsOfServices } from './rows.ts';

/** A past version of a row, by column name. */
type Row = Readonly<Record<string, string | null>>;
/** Returns the rows of a table at the requested time. */
type RowsOf = (table: TracedTable) => readonly Row[];

/** Returns a stored code if it is still known; null for codes that a later release has removed. */
const wordOf = <T extends string>(words: readonly T[], text: string | null | undefined): T | null =>
  words.find((word) => word === text) ?? null;

const namesIn = (rows: readonly Row[], column: string): string[] =>
  rows.map((row) => row[column]).filter((name) => typeof name === 'string');

async function rowsAt(db: Reads, contractId: string, at: Date): Promise<RowsOf> {
  const { kind, record, validFrom, validTo } = contractPeriods;
  const rows = await db
    .select({ kind, record })
    .from(contractPeriods)
    .where(
      and(
        eq(contractPeriods.contractId, contractId),
        lte(validFrom, at),
        or(isNull(validTo), gt(validTo, at)),
      ),
    );
  const byTable = Map.groupBy(rows, (row) => row.kind);
  return (table) => (byTable.get(table) ?? []).map((row) => row.record);
}

/** Returns the start of the recorded history of a contract; null if there is none. */
export async function knownSince(db: Reads, contractId: string): Promise<string | null> {
  const [first] = await db
    .select({ since: min(contractPeriods.validFrom) })
    .from(contractPeriods)
    .where(eq(contractPeriods.contractId, contractId));
  return first?.since?.toISOString() ?? null;
}

/** Condition on `contract_periods`: what is about no user, or one whom the reader may know of; undefined for all. */
export function ofKnownUsers(db: Reads, reader: User): SQL | undefined {
  const userId = sql`(${contractPeriods.record} ->> 'user_id')::uuid`;
  const known = ofKnownPeople(db, reader, userId);
  return known && or(isNull(userId), known);
}

function listsIn(rowsOf: RowsOf, language: Language): ContractRights['lists'] {
  const members = Map.groupBy(rowsOf('legal_entities_list_members'), (row) => row['list_id']);
  const { compare } = new Intl.Collator(language);
  return rowsOf('legal_entities_lists')
    .map(({ id, name }) => ({
      id: id!,
      name: name!,
      contractLegalEntitiesIds: namesIn(members.get(id) ?? [], 'ricos_code').toSorted(),
    }))
    .toSorted((a, b) => compare(a.name, b.name) || compare(a.id, b.id));
}

const entitiesIn = (db: Reads, rowsOf: RowsOf): Promise<LegalEntity[]> =>
  db
    .select(legalEntityColumns)
    .from(legalEntities)
    .where(inArray(legalEntities.ricosCode, namesIn(rowsOf('contract_legal_entities'), 'ricos_code')))
    .orderBy(asc(legalEntities.longName), asc(legalEntities.ricosCode));

async function peopleIn(
  db: Reads,
  reader: User,
  kind: ContractKind,
  rowsOf: RowsOf,
  services: readonly ServiceCode[],
  at: Date,
): Promise<ContractRights['people']> {
  const members = new Map(rowsOf('contract_users').map((row) => [row['user_id'], row]));
  const rights = new Map(
    rowsOf('contract_user_rights').map((row) => [`${row['user_id']} ${row['service_code']}`, row]),
  );
  const { id, firstName, lastName, email, deletedAt } = users;
  const people = await db
    .select({ id, firstName, lastName, email, deletedAt })
    .from(users)
    .where(
      and(
        inArray(id, namesIn([...members.values()], 'user_id')),
        or(isNull(deletedAt), gt(deletedAt, at)),
        knownPeople(reader),
      ),
    )
    // Closed accounts come last, by id, so that the order reveals nothing about their names.
    .orderBy(
      sql`${deletedAt} is not null`,
      sql`case when ${deletedAt} is not null then ${id} end`,
      ...peopleOrder,
    );
  const hasRole = hasStatusAndRole(kind);
  return people.map(({ deletedAt: closedAt, ...named }) => {
    const isClosed = closedAt !== null;
    const person = isClosed ? { id: named.id, firstName: '', lastName: '', email: '' } : named;
    const member = members.get(person.id);
    return {
      ...person,
      isClosed,
      contractStatus: hasRole ? wordOf(CONTRACT_STATUSES, member?.['contract_status']) : null,
      clientRole: hasRole ? wordOf(CLIENT_ROLES, member?.['client_role']) : null,
      serviceRights: services.flatMap((code) => {
        const row = rights.get(`${person.id} ${code}`);
        const right = wordOf(RIGHT_NAMES, row?.['right']);
        return right === null
          ? []
          : [
              {
                serviceRightId: serviceRightId(code, right),
                legalEntitiesListId: row?.['legal_entities_list_id'] ?? null,
              },
            ];
      }),
    };
  });
}

/** Returns the rights in a contract at a past time of people whom the reader may know of, with its services, legal entities and lists at that time. */
export async function rightsAt(
  db: Reads,
  reader: User,
  contract: { readonly id: string; readonly kind: ContractKind },
  at: string,
  language: Language,
): Promise<ContractRights> {
  const moment = new Date(at);
  const rowsOf = await rowsAt(db, contract.id, moment);
  const activated = rowsOf('contract_services').filter((row) => row['category'] === 'ACTIVATED');
  const services = carryingRights(namesIn(activated, 'service_code'));
  const lists = listsIn(rowsOf, language);
  return {
    at,
    since: await knownSince(db, contract.id),
    people: await peopleIn(db, reader, contract.kind, rowsOf, services, moment),
    services: rightsOfServices(
      services,
      lists.map(({ id, name }) => ({ id, name })),
      language,
    ),
    legalEntities: await entitiesIn(db, rowsOf),
    lists,
  };
}

/**
 * Returns when the rights in a contract changed since the start of its recorded history, newest first. A change of a
 * list of legal entities concerns the users whose rights are limited to it then. `userId` leaves out what changed for
 * other users only, as do people whom the reader may not know of.
 */
export async function changesOfRights(
  db: Reads,
  reader: User,
  contractId: string,
  userId: string | undefined,
): Promise<RightsChanges> {
  const since = await knownSince(db, contractId);
  const of = userId === undefined ? sql`` : sql`and (for_all or changed.user_id = ${userId})`;
  const known = ofKnownUsers(db, reader);
  // Here and not on the result: a change of a list stays, also if it concerns nobody whom the reader may know of.
  const ofKnown = known ? sql`and ${known}` : sql``;
  const { rows } = await db.execute<{
    at: Date;
    everyone: boolean;
    total: number;
    first: string[] | null;
  }>(sql`
    with limited as materialized (
      select
        record ->> 'user_id' as user_id,
        record ->> 'legal_entities_list_id' as list_id,
        tstzrange(valid_from, valid_to, '[]') as validity
      from ${contractPeriods}
      where
        contract_id = ${contractId} and kind = 'contract_user_rights'
        and record ->> 'legal_entities_list_id' is not null ${ofKnown}
    ), listed as (
      select distinct moment, coalesce(record ->> 'list_id', record ->> 'id') as list_id
      from ${contractPeriods}
      cross join lateral unnest(array[valid_from, valid_to]) as moment
      where contract_id = ${contractId} and kind in ('legal_entities_lists', 'legal_entities_list_members')
    ), changed as (
      select
        moment,
        record ->> 'user_id' as user_id,
        kind in ('contract_services', 'contract_legal_entities') as for_all
      from ${contractPeriods}
      cross join lateral unnest(array[valid_from, valid_to]) as moment
      where
        contract_id = ${contractId} and kind not in ('legal_entities_lists', 'legal_entities_list_members')
        ${ofKnown}
      union all
      select moment, limited.user_id, false
      from listed
      left join limited on limited.list_id = listed.list_id and limited.validity @> moment
    )
    select
      moment as at,
      bool_or(for_all) as everyone,
      count(distinct user_id)::integer as total,
      (array_agg(distinct user_id) filter (where user_id is not null))[1:${CHANGED_USERS_MAX}] as first
    from changed
    where moment > ${since}::timestamptz ${of}
    group by moment
    order by moment desc
    limit ${RIGHTS_CHANGES_MAX}`);
  return {
    since,
    changes: rows.map(({ at, everyone, total, first }) => ({
      at: new Date(at).toISOString(),
      users: everyone ? null : { total, first: first ?? [] },
    })),
  };
}
