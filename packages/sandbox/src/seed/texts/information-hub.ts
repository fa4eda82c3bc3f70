import type {
  HubEditableKey,
  HubMarket,
  HubProduct,
  HubReport,
} from '@atrium/contract/information-hub-rules';
import { pdf, xlsx } from '../content.ts';
import type { ContentTemplate, Words } from '../content.ts';

/** Documents of the products, in the order set by the bank. */
export const PRODUCT_DOCUMENTS: Readonly<Record<HubProduct, readonly ContentTemplate[]>> = {
  ACCOUNT_MANAGEMENT: [
    pdf('Opening an account in another country', 'Ouvrir un compte à l’étranger'),
    pdf('Changing your signatories', 'Modifier vos signataires'),
    pdf('Closing an account step by step', 'Clôturer un compte pas à pas'),
    pdf('Account statements and confirmations', 'Relevés de compte et attestations'),
    { kind: 'docx', name: { en: 'Specimen signature card', fr: 'Carton de spécimens de signature' } },
  ],
  DIGITAL_CHANNELS: [
    pdf('Choosing your channel', 'Choisir votre canal'),
    pdf('Host to host in six weeks', 'Host to host en six semaines'),
    pdf('SWIFT for corporates', 'SWIFT pour les entreprises'),
    pdf('Connecting your ERP', 'Connecter votre ERP'),
  ],
  PAYMENTS_AND_COLLECTIONS: [
    pdf('SEPA instant payments guide', 'Guide des paiements instantanés SEPA'),
    xlsx('Cut-off times of all currencies', 'Heures limites par devise'),
    xlsx('pain.001 sample file', 'Exemple de fichier pain.001'),
    pdf('Virtual accounts', 'Comptes virtuels'),
    pdf('Collections across borders', 'Encaissements transfrontaliers'),
    pdf('Request for payment rules', 'Règles de la demande de paiement'),
    pdf('Fees of cross-border payments', 'Frais des paiements transfrontaliers'),
  ],
  REPORTING: [
    pdf('MT940 and camt.053 compared', 'Comparaison MT940 et camt.053'),
    pdf('Intraday positions', 'Positions intrajournalières'),
    xlsx('Transaction codes', 'Codes des opérations'),
  ],
  LIQUIDITY_MANAGEMENT: [
    pdf('Cash pooling, how it works', 'Fonctionnement de la centralisation de trésorerie'),
    pdf('Notional pooling by country', 'Fusion d’échelles d’intérêts par pays'),
    pdf('Intercompany loans', 'Prêts intragroupe'),
    xlsx('Sweep calendar', 'Calendrier des nivellements'),
  ],
  INVESTMENT_SOLUTIONS: [
    pdf('Term deposits', 'Dépôts à terme'),
    pdf('Notice accounts', 'Comptes à préavis'),
    pdf('Money market funds', 'Fonds monétaires'),
  ],
};

/** Documents of every country; `{country}` is its name. */
export const COUNTRY_DOCUMENTS: readonly ContentTemplate[] = [
  pdf('Country guide {country}', 'Guide pays {country}'),
  pdf('Cut-off times {country}', 'Heures limites {country}'),
  xlsx('Payment formats accepted {country}', 'Formats de paiement acceptés {country}'),
];

/** Additional documents of the countries with most clients. */
export const MORE_COUNTRY_DOCUMENTS: Readonly<Record<string, readonly ContentTemplate[]>> = {
  FR: [
    pdf('Local instruments {country}', 'Moyens de paiement locaux {country}'),
    pdf('Direct debit mandates {country}', 'Mandats de prélèvement {country}'),
  ],
  DE: [
    pdf('Local instruments {country}', 'Moyens de paiement locaux {country}'),
    pdf('Reporting to the central bank {country}', 'Déclarations à la banque centrale {country}'),
  ],
  CN: [pdf('Exchange controls {country}', 'Contrôle des changes {country}')],
  IN: [pdf('Exchange controls {country}', 'Contrôle des changes {country}')],
  GB: [pdf('Faster payments {country}', 'Paiements rapides {country}')],
  US: [pdf('Cheques and lockboxes {country}', 'Chèques et lockbox {country}')],
};

/** A report, which is one file for readers of both languages, and its description. */
export interface ReportTemplate {
  readonly name: string;
  readonly daysAgo: number;
  readonly description: Words;
}

