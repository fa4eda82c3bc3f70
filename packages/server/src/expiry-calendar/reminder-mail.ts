import { and, eq } from 'drizzle-orm';
import { EXPIRY_REMINDERS_HREF } from '@atrium/contract/expiry-calendar-page';
import { NOTIFICATION_RULES } from '@atrium/contract/notification-rules';
import { EXPIRY_ENTRIES_MAX } from '@atrium/contract/expiry-calendar-rules';
import type { ExpiryEntry } from '@atrium/contract/expiry-calendar';
import type { User } from '@atrium/contract/users';
import { bankDay } from '../bank-time.ts';
import type { Database } from '../database/index.ts';
import { expiryReminders, expiryRemindersTold } from '../database/schema/index.ts';
import type { Bilingual, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { dateText } from '../formats/index.ts';
import { REMINDER_MAIL, toldDayOf } from './reminder-path.ts';
import { readExpiries } from './sources.ts';

/** Maximum number of entries listed in the e-mail; the calendar has the others. */
const NAMED = 20;

const TEXTS = {
  counted: (count: number): Bilingual => ({
    en:
      count === 1
        ? 'The expiry calendar reminds you of 1 date:'
        : `The expiry calendar reminds you of ${count} dates:`,
    fr:
      count === 1
        ? 'L’échéancier vous rappelle 1 échéance\u00A0:'
        : `L’échéancier vous rappelle ${count} échéances\u00A0:`,
  }),
  more: {
    en: `The first ${NAMED} are named here. The calendar has the others.`,
    fr: `Les ${NAMED} premières sont citées ici. L’échéancier contient les autres.`,
  },
  open: { en: 'Open the expiry calendar', fr: 'Ouvrir l’échéancier' },
  choose: { en: 'Choose your reminders', fr: 'Choisir vos rappels' },
} as const;

/** Returns the entries that the user was reminded of on a day, if still visible and on the same date. */
async function toldOn(
  db: Database,
  reader: { user: User; language: Language; today: string },
  day: string,
): Promise<ExpiryEntry[]> {
  const told = await db
    .select()
    .from(expiryRemindersTold)
    .where(and(eq(expiryRemindersTold.userId, reader.user.id), eq(expiryRemindersTold.toldOn, day)));
  if (told.length === 0) return [];
  const days = told.map(({ date }) => date).toSorted();
  const found = await readExpiries(db, reader, {
    from: days[0]!,
    to: days.at(-1)!,
    kinds: [...new Set(told.map(({ kind }) => kind))],
    withLate: false,
    limit: EXPIRY_ENTRIES_MAX,
  });
  const keys = new Set(told.map(({ entryId, date }) => `${date} ${entryId}`));
  return found.filter(({ id, date }) => keys.has(`${date} ${id}`));
}

/**
 * Builds the e-mail about the reminders of a day from the current data; null if none of the entries is visible any more
 * or the user wants no e-mails about them.
 */
export async function reminderMail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  user: User,
  language: Language,
  path: string,
) {
  const day = toldDayOf(path);
  if (day === null || user.demoMode) return null;
  const [chosen] = await db
    .select({ byMail: expiryReminders.byMail })
    .from(expiryReminders)
    .where(eq(expiryReminders.userId, user.id));
  if (!chosen?.byMail) return null;
  const entries = await toldOn(db, { user, language, today: bankDay(clock()) }, day);
  if (entries.length === 0) return null;
  const label = ({ date, kindName, title, entities }: ExpiryEntry) => {
    const names = [title, ...entities.map(({ name }) => name).filter((name) => name !== title)];
    const on = dateText(new Date(date), language, { dateStyle: 'long', timeZone: 'UTC' });
    return `${on} - ${kindName} - ${names.join(', ')}`;
  };
  return {
    subject: NOTIFICATION_RULES[REMINDER_MAIL].text[language],
    paragraphs: [
      TEXTS.counted(entries.length)[language],
      ...(entries.length > NAMED ? [TEXTS.more[language]] : []),
    ],
    links: [
      ...entries.slice(0, NAMED).map((entry) => ({ label: label(entry), path: entry.path })),
      { label: TEXTS.open[language], path: '/expiry-calendar' },
      { label: TEXTS.choose[language], path: EXPIRY_REMINDERS_HREF },
    ],
  };
}
