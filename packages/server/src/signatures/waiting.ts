import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import { signatureEnvelopes, signatureSignatories } from '../database/schema/index.ts';

/**
 * Signatories in whose place the person stands and whose turn is on, as a condition on signatories joined with their
 * envelopes: an invitation is only ever given for the turn that is on, so the invited who have not signed are those.
 */
export function isWaitingFor(user: User): SQL {
  return and(
    eq(signatureSignatories.email, user.contactInformation.email.toLowerCase()),
    inArray(signatureSignatories.status, ['InProgress', 'Autoresponded']),
    sql`${signatureSignatories.invitedAt} is not null`,
    inArray(signatureEnvelopes.status, ['Submitted', 'Processing']),
  )!;
}
