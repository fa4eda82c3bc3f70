import * as z from 'zod';
import { endpoints } from './endpoint.ts';
import { PREFERENCE_CATEGORIES, PREFERENCE_IDS, NOTIFICATION_IDS } from './preference-catalogue.ts';

const PreferenceDefinition = z
  .object({
    id: z.string(),
    name: z.string(),
    label: z.string(),
    sublabel: z.string(),
    /** Values to choose from with their labels; empty for switches and free text (PROF-034 to PROF-036). */
    scopes: z.array(z.object({ value: z.string(), label: z.string() })),
    defaultValues: z.array(z.string()),
    isMultiValues: z.boolean(),
    isNotification: z.boolean(),
    order: z.number().int(),
  })
  .meta({ id: 'Preference' });

/** DATA-007. `values` are the stored values, or the default ones (PROF-040); a switch is `true` or `false`. */
export const UserPreference = z
  .object({
    preference: PreferenceDefinition,
    values: z.array(z.string()),
    category: z.enum(PREFERENCE_CATEGORIES),
  })
  .meta({ id: 'UserPreference' });
export type UserPreference = z.output<typeof UserPreference>;

/** DATA-008. */
export const NotificationPreference = z
  .object({
    preference: PreferenceDefinition,
    emailValue: z.boolean(),
    webmailValue: z.boolean(),
    /** Service whose card shows it (PROF-032). */
    category: z.string(),
  })
  .meta({ id: 'NotificationPreference' });
export type NotificationPreference = z.output<typeof NotificationPreference>;

const nameParams = z.object({ name: z.string().min(1).max(100) });

export const preferences = endpoints({
  list: {
    method: 'GET',
    path: '/users/me/preferences',
    tag: 'preferences',
    summary: 'List the general preferences of the current user, in display order',
    response: z.array(UserPreference),
    errorKey: 'get-user-preference',
    access: 'signed-in',
  },
  listNotifications: {
    method: 'GET',
    path: '/users/me/preferences/notification',
    tag: 'preferences',
    summary: 'List the notification preferences for the services the current user holds',
    response: z.array(NotificationPreference),
    errorKey: 'get-user-preference',
    access: 'signed-in',
  },
  getNotification: {
    method: 'GET',
    path: '/users/me/preferences/notification/{name}',
    tag: 'preferences',
    summary: 'Get a notification preference',
    params: nameParams,
    response: NotificationPreference,
    errorKey: 'get-user-preference',
    access: 'signed-in',
  },
  get: {
    method: 'GET',
    path: '/users/me/preferences/{name}',
    tag: 'preferences',
    summary: 'Get a general preference',
    params: nameParams,
    response: UserPreference,
    errorKey: 'get-user-preference',
    access: 'signed-in',
  },
  saveNotification: {
    method: 'POST',
    path: '/users/me/preferences/notification',
    tag: 'preferences',
    summary:
      'Save a notification preference; the portal value is websiteValue here and webmailValue in responses',
    body: z.strictObject({
      preferenceId: z.enum(NOTIFICATION_IDS),
      emailValue: z.boolean(),
      websiteValue: z.boolean(),
    }),
    response: 'empty',
    errorKey: 'save-user-preference',
    access: 'signed-in',
  },
  save: {
    method: 'POST',
    path: '/users/me/preferences',
    tag: 'preferences',
    summary: 'Save the values of a general preference',
    body: z.strictObject({
      preferenceId: z.enum(PREFERENCE_IDS),
      values: z.array(z.string().max(500)).max(50),
    }),
    response: 'empty',
    errorKey: 'save-user-preference',
    access: 'signed-in',
  },
});
