import type { CashManagementBlock, CashManagementTextKey } from '@atrium/contract/cash-management-rules';
import { pdf, xlsx } from '../content.ts';
import type { ContentTemplate, Words } from '../content.ts';

/** Guides, in the order set by the bank. */
export const CASH_MANAGEMENT_DOCUMENTS: Readonly<Record<CashManagementBlock, readonly ContentTemplate[]>> = {
  COVER: [pdf('Cash management brochure', 'Brochure gestion de trésorerie')],
  ALL_PRODUCTS: [
    pdf('What protects your payments from fraud', 'Ce qui protège vos paiements contre la fraude'),
    pdf('Fees explained', 'Les frais expliqués'),
  ],
  CASH_POOLING: [
    pdf('Pooling and cash concentration', 'Centralisation de trésorerie'),
    pdf('Notional pooling or sweeps', 'Fusion d’échelles ou nivellements'),
    xlsx('Pooling by country', 'La centralisation pays par pays'),
  ],
  ACCOUNTS: [
    pdf('Accounts in thirty countries', 'Des comptes dans trente pays'),
    pdf('Virtual accounts', 'Comptes virtuels'),
    xlsx('Documents to open an account', 'Pièces pour ouvrir un compte'),
  ],
  PAYMENTS: [
    pdf('Payment formats and channels', 'Formats et canaux de paiement'),
    pdf('Instant payments', 'Paiements instantanés'),
    pdf('Salaries and bulk payments', 'Salaires et paiements de masse'),
    xlsx('Cut-off times of payments', 'Heures limites des paiements'),
  ],
  COLLECTIONS: [
    pdf('Mandates and direct debits', 'Mandats et prélèvements'),
    pdf('Cards and terminals', 'Cartes et terminaux'),
    pdf('Reconciling what you receive', 'Rapprocher vos encaissements'),
  ],
  LIQUIDITY: [
    pdf('Target balances and sweeps', 'Soldes cibles et nivellements'),
    pdf('Forecasting your cash', 'Prévoir votre trésorerie'),
  ],
  REPORTING: [
    pdf('Statements in MT940 and camt.053', 'Relevés MT940 et camt.053'),
    pdf('Positions during the day', 'Positions en cours de journée'),
    xlsx('Codes of transactions', 'Codes des transactions'),
  ],
};

/** The texts of the page. */
export const CASH_MANAGEMENT_TEXTS: Readonly<Record<CashManagementTextKey, Words>> = {
  COVER_DESCRIPTION: {
    en: 'Collect, pay, place and steer your cash in thirty countries, with one contract, one access and a team who answers in your language.',
    fr: 'Encaissez, payez, placez et pilotez vos liquidités dans trente pays, avec un contrat, un accès et une équipe qui répond dans votre langue.',
  },
  CASH_POOLING_TITLE: { en: 'Cash pooling', fr: 'Centralisation de trésorerie' },
  CASH_POOLING_DESCRIPTION: {
    en: 'Move balances to one account at the end of the day, within one country or across several.',
    fr: 'Remontez les soldes sur un seul compte en fin de journée, dans un pays ou entre plusieurs.',
  },
  ACCOUNTS_TITLE: { en: 'Accounts worldwide', fr: 'Comptes dans le monde' },
  ACCOUNTS_DESCRIPTION: {
    en: 'Open and run accounts in thirty countries from one place.',
    fr: 'Ouvrez et gérez des comptes dans trente pays depuis un seul endroit.',
  },
  PAYMENTS_TITLE: { en: 'Payments', fr: 'Paiements' },
  PAYMENTS_DESCRIPTION: {
    en: 'Domestic, SEPA, cross-border and instant, in one file format.',
    fr: 'Nationaux, SEPA, transfrontaliers et instantanés, dans un seul format de fichier.',
  },
  COLLECTIONS_TITLE: { en: 'Collections', fr: 'Encaissements' },
  COLLECTIONS_DESCRIPTION: {
    en: 'Direct debits, virtual accounts and cards, reconciled for you.',
    fr: 'Prélèvements, comptes virtuels et cartes, rapprochés pour vous.',
  },
  LIQUIDITY_TITLE: { en: 'Liquidity', fr: 'Liquidités' },
  LIQUIDITY_DESCRIPTION: {
    en: 'Sweeps, notional pooling and interest optimisation.',
    fr: 'Nivellements, fusion d’échelles et optimisation des intérêts.',
  },
  REPORTING_TITLE: { en: 'Reporting', fr: 'Relevés et rapports' },
  REPORTING_DESCRIPTION: {
    en: 'Statements, intraday positions and confirmations.',
    fr: 'Relevés, positions intrajournalières et confirmations.',
  },
};
