import { and, eq, isNotNull } from 'drizzle-orm';
import { PREFERENCES } from '@atrium/contract/preference-catalogue';
import { ALERT_FREQUENCIES, nextAlertDay, rarerAlert } from '@atrium/contract/saved-search-rules';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import { loadUser } from '../auth/user.ts';
import { bankDay } from '../bank-time.ts';
import type { Reads } from '../database/open.ts';
import { notifications, savedSearches, userPreferences, users } from '../database/schema/index.ts';
import type { JobRun } from '../jobs/queue.ts';
import type { Platform } from '../platform.ts';
import { alertMailPath, alertPath } from './alert-path.ts';
import { ALERT_MAIL } from './mail.ts';
import { newsOf } from './news.ts';

/** A write bears the moment at which it began: so long after that moment it is certain to be seen. */
const SETTLED_MS = 60_000;

const isDue = (frequency: AlertFrequency, lookedUntil: Date, now: Date): boolean =>
  nextAlertDay(frequency, bankDay(lookedUntil)) <= bankDay(now);

/** How often a person wishes e-mails of alerts, at most (preference `savedSearchAlert`). */
async function mailFrequency(db: Reads, userId: string): Promise<AlertFrequency> {
  const [row] = await db
    .select({ values: userPreferences.values })
    .from(userPreferences)
    .where(and(eq(userPreferences.userId, userId), eq(userPreferences.preferenceId, 'savedSearchAlert')));
  return (
    ALERT_FREQUENCIES.find((frequency) => frequency === row?.values[0]) ??
    PREFERENCES.savedSearchAlert.defaultValues[0]
  );
}

/** Enqueues the alert of each search that is due for the portal; e-mails never come more often. */
export async function findDueAlerts(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { done }: Pick<JobRun<'saved-searches.findDue'>, 'done'>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: savedSearches.id, alert: savedSearches.alert, toldUntil: savedSearches.toldUntil })
      .from(savedSearches)
      .where(isNotNull(savedSearches.alert));
    const due = rows.filter(({ alert, toldUntil }) => isDue(alert!, toldUntil!, now));
    await jobs.enqueue(tx, 'saved-searches.alert', ...due.map(({ id }) => ({ savedSearchId: id })));
    await done(tx);
  });
}

/**
 * Tells the owner of a saved search how much is new in it, in the portal and by e-mail as often as they wish each. The
 * moment up to which was looked moves in the same transaction, so that a job that is run again, or twice at once, tells
 * nothing twice; a search that is deleted or whose alert is off tells nothing.
 */
export async function alertOfSearch(platform: Platform, savedSearchId: string): Promise<void> {
  const { db, clock, newId, mail, jobs } = platform;
  const now = clock();
  const until = new Date(now.getTime() - SETTLED_MS);
  await db.transaction(async (tx) => {
    const [search] = await tx
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.id, savedSearchId))
      .for('update');
    if (!search?.alert || !search.toldUntil || !search.mailedUntil) return;
    const { id, ownerId, alert, query, toldUntil, mailedUntil } = search;
    const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, ownerId));
    const language = owner!.language;
    const user = await loadUser(tx, ownerId, language);
    // Who left or whose account is disabled is told nothing.
    if (!user || user.demoMode) return;
    const look = (since: Date) => newsOf(tx, { user, language, now }, query, { since, until });

    if (isDue(alert, toldUntil, now)) {
      const news = await look(toldUntil);
      if (news)
        await tx.insert(notifications).values({
          id: newId(),
          userId: ownerId,
          serviceCode: news.service,
          type: ALERT_MAIL,
          url: alertPath(id, news.query, toldUntil),
          count: news.count,
          createdAt: now,
        });
      await tx.update(savedSearches).set({ toldUntil: until }).where(eq(savedSearches.id, id));
    }
    if (isDue(rarerAlert(alert, await mailFrequency(tx, ownerId)), mailedUntil, now)) {
      const news = mail === null ? null : await look(mailedUntil);
      if (news)
        await jobs.enqueue(tx, 'mail.send', {
          mailId: newId(),
          userId: ownerId,
          kind: ALERT_MAIL,
          url: alertMailPath(id, mailedUntil),
        });
      await tx.update(savedSearches).set({ mailedUntil: until }).where(eq(savedSearches.id, id));
    }
  });
}
