import { and, eq } from 'drizzle-orm';
import {
  NOTIFICATION_IDS,
  NOTIFICATIONS,
  PREFERENCE_IDS,
  PREFERENCES,
  servicesOfNotification,
} from '@atrium/contract/preference-catalogue';
import type {
  CataloguePreference,
  NotificationId,
  PreferenceId,
} from '@atrium/contract/preference-catalogue';
import type {
  NotificationPreference,
  preferences as preferencesContract,
  UserPreference,
} from '@atrium/contract/preferences';
import { SERVICES } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { notificationPreferences, userPreferences, users } from '../database/schema/index.ts';
import { badRequest, notFound } from '../http/index.ts';
import type { Handlers, Language } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { defaultValues } from './defaults.ts';

const isPreference = (name: string): name is PreferenceId => Object.hasOwn(PREFERENCES, name);
const isNotification = (name: string): name is NotificationId => Object.hasOwn(NOTIFICATIONS, name);

function userPreference(
  id: PreferenceId,
  { values, defaults }: { values: string[] | undefined; defaults: string[] },
  language: Language,
): UserPreference {
  const entry: CataloguePreference = PREFERENCES[id];
  return {
    preference: {
      id,
      name: id,
      label: entry.label[language],
      sublabel: entry.sublabel[language],
      scopes: entry.scopes.map(({ value, label }) => ({ value, label: label[language] })),
      defaultValues: defaults,
      isMultiValues: entry.kind === 'multiple',
      isNotification: false,
      order: PREFERENCE_IDS.indexOf(id),
    },
    values: values ?? defaults,
    category: entry.category,
  };
}

/** Whether values fit the preference: a switch, one or several of its scopes, or one text. */
function fits({ kind, scopes }: CataloguePreference, values: readonly string[]): boolean {
  if (kind === 'text') return values.length === 1;
  if (kind === 'switch') return values.length === 1 && (values[0] === 'true' || values[0] === 'false');
  if (kind === 'single' && values.length !== 1) return false;
  return (
    new Set(values).size === values.length &&
    values.every((value) => scopes.some((scope) => scope.value === value))
  );
}

/** Returns the service for which the user is offered a notification; undefined if they hold none of its services. */
const offeredWith = (user: User, id: NotificationId) =>
  servicesOfNotification(id).find((code) =>
    user.services.some((service) => service.name === code && !service.isMarketing),
  );

export function preferenceHandlers({ db, write }: Platform): Handlers<typeof preferencesContract> {
  /** Returns a function that gives the stored values of a preference of the user, and those used without them. */
  async function valuesOf(user: User) {
    const rows = await db.select().from(userPreferences).where(eq(userPreferences.userId, user.id));
    const [account] = await db.select({ language: users.language }).from(users).where(eq(users.id, user.id));
    const stored = new Map(rows.map((row) => [row.preferenceId, row.values]));
    return (id: PreferenceId) => ({ values: stored.get(id), defaults: defaultValues(id, account!) });
  }

  async function notificationsOf(user: User, language: Language): Promise<NotificationPreference[]> {
    const rows = await db
      .select()
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, user.id));
    const stored = new Map(rows.map((row) => [row.preferenceId, row]));
    return NOTIFICATION_IDS.flatMap((id) => {
      const service = offeredWith(user, id);
      return service === undefined ? [] : [{ id, service }];
    }).map(({ id, service }) => ({
      preference: {
        id,
        name: id,
        label: NOTIFICATIONS[id].label[language],
        sublabel: NOTIFICATIONS[id].sublabel[language],
        scopes: [],
        defaultValues: ['true'],
        isMultiValues: false,
        isNotification: true,
        order: NOTIFICATION_IDS.indexOf(id),
      },
      emailValue: stored.get(id)?.emailValue ?? true,
      webmailValue: stored.get(id)?.webmailValue ?? true,
      category: SERVICES[service].label[language],
    }));
  }

  return {
    async list({ user, language }) {
      const of = await valuesOf(user);
      return PREFERENCE_IDS.map((id) => userPreference(id, of(id), language));
    },

    async get({ user, params, language }) {
      if (!isPreference(params.name)) throw notFound();
      return userPreference(params.name, (await valuesOf(user))(params.name), language);
    },

    listNotifications: ({ user, language }) => notificationsOf(user, language),

    async getNotification({ user, params, language }) {
      const found = (await notificationsOf(user, language)).find(
        (entry) => entry.preference.id === params.name,
      );
      if (!found) throw notFound();
      return found;
    },

    async save(call) {
      const { preferenceId, values } = call.body;
      if (!fits(PREFERENCES[preferenceId], values)) throw badRequest(undefined, 'body.values');
      await write(call, async (tx, audit) => {
        const [before] = await tx
          .select()
          .from(userPreferences)
          .where(
            and(eq(userPreferences.userId, call.user.id), eq(userPreferences.preferenceId, preferenceId)),
          );
        await tx
          .insert(userPreferences)
          .values({ userId: call.user.id, preferenceId, values })
          .onConflictDoUpdate({
            target: [userPreferences.userId, userPreferences.preferenceId],
            set: { values },
          });
        await audit({
          eventType: before ? 'UPDATE' : 'CREATE',
          entity: 'preferences',
          entityId: call.user.id,
          name: preferenceId,
          oldValue: before?.values ?? null,
          newValue: values,
        });
      });
    },

    async saveNotification(call) {
      const { preferenceId, emailValue, websiteValue } = call.body;
      if (!isNotification(preferenceId) || offeredWith(call.user, preferenceId) === undefined)
        throw notFound();
      const values = { emailValue, webmailValue: websiteValue };
      await write(call, async (tx, audit) => {
        const [before] = await tx
          .select()
          .from(notificationPreferences)
          .where(
            and(
              eq(notificationPreferences.userId, call.user.id),
              eq(notificationPreferences.preferenceId, preferenceId),
            ),
          );
        await tx
          .insert(notificationPreferences)
          .values({ userId: call.user.id, preferenceId, ...values })
          .onConflictDoUpdate({
            target: [notificationPreferences.userId, notificationPreferences.preferenceId],
            set: values,
          });
        await audit({
          eventType: before ? 'UPDATE' : 'CREATE',
          entity: 'preferences',
          entityId: call.user.id,
          name: preferenceId,
          oldValue: before ? { emailValue: before.emailValue, webmailValue: before.webmailValue } : null,
          newValue: values,
        });
      });
    },
  };
}
