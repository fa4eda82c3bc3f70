import { SERVICE_CODES } from '@atrium/contract/services';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { Organisation, SeededContract } from './organisation.ts';
import type { People } from './people.ts';
import { personaUser } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';

type AuditRow = typeof schema.auditEvents.$inferInsert;
type Change = Pick<AuditRow, 'name' | 'eventType' | 'oldValue' | 'newValue' | 'secondaryEntity'>;

/** Period in which contracts were changed occasionally, in days before the start. */
const RECENT_DAYS = 330;

/** Returns a change that may have led to the current state of a contract. */
function changeOf({ row, entities }: SeededContract, organisation: Organisation, random: Chance): Change {
  const list = organisation.lists.find(({ contractId }) => contractId === row.id);
  const entity = random.pick(entities);
  const changes: Change[] = [
    {
      name: 'service',
      eventType: 'UPDATE',
      oldValue: random.pick(['MARKETING', 'DEACTIVATED']),
      newValue: 'ACTIVATED',
      secondaryEntity: random.pick(SERVICE_CODES),
    },
    {
      name: 'legalEntities',
      eventType: 'CREATE',
      oldValue: null,
      newValue: [`${entity.ricosCode} ${entity.longName}`],
      secondaryEntity: null,
    },
    {
      name: 'description',
      eventType: 'UPDATE',
      oldValue: 'To be completed',
      newValue: null,
      secondaryEntity: null,
    },
  ];
  if (row.isinCode)
    changes.push({
      name: 'isinCode',
      eventType: 'UPDATE',
      oldValue: null,
      newValue: row.isinCode,
      secondaryEntity: null,
    });
  if (list)
    changes.push({
      name: 'legalEntitiesListName',
      eventType: 'UPDATE',
      oldValue: `${list.name} (draft)`,
      newValue: list.name,
      secondaryEntity: list.name,
    });
  return random.pick(changes);
}

/** Generates what bank administrators did to the contracts, in chronological order. */
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
    const base = {
      entity: 'contracts',
      entityId: row.id,
      impersonatorId: null,
      correlationId: null,
      contractMoment: null,
    };
    const isFirst = index === 0;
    return [
      {
        ...base,
        name: 'contract',
        eventType: 'CREATE',
        oldValue: null,
        newValue: row.name,
        secondaryEntity: null,
        userId: author.id,
        createdAt: row.createdAt ?? clock.now,
      },
      ...Array.from({ length: isFirst ? 24 : random.int(1, 6) }, (_, turn) => ({
        ...base,
        ...changeOf(contract, organisation, random),
        // Bank staff impersonated Halden’s administrator now and then to help.
        ...(isFirst && turn % 5 === 2
          ? { userId: clientAdmin.id, impersonatorId: superAdmin.id }
          : { userId: random.pick(administrators).id }),
        createdAt: clock.office(random.int(1, RECENT_DAYS), random),
      })),
    ];
  });
  return rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}
