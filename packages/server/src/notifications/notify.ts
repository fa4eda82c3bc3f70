import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { notificationRule } from '@atrium/contract/notification-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';
import { servicesOfNotification } from '@atrium/contract/preference-catalogue';
import type { NotificationId } from '@atrium/contract/preference-catalogue';
import type { ServiceCode } from '@atrium/contract/services';
import type { Transaction } from '../database/index.ts';
import type { Language } from '../http/index.ts';
import { notificationPreferences, notifications, users, userServices } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import type { Subject } from './subject.ts';

/** The parts of the platform that notifications need. */
export type Notifier = Pick<Platform, 'clock' | 'newId' | 'mail' | 'jobs'>;

/** An event to notify users of. */
export interface Happening {
  readonly about: Subject;
  /**
   * All notification types of the event, most important first: on each channel, a user only gets the first one that
   * applies to them and that their preferences allow.
   */
  readonly types: readonly NotificationType[];
  /** User who caused the event and is not notified; null if it was not a user of the portal. */
  readonly byId: string | null;
  /** Condition on `users` that restricts the recipients further. */
  readonly amongst?: SQL | undefined;
}

type Way = 'webmailValue' | 'emailValue';

/** Users notified by one statement: PostgreSQL takes at most 65,535 parameters. */
const AT_ONCE = 1_000;

interface Recipient {
  readonly id: string;
  readonly isInternal: boolean;
  readonly language: Language;
}

/**
 * Notifies users of an event, in the portal and by e-mail, in the transaction of the event: only those who may open its
 * subject, not the one who caused it, and according to their preferences (DATA-008; both channels by default).
 */
export async function notify(tx: Transaction, platform: Notifier, happening: Happening): Promise<void> {
  const { about, byId, amongst } = happening;
  const people = await tx
    .select({ id: users.id, isInternal: users.isInternal, language: users.language })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        eq(users.demoMode, false),
        byId === null ? undefined : ne(users.id, byId),
        about.concerned(tx),
        amongst,
      ),
    );
  for (let from = 0; from < people.length; from += AT_ONCE)
    await tell(tx, platform, happening, people.slice(from, from + AT_ONCE));
}

async function tell(
  tx: Transaction,
  platform: Notifier,
  { about, types }: Happening,
  people: readonly Recipient[],
): Promise<void> {
  const { service } = about;
  const wants = await wantsOf(tx, people, types, service);
  const now = platform.clock();
  const told = people.flatMap((person) => {
    const of = (way: Way) =>
      types.find(
        (type) => !(notificationRule(type).clientsOnly && person.isInternal) && wants(person.id, type, way),
      );
    const url = about.path(person.language);
    return { id: person.id, url, portal: of('webmailValue'), mail: of('emailValue') };
  });
  const rows = told.flatMap(({ id, url, portal }) =>
    portal === undefined
      ? []
      : {
          id: platform.newId(),
          userId: id,
          serviceCode: service,
          type: portal,
          url,
          createdAt: now,
        },
  );
  if (rows.length > 0) await tx.insert(notifications).values(rows);
  if (platform.mail === null) return;
  const mails = told.flatMap(({ id, url, mail }) =>
    mail === undefined || notificationRule(mail).mailedElsewhere
      ? []
      : { mailId: platform.newId(), userId: id, kind: mail, url },
  );
  await platform.jobs.enqueue(tx, 'mail.send', ...mails);
}

/**
 * Returns whether a user holds the service of the subject, holds a service of the type's preference (which is not
 * offered to them otherwise), and wants the type on a channel.
 */
async function wantsOf(
  tx: Transaction,
  people: readonly { id: string }[],
  types: readonly NotificationType[],
  service: ServiceCode,
): Promise<(userId: string, type: NotificationType, way: Way) => boolean> {
  const ids = people.map(({ id }) => id);
  const preferences = [
    ...new Set<NotificationId>(types.flatMap((type) => notificationRule(type).preference ?? [])),
  ];
  const held = await tx
    .select({ userId: userServices.userId, service: userServices.serviceCode })
    .from(userServices)
    .where(
      and(
        inArray(userServices.userId, ids),
        eq(userServices.category, 'ACTIVATED'),
        inArray(userServices.serviceCode, [service, ...preferences.flatMap(servicesOfNotification)]),
      ),
    );
  const stored = await tx
    .select()
    .from(notificationPreferences)
    .where(
      and(
        inArray(notificationPreferences.userId, ids),
        inArray(notificationPreferences.preferenceId, preferences),
      ),
    );
  const holds = new Set(held.map((row) => `${row.userId} ${row.service}`));
  const asked = new Map(stored.map((row) => [`${row.userId} ${row.preferenceId}`, row]));
  return (userId, type, way) => {
    const { preference } = notificationRule(type);
    if (!holds.has(`${userId} ${service}`)) return false;
    if (preference === null) return true;
    if (!servicesOfNotification(preference).some((code) => holds.has(`${userId} ${code}`))) return false;
    return asked.get(`${userId} ${preference}`)?.[way] ?? true;
  };
}
