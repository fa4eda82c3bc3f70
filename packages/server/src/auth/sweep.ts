import { lt } from 'drizzle-orm';
import { identityRecords, sessions, signInAttempts } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { sweepLogoutTokens } from './back-channel-logout.ts';
import { sweepSignIns } from './sign-ins.ts';

/**
 * Deletes expired sessions, sign-in attempts, used logout tokens and records of the sandbox provider, which are not accepted
 * any more, and sign-in counts that are no longer shown or exported.
 */
export async function sweepSessions({ clock, db }: Pick<Platform, 'clock' | 'db'>): Promise<void> {
  const now = clock();
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
  await db.delete(identityRecords).where(lt(identityRecords.expiresAt, now));
  await sweepLogoutTokens({ clock, db });
  await sweepSignIns(db, now);
}
