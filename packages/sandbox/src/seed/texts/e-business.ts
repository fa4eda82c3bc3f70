type Words = Readonly<Record<'en' | 'fr', string>>;

/** Names of data rooms. */
export const ROOM_NAMES: readonly Words[] = [
  { en: 'Project Alder, refinancing', fr: 'Projet Aulne, refinancement' },
  { en: 'Project Heron, acquisition', fr: 'Projet Héron, acquisition' },
  { en: 'Annual review', fr: 'Revue annuelle' },
  { en: 'Syndicated facility', fr: 'Crédit syndiqué' },
];
