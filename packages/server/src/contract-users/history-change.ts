import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RightsChange } from '@atrium/contract/contract-users';
import { RIGHTS_CHANGE_MAX, RIGHTS_CHANGE_PARTS } from '@atrium/contract/contract-users-rules';
import type { RightsChangePart } from '@atrium/contract/contract-users-rules';
import { RIGHT_NAMES } from '@atrium/contract/service-rights-rules';
import { SERVICE_CODES, SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { ofKnownPeople, rightLabel } from '../contracts/index.ts';
import type { Reads } from '../database/index.ts';
import { auditEvents, contractPeriods, users } from '../database/schema/index.ts';
import type { TracedTable } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { knownSince, ofKnownUsers } from './history.ts';

const authors = alias(users, 'authors');
const impersonators = alias(users, 'impersonators');

/** What a change of a traced table is called, except for rights, which are listed one by one. */
const PARTS: Readonly<Partial<Record<TracedTable, RightsChangePart>>> = {
  contract_users: 'USERS',
  contract_services: 'SERVICES',
  contract_legal_entities: 'LEGAL_ENTITIES',
  legal_entities_lists: 'LISTS',
  legal_entities_list_members: 'LISTS',
};

/**
 * Returns the author of the change at a time: that of the audit events of the same transaction; null if there are none,
 * or if the reader may not know of them.
 */
async function authorAt(
  db: Reads,
  reader: User,
  contractId: string,
  at: Date,
): Promise<Pick<RightsChange, 'by' | 'impersonatedBy'>> {
  const [found] = await db
    .select({
      by: { firstName: authors.firstName, lastName: authors.lastName },
      impersonatedBy: { firstName: impersonators.firstName, lastName: impersonators.lastName },
    })
    .from(auditEvents)
    .innerJoin(authors, eq(authors.id, auditEvents.userId))
    .leftJoin(impersonators, eq(impersonators.id, auditEvents.impersonatorId))
    .where(
      and(
        eq(auditEvents.entity, 'contracts'),
        eq(auditEvents.entityId, contractId),
        eq(auditEvents.contractMoment, at),
        ofKnownPeople(db, reader, authors.id),
      ),
    )
    .limit(1);
  return found ?? { by: null, impersonatedBy: null };
}

/**
 * Returns who changed the rights in a contract at exactly this time, and what; null if nothing changed then. `userId`
 * leaves out what changed for other users only, as do people whom the reader may not know of.
 */
export async function changeAt(
  db: Reads,
  reader: User,
  contractId: string,
  { at: moment, userId }: { readonly at: string; readonly userId?: string | undefined },
  language: Language,
): Promise<RightsChange | null> {
  const at = new Date(moment);
  const { kind, record, validFrom, validTo } = contractPeriods;
  const rows = await db
    .select({ kind, record, validFrom, validTo })
    .from(contractPeriods)
    .where(
      and(
        eq(contractPeriods.contractId, contractId),
        lte(validFrom, at),
        or(isNull(validTo), gte(validTo, at)),
        ofKnownUsers(db, reader),
      ),
    );
  const isAt = (time: Date | null) => time?.getTime() === at.getTime();
  const limitedTo = new Set(
    rows
      .filter((row) => row.kind === 'contract_user_rights' && row.record['user_id'] === userId)
      .map((row) => row.record['legal_entities_list_id']),
  );
  const isWanted = ({ kind: table, record: row }: (typeof rows)[number]) => {
    if (userId === undefined) return true;
    if (PARTS[table] === 'LISTS') return limitedTo.has(row['list_id'] ?? row['id']!);
    return !row['user_id'] || row['user_id'] === userId;
  };
  const ended = rows.filter((row) => isAt(row.validTo) && isWanted(row));
  const begun = rows.filter((row) => isAt(row.validFrom) && isWanted(row));
  const changed = [...ended, ...begun];
  // The start of the recorded history is not a change.
  if (changed.length === 0 || at.toISOString() === (await knownSince(db, contractId))) return null;

  const lists = rows.filter((row) => row.kind === 'legal_entities_lists');
  const namesOf = (side: typeof rows) =>
    new Map(lists.filter((row) => !side.includes(row)).map((row) => [row.record['id'], row.record['name']]));
  const rightsOf = (side: typeof rows, names: ReturnType<typeof namesOf>) =>
    new Map(
      side
        .filter((row) => row.kind === 'contract_user_rights')
        .flatMap((row) => {
          const { user_id: userId, service_code: service, right, legal_entities_list_id: list } = row.record;
          const code = SERVICE_CODES.find((one) => one === service);
          const name = RIGHT_NAMES.find((one) => one === right);
          return code === undefined || name === undefined
            ? []
            : [
                [
                  `${code} ${userId}`,
                  // The id rather than nothing, which would mean all legal entities.
                  {
                    label: rightLabel(name, language),
                    list: list == null ? null : (names.get(list) ?? list),
                  },
                ] as const,
              ];
        }),
    );
  // The name of a list that was renamed at the same time is the one on that side of the change.
  const before = rightsOf(ended, namesOf(begun));
  const after = rightsOf(begun, namesOf(ended));
  const pairs = [...new Set([...before.keys(), ...after.keys()])];
  const order = new Map<string, number>(SERVICE_CODES.map((code, index) => [code, index]));
  const rights = pairs
    .map((pair) => {
      const [code, userId] = pair.split(' ') as [(typeof SERVICE_CODES)[number], string];
      return {
        userId,
        service: { id: code, label: SERVICES[code].label[language] },
        before: before.get(pair) ?? null,
        after: after.get(pair) ?? null,
      };
    })
    .toSorted(
      (a, b) => a.userId.localeCompare(b.userId) || order.get(a.service.id)! - order.get(b.service.id)!,
    );
  const parts = new Set(changed.map((row) => PARTS[row.kind]));
  return {
    ...(await authorAt(db, reader, contractId, at)),
    rights: rights.slice(0, RIGHTS_CHANGE_MAX),
    total: rights.length,
    others: RIGHTS_CHANGE_PARTS.filter((part) => parts.has(part)),
  };
}
