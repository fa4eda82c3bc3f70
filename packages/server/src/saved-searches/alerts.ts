import { eq, isNotNull, sql } from 'drizzle-orm';
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

/** A write bears the moment at which it began: so long after that moment it is certain to be seen. */
const SETTLED_MS = 60_000;

/** The day of the month on which an alert was set, as the audit trail says. */
const alertDay = sql<
  number | null
>`(select extract(day from ${auditEvents.createdAt} at time zone ${BANK_TIME_ZONE})::int from ${auditEvents} where ${auditEvents.entity} = 'saved-searches' and ${auditEvents.entityId} = ${savedSearches}.id::text and ${auditEvents.name} = 'alert' order by ${auditEvents.id} desc limit 1)`;

/** When an alert looked last, and the day of the month on which it was set. */
interface Looked {
  readonly until: Date;
  readonly setOn: number | null;
}
const isDue = (frequency: AlertFrequency, { until, setOn }: Looked, now: Date): boolean =>
  nextAlertDay(frequency, bankDay(until), setOn) <= bankDay(now);

/** Enqueues the alert of each search that is due for the portal; e-mails never come more often. */
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
 * Tells the owner of a saved search how much is new in it, in the portal and by e-mail as often as they wish each. The
 * moment up to which was looked moves in the same transaction, so that a job that is run again, or twice at once, tells
 * nothing twice; a search that is deleted or whose alert is off tells nothing.
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
    // Who left or whose account is disabled is told nothing.
    if (!user || user.demoMode) return;
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
    // Without e-mails their moment moves on, so that those who want them again are not told of what is long past.
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
