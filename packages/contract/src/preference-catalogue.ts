import type { ServiceCode } from './services.ts';

/** Preferences of a user (DATA-007), all in one place; labels in both languages. */
export const PREFERENCE_CATEGORIES = ['DISPLAY', 'CONTACT', 'SEARCH'] as const;
export type PreferenceCategory = (typeof PREFERENCE_CATEGORIES)[number];

type Text = Readonly<Record<'en' | 'fr', string>>;

export interface CataloguePreference {
  readonly category: PreferenceCategory;
  /** How it is set: on or off, one or several of `scopes`, or free text (PROF-034 to PROF-036). */
  readonly kind: 'switch' | 'single' | 'multiple' | 'text';
  readonly label: Text;
  readonly sublabel: Text;
  readonly scopes: readonly { readonly value: string; readonly label: Text }[];
  readonly defaultValues: readonly string[];
}

/** General preferences, in display order (PROF-037). */
export const PREFERENCES = {
  mailLanguage: {
    category: 'CONTACT',
    kind: 'single',
    label: { en: 'Language of emails', fr: 'Langue des e-mails' },
    sublabel: {
      en: 'The language in which the bank writes to you.',
      fr: 'La langue dans laquelle la banque vous écrit.',
    },
    scopes: [
      { value: 'en', label: { en: 'English', fr: 'Anglais' } },
      { value: 'fr', label: { en: 'French', fr: 'Français' } },
    ],
    defaultValues: ['en'],
  },
  mailSummary: {
    category: 'CONTACT',
    kind: 'switch',
    label: { en: 'Weekly summary', fr: 'Synthèse hebdomadaire' },
    sublabel: {
      en: 'One email on Monday with the requests that wait for you.',
      fr: 'Un e-mail le lundi avec les demandes qui vous attendent.',
    },
    scopes: [],
    defaultValues: ['false'],
  },
  mailReference: {
    category: 'CONTACT',
    kind: 'text',
    label: { en: 'Your reference', fr: 'Votre référence' },
    sublabel: {
      en: 'Added to the subject of emails, for your own filing.',
      fr: 'Ajoutée à l’objet des e-mails, pour votre classement.',
    },
    scopes: [],
    defaultValues: [''],
  },
  reportingCurrencies: {
    category: 'DISPLAY',
    kind: 'multiple',
    label: { en: 'Currencies shown first', fr: 'Devises affichées en premier' },
    sublabel: {
      en: 'They come first in lists and filters.',
      fr: 'Elles viennent en tête des listes et des filtres.',
    },
    scopes: [
      { value: 'EUR', label: { en: 'Euro', fr: 'Euro' } },
      { value: 'USD', label: { en: 'US dollar', fr: 'Dollar américain' } },
      { value: 'GBP', label: { en: 'Pound sterling', fr: 'Livre sterling' } },
      { value: 'CHF', label: { en: 'Swiss franc', fr: 'Franc suisse' } },
      { value: 'SEK', label: { en: 'Swedish krona', fr: 'Couronne suédoise' } },
    ],
    defaultValues: ['EUR'],
  },
  /** PROF-043: the windows are 1, 7 and 30 days. Without emails, the portal still notifies. */
  savedSearchAlert: {
    category: 'SEARCH',
    kind: 'single',
    label: { en: 'Alerts of saved searches', fr: 'Alertes des recherches enregistrées' },
    sublabel: {
      en: 'How often, at most, the new results of a search with an alert are emailed to you. The portal tells you of them in any case.',
      fr: 'La fréquence maximale des e-mails sur les nouveaux résultats d’une recherche avec alerte. Le portail vous les signale dans tous les cas.',
    },
    scopes: [
      { value: 'DAILY', label: { en: 'Every day', fr: 'Chaque jour' } },
      { value: 'WEEKLY', label: { en: 'Every week', fr: 'Chaque semaine' } },
      { value: 'MONTHLY', label: { en: 'Every month', fr: 'Chaque mois' } },
      { value: 'NEVER', label: { en: 'Never', fr: 'Jamais' } },
    ],
    defaultValues: ['WEEKLY'],
  },
} as const satisfies Record<string, CataloguePreference>;

export type PreferenceId = keyof typeof PREFERENCES;
export const PREFERENCE_IDS = Object.keys(PREFERENCES) as [PreferenceId, ...PreferenceId[]];

export interface CatalogueNotification {
  readonly service: ServiceCode;
  /** Another service that also offers it, if the same work appears on two pages. */
  readonly otherService?: ServiceCode;
  readonly label: Text;
  readonly sublabel: Text;
}

/** Notifications that users can receive, with their service; both channels are on by default. */
export const NOTIFICATIONS = {
  requestActionRequired: {
    service: 'REQUESTS_BOARD',
    label: { en: 'A request waits for you', fr: 'Une demande vous attend' },
    sublabel: {
      en: 'When the bank needs an answer, a document or a signature.',
      fr: 'Lorsque la banque attend une réponse, un document ou une signature.',
    },
  },
  requestMessage: {
    service: 'REQUESTS_BOARD',
    label: { en: 'New message', fr: 'Nouveau message' },
    sublabel: {
      en: 'When someone writes in a request that you follow.',
      fr: 'Lorsqu’une personne écrit dans une demande que vous suivez.',
    },
  },
  requestClosed: {
    service: 'REQUESTS_BOARD',
    label: { en: 'Request closed', fr: 'Demande clôturée' },
    sublabel: {
      en: 'When a request that you follow is closed or cancelled.',
      fr: 'Lorsqu’une demande que vous suivez est clôturée ou annulée.',
    },
  },
  documentReceived: {
    service: 'DOCUMENTS',
    label: { en: 'New document', fr: 'Nouveau document' },
    sublabel: {
      en: 'When the bank makes a document available to you.',
      fr: 'Lorsque la banque met un document à votre disposition.',
    },
  },
  kycReview: {
    service: 'KYC',
    label: { en: 'KYC review due', fr: 'Revue KYC à venir' },
    sublabel: {
      en: 'Two months before the review of a legal entity.',
      fr: 'Deux mois avant la revue d’une entité juridique.',
    },
  },
  highlightPublished: {
    service: 'HIGHLIGHTS',
    label: { en: 'New article', fr: 'Nouvel article' },
    sublabel: {
      en: 'When an article is published in the highlights.',
      fr: 'Lorsqu’un article est publié dans les actualités.',
    },
  },
  accessReview: {
    service: 'CONTRACTS',
    otherService: 'MY_CONTRACT',
    label: { en: 'Access review', fr: 'Revue des accès' },
    sublabel: {
      en: 'When rights in a contract wait for your decision, and before the due date.',
      fr: 'Lorsque des droits d’un contrat attendent votre décision, puis avant l’échéance.',
    },
  },
} as const satisfies Record<string, CatalogueNotification>;

export type NotificationId = keyof typeof NOTIFICATIONS;
/** Returns the services that offer a notification; the user needs to hold only one of them. */
export function servicesOfNotification(id: NotificationId): readonly ServiceCode[] {
  const { service, otherService }: CatalogueNotification = NOTIFICATIONS[id];
  return otherService === undefined ? [service] : [service, otherService];
}
export const NOTIFICATION_IDS = Object.keys(NOTIFICATIONS) as [NotificationId, ...NotificationId[]];
