import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditEvent } from '@atrium/contract/audit-events';
import type { ContractAuditField, DateSorting } from '@atrium/contract/contracts-rules';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { latestRightsEvents, undoableUntil } from '../contract-users/index.ts';
import { auditedRights, ofKnownPeople, termsLabel, userValue } from '../contracts/index.ts';
import type { AuditedRight } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { auditEvents, contracts, users } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';

const authors = alias(users, 'authors');
const impersonators = alias(users, 'impersonators');
const deletions = alias(auditEvents, 'deletions');

/** Name of a deleted contract, taken from its deletion event. */
const deletedName = sql<
  string | null
>`(select ${deletions.oldValue} #>> '{}' from ${auditEvents} ${sql.identifier('deletions')} where ${deletions.entity} = 'contracts' and ${deletions.entityId} = ${auditEvents.entityId} and ${deletions.name} = 'contract' and ${deletions.eventType} = 'DELETE' limit 1)`;

/** Selects events; without an author of whom the reader may not know, or who was impersonating such a user. */
const selectEvents = (db: Reads, reader: User) =>
  db
    .select({
      id: auditEvents.id,
      name: auditEvents.name,
      eventType: auditEvents.eventType,
      oldValue: auditEvents.oldValue,
      newValue: auditEvents.newValue,
      secondaryEntity: auditEvents.secondaryEntity,
      secondaryEntityId: auditEvents.secondaryEntityId,
      createdAt: auditEvents.createdAt,
      correlationId: auditEvents.correlationId,
      updateBy: { firstName: authors.firstName, lastName: authors.lastName },
      impersonatedBy: { firstName: impersonators.firstName, lastName: impersonators.lastName },
      contractId: auditEvents.entityId,
      contractName: contracts.name,
      deletedName,
    })
    .from(auditEvents)
    .leftJoin(authors, and(eq(authors.id, auditEvents.userId), ofKnownPeople(db, reader, authors.id)))
    .leftJoin(impersonators, and(eq(impersonators.id, auditEvents.impersonatorId), isNotNull(authors.id)))
    .leftJoin(contracts, sql`${contracts.id}::text = ${auditEvents.entityId}`);
type Row = Awaited<ReturnType<typeof selectEvents>>[number];

/** Formats a stored value as text; several values are separated by commas. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the label of a service; other subjects, such as lists, are stored with their name. */
const subjectOf = ({ name, secondaryEntity }: Row, language: Language): string | null =>
  name === 'service' && secondaryEntity !== null && Object.hasOwn(SERVICES, secondaryEntity)
    ? SERVICES[secondaryEntity as keyof typeof SERVICES].label[language]
    : secondaryEntity;

/** Formats a value in the reader's language: versions of the terms, statuses, roles and rights by their labels. */
function valueOf({ name }: Row, value: unknown, language: Language): string | null {
  if (Array.isArray(value) && value.length === 0) return null;
  if (name === 'userRights' && Array.isArray(value)) return auditedRights(value as AuditedRight[], language);
  const text = textOf(value);
  if (text === null) return null;
  return name === 'cguName' ? termsLabel(text, language) : userValue(name, text, language);
}

/**
 * Returns the values of an event. Of several values, such as the rights of a user or the legal entities of a list, which
 * are stored whole, those that differ.
 */
function valuesOf({ oldValue, newValue }: Row): { before: unknown; after: unknown } {
  if (!Array.isArray(oldValue) || !Array.isArray(newValue)) return { before: oldValue, after: newValue };
  const without = (rights: readonly unknown[], others: readonly unknown[]) => {
    const keys = new Set(others.map((right) => JSON.stringify(right)));
    return rights.filter((right) => !keys.has(JSON.stringify(right)));
  };
  return { before: without(oldValue, newValue), after: without(newValue, oldValue) };
}

const eventOf = (row: Row, language: Language, undoUntil: Date | null = null): AuditEvent => {
  const { before, after } = valuesOf(row);
  return {
    id: String(row.id),
    name: row.name,
    eventType: row.eventType,
    oldValue: valueOf(row, before, language),
    newValue: valueOf(row, after, language),
    secondaryEntity: subjectOf(row, language),
    createdAt: row.createdAt.toISOString(),
    updateBy: row.updateBy,
    impersonatedBy: row.impersonatedBy,
    correlationId: row.correlationId,
    undoUntil: undoUntil?.toISOString() ?? null,
    contract: {
      id: row.contractId,
      name: row.contractName ?? row.deletedName ?? '',
      isDeleted: row.contractName === null,
    },
  };
};

