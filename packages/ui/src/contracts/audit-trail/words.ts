import type { AuditEvent } from '@atrium/contract/audit-events';
import type { ContractAuditField } from '@atrium/contract/contracts-rules';
import type { ActivationState } from '@atrium/contract/services';
import type { useStrings } from '../../foundations/index.js';

type Strings = ReturnType<typeof useStrings>;

/** Values that are codes of categories have a label; any other text is itself (CTR-088). */
const CATEGORIES: ReadonlySet<string> = new Set<ActivationState>(['ACTIVATED', 'DEACTIVATED', 'MARKETING']);

/** A value of an audit event as people read it. */
export const auditValue = (t: Strings, value: string | null): string | null =>
  value !== null && CATEGORIES.has(value) ? t(`contracts.category.${value as ActivationState}`) : value;

/** What an event is about; a field that is not known here reads as its own name. */
export const auditField = (t: Strings, { name }: AuditEvent): string =>
  t(`contracts.trail.field.${name as ContractAuditField}`);

const fullName = ({ firstName, lastName }: AuditEvent['updateBy']): string => `${firstName} ${lastName}`;

/** Who made a change: the person at the keyboard, and the account that they worked in, if it is another one. */
export const auditAuthor = ({ updateBy, impersonatedBy }: AuditEvent) => ({
  author: fullName(impersonatedBy ?? updateBy),
  account: impersonatedBy ? fullName(updateBy) : null,
});
