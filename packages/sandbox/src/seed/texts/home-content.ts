import type { NewsButtonType } from '@atrium/contract/whats-new-rules';
import type { WidgetCode } from '@atrium/contract/widget-catalogue';

type Words = Readonly<Record<'en' | 'fr', string>>;

export interface EventTemplate {
  title: Words;
  place: Words;
  url: string;
  /** Days from the first start until it begins, and its duration in hours. */
  inDays: number;
  hours: number;
}

/** Events of the coming months, the nearest first. */
export const EVENT_TEMPLATES: readonly EventTemplate[] = [
  {
    title: {
      en: 'Treasury breakfast: cash at the turn of the year',
      fr: 'Petit-déjeuner trésorerie : la clôture de l’année',
    },
    place: { en: 'Paris, avenue Kléber', fr: 'Paris, avenue Kléber' },
    url: 'https://events.atrium.example/treasury-breakfast',
    inDays: 6,
    hours: 2,
  },
  {
    title: { en: 'Sustainable finance day', fr: 'Journée de la finance durable' },
    place: { en: 'Paris and online', fr: 'Paris et en ligne' },
    url: '/esg-event',
    inDays: 13,
    hours: 8,
  },
  {
    title: {
      en: 'Instant payments: what changes for companies',
      fr: 'Paiements instantanés : ce qui change pour les entreprises',
    },
    place: { en: 'Online', fr: 'En ligne' },
    url: 'https://events.atrium.example/instant-payments',
    inDays: 20,
    hours: 1,
  },
  {
    title: {
      en: 'Rates and currencies: the outlook of our desks',
      fr: 'Taux et devises : les perspectives de nos équipes',
    },
    place: { en: 'London', fr: 'Londres' },
    url: 'https://events.atrium.example/outlook',
    inDays: 34,
    hours: 3,
  },
  {
    title: { en: 'Guarantees without paper: workshop', fr: 'Garanties sans papier : atelier' },
    place: { en: 'Frankfurt', fr: 'Francfort' },
    url: 'https://events.atrium.example/guarantees',
    inDays: 61,
    hours: 4,
  },
];

export interface NewsTemplate {
  title: Words;
  description: Words;
  daysAgo: number;
  picture: 'bars' | 'steps' | null;
  button: { type: NewsButtonType; label: Words; url: string } | null;
}

/** News of the portal, the newest first. */
export const NEWS_TEMPLATES: readonly NewsTemplate[] = [
  {
    title: { en: 'Joint signature by group', fr: 'Signature conjointe par groupe' },
    description: {
      en: 'The people of the client and those of the bank sign as two groups, in the order you choose.',
      fr: 'Les signataires du client et ceux de la banque forment deux groupes, dans l’ordre de votre choix.',
    },
    daysAgo: 2,
    picture: 'steps',
    button: {
      type: 'internal-link',
      label: { en: 'See your requests', fr: 'Voir vos demandes' },
      url: '/requests-board/requests',
    },
  },
  {
    title: { en: 'Statements in camt.053, version 8', fr: 'Relevés au format camt.053, version 8' },
    description: {
      en: 'Available beside MT940 for all accounts. Both formats are sent until June.',
      fr: 'Disponibles à côté du MT940 pour tous les comptes. Les deux formats sont envoyés jusqu’en juin.',
    },
    daysAgo: 8,
    picture: 'bars',
    button: {
      type: 'external-link',
      label: { en: 'Read the guide', fr: 'Lire le guide' },
      url: 'https://cash.atrium.example/guides/camt053',
    },
  },
  {
    title: { en: 'A choice of two row heights', fr: 'Deux hauteurs de ligne au choix' },
    description: {
      en: 'Tables can show their rows at 40 or 50 px. Your choice follows you on every device.',
      fr: 'Les lignes des tableaux se règlent à 40 ou 50 px. Votre choix vous suit sur tous vos appareils.',
    },
    daysAgo: 17,
    picture: null,
    button: {
      type: 'internal-link',
      label: { en: 'Open your preferences', fr: 'Ouvrir vos préférences' },
      url: '/profile?tab=user-preferences',
    },
  },
  {
    title: { en: 'Help us design the mobile portal', fr: 'Aidez-nous à concevoir le portail mobile' },
    description: {
      en: 'Twenty minutes with our designers, by video, in English or in French.',
      fr: 'Vingt minutes avec nos concepteurs, en visioconférence, en français ou en anglais.',
    },
    daysAgo: 26,
    picture: 'bars',
    button: {
      type: 'mailto',
      label: { en: 'Write to the team', fr: 'Écrire à l’équipe' },
      url: 'portal-design@atrium.example',
    },
  },
  {
    title: { en: 'Forecast by currency', fr: 'Prévisions par devise' },
    description: {
      en: 'Balances and flows of the coming weeks are shown currency by currency, with their total in euro.',
      fr: 'Les soldes et les flux des prochaines semaines s’affichent devise par devise, avec leur total en euros.',
    },
    daysAgo: 40,
    picture: 'steps',
    button: null,
  },
  {
    title: { en: 'Dark theme', fr: 'Thème sombre' },
    description: {
      en: 'Choose it in the menu of your account, or let your device decide.',
      fr: 'À choisir dans le menu de votre compte, ou à laisser décider par votre appareil.',
    },
    daysAgo: 75,
    picture: null,
    button: null,
  },
];

