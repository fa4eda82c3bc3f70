import { and, eq } from 'drizzle-orm';
import { NOTIFICATION_RULES } from '@atrium/contract/notification-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { User } from '@atrium/contract/users';
import { savedSearches, users } from '../database/schema/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { alertedSearchOf, alertPath, alertSince } from './alert-path.ts';
import { mailFrequency } from './mail-frequency.ts';
import { newsOf } from './news.ts';

/** Kind of the e-mails and notifications of alerts. */
export const ALERT_MAIL = 'SAVED_SEARCH_NEWS' satisfies NotificationType;

const counted = (count: number): Bilingual => ({
  en: count === 1 ? '1 new result' : `${count} new results`,
  fr: count === 1 ? '1 nouveau résultat' : `${count} nouveaux résultats`,
});
const OPEN: Bilingual = { en: 'See what is new', fr: 'Voir les nouveautés' };

/**
 * Returns the e-mail of an alert, from the data at the time it is written; null if the search or its alert is gone, its
 * owner wants no alert e-mails, or they may no longer see any of the new results.
 */
export async function alertMail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  language: Language,
  path: string,
) {
  const [id, since] = [alertedSearchOf(path), alertSince(path)];
  if (id === null || since === null || user.demoMode) return null;
  const [row] = await db
    .select({ search: savedSearches, language: users.language })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, savedSearches.ownerId))
    .where(and(eq(savedSearches.id, id), eq(savedSearches.ownerId, user.id)));
  if (!row?.search.alert || (await mailFrequency(db, user.id)) === null) return null;
  const { search } = row;
  // Only the words of the e-mail are in its language: the alert and the page that opens search in that of the portal.
  const news = await newsOf(db, { user, language: row.language, now: clock() }, search.query, { since });
  if (!news) return null;
  const { text } = NOTIFICATION_RULES[ALERT_MAIL];
  const separator = language === 'fr' ? '\u00A0: ' : ': ';
  return {
    subject: `${text[language]}${separator}${search.name}`,
    paragraphs: [`${search.name}${separator}${counted(news.count)[language]}.`],
    links: [{ label: OPEN[language], path: alertPath(id, news.query, since) }],
  };
}
