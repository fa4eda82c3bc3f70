import type { NotificationId } from './preference-catalogue.ts';

/** PROF-027. */
export const NOTIFICATION_PAGE_SIZE = 20;

interface NotificationRule {
  /**
   * The preference that turns it off by email or in the portal (PROF-032); null for notifications set up elsewhere,
   * such as the alert of a saved search or the reminders of the expiry calendar, and for those that only an
   * administrator can act on.
   */
  readonly preference: NotificationId | null;
  /** Only client users are notified; unless set, everybody concerned is. */
  readonly clientsOnly?: true;
  /** The signature provider invites signatories by email, so we send no second email. */
  readonly mailedElsewhere?: true;
  /** What happened: the text in the portal and the subject of the email (PROF-031). */
  readonly text: Readonly<Record<'en' | 'fr', string>>;
}

/** Events that users are notified of, each with the preference that decides whether they are. */
export const NOTIFICATION_RULES = {
  REQUEST_CREATED: {
    preference: 'requestMessage',
    text: {
      en: 'A request was created with you as a participant',
      fr: 'Une demande à laquelle vous participez a été créée',
    },
  },
  REQUEST_ACTION_REQUIRED: {
    preference: 'requestActionRequired',
    clientsOnly: true,
    text: { en: 'A request is waiting for you', fr: 'Une demande vous attend' },
  },
  REQUEST_TO_CLOSE: {
    preference: 'requestActionRequired',
    text: { en: 'A request can be closed', fr: 'Une demande peut être clôturée' },
  },
  REQUEST_UPDATED: {
    preference: 'requestMessage',
    text: { en: 'A request changed', fr: 'Une demande a changé' },
  },
  REQUEST_CLOSED: {
    preference: 'requestClosed',
    text: { en: 'A request was closed', fr: 'Une demande a été clôturée' },
  },
  REQUEST_CANCELED: {
    preference: 'requestClosed',
    text: { en: 'A request was cancelled', fr: 'Une demande a été annulée' },
  },
  SIGNATURE_REQUIRED: {
    preference: 'requestActionRequired',
    mailedElsewhere: true,
    text: { en: 'A document is waiting for your signature', fr: 'Un document attend votre signature' },
  },
  SIGNATURE_COMPLETED: {
    preference: 'requestMessage',
    text: { en: 'Everyone has signed', fr: 'Tout le monde a signé' },
  },
  SIGNATURE_DECLINED: {
    preference: 'requestMessage',
    text: { en: 'A signature was declined', fr: 'Une signature a été refusée' },
  },
  SIGNATURE_FAILED: {
    preference: 'requestMessage',
    text: { en: 'An invitation to sign was not delivered', fr: 'Une invitation à signer n’a pas été remise' },
  },
  SIGNATURE_CANCELED: {
    preference: 'requestMessage',
    text: {
      en: 'A signature you were asked for was cancelled',
      fr: 'Une signature qui vous était demandée a été annulée',
    },
  },
  REQUEST_REMINDER: {
    preference: 'requestActionRequired',
    text: {
      en: 'Reminder: a request is waiting for your answer',
      fr: 'Relance : une demande attend votre réponse',
    },
  },
  DOCUMENT_RECEIVED: {
    preference: 'documentReceived',
    clientsOnly: true,
    text: { en: 'The bank sent you a document', fr: 'La banque vous a transmis un document' },
  },
  KYC_REVIEW_DUE: {
    preference: 'kycReview',
    text: { en: 'A KYC review is coming up', fr: 'Une revue KYC approche' },
  },
  ARTICLE_PUBLISHED: {
    preference: 'highlightPublished',
    text: { en: 'A new article is out', fr: 'Un nouvel article est paru' },
  },
  ACCESS_REVIEW_OPENED: {
    preference: 'accessReview',
    text: { en: 'An access review was opened', fr: 'Une revue des accès a été ouverte' },
  },
  ACCESS_REVIEW_DUE: {
    preference: 'accessReview',
    text: {
      en: 'Reminder: an access review is waiting for your decisions',
      fr: 'Relance : une revue des accès attend vos décisions',
    },
  },
  EXPIRY_REMINDER: {
    preference: null,
    text: { en: 'Reminder from the expiry calendar', fr: 'Rappel de l’échéancier' },
  },
  SAVED_SEARCH_NEWS: {
    preference: null,
    text: {
      en: 'Alert of a saved search',
      fr: 'Alerte d’une recherche enregistrée',
    },
  },
  ACCESS_REQUESTED: {
    preference: null,
    text: { en: 'Somebody asks for access', fr: 'Une personne demande un accès' },
  },
} as const satisfies Record<string, NotificationRule>;

export type NotificationType = keyof typeof NOTIFICATION_RULES;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_RULES) as [
  NotificationType,
  ...NotificationType[],
];

export const notificationRule = (type: NotificationType): NotificationRule => NOTIFICATION_RULES[type];

/** Months before the review of a legal entity when its users are notified (sublabel of the preference `kycReview`). */
export const KYC_NOTICE_MONTHS = 2;
