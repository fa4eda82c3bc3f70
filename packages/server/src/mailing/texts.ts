import type { Bilingual } from '../http/index.ts';

/** Texts of the e-mails to users. */
export const MAIL_TEXTS = {
  greeting: (name: string): Bilingual => ({ en: `Dear ${name},`, fr: `Bonjour ${name},` }),
  open: { en: 'Open it in the portal', fr: 'Ouvrir dans le portail' },
  preferences: { en: 'Choose your notifications', fr: 'Choisir vos notifications' },
  summary: { en: 'Requests waiting for you', fr: 'Demandes qui vous attendent' },
  waiting: (count: number): Bilingual => ({
    en: count === 1 ? '1 request is waiting for you:' : `${count} requests are waiting for you:`,
    fr: count === 1 ? '1 demande vous attend :' : `${count} demandes vous attendent :`,
  }),
  firstWaiting: (count: number): Bilingual => ({
    en: `The first ${count} requests that are waiting for you:`,
    fr: `Les ${count} premières demandes qui vous attendent :`,
  }),
  more: {
    en: 'Other requests are waiting too. See the board.',
    fr: 'D’autres demandes vous attendent. Consultez le tableau.',
  },
  board: { en: 'Open the board', fr: 'Ouvrir le tableau' },
} as const;
