import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Column, SQL } from 'drizzle-orm';
import type { FilterItem } from '@atrium/contract/filters';
import type { TagGroupType } from '@atrium/contract/tag-rules';
import type { User } from '@atrium/contract/users';
import { BANK_TIME_ZONE } from '../bank-time.ts';
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

/** Values of a filter: the counted ones, for which the reader sees a record, and the selected ones. */
export interface FilterValues {
  readonly counted: Iterable<string>;
  readonly chosen: readonly string[];
}

/** Maximum number of entries of one block. */
const ITEMS_MAX = 500;

/** Returns the first entries of a block, followed by the other selected ones. */
export const shownItems = (items: readonly FilterItem[]): FilterItem[] =>
  items.filter(({ isSelected }, index) => index < ITEMS_MAX || isSelected);

/** SQL for the month of a time, in the bank's time zone like the days of filters. */
export const monthOf = (at: SQL | Column): SQL =>
  sql`to_char(${at} at time zone ${BANK_TIME_ZONE}, 'YYYY-MM')`;

/** SQL for the moment at which a day of the bank begins, or one some days later. */
export const startOfDay = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${BANK_TIME_ZONE})`;

/** Condition that a time is in a period of the bank's days, the last one included; undefined for no period. */
export const inPeriod = (
  at: SQL | Column,
  { dateFrom, dateTo }: { readonly dateFrom?: string | undefined; readonly dateTo?: string | undefined },
): SQL | undefined =>
  and(
    dateFrom ? sql`${at} >= ${startOfDay(dateFrom)}` : undefined,
    dateTo ? sql`${at} < ${startOfDay(dateTo, 1)}` : undefined,
  );

/** Returns the months with records, earliest first, for the bars of a timeline. */
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

/** Sorts entries by count, highest first, then by label. */
export const mostFirst = (items: readonly FilterItem[], language: Language): FilterItem[] =>
  shownItems(items.toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label, language)));

/** Condition: counted values, and selected ones that the reader may know of; a filter names no others. */
const named = (column: Column, { counted, chosen }: FilterValues, mayKnow: SQL): SQL | undefined =>
  or(inArray(column, [...counted]), and(inArray(column, [...chosen]), mayKnow));

type Names = ReadonlyMap<string, string>;
const byId = (rows: readonly { id: string; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]));

/** Returns the names of contracts, by id. */
export const contractNames = async (db: Reads, { user }: Reader, values: FilterValues): Promise<Names> =>
  byId(
    await db
      .select({ id: contracts.id, name: contracts.name })
      .from(contracts)
      .where(named(contracts.id, values, visibleContracts(db, user))),
  );

/** Returns the names of legal entities, by code. */
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
 * Returns the names of tags, of one group or of all, by id.
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