export const REPORT_DOCUMENTS: Readonly<Record<HubReport, readonly ReportTemplate[]>> = {
  REPORTS: [
    {
      name: 'Annual payments review',
      daysAgo: 205,
      description: {
        en: 'Volumes, rejects and fees of last year, country by country.',
        fr: 'Volumes, rejets et frais de l’an dernier, pays par pays.',
      },
    },
    {
      name: 'Instant payments in Europe',
      daysAgo: 64,
      description: {
        en: 'Who can be reached, up to which amount, and how quickly.',
        fr: 'Qui est joignable, jusqu’à quel montant et dans quel délai.',
      },
    },
    {
      name: 'ISO 20022 migration status',
      daysAgo: 22,
      description: {
        en: 'What changes for your files, and by when.',
        fr: 'Ce qui change pour vos fichiers, et à quelle date.',
      },
    },
    {
      name: 'Service quality third quarter',
      daysAgo: 37,
      description: {
        en: 'Availability of our channels and time to answer.',
        fr: 'Disponibilité de nos canaux et délais de réponse.',
      },
    },
  ],
  MARKET_INSIGHTS: [
    {
      name: 'Cash in times of falling rates',
      daysAgo: 12,
      description: {
        en: 'How treasurers spread surplus cash when short rates fall.',
        fr: 'Comment les trésoriers répartissent leurs excédents quand les taux courts baissent.',
      },
    },
    {
      name: 'Euro area outlook',
      daysAgo: 8,
      description: {
        en: 'Growth, inflation and rates: our scenario for the next four quarters.',
        fr: 'Croissance, inflation et taux : notre scénario pour les quatre prochains trimestres.',
      },
    },
    {
      name: 'Payment fraud in figures',
      daysAgo: 48,
      description: {
        en: 'The five most frequent attacks and the controls that stop them.',
        fr: 'Les cinq attaques les plus fréquentes et les contrôles qui les arrêtent.',
      },
    },
    {
      name: 'Treasury centres in Asia',
      daysAgo: 91,
      description: {
        en: 'Singapore and Hong Kong compared: tax, licences and staff.',
        fr: 'Singapour et Hong Kong comparés : fiscalité, licences et équipes.',
      },
    },
  ],
};

/** The texts of the page. */
export const HUB_TEXTS: Readonly<Record<HubEditableKey, Words>> = {
  DISCLAIMER: {
    en: '<p>This information is general and is not an offer. Cut-off times and services differ by country and by contract; your contract prevails.</p><p>The documents describe the services of the bank on the day of their publication. They do not replace legal, tax or accounting advice. Before you rely on a document, check its date and ask your client service whether it still applies.</p><ul><li>Fees are those of the fee schedule that you signed.</li><li>Cut-off times are local times on bank business days.</li><li>Market insights state the opinion of their authors and are no investment advice.</li></ul>',
    fr: '<p>Ces informations sont générales et ne constituent pas une offre. Les heures limites et les services varient selon le pays et le contrat ; votre contrat prévaut.</p><p>Les documents décrivent les services de la banque à la date de leur publication. Ils ne remplacent pas un conseil juridique, fiscal ou comptable. Avant de vous fonder sur un document, vérifiez sa date et demandez à votre service client s’il est toujours applicable.</p><ul><li>Les frais sont ceux de la grille tarifaire que vous avez signée.</li><li>Les heures limites sont des heures locales, les jours ouvrés bancaires.</li><li>Les analyses de marché expriment l’opinion de leurs auteurs et ne sont pas des conseils en investissement.</li></ul>',
  },
  ACCOUNT_MANAGEMENT: {
    en: 'Open, change and close accounts, and keep signatories up to date in every country.',
    fr: 'Ouvrir, modifier et clôturer des comptes, et tenir à jour les signataires dans chaque pays.',
  },
  DIGITAL_CHANNELS: {
    en: 'Choose between the portal, host to host, SWIFT and connected ERP systems.',
    fr: 'Choisir entre le portail, le host to host, SWIFT et la connexion à votre ERP.',
  },
  PAYMENTS_AND_COLLECTIONS: {
    en: 'Domestic, SEPA, cross-border and instant payments; direct debits and virtual accounts.',
    fr: 'Paiements nationaux, SEPA, transfrontaliers et instantanés ; prélèvements et comptes virtuels.',
  },
  REPORTING: {
    en: 'Statements in MT940 and camt.053, intraday positions and confirmations.',
    fr: 'Relevés MT940 et camt.053, positions intrajournalières et confirmations.',
  },
  LIQUIDITY_MANAGEMENT: {
    en: 'Cash pooling, sweeps and interest optimisation, within one country or across several.',
    fr: 'Centralisation, nivellements et optimisation des intérêts, dans un ou plusieurs pays.',
  },
  INVESTMENT_SOLUTIONS: {
    en: 'Term deposits, notice accounts and money market funds for surplus cash.',
    fr: 'Dépôts à terme, comptes à préavis et fonds monétaires pour vos excédents.',
  },
  CORE_CASH_MANAGEMENT_MARKETS: {
    en: 'Accounts, payments and liquidity with our own branches.',
    fr: 'Comptes, paiements et liquidités dans nos propres succursales.',
  },
  OVERLAY_MARKETS: {
    en: 'Payments and reporting over your local bank.',
    fr: 'Paiements et relevés au-dessus de votre banque locale.',
  },
  INTERNATIONAL_RETAIL_NETWORK: {
    en: 'Local accounts with banks of the group.',
    fr: 'Comptes locaux auprès des banques du groupe.',
  },
  REPORTS: {
    en: 'How our services perform, and what changes in payments.',
    fr: 'Les résultats de nos services et ce qui change dans les paiements.',
  },
  MARKET_INSIGHTS: {
    en: 'What our economists and specialists think of rates, risks and markets.',
    fr: 'Le point de vue de nos économistes et spécialistes sur les taux, les risques et les marchés.',
  },
};

/** Tags of documents about a group of countries or a subject. */
export const HUB_DOCUMENT_TAGS: Readonly<
  Partial<Record<HubProduct | HubMarket, 'Statement' | 'Reporting' | 'Mandate'>>
> = {
  REPORTING: 'Reporting',
  ACCOUNT_MANAGEMENT: 'Mandate',
};
