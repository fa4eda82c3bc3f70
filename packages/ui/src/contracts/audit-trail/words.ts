import type { AuditEvent } from '@atrium/contract/audit-events';
import type { ContractAuditField } from '@atrium/contract/contracts-rules';
import type { ActivationState } from '@atrium/contract/services';
import type { useStrings } from '../../foundations/index.js';

type Strings = ReturnType<typeof useStrings>;

/** Values that are category codes have a label; any other text is shown as it is (CTR-088). */
const CATEGORIES: ReadonlySet<string> = new Set<ActivationState>(['ACTIVATED', 'DEACTIVATED', 'MARKETING']);

/** Returns a value of an audit event as display text. */
export const auditValue = (t: Strings, value: string | null): string | null =>
  value !== null && CATEGORIES.has(value) ? t(`contracts.category.${value as ActivationState}`) : value;

/** Returns the label of an event's field; an unknown field falls back to its name. */
export const auditField = (t: Strings, { name }: AuditEvent): string =>
  t(`contracts.trail.field.${name as ContractAuditField}`);

const fullName = ({ firstName, lastName }: NonNullable<AuditEvent['updateBy']>): string =>
  `${firstName} ${lastName}`;

/** Returns who made a change: the real person and, in case of impersonation, the account they used. */
export const auditAuthor = (t: Strings, { updateBy, impersonatedBy }: AuditEvent) =>
  updateBy
    ? {
        author: fullName(impersonatedBy ?? updateBy),
        account: impersonatedBy ? fullName(updateBy) : null,
      }
    : { author: t('contracts.trail.unknownAuthor'), account: null };
