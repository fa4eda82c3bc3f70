import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { signatureEnvelopes, signatureSignatories } from '../database/schema/index.ts';

/**
 * Condition on signatories joined with their envelopes: the user is the signatory and it is their turn. Only
 * signatories of the current turn are invited, so those invited who have not signed have the turn.
 */
export function isWaitingFor(user: User): SQL {
  return and(
    eq(signatureSignatories.email, user.contactInformation.email.toLowerCase()),
    inArray(signatureSignatories.status, ['InProgress', 'Autoresponded']),
    sql`${signatureSignatories.invitedAt} is not null`,
    inArray(signatureEnvelopes.status, ['Submitted', 'Processing']),
  )!;
}
