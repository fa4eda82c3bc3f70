type Words = Readonly<Record<'en' | 'fr', string>>;

/** Guides of cash management, the cover first; each is a file in both languages. */
export const GUIDE_TITLES: readonly Words[] = [
  { en: 'Cash management, an overview', fr: 'La gestion de trésorerie en bref' },
  { en: 'Pooling and cash concentration', fr: 'Centralisation de trésorerie' },
  { en: 'Payment formats and channels', fr: 'Formats et canaux de paiement' },
  { en: 'Instant payments', fr: 'Paiements instantanés' },
  { en: 'Virtual accounts', fr: 'Comptes virtuels' },
  { en: 'Mandates and direct debits', fr: 'Mandats et prélèvements' },
  { en: 'Fraud: what protects your payments', fr: 'Fraude, ce qui protège vos paiements' },
  { en: 'Fees explained', fr: 'Les frais expliqués' },
];

/** Names of data rooms. */
export const ROOM_NAMES: readonly Words[] = [
  { en: 'Project Alder, refinancing', fr: 'Projet Aulne, refinancement' },
  { en: 'Project Heron, acquisition', fr: 'Projet Héron, acquisition' },
  { en: 'Annual review', fr: 'Revue annuelle' },
  { en: 'Syndicated facility', fr: 'Crédit syndiqué' },
];
