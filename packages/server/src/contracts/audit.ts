import type { ContractAuditField } from '@atrium/contract/contracts-rules';
import type { AuditEntry, AuditTrail } from '../platform.ts';
import type { AuditedRight } from './right-labels.ts';

type Value = string | readonly string[] | readonly AuditedRight[] | null;
interface Change {
  readonly oldValue?: Value;
  readonly newValue?: Value;
  /** Service, list or person that the change is about. */
  readonly secondaryEntity?: string;
  /** Identifier of the secondary entity, where the name is not unique. */
  readonly secondaryEntityId?: string;
}

/** Fields that are created and deleted; all others are properties, which are only updated. */
const THINGS: ReadonlySet<ContractAuditField> = new Set([
  'contract',
  'legalEntities',
  'legalEntitiesList',
  'user',
]);

const valueOf = (value: Value): Value => (value === null || value.length === 0 ? null : value);

/** Returns a function that writes changes of one contract to the audit trail; unchanged values are skipped. */
export function contractAudit(audit: AuditTrail, contractId: string) {
  return async (name: ContractAuditField, ...changes: readonly Change[]): Promise<void> => {
    const isThing = THINGS.has(name);
    const entries = changes.flatMap((change): AuditEntry[] => {
      const oldValue = valueOf(change.oldValue ?? null);
      const newValue = valueOf(change.newValue ?? null);
      if (JSON.stringify(oldValue) === JSON.stringify(newValue)) return [];
      return [
        {
          eventType:
            isThing && oldValue === null ? 'CREATE' : isThing && newValue === null ? 'DELETE' : 'UPDATE',
          entity: 'contracts',
          entityId: contractId,
          name,
          oldValue,
          newValue,
          ...(change.secondaryEntity !== undefined && { secondaryEntity: change.secondaryEntity }),
          ...(change.secondaryEntityId !== undefined && { secondaryEntityId: change.secondaryEntityId }),
        },
      ];
    });
    if (entries.length > 0) await audit(...entries);
  };
}
export type ContractAudit = ReturnType<typeof contractAudit>;
