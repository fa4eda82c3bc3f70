import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { notificationRule } from '@atrium/contract/notification-rules';
import type { NotificationType } from '@atrium/contract/notification-rules';
import { servicesOfNotification } from '@atrium/contract/preference-catalogue';
import type { NotificationId } from '@atrium/contract/preference-catalogue';
import type { ServiceCode } from '@atrium/contract/services';
import type { Transaction } from '../database/index.ts';
import { notificationPreferences, notifications, users, userServices } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import type { Subject } from './subject.ts';

/** What notifying works with. */
export type Notifier = Pick<Platform, 'clock' | 'newId' | 'mail' | 'jobs'>;

/** Something that happened, for those whom it concerns. */
export interface Happening {
  readonly about: Subject;
  /**
   * All that happened at once, the most telling first: on each way a person is told the first that is for them and
   * that their preferences ask for, and nothing else.
   */
  readonly types: readonly NotificationType[];
  /** Who did it and is not told; null for nobody of the portal. */
  readonly byId: string | null;
  /** Narrows those whom the subject concerns, as a condition on `users`. */
  readonly amongst?: SQL | undefined;
}

type Way = 'webmailValue' | 'emailValue';

/**
 * Tells people of something, in the portal and by e-mail, in the transaction of what happened: only those who may open
 * what it is about, not the one who did it, and as their preferences ask (DATA-008; both ways without any).
 */
export async function notify(tx: Transaction, platform: Notifier, happening: Happening): Promise<void> {
  const { about, byId, types, amongst } = happening;
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
  if (people.length === 0) return;
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
 * Whether a person may open the subject by its service, holds the service of a type, without which its preference is not
 * offered to them, and asks for it on a way.
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
