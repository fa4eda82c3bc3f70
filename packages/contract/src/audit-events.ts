import * as z from 'zod';
import { anyOf, managesContracts } from './access.ts';
import { readsContract } from './contracts.ts';
import { ALL_AUDIT_PAGE, AUDIT_EXPORT_DAYS, CONTRACT_AUDIT_PAGE, DATE_SORTINGS } from './contracts-rules.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { exportDays } from './exports.ts';
import { Id, idParams } from './ids.ts';
import { page } from './paging.ts';

/** The name of a user in the audit trail. */
export const Author = z.object({ firstName: z.string(), lastName: z.string() });

/** DATA-060: one write on a contract, with the values before and after. */
export const AuditEvent = z
  .object({
    id: z.string(),
    /** The field that changed, as in `contracts-rules.ts`. */
    name: z.string(),
    eventType: z.enum(['CREATE', 'UPDATE', 'DELETE']),
    /** Of several values, such as the rights of a user, only those that changed; null for none. */
    oldValue: z.string().nullable(),
    newValue: z.string().nullable(),
    /** The part of the contract that changed: a service, a list. */
    secondaryEntity: z.string().nullable(),
    createdAt: Moment,
    /** The account in which the change was made; null if the reader may not know of its holder. */
    updateBy: Author.nullable(),
    /** The user who was impersonating that account; null if nobody was, or without an account. */
    impersonatedBy: Author.nullable(),
    /** The support id of the call. */
    correlationId: z.string().nullable(),
    /** Until when the reader can undo the change (only the latest rights change of a person); null if they cannot. */
    undoUntil: Moment.nullable(),
    contract: z.object({ id: Id, name: z.string(), isDeleted: z.boolean() }),
  })
  .meta({ id: 'AuditEvent' });
export type AuditEvent = z.output<typeof AuditEvent>;

const auditPaging = (size: number) => ({
  page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number<number>().int().min(1).max(100).default(size),
  /** CTR-089: order by date; `NONE` means newest first. */
  sorting: z.enum(DATE_SORTINGS).default('NONE'),
});

export const auditEvents = endpoints({
  all: {
    method: 'GET',
    path: '/audit-events/contracts',
    tag: 'audit',
    summary: 'List the audit events of all contracts (API-152)',
    query: z.object(auditPaging(ALL_AUDIT_PAGE)),
    response: page(AuditEvent),
    errorKey: 'get-audit-events',
    access: managesContracts,
  },
  ofContract: {
    method: 'GET',
    path: '/audit-events/contracts/{id}',
    tag: 'audit',
    summary: 'List the audit events of a contract, for users with the right to read them (API-151)',
    params: idParams,
    query: z.object(auditPaging(CONTRACT_AUDIT_PAGE)),
    response: page(AuditEvent).extend({
      since: Moment.nullable().describe('Time of the first event of the contract'),
    }),
    errorKey: 'get-audit-events',
    access: readsContract,
  },
  export: {
    method: 'GET',
    path: '/audit-events/export',
    tag: 'audit',
    summary: 'Export the audit events of the last days, of one or all contracts, as a spreadsheet (API-153)',
    query: z.object({ ...exportDays(AUDIT_EXPORT_DAYS), contractId: Id.optional() }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'export-audit-events',
    access: anyOf(managesContracts, readsContract),
  },
});