/** Returns the condition for events of one contract, or of all. */
export const ofContracts = (contractId?: string): SQL =>
  and(
    eq(auditEvents.entity, 'contracts'),
    contractId === undefined ? undefined : eq(auditEvents.entityId, contractId),
  )!;

/** Fields of which a user of the contract is the subject. */
const OF_USERS = [
  'user',
  'userStatus',
  'userRole',
  'userHomepage',
  'userRights',
] as const satisfies readonly ContractAuditField[];

/**
 * Condition: events about no user, or about one whom the reader may know of; undefined for all. Older events about users
 * have a name only, which does not tell of whom they are.
 */
export function knownEvents(db: Reads, reader: User): SQL | undefined {
  const { name, secondaryEntityId } = auditEvents;
  const known = ofKnownPeople(db, reader, secondaryEntityId);
  return known && or(known, and(isNull(secondaryEntityId), notInArray(name, [...OF_USERS])));
}

const ordered = (sorting: DateSorting): SQL =>
  sorting === 'ASC'
    ? sql`${auditEvents.createdAt}, ${auditEvents.id}`
    : sql`${auditEvents.createdAt} desc, ${auditEvents.id} desc`;

interface Reader {
  readonly user: User;
  readonly language: Language;
}

/** A user who may undo changes of rights in a contract, and the current time. */
interface Undoer {
  readonly contractId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Returns until when changes of rights can be undone: only the latest recent change per user, unless the user was removed
 * since or their account is closed, and never to the caller's rights.
 */
async function undoableOf(
  db: Reads,
  rows: readonly Row[],
  { contractId, userId, now }: Undoer,
): Promise<ReadonlyMap<number, Date>> {
  const recent = rows.filter(
    (row) =>
      row.name === 'userRights' &&
      row.secondaryEntityId !== null &&
      row.secondaryEntityId !== userId &&
      undoableUntil(row.createdAt) > now,
  );
  if (recent.length === 0) return new Map();
  const latest = await latestRightsEvents(
    db,
    contractId,
    recent.map((row) => row.secondaryEntityId!),
  );
  return new Map(
    recent
      .filter((row) => latest.get(row.secondaryEntityId!) === row.id)
      .map(({ id, createdAt }) => [id, undoableUntil(createdAt)]),
  );
}

/** Returns one page of the events that meet a condition and that the reader may know of. */
export async function eventsPage(
  db: Reads,
  { user, language }: Reader,
  events: SQL,
  { page, pageSize, sorting }: { page: number; pageSize: number; sorting: DateSorting },
  undoer: Undoer | null = null,
) {
  const where = and(events, knownEvents(db, user))!;
  const total = await db.$count(auditEvents, where);
  const rows = await selectEvents(db, user)
    .where(where)
    .orderBy(ordered(sorting))
    .limit(pageSize)
    .offset(windowOf(page, pageSize).offset);
  const undoable = undoer && (await undoableOf(db, rows, undoer));
  return pageOf(
    rows.map((row) => eventOf(row, language, undoable?.get(row.id))),
    total,
    pageSize,
  );
}

/**
 * Yields the matching events for an export in batches, newest first; `where` includes {@link knownEvents}. Keyset
 * pagination: each batch continues after the last event of the previous one, so that events recorded during the export
 * neither repeat rows nor hide any.
 */
export async function* eventBatches(
  db: Reads,
  { user, language }: Reader,
  where: SQL,
  size: number,
): AsyncGenerator<AuditEvent[]> {
  let rest = where;
  for (;;) {
    const rows = await selectEvents(db, user).where(rest).orderBy(ordered('DESC')).limit(size);
    if (rows.length > 0) yield rows.map((row) => eventOf(row, language));
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    rest = and(
      where,
      sql`(${auditEvents.createdAt}, ${auditEvents.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
    )!;
  }
}
