import * as z from 'zod';
import { Day } from './dates.ts';

/** DATA-003, PLAT-004: GET /settings.json, read before anything else. Durations in milliseconds, sizes in bytes. */
export const Settings = z
  .object({
    productName: z.string(),
    /** PLAT-009. */
    version: z.string(),
    supportMail: z.string(),
    isInternal: z.boolean(),
    apiBaseUrl: z.string(),
    FileMaxLength: z.number().int().positive(),
    AuthorizedSpecialCharcatersInName: z.string(),
    messagesPollingInterval: z.number().int().positive(),
    uploadDelay: z.number().int().min(0),
    uploadParallelLimit: z.number().int().positive(),
    analyticsDebounce: z.number().int().min(0),
    /** First day on which the survey is no longer shown (TERM-011). */
    surveyLastDay: Day,
    defaultMaximumSignatories: z.number().int().positive(),
    /** Domains of the bank's own email addresses (NEW-060). */
    internalEmailDomains: z.array(z.string().min(1)),
    socialLinks: z.array(z.object({ name: z.string(), url: z.url() })),
    legalNoticeUrl: z.object({ fr: z.url(), en: z.url() }),
    /** Whether the sandbox identity provider is used to sign in. */
    isSandbox: z.boolean(),
  })
  .meta({ id: 'Settings' });
export type Settings = z.output<typeof Settings>;

/** Settings that an installation can override; the others are determined by the server. */
export const SettingsOverride = Settings.omit({ version: true, isSandbox: true, apiBaseUrl: true })
  .partial()
  .strict();
export type SettingsOverride = z.output<typeof SettingsOverride>;
