import type { ArticleTemplate } from './articles.ts';

/** One caption of a film; all captions have the same duration. */
export interface Cue {
  en: string;
  fr: string;
}

/** A film of the studio: a file next to these texts, without sound; its captions are also the text of the article. */
export interface FilmTemplate extends Pick<ArticleTemplate, 'keywords' | 'title' | 'lead'> {
  /** Name of its file and of its poster. */
  file: string;
  tags: { en: readonly string[]; fr: readonly string[] };
  cues: readonly Cue[];
}

/** Duration of one caption, in seconds. */
export const CUE_SECONDS = 4;

export const FILMS: readonly FilmTemplate[] = [
  {
    file: 'cut-off-times',
    keywords: ['video', 'payments'],
    title: {
      en: 'Cut-off times on the last day of the year',
      fr: 'Les heures limites du dernier jour de l’année',
    },
    lead: {
      en: 'Five moments of 31 December, from the first file to the last transfer that still leaves.',
      fr: 'Cinq moments du 31 décembre, du premier fichier au dernier virement qui part encore.',
    },
    tags: { en: ['Payments', 'Year end'], fr: ['Paiements', 'Fin d’année'] },
    cues: [
      {
        en: 'The last working day of the year is a short one for payments.',
        fr: 'Le dernier jour ouvré de l’année est une journée courte pour les paiements.',
      },
      {
        en: 'At nine, files of direct debits close: send them the evening before.',
        fr: 'À neuf heures, les fichiers de prélèvements ferment : envoyez-les la veille au soir.',
      },
      {
        en: 'At half past eleven, transfers in foreign currencies follow.',
        fr: 'À onze heures trente, c’est au tour des virements en devises.',
      },
      {
        en: 'At two, files of credit transfers leave for the last time.',
        fr: 'À quatorze heures, les fichiers de virements partent pour la dernière fois.',
      },
      {
        en: 'At half past four, single transfers in euro close as well.',
        fr: 'À seize heures trente, les virements unitaires en euros ferment à leur tour.',
      },
      {
        en: 'Instant payments go on all night. Keep the approvers within reach.',
        fr: 'Les paiements instantanés continuent toute la nuit. Gardez les valideurs joignables.',
      },
    ],
  },
  {
    file: 'deposit-curve',
    keywords: ['video', 'deposits'],
    title: {
      en: 'How to read a curve of term deposits',
      fr: 'Comment lire une courbe de dépôts à terme',
    },
    lead: {
      en: 'Four points, one line, and what its slope says about the months to come.',
      fr: 'Quatre points, une ligne, et ce que sa pente dit des mois à venir.',
    },
    tags: { en: ['Deposits', 'Rates'], fr: ['Dépôts', 'Taux'] },
    cues: [
      {
        en: 'A curve of deposits has the terms along its foot and the rates on its side.',
        fr: 'Une courbe de dépôts porte les durées en bas et les taux sur le côté.',
      },
      {
        en: 'Here one month pays 1.90%, and three months pay a little more.',
        fr: 'Ici, un mois rapporte 1,90 %, et trois mois un peu plus.',
      },
      {
        en: 'Six months are the highest point of this curve.',
        fr: 'Six mois sont le point le plus haut de cette courbe.',
      },
      {
        en: 'Twelve months pay less: the market expects rates to fall within the year.',
        fr: 'Douze mois rapportent moins : le marché attend une baisse des taux dans l’année.',
      },
      {
        en: 'Whoever needs the cash in spring looks at the left, not at the top.',
        fr: 'Qui a besoin de sa trésorerie au printemps regarde à gauche, pas au sommet.',
      },
      {
        en: 'Ladder the amounts: part at three months, part at six, the rest at sight.',
        fr: 'Échelonnez les montants : une part à trois mois, une à six, le reste à vue.',
      },
    ],
  },
  {
    file: 'payee-check',
    keywords: ['video', 'fraud'],
    title: {
      en: 'Verification of the payee, from entry to approval',
      fr: 'La vérification du bénéficiaire, de la saisie à la validation',
    },
    lead: {
      en: 'Name and account are compared before a payment leaves. What the three answers mean.',
      fr: 'Le nom et le compte sont comparés avant le départ d’un paiement. Ce que signifient les trois réponses.',
    },
    tags: { en: ['Payments', 'Fraud'], fr: ['Paiements', 'Fraude'] },
    cues: [
      {
        en: 'Before a payment leaves, the bank of the payee compares name and account.',
        fr: 'Avant le départ d’un paiement, la banque du bénéficiaire compare le nom et le compte.',
      },
      {
        en: 'A tick: both belong together. The payment goes on as before.',
        fr: 'Une coche : les deux correspondent. Le paiement suit son cours.',
      },
      {
        en: 'Two waves: the name is close. You see the right spelling and correct it.',
        fr: 'Deux vagues : le nom est proche. La bonne orthographe s’affiche, à vous de corriger.',
      },
      {
        en: 'A cross: name and account do not match. Call the supplier, on a number you know.',
        fr: 'Une croix : le nom et le compte ne correspondent pas. Appelez le fournisseur, à un numéro connu.',
      },
      {
        en: 'In a file, only the lines in question wait; all others are approved.',
        fr: 'Dans un fichier, seules les lignes en cause attendent ; les autres sont validées.',
      },
      {
        en: 'The answer stays with the payment, for whoever audits it later.',
        fr: 'La réponse reste attachée au paiement, pour qui l’auditera plus tard.',
      },
    ],
  },
  {
    file: 'receivables',
    keywords: ['video', 'working capital'],
    title: {
      en: 'Sell receivables, or wait to be paid?',
      fr: 'Céder ses créances, ou attendre d’être payé ?',
    },
    lead: {
      en: 'Sixty days become five. What it costs, and when it is worth it.',
      fr: 'Soixante jours deviennent cinq. Ce que cela coûte, et quand cela en vaut la peine.',
    },
    tags: { en: ['Working capital', 'Financing'], fr: ['Fonds de roulement', 'Financement'] },
    cues: [
      {
        en: 'A customer pays after sixty days. Until then, the seller finances the sale.',
        fr: 'Un client paie à soixante jours. Jusque-là, le vendeur finance la vente.',
      },
      {
        en: 'Sold to the bank, the same invoice is cash within five days.',
        fr: 'Cédée à la banque, la même facture devient de la trésorerie en cinq jours.',
      },
      {
        en: 'The price is the rate of those days, and a margin for the risk of the customer.',
        fr: 'Le prix est le taux de ces jours, plus une marge pour le risque du client.',
      },
      {
        en: 'It is worth it where the cash replaces a dearer credit.',
        fr: 'L’opération vaut la peine quand elle remplace un crédit plus cher.',
      },
      {
        en: 'And where one large customer weighs on the balance sheet.',
        fr: 'Et quand un grand client pèse sur le bilan.',
      },
      {
        en: 'A programme takes three months to set up. Start before the season does.',
        fr: 'Un programme se met en place en trois mois. Commencez avant la saison.',
      },
    ],
  },
  {
    file: 'forward-or-option',
    keywords: ['video', 'fx'],
    title: {
      en: 'A forward or an option: two lines that say it all',
      fr: 'Terme ou option : deux lignes qui disent tout',
    },
    lead: {
      en: 'Known amounts and uncertain ones are not hedged with the same tool.',
      fr: 'Les montants connus et les montants incertains ne se couvrent pas avec le même outil.',
    },
    tags: { en: ['Currencies', 'Hedging'], fr: ['Devises', 'Couverture'] },
    cues: [
      {
        en: 'An exporter expects dollars in six months. The rate may go either way.',
        fr: 'Un exportateur attend des dollars dans six mois. Le cours peut aller dans les deux sens.',
      },
      {
        en: 'A forward fixes the rate today: a flat line, whatever the market does.',
        fr: 'Le terme fixe le cours aujourd’hui : une ligne plate, quoi que fasse le marché.',
      },
      {
        en: 'It costs nothing at the start, and it must be honoured at the end.',
        fr: 'Il ne coûte rien au départ, et doit être honoré à la fin.',
      },
      {
        en: 'An option sets a floor: below it the line is flat, above it you gain.',
        fr: 'L’option fixe un plancher : en dessous la ligne est plate, au-dessus vous gagnez.',
      },
      {
        en: 'Its price is paid at once, like that of an insurance.',
        fr: 'Son prix se paie d’emblée, comme celui d’une assurance.',
      },
      {
        en: 'Certain amounts: a forward. Amounts that may not come: an option.',
        fr: 'Montants certains : le terme. Montants qui peuvent ne pas venir : l’option.',
      },
    ],
  },
];
