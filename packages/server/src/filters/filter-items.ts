import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { FilterItem } from '@atrium/contract/filters';
import type { TagGroupType } from '@atrium/contract/tag-rules';
import type { User } from '@atrium/contract/users';
import { ownContracts, visibleContracts } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { contractLegalEntities, contracts, legalEntities, tags } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { monthText } from '../formats/index.ts';
import { shownTag, tagColumns } from '../tagging/index.ts';

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** Values of a filter: those that were counted, of which the reader sees a record, and those that were chosen. */
export interface FilterValues {
  readonly counted: Iterable<string>;
  readonly chosen: readonly string[];
}

/** Entries of one block. */
const ITEMS_MAX = 500;

/** The first entries of a block, and the chosen ones after them. */
export const shownItems = (items: readonly FilterItem[]): FilterItem[] =>
  items.filter(({ isSelected }, index) => index < ITEMS_MAX || isSelected);

/** The month of a moment, as days of filters are read: in UTC. */
export const monthOf = (at: SQL | Column): SQL => sql`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;

/** The months that hold records, the earliest first: what the bars of a timeline show. */
export const monthItems = (counts: ReadonlyMap<string, number>, language: Language): FilterItem[] =>
  [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([value, count]) => ({
      value,
      label: monthText(new Date(`${value}-15T12:00:00Z`), language),
      count,
      isSelected: false,
      children: [],
    }));

/** Entries with most records first, those with equally many by their label. */
export const mostFirst = (items: readonly FilterItem[], language: Language): FilterItem[] =>
  shownItems(items.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language)));

/** Counted values, and chosen ones as far as the reader may know of them: a filter names nothing else. */
const named = (column: Column, { counted, chosen }: FilterValues, mayKnow: SQL): SQL | undefined =>
  or(inArray(column, [...counted]), and(inArray(column, [...chosen]), mayKnow));

type Names = ReadonlyMap<string, string>;
const byId = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** Names of contracts, by their id. */
export const contractNames = async (db: Reads, { user }: Reader, values: FilterValues): Promise<Names> =>
  byId(
    await db
      .select({ id: contracts.id, name: contracts.name })
      .from(contracts)
      .where(named(contracts.id, values, visibleContracts(db, user))),
  );

/** Names of legal entities, by their code. */
export async function entityNames(db: Reads, { user }: Reader, values: FilterValues): Promise<Names> {
  const own = db
    .select({ code: contractLegalEntities.ricosCode })
    .from(contractLegalEntities)
    .where(sql`${contractLegalEntities.contractId} in ${ownContracts(db, user)}`);
  return byId(
    await db
      .select({ id: legalEntities.ricosCode, name: legalEntities.longName })
      .from(legalEntities)
      .where(named(legalEntities.ricosCode, values, sql`${legalEntities.ricosCode} in ${own}`)),
  );
}

/**
 * Names of tags, of one group or of all, by their id.
 * @param known the tags that the reader may know of, as a condition on `tags`.
 */
export async function tagNames(
  db: Reads,
  { language }: Reader,
  values: FilterValues,
  known: SQL,
  group?: TagGroupType,
): Promise<Names> {
  const rows = await db
    .select(tagColumns)
    .from(tags)
    .where(and(group && eq(tags.groupType, group), named(tags.id, values, known)));
  return byId(rows.map((facts) => shownTag(facts, language, false)));
}