export interface InformationTemplate {
  title: Words;
  subTitle: Words;
  /** HTML. */
  description: Words;
  picture: 'bars' | 'steps' | null;
}

/** Messages of widgets about their service. */
export const INFORMATION_TEMPLATES: Partial<Record<WidgetCode, InformationTemplate>> = {
  MY_SERVICE_INFORMATION: {
    title: { en: 'Cut-off times at the end of the year', fr: 'Heures limites de fin d’année' },
    subTitle: { en: 'From 24 December to 2 January', fr: 'Du 24 décembre au 2 janvier' },
    picture: 'steps',
    description: {
      en: '<p>Payments leave on the same day when they reach us before:</p><ul><li><strong>SEPA transfers</strong>: 12:00 on 24 and 31 December</li><li><strong>Transfers in USD and GBP</strong>: 11:00 on these days</li><li><strong>Urgent treasury transfers</strong>: 13:00</li></ul><p>The service desk answers until 14:00 on these two days.</p>',
      fr: '<p>Les paiements partent le jour même s’ils nous parviennent avant\u00a0:</p><ul><li><strong>Virements SEPA</strong>\u00a0: 12:00 les 24 et 31 décembre</li><li><strong>Virements en USD et en GBP</strong>\u00a0: 11:00 ces mêmes jours</li><li><strong>Virements urgents de trésorerie</strong>\u00a0: 13:00</li></ul><p>Le service client répond jusqu’à 14:00 ces deux jours.</p>',
    },
  },
  ONE_CLICK: {
    title: { en: 'Confirm a trade in one click', fr: 'Confirmer une opération en un clic' },
    subTitle: { en: 'Currency, rates and deposits', fr: 'Change, taux et dépôts' },
    picture: null,
    description: {
      en: '<p>One-click replaces the signed confirmation of a trade:</p><ul><li>the bank sends the terms,</li><li>you compare them with yours,</li><li>you confirm or refuse, and both sides keep the proof.</li></ul>',
      fr: '<p>One-click remplace la confirmation signée d’une opération\u00a0:</p><ul><li>la banque envoie les termes,</li><li>vous les comparez aux vôtres,</li><li>vous confirmez ou refusez, et chaque partie garde la preuve.</li></ul>',
    },
  },
  CIRCULARISATION: {
    title: { en: 'Confirmation for your auditor', fr: 'Confirmation pour votre commissaire aux comptes' },
    subTitle: {
      en: 'Balances, commitments and powers at a date',
      fr: 'Soldes, engagements et pouvoirs à une date',
    },
    picture: null,
    description: {
      en: '<p>Send us the letter of your auditor. The bank answers to the auditor directly, and you follow the request here.</p>',
      fr: '<p>Envoyez-nous la lettre de votre commissaire aux comptes. La banque lui répond directement, et vous suivez la demande ici.</p>',
    },
  },
};
