import type { KycDocumentKind } from '@atrium/contract/kyc-rules';
import type { Bilingual } from '@atrium/server';

/** Names of the files of KYC records, without extension. */
export const KYC_FILES: Readonly<Record<KycDocumentKind, Bilingual>> = {
  REGISTER_EXTRACT: { en: 'Register extract', fr: 'Extrait du registre' },
  ARTICLES_OF_ASSOCIATION: { en: 'Articles of association', fr: 'Statuts' },
  ANNUAL_ACCOUNTS: { en: 'Annual accounts', fr: 'Comptes annuels' },
  TAX_FORM: { en: 'Tax self-certification', fr: 'Auto-certification fiscale' },
  SHAREHOLDER_LIST: { en: 'Shareholder list', fr: 'Liste des actionnaires' },
  IDENTITY_DOCUMENTS: { en: 'Identity documents', fr: 'Pièces d’identité' },
};

/** Text of these files, one entry per paragraph. */
export const KYC_FILE_TEXTS: Readonly<
  Record<KycDocumentKind, Readonly<Record<'en' | 'fr', readonly string[]>>>
> = {
  REGISTER_EXTRACT: {
    en: [
      'The register holds the company under the number below, without any entry of insolvency or dissolution.',
      'Registered office, capital and legal representatives are as stated on the day of issue.',
    ],
    fr: [
      'La société est inscrite au registre sous le numéro ci-dessous, sans mention d’insolvabilité ni de dissolution.',
      'Le siège, le capital et les représentants légaux sont ceux du jour de délivrance.',
    ],
  },
  ARTICLES_OF_ASSOCIATION: {
    en: [
      'Name, registered office and purpose of the company, its capital and how its bodies decide.',
      'Certified as a true copy of the articles in force.',
    ],
    fr: [
      'Dénomination, siège et objet de la société, son capital et les décisions de ses organes.',
      'Copie certifiée conforme aux statuts en vigueur.',
    ],
  },
  ANNUAL_ACCOUNTS: {
    en: ['Balance sheet, income statement and notes of the last financial year, as approved and audited.'],
    fr: ['Bilan, compte de résultat et annexe du dernier exercice, approuvés et certifiés.'],
  },
  TAX_FORM: {
    en: ['The company states where it is resident for tax and its status under FATCA and CRS.'],
    fr: ['La société déclare sa résidence fiscale et son statut au titre de FATCA et de la norme CRS.'],
  },
  SHAREHOLDER_LIST: {
    en: ['Direct and indirect shareholders above ten per cent, signed by a legal representative.'],
    fr: ['Actionnaires directs et indirects au-delà de dix pour cent, signée par un représentant légal.'],
  },
  IDENTITY_DOCUMENTS: {
    en: ['Copies of the identity documents of the beneficial owners and legal representatives.'],
    fr: ['Copies des pièces d’identité des bénéficiaires effectifs et des représentants légaux.'],
  },
};

/** Stock exchanges of listed companies, by the country of the company. */
export const MARKETS: Readonly<Record<string, string>> = {
  FR: 'Euronext Paris',
  NL: 'Euronext Amsterdam',
  DE: 'Xetra',
  GB: 'London Stock Exchange',
  ES: 'Bolsa de Madrid',
  IT: 'Borsa Italiana',
  SE: 'Nasdaq Stockholm',
  CH: 'SIX Swiss Exchange',
  US: 'New York Stock Exchange',
};

/** Owners of seeded companies who are not clients of the bank. */
export const OWNERS = [
  'Norrland Pension Fund',
  'Kestrel Beteiligungs KG',
  'Arvella Holding SA',
  'Bruyère Participations SAS',
  'Castellan Capital LLP',
  'Dorsal Invest BV',
  'Elmridge Partners Ltd',
] as const;
