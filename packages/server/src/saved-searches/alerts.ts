import { eq, isNotNull, sql } from 'drizzle-orm';
import { mustAcceptTerms } from '@atrium/contract/access';
import { nextAlertDay, rarerAlert } from '@atrium/contract/saved-search-rules';
import type { AlertFrequency } from '@atrium/contract/saved-search-rules';
import { loadUser } from '../auth/index.ts';
import { BANK_TIME_ZONE, bankDay } from '../bank-time.ts';
import { auditEvents, notifications, savedSearches, users } from '../database/schema/index.ts';
import type { JobRun } from '../jobs/index.ts';
import type { Platform } from '../platform.ts';
import { alertMailPath, alertPath } from './alert-path.ts';
import { mailFrequency } from './mail-frequency.ts';
import { ALERT_MAIL } from './mail.ts';
import { newsOf } from './news.ts';

/** Rows have the time at which their transaction began; after this long they are certainly committed and visible. */
const SETTLED_MS = 60_000;

/** The day of the month on which an alert was last set, according to the audit trail. */
const alertDay = sql<
  number | null
>`(select extract(day from ${auditEvents.createdAt} at time zone ${BANK_TIME_ZONE})::int from ${auditEvents} where ${auditEvents.entity} = 'saved-searches' and ${auditEvents.entityId} = ${savedSearches}.id::text and ${auditEvents.name} = 'alert' order by ${auditEvents.id} desc limit 1)`;

/** Until when an alert has searched, and the day of the month on which it was set. */
interface Looked {
  readonly until: Date;
  readonly setOn: number | null;
}
const isDue = (frequency: AlertFrequency, { until, setOn }: Looked, now: Date): boolean =>
  nextAlertDay(frequency, bankDay(until), setOn) <= bankDay(now);

/** Enqueues the alert of each saved search that is due in the portal; e-mails are never more frequent. */
export async function findDueAlerts(
  { db, clock, jobs }: Pick<Platform, 'db' | 'clock' | 'jobs'>,
  { done }: Pick<JobRun<'saved-searches.findDue'>, 'done'>,
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const rows = await tx
      .select({
        id: savedSearches.id,
        alert: savedSearches.alert,
        setOn: alertDay,
        toldUntil: savedSearches.toldUntil,
      })
      .from(savedSearches)
      .where(isNotNull(savedSearches.alert));
    const due = rows.filter(({ alert, setOn, toldUntil: until }) =>
      isDue(alert!, { until: until!, setOn }, now),
    );
    await jobs.enqueue(tx, 'saved-searches.alert', ...due.map(({ id }) => ({ savedSearchId: id })));
    await done(tx);
  });
}

/**
 * Notifies the owner of a saved search of the number of new results, in the portal and by e-mail, each at its own
 * frequency. The time until which it has searched is updated in the same transaction, so that a job that is retried, or
 * runs twice concurrently, notifies only once. A deleted search or one without an alert notifies nobody.
 */
export async function alertOfSearch(platform: Platform, savedSearchId: string): Promise<void> {
  const { db, clock, newId, mail, jobs } = platform;
  const now = clock();
  const until = new Date(now.getTime() - SETTLED_MS);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .select({ search: savedSearches, alertDay })
      .from(savedSearches)
      .where(eq(savedSearches.id, savedSearchId))
      .for('update', { of: savedSearches });
    if (!row) return;
    const { search, alertDay: setOn } = row;
    if (!search.alert || !search.toldUntil || !search.mailedUntil) return;
    const { id, ownerId, alert, query, toldUntil, mailedUntil } = search;
    const [owner] = await tx.select({ language: users.language }).from(users).where(eq(users.id, ownerId));
    const language = owner!.language;
    const user = await loadUser(tx, ownerId, language);
    // Deleted users and users in demo mode are not notified; users who have to accept the terms, once they have.
    if (!user || user.demoMode || mustAcceptTerms(user)) return;
    const look = (since: Date) => newsOf(tx, { user, language, now }, query, { since, until });

    if (isDue(alert, { until: toldUntil, setOn }, now)) {
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
    const wished = await mailFrequency(tx, ownerId);
    // `mailedUntil` advances even without e-mails, so that users who turn them on again get no old results.
    if (isDue(wished ? rarerAlert(alert, wished) : alert, { until: mailedUntil, setOn }, now)) {
      const news = mail === null || wished === null ? null : await look(mailedUntil);
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
