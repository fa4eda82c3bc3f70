import type { PowerProduct } from '@atrium/contract/power-of-attorney-rules';
import type { Bilingual } from '@atrium/server';

/** Operations that can be signed, as worded in the signed documents. */
export const POWER_PRODUCT_TEXTS: Readonly<Record<PowerProduct, Bilingual>> = {
  ALL: { en: 'all products', fr: 'tous les produits' },
  PAYMENTS: { en: 'payments and transfers', fr: 'paiements et virements' },
  FOREIGN_EXCHANGE: { en: 'foreign exchange, spot and forward', fr: 'change au comptant et à terme' },
  GUARANTEES: { en: 'guarantees and documentary credits', fr: 'garanties et crédits documentaires' },
  COLLECTIONS: { en: 'documentary collections', fr: 'remises documentaires' },
  LOANS_AND_DEPOSITS: { en: 'loans and deposits', fr: 'crédits et dépôts' },
  CASH_POOL: {
    en: 'intragroup transfers, cash pool',
    fr: 'virements intragroupe, centralisation de trésorerie',
  },
};

/** A clause that cannot be evaluated automatically: it names people by their role elsewhere. */
export const CLAUSE_IN_WORDS: Bilingual = {
  en: 'A with a director of the parent company',
  fr: 'A avec un administrateur de la société mère',
};

/** Sentences of a signed document. */
export const POWER_PAPER = {
  title: { en: 'Power of attorney', fr: 'Pouvoirs bancaires' },
  grant: {
    en: 'The company gives the people named below power to act for it towards the bank, within the limits that follow. Who signs in category A, B or C is written beside the name.',
    fr: 'La société donne aux personnes ci-dessous pouvoir d’agir en son nom auprès de la banque, dans les limites qui suivent. La catégorie de chaque signataire, A, B ou C, figure à côté de son nom.',
  },
  end: {
    en: 'Each power ends on the day beside the name. The bank must be told in writing of every revocation.',
    fr: 'Chaque pouvoir prend fin à la date indiquée à côté du nom. Toute révocation est notifiée par écrit à la banque.',
  },
  unlimited: { en: 'without limit', fr: 'sans plafond' },
  noEnd: { en: 'until revoked', fr: 'jusqu’à révocation' },
  heads: {
    en: ['Branch', 'Category', 'Name', 'Valid until'],
    fr: ['Agence', 'Catégorie', 'Nom', 'Valable jusqu’au'],
  },
} as const;
