import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '@atrium/contract/users';
import type { Database } from '../database/index.ts';
import { requests, userPreferences, users } from '../database/schema/index.ts';
import type { JobRun } from '../jobs/index.ts';
import type { Platform } from '../platform.ts';
import { visibleRequests } from './access.ts';
import { isYourTurn } from './turn.ts';

/** Maximum number of requests listed in one summary; the board shows all. */
export const SUMMARY_LENGTH = 20;
/** Kind of the e-mails with the summary. */
export const SUMMARY_MAIL = 'SUMMARY';

/** Returns requests in which it is the user's turn, as on the board (decision 17), longest waiting first. */
export function waitingRequests(db: Database, user: User): Promise<{ id: string; title: string }[]> {
  return db
    .select({ id: requests.id, title: requests.title })
    .from(requests)
    .where(and(visibleRequests(db, user), isYourTurn(user)))
    .orderBy(asc(requests.updatedAt), asc(requests.id))
    .limit(SUMMARY_LENGTH + 1);
}

/** Enqueues the weekly summary e-mail for every user who has turned it on (preference `mailSummary`). */
export async function sendSummaries(
  platform: Platform,
  { done }: JobRun<'requests.summarise'>,
): Promise<void> {
  const { db, mail, newId, jobs } = platform;
  await db.transaction(async (tx) => {
    const people =
      mail !== null
        ? await tx
            .select({ userId: users.id })
            .from(userPreferences)
            .innerJoin(users, eq(users.id, userPreferences.userId))
            .where(
              and(
                isNull(users.deletedAt),
                eq(users.demoMode, false),
                eq(userPreferences.preferenceId, 'mailSummary'),
                sql`${userPreferences.values} = '["true"]'::jsonb`,
              ),
            )
        : [];
    const mails = people.map(({ userId }) => ({
      mailId: newId(),
      userId,
      kind: SUMMARY_MAIL,
      url: '/requests-board/requests',
    }));
    await jobs.enqueue(tx, 'mail.send', ...mails);
    await done(tx);
  });
}
