import type { RightName } from '@atrium/contract/service-rights-rules';
import type { ServiceCode } from '@atrium/contract/services';
import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { Organisation } from './organisation.ts';
import type { People } from './people.ts';
import { personaUser } from './people.ts';
import { personaOf } from './personas.ts';
import type { PersonaId } from './personas.ts';
import { chance } from './random.ts';

type RightRow = typeof schema.contractUserRights.$inferInsert;
type AuditRow = typeof schema.auditEvents.$inferInsert;

/** Lower rights that some people of Halden’s first contract had in the past, until the given number of days ago. */
const ONCE: readonly [PersonaId, ServiceCode, before: RightName | null, daysAgo: number][] = [
  ['client-admin', 'KYC', 'Read', 70],
  ['client', 'POWER_OF_ATTORNEY', null, 128],
  ['newcomer', 'KYC', null, 33],
];

export interface RightsHistory {
  /** Rights at the time when contracts were created. */
  readonly first: readonly RightRow[];
  /** Rights granted since then, in chronological order. */
  readonly changes: readonly { readonly at: Date; readonly right: RightRow }[];
  /** Audit events of these changes. */
  readonly audit: readonly AuditRow[];
}

/** Generates the history of the current rights (CUSR-036). */
export function generateRightsHistory(
  clock: BankClock,
  { contracts }: Organisation,
  people: People,
  today: readonly RightRow[],
): RightsHistory {
  const random = chance('rights-history');
  const contractId = contracts.find(({ row }) => row.number === '00418')!.row.id;
  const author = personaUser(people, 'super-admin');
  let first = today;
  const steps = ONCE.flatMap(([persona, serviceCode, before, daysAgo]) => {
    const { userId, firstName, lastName } = personaOf(persona);
    const right = today.find(
      (one) => one.contractId === contractId && one.userId === userId && one.serviceCode === serviceCode,
    );
    if (!right) return [];
    first = first.flatMap((one) =>
      one !== right ? [one] : before === null ? [] : [{ ...one, right: before }],
    );
    const own = today.filter((one) => one.contractId === contractId && one.userId === userId);
    const audited = (name: RightName | null) =>
      own.flatMap((one) => {
        const held = one === right ? name : one.right;
        return held === null ? [] : [{ service: one.serviceCode, right: held, list: null }];
      });
    const at = clock.office(daysAgo, random);
    const audit: AuditRow = {
      entity: 'contracts',
      entityId: contractId,
      name: 'userRights',
      eventType: 'UPDATE',
      oldValue: audited(before),
      newValue: audited(right.right),
      secondaryEntity: `${firstName} ${lastName}`,
      userId: author.id,
      impersonatorId: null,
      correlationId: null,
      createdAt: at,
      contractMoment: at,
    };
    return [{ at, right, audit }];
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return { first, changes: steps, audit: steps.map(({ audit }) => audit) };
}
