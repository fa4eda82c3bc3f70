import { and, eq, inArray } from 'drizzle-orm';
import { holdsService, mustAcceptTerms } from '@atrium/contract/access';
import { NOTIFICATION_RULES } from '@atrium/contract/notification-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';
import type { User } from '@atrium/contract/users';
import { loadUser } from '../auth/index.ts';
import { userPreferences, users } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import type { JobData, JobRun } from '../jobs/index.ts';
import { subjectNames } from '../notification-subjects.ts';
import type { Platform } from '../platform.ts';
import { REMINDER_MAIL, reminderMail } from '../expiry-calendar/index.ts';
import { NOTE_MAIL, noteMail } from '../research/index.ts';
import { ALERT_MAIL, alertMail } from '../saved-searches/index.ts';
import { defaultValues } from '../preferences/index.ts';
import { requestPath, SUMMARY_LENGTH, SUMMARY_MAIL, waitingRequests } from '../requests/index.ts';
import { MAIL_TEXTS } from './texts.ts';

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly links: readonly { label: string; path: string }[];
}

const isType = (kind: string): kind is NotificationType => Object.hasOwn(NOTIFICATION_RULES, kind);

/** Path of the page on which users choose their notifications. */
const PREFERENCES_PATH = '/profile?tab=user-preferences';

/** Returns a text in one line: a line break in a subject would start another header, and in a label another paragraph. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** Returns a user's e-mail preferences: the language, and a reference of their own for the subject line. */
async function wishesOf(
  { db }: Platform,
  userId: string,
): Promise<{ language: Language; reference: string }> {
  const rows = await db
    .select({ id: userPreferences.preferenceId, values: userPreferences.values, language: users.language })
    .from(users)
    .leftJoin(
      userPreferences,
      and(
        eq(userPreferences.userId, users.id),
        inArray(userPreferences.preferenceId, ['mailLanguage', 'mailReference']),
      ),
    )
    .where(eq(users.id, userId));
  const language = rows[0]?.language ?? 'en';
  const valueOf = (id: 'mailLanguage' | 'mailReference'): string =>
    rows.find((row) => row.id === id)?.values?.[0] ?? defaultValues(id, { language })[0]!;
  return {
    language: valueOf('mailLanguage') === 'fr' ? 'fr' : 'en',
    reference: inOneLine(valueOf('mailReference')),
  };
}

/**
 * Builds an e-mail about one record; null when the user may no longer see it. Before they accept the terms, it only says
 * what happened, and its link leads to the terms first.
 */
async function aboutOne(
  { db, clock }: Platform,
  user: User,
  language: Language,
  { kind, url }: { kind: NotificationType; url: string },
): Promise<Content | null> {
  const rule = NOTIFICATION_RULES[kind];
  const found = (await subjectNames(db, { user, language, now: clock() }, [url])).get(url);
  if (found === undefined || user.demoMode) return null;
  const event = rule.text[language];
  const links = [{ label: MAIL_TEXTS.open[language], path: url }];
  if (mustAcceptTerms(user)) return { subject: event, paragraphs: [`${event}.`], links };
  const name = inOneLine(found);
  return {
    subject: language === 'fr' ? `${event} : ${name}` : `${event}: ${name}`,
    paragraphs: [`${event}.`, name],
    links,
  };
}

/** Builds the weekly summary; null when no requests are waiting. */
async function summary(
  { db }: Platform,
  user: User,
  language: Language,
  url: string,
): Promise<Content | null> {
  if (!holdsService('REQUESTS_BOARD').allows(user)) return null;
  const all = await waitingRequests(db, user);
  if (all.length === 0) return null;
  const named = all.slice(0, SUMMARY_LENGTH);
  return {
    subject: MAIL_TEXTS.summary[language],
    paragraphs:
      all.length > named.length
        ? [MAIL_TEXTS.firstWaiting(named.length)[language], MAIL_TEXTS.more[language]]
        : [MAIL_TEXTS.waiting(named.length)[language]],
    links: [
      ...named.map(({ id, title }) => ({ label: title, path: requestPath(id) })),
      { label: MAIL_TEXTS.board[language], path: url },
    ],
  };
}

/** Kinds of e-mail that consist of records: none is sent before the user accepts the terms. */
const RECORD_MAILS = new Set<string>([ALERT_MAIL, REMINDER_MAIL, NOTE_MAIL, SUMMARY_MAIL]);

async function contentOf(
  platform: Platform,
  user: User,
  language: Language,
  { kind, url }: JobData<'mail.send'>,
): Promise<Content | null> {
  if (RECORD_MAILS.has(kind) && mustAcceptTerms(user)) return null;
  if (kind === ALERT_MAIL) return alertMail(platform, user, language, url);
  if (kind === REMINDER_MAIL) return reminderMail(platform, user, language, url);
  if (isType(kind)) return aboutOne(platform, user, language, { kind, url });
  if (kind === NOTE_MAIL) return noteMail(platform, user, language, url);
  return kind === SUMMARY_MAIL ? summary(platform, user, language, url) : null;
}

/**
 * Builds an e-mail from the user's preferences and the current data, and passes it to the mail sender. Without a mail
 * sender, or when the user may not see the content, nothing is sent.
 */
export async function sendMail(
  platform: Platform,
  { data }: Pick<JobRun<'mail.send'>, 'data'>,
): Promise<void> {
  const { db, mail } = platform;
  if (mail === null) return;
  const { language, reference } = await wishesOf(platform, data.userId);
  const user = await loadUser(db, data.userId, language);
  if (!user) return;
  const content = await contentOf(platform, user, language, data);
  if (!content) return;
  const { firstName, lastName, email } = user.contactInformation;
  await mail.send({
    id: data.mailId,
    to: { name: inOneLine(`${firstName} ${lastName}`), address: email.toLowerCase() },
    language,
    subject: inOneLine(reference === '' ? content.subject : `${content.subject} [${reference}]`),
    paragraphs: [MAIL_TEXTS.greeting(firstName)[language], ...content.paragraphs],
    links: [
      ...content.links.map(({ label, path }) => ({ label: inOneLine(label), path })),
      { label: MAIL_TEXTS.preferences[language], path: PREFERENCES_PATH },
    ],
  });
}
