import { SURVEY_LAST_DAY } from '@atrium/contract/feedback-rules';
import type { Settings } from '@atrium/contract/settings';
import { VERSION } from '@atrium/contract/version';
import type { Config } from './config.ts';

/** GET /settings.json (API-002): what the portal needs before its first API call. */
export function settingsOf(config: Config): Settings {
  return {
    productName: 'Atrium',
    supportMail: 'client.service@atrium.example',
    isInternal: true,
    FileMaxLength: 200 * 1024 * 1024,
    AuthorizedSpecialCharcatersInName: " -.()'àâäáãåæçèéêëìíîïñòóôöõøœùúûüýÿßÀÂÄÁÃÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖÕØŒÙÚÛÜÝŸ",
    messagesPollingInterval: 10_000,
    uploadDelay: 200,
    uploadParallelLimit: 3,
    analyticsDebounce: 2_000,
    // The seeded bank still shows the survey; other installations use the contract's last day until they set another.
    surveyLastDay: config.sandbox ? '2031-01-01' : SURVEY_LAST_DAY,
    defaultMaximumSignatories: 10,
    internalEmailDomains: ['atrium.example'],
    socialLinks: [
      { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
      { name: 'YouTube', url: 'https://www.youtube.com/' },
    ],
    legalNoticeUrl: {
      fr: 'https://www.atrium.example/fr/mentions-legales',
      en: 'https://www.atrium.example/en/legal-notice',
    },
    ...config.settings,
    version: VERSION,
    apiBaseUrl: '/api',
    isSandbox: config.sandbox,
  };
}
