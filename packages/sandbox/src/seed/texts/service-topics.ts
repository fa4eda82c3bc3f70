import type { RequestType } from '@atrium/contract/request-rules';
import type { ServiceCode } from '@atrium/contract/services';

type Two = readonly [en: string, fr: string];

/** A topic of a service, with the teams of the bank responsible for it. */
export interface SeededTopic {
  id: string;
  service: ServiceCode;
  content: { en: string; fr: string };
  subTopics: { id: string; content: { en: string; fr: string } }[];
  teams: string[];
  canAddMultipleParticipant: boolean;
  needAtLeastOneRicos: boolean;
  isReadOnly: boolean;
  fixesOwnCompany: boolean;
  requestTypes: RequestType[];
}

const two = ([en, fr]: Two) => ({ en, fr });

const topic = (
  service: ServiceCode,
  id: string,
  content: Two,
  teams: string[],
  subTopics: readonly (readonly [id: string, en: string, fr: string])[] = [],
  more: Partial<Omit<SeededTopic, 'id' | 'service' | 'content' | 'subTopics' | 'teams'>> = {},
): SeededTopic => ({
  id,
  service,
  content: two(content),
  subTopics: subTopics.map(([code, en, fr]) => ({ id: `${id}.${code}`, content: { en, fr } })),
  teams,
  canAddMultipleParticipant: true,
  needAtLeastOneRicos: false,
  isReadOnly: false,
  fixesOwnCompany: false,
  requestTypes: [],
  ...more,
});

const CASH = ['Cash advisory', 'Account services'];
const CREDIT = ['Corporate credit'];
const TRADE = ['Guarantees and credits'];
const KYC = ['KYC desk'];
const LEGAL = ['Banking documentation'];
const DESK = ['Service desk', 'Account services'];

export const SERVICE_TOPICS: readonly SeededTopic[] = [
  topic(
    'CASH_MANAGEMENT',
    'ACCOUNTS',
    ['Accounts', 'Comptes'],
    CASH,
    [
      ['CURRENT', 'Current account', 'Compte courant'],
      ['COLLECTION', 'Collection account', 'Compte d’encaissement'],
      ['POOL', 'Cash pooling', 'Centralisation de trésorerie'],
    ],
    { needAtLeastOneRicos: true },
  ),
  topic(
    'CASH_MANAGEMENT',
    'PAYMENTS',
    ['Payments', 'Paiements'],
    ['Account services'],
    [
      ['SEPA', 'SEPA payments', 'Paiements SEPA'],
      ['FOREIGN', 'Foreign payments', 'Paiements à l’étranger'],
      ['CARDS', 'Cards', 'Cartes'],
    ],
  ),
  topic(
    'CASH_MANAGEMENT',
    'CHANNELS',
    ['Channels and access', 'Canaux et accès'],
    ['Cash advisory'],
    [
      ['EBICS', 'EBICS', 'EBICS'],
      ['SWIFT', 'SWIFT', 'SWIFT'],
      ['WEB', 'Web banking', 'Banque en ligne'],
    ],
    { fixesOwnCompany: true },
  ),
  topic('CASH_MANAGEMENT', 'CHEQUES', ['Cheques', 'Chèques'], CASH, [], { isReadOnly: true }),
  topic('POWER_OF_ATTORNEY', 'POWERS', ['Powers and signatories', 'Pouvoirs et signataires'], LEGAL, [
    ['ACCOUNT', 'Account mandates', 'Mandats de compte'],
    ['TRADE', 'Trade operations', 'Opérations commerciales'],
    ['MARKETS', 'Market operations', 'Opérations de marché'],
  ]),
  topic('KYC', 'KYC_COMPANY', ['Company', 'Société'], KYC, [
    ['OWNERS', 'Owners', 'Actionnaires'],
    ['MANAGERS', 'Managers', 'Dirigeants'],
    ['ACTIVITY', 'Activity', 'Activité'],
  ]),
  topic('KYC', 'KYC_TAX', ['Tax status', 'Statut fiscal'], KYC, [
    ['FATCA', 'FATCA', 'FATCA'],
    ['CRS', 'CRS', 'NCD'],
  ]),
  topic('TRADE_FINANCE', 'BONDS', ['Guarantees and bonds', 'Garanties et cautions'], TRADE, [
    ['BID', 'Bid bond', 'Caution de soumission'],
    ['PERFORMANCE', 'Performance bond', 'Garantie de bonne fin'],
    ['ADVANCE', 'Advance payment', 'Restitution d’acompte'],
  ]),
  topic('TRADE_FINANCE', 'CREDITS', ['Documentary credits', 'Crédits documentaires'], TRADE, [
    ['IMPORT', 'Import', 'Import'],
    ['EXPORT', 'Export', 'Export'],
  ]),
  topic('LOANS_AND_DEPOSITS', 'LOANS', ['Loans', 'Emprunts'], CREDIT, [
    ['DRAWING', 'Drawing', 'Tirage'],
    ['REPAYMENT', 'Repayment', 'Remboursement'],
  ]),
  topic('LOANS_AND_DEPOSITS', 'DEPOSITS', ['Deposits', 'Dépôts'], CREDIT, [], {
    requestTypes: ['ACTION', 'SERVICE_ACTION'],
  }),
  topic('LOANS_AND_DEPOSITS', 'AGREEMENTS', ['Agreements', 'Conventions'], LEGAL, [], {
    requestTypes: ['DOCUMENT'],
  }),
  topic(
    'TREASURY_REPORTING',
    'REPORTS',
    ['Reports', 'Rapports'],
    ['Cash advisory'],
    [
      ['CONTENT', 'Content', 'Contenu'],
      ['FREQUENCY', 'Frequency', 'Fréquence'],
    ],
  ),
  topic('AUDIT_REPORT_REQUEST', 'AUDIT', ['Audit confirmation', 'Circularisation'], DESK, [], {
    canAddMultipleParticipant: false,
    needAtLeastOneRicos: true,
  }),
  topic(
    'DIGIPASS',
    'TOKENS',
    ['Tokens', 'Jetons'],
    ['Account services', 'Cash advisory'],
    [
      ['NEW', 'New token', 'Nouveau jeton'],
      ['LOST', 'Lost token', 'Jeton perdu'],
    ],
  ),
  topic('GUARANTEES', 'GUARANTEES', ['Guarantees', 'Garanties'], [...TRADE, ...CREDIT]),
  topic('MTM', 'VALUATIONS', ['Valuations', 'Valorisations'], CREDIT),
  topic('YOUR_CARBON_EMISSIONS', 'EMISSIONS', ['Sustainability', 'Durabilité'], ['International corporates']),
  topic('CONTACTS', 'QUESTION', ['General question', 'Question générale'], ['International corporates']),
];
