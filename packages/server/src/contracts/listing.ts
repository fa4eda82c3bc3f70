import { and, asc, count, desc, inArray, isNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { CONTRACT_KINDS } from '@atrium/contract/contract-status';
import type { ContractKind } from '@atrium/contract/contract-status';
import type { ContractSummary } from '@atrium/contract/contracts';
import type { DateSorting } from '@atrium/contract/contracts-rules';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { Reads } from '../database/index.ts';
import {
  contractLegalEntities,
  contracts,
  contractUsers,
  legalEntities,
  users,
} from '../database/schema/index.ts';
import { containsText, wordsOf } from '../listing/index.ts';
import { visibleContracts } from './access.ts';
import { commercialClients, kcClients, selectContracts, summaryOf } from './rows.ts';
import type { ContractReader } from './rows.ts';

export interface ContractSearch {
  readonly query?: string | undefined;
  readonly types?: readonly ContractKind[] | undefined;
  readonly sorting: DateSorting;
  readonly page: number;
  readonly size: number;
}

const containsAll = (normalized: SQL, words: readonly string[]): SQL | undefined =>
  and(...words.map((word) => containsText(normalized, word)));

const contractText = sql`fold_text(concat_ws(' ', ${contracts.name}, ${contracts.number}, ${contracts.isinCode}, ${commercialClients.name}, ${kcClients.name}))`;

/** FROM and WHERE clause of the contract users who match the words; users who have left are excluded. */
const matchedUsers = (words: readonly string[]): SQL =>
  sql`${contractUsers} join ${users} on ${users.id} = ${contractUsers.userId} where ${and(
    isNull(users.deletedAt),
    containsAll(sql`(${users.nameText} || ' ' || ${users.email})`, words),
  )}`;

/** FROM and WHERE clause of the legal entities of contracts that match the words. */
const matchedEntities = (words: readonly string[]): SQL =>
  sql`${contractLegalEntities} join ${legalEntities} on ${legalEntities.ricosCode} = ${contractLegalEntities.ricosCode} where ${containsAll(
    sql`fold_text(${legalEntities.ricosCode} || ' ' || ${legalEntities.longName})`,
    words,
  )}`;

/** Condition: a contract matches the words in its own texts or, for bank staff, in its users or legal entities. */
function found(words: readonly string[], seesMatches: boolean): SQL | undefined {
  if (words.length === 0) return undefined;
  if (!seesMatches) return containsAll(contractText, words);
  return or(
    containsAll(contractText, words),
    sql`${contracts.id} in (select ${contractUsers.contractId} from ${matchedUsers(words)})`,
    sql`${contracts.id} in (select ${contractLegalEntities.contractId} from ${matchedEntities(words)})`,
  );
}

const ORDERS: Readonly<Record<DateSorting, readonly SQL[]>> = {
  NONE: [asc(contracts.name), asc(contracts.number)],
  ASC: [asc(contracts.createdAt), asc(contracts.number)],
  DESC: [desc(contracts.createdAt), desc(contracts.number)],
};

interface Match {
  readonly count: number;
  readonly first: string;
}

/** Returns how many users or legal entities of each contract of a page match, with the first one by name. */
async function matchesOf(
  db: Reads,
  contractId: SQL,
  from: SQL,
  label: SQL,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Match>> {
  const { rows } = await db.execute<{ id: string; count: number; first: string }>(
    sql`select ${contractId} as id, count(*)::int as count, min(${label}) as first from ${from} and ${inArray(contractId, [...ids])} group by ${contractId}`,
  );
  return new Map(rows.map(({ id, ...match }) => [id, match]));
}

const NO_MATCHES: ReadonlyMap<string, Match> = new Map();

/** Returns the requested page of contracts visible to the user (API-121). */
export async function searchContracts(
  db: Reads,
  reader: ContractReader,
  { query = '', types, sorting, page, size }: ContractSearch,
) {
  const words = wordsOf(query);
  // Only bank staff may see who is in a contract.
  const seesMatches = reader.user.contactInformation.isInternal;
  const visible = visibleContracts(db, reader.user);
  const matching = and(visible, found(words, seesMatches));
  const counted = await db
    .select({ kind: contracts.kind, total: count() })
    .from(contracts)
    .leftJoin(commercialClients, sql`${commercialClients.id} = ${contracts.clientId}`)
    .leftJoin(kcClients, sql`${kcClients.id} = ${contracts.kcClientId}`)
    .where(matching)
    .groupBy(contracts.kind);
  const kinds = Object.fromEntries(
    CONTRACT_KINDS.map((kind) => [kind, counted.find((row) => row.kind === kind)?.total ?? 0]),
  ) as Record<ContractKind, number>;
  const shown: readonly ContractKind[] =
    types && types.length > 0 ? CONTRACT_KINDS.filter((kind) => types.includes(kind)) : CONTRACT_KINDS;
  const total = shown.reduce((sum, kind) => sum + kinds[kind], 0);
  const rows = await selectContracts(db, reader.user)
    .where(and(matching, inArray(contracts.kind, [...shown])))
    .orderBy(...ORDERS[sorting])
    .limit(size)
    .offset(windowOf(page, size).offset);
  const ids = rows.map(({ id }) => id);
  const marks = words.length > 0 && seesMatches && ids.length > 0;
  const people = marks
    ? await matchesOf(
        db,
        sql`${contractUsers.contractId}`,
        matchedUsers(words),
        sql`${users.firstName} || ' ' || ${users.lastName}`,
        ids,
      )
    : NO_MATCHES;
  const entities = marks
    ? await matchesOf(
        db,
        sql`${contractLegalEntities.contractId}`,
        matchedEntities(words),
        sql`${legalEntities.ricosCode} || ' ' || ${legalEntities.longName}`,
        ids,
      )
    : NO_MATCHES;
  const matchOf = (id: string): ContractSummary['match'] =>
    marks
      ? {
          matchedUsersCount: people.get(id)?.count ?? 0,
          firstMatchedUser: people.get(id)?.first ?? null,
          matchedRicosCount: entities.get(id)?.count ?? 0,
          firstMatchedRicos: entities.get(id)?.first ?? null,
        }
      : null;
  return {
    ...pageOf(
      rows.map((row) => ({ ...summaryOf(row, reader), match: matchOf(row.id) })),
      total,
      size,
    ),
    kinds,
    allRecords:
      words.length > 0
        ? await db.$count(contracts, visible)
        : Object.values(kinds).reduce((a, b) => a + b, 0),
  };
}
