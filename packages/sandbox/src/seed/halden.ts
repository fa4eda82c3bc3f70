import type { ServiceCode } from '@atrium/contract/services';
import type { RequestState, RequestType } from '@atrium/contract/request-rules';
import type { JobTitle } from './texts/bank-people.ts';

/** The group at the centre of the seeded bank: its legal entities, its people, and its requests of today. */

export interface HaldenEntity {
  code: string;
  name: string;
  country: string;
  city: string;
  zipCode: string;
  street: string;
}

/** Fourteen legal entities in nine countries; the code is the group’s abbreviation. */
export const HALDEN_ENTITIES: readonly HaldenEntity[] = [
  {
    code: 'HI',
    name: 'Halden Industries SA',
    country: 'FR',
    city: 'Lyon',
    zipCode: '69003',
    street: '12 rue de la Part-Dieu',
  },
  {
    code: 'HE',
    name: 'Halden Energy GmbH',
    country: 'DE',
    city: 'Düsseldorf',
    zipCode: '40213',
    street: 'Königsallee 61',
  },
  {
    code: 'HF',
    name: 'Halden Finance Ltd',
    country: 'GB',
    city: 'London',
    zipCode: 'EC2V 7NQ',
    street: '25 Gresham Street',
  },
  {
    code: 'HL',
    name: 'Halden Logistics BV',
    country: 'NL',
    city: 'Rotterdam',
    zipCode: '3011 AA',
    street: 'Wijnhaven 88',
  },
  {
    code: 'HN',
    name: 'Halden Nordic AB',
    country: 'SE',
    city: 'Göteborg',
    zipCode: '411 06',
    street: 'Östra Hamngatan 17',
  },
  {
    code: 'HT',
    name: 'Halden Italia SpA',
    country: 'IT',
    city: 'Milano',
    zipCode: '20121',
    street: 'Via Manzoni 31',
  },
  {
    code: 'HS',
    name: 'Halden Iberia SL',
    country: 'ES',
    city: 'Madrid',
    zipCode: '28006',
    street: 'Calle de Serrano 45',
  },
  {
    code: 'HC',
    name: 'Halden Suisse AG',
    country: 'CH',
    city: 'Zürich',
    zipCode: '8001',
    street: 'Bahnhofstrasse 70',
  },
  {
    code: 'HA',
    name: 'Halden North America Inc.',
    country: 'US',
    city: 'Chicago',
    zipCode: '60606',
    street: '200 West Madison Street',
  },
  {
    code: 'HM',
    name: 'Halden Immobilier SAS',
    country: 'FR',
    city: 'Paris',
    zipCode: '75008',
    street: '34 avenue de Messine',
  },
  {
    code: 'HV',
    name: 'Halden Services SAS',
    country: 'FR',
    city: 'Lyon',
    zipCode: '69007',
    street: '3 quai Claude-Bernard',
  },
  {
    code: 'HK',
    name: 'Halden Chemie GmbH',
    country: 'DE',
    city: 'Leverkusen',
    zipCode: '51373',
    street: 'Friedrich-Ebert-Straße 4',
  },
  {
    code: 'HB',
    name: 'Halden Treasury BV',
    country: 'NL',
    city: 'Amsterdam',
    zipCode: '1071 DA',
    street: 'De Lairessestraat 111',
  },
  {
    code: 'HU',
    name: 'Halden Insurance Services Ltd',
    country: 'GB',
    city: 'London',
    zipCode: 'EC3M 7HA',
    street: '8 Lime Street',
  },
];

export interface HaldenContract {
  number: string;
  name: string;
  services: readonly ServiceCode[];
  /** Codes of legal entities. */
  entities: readonly string[];
}

export const HALDEN_CONTRACTS: readonly HaldenContract[] = [
  {
    number: '00418',
    name: 'Cash management, Halden Group',
    services: [
      'CASH_MANAGEMENT',
      'DIGIPASS',
      'POWER_OF_ATTORNEY',
      'KYC',
      'CASH_MANAGEMENT_SOLUTIONS',
      'TREASURY_REPORTING',
    ],
    entities: ['HI', 'HE', 'HL', 'HF', 'HN', 'HT', 'HS', 'HC', 'HA'],
  },
  {
    number: '00391',
    name: 'Financing, Halden Group',
    services: [
      'LOANS_AND_DEPOSITS',
      'GUARANTEES',
      'KYC',
      'AUDIT_REPORT_REQUEST',
      'MTM',
      'YOUR_CARBON_EMISSIONS',
      'LEGAL_DASHBOARD',
    ],
    entities: ['HI', 'HE', 'HF', 'HB', 'HK', 'HU'],
  },
  {
    number: '00402',
    name: 'Trade finance, Halden Logistics',
    services: ['TRADE_FINANCE', 'GUARANTEES', 'OPTIM_TRADE', 'KYC'],
    entities: ['HL', 'HN', 'HA'],
  },
  {
    number: '00433',
    name: 'Trésorerie, Halden France',
    services: ['CASH_MANAGEMENT', 'POWER_OF_ATTORNEY', 'KYC', 'DIGIPASS'],
    entities: ['HI', 'HM', 'HV'],
  },
];

export interface HaldenPerson {
  firstName: string;
  lastName: string;
  jobTitle: JobTitle;
  /** Code of the employing entity. */
  entity: string;
  language: 'en' | 'fr';
  landline: string;
  mobile: string;
  contracts: readonly string[];
}

/** People of the group who are not personas (those are in personas.ts). */
export const HALDEN_PEOPLE: readonly HaldenPerson[] = [
  {
    firstName: 'Antoine',
    lastName: 'Moreau',
    jobTitle: 'Payments manager',
    entity: 'HI',
    language: 'fr',
    landline: '+33472331204',
    mobile: '+33612458790',
    contracts: ['00418', '00433', '00391'],
  },
  {
    firstName: 'Jonas',
    lastName: 'Weber',
    jobTitle: 'Managing director',
    entity: 'HE',
    language: 'en',
    landline: '+492115504120',
    mobile: '+491715504120',
    contracts: ['00418', '00391'],
  },
  {
    firstName: 'Dayo',
    lastName: 'Okafor',
    jobTitle: 'Treasury, North America',
    entity: 'HA',
    language: 'en',
    landline: '+13125550148',
    mobile: '+13125550188',
    contracts: ['00418', '00402'],
  },
  {
    firstName: 'Hari',
    lastName: 'Shah',
    jobTitle: 'Finance director',
    entity: 'HF',
    language: 'en',
    landline: '+442079460431',
    mobile: '+447400123431',
    contracts: ['00418', '00391'],
  },
  {
    firstName: 'Luis',
    lastName: 'Ortega',
    jobTitle: 'Treasury, Iberia',
    entity: 'HS',
    language: 'en',
    landline: '+34915550172',
    mobile: '+34655550172',
    contracts: ['00418'],
  },
  {
    firstName: 'Pieter',
    lastName: 'de Wit',
    jobTitle: 'Director',
    entity: 'HL',
    language: 'en',
    landline: '+31105550133',
    mobile: '+31655550133',
    contracts: ['00418', '00402'],
  },
  {
    firstName: 'Sofia',
    lastName: 'Marquez',
    jobTitle: 'Managing director, Iberia',
    entity: 'HS',
    language: 'en',
    landline: '+34915550191',
    mobile: '+34655550191',
    contracts: ['00418'],
  },
  {
    firstName: 'Camille',
    lastName: 'Rousset',
    jobTitle: 'Finance director',
    entity: 'HM',
    language: 'fr',
    landline: '+33142551890',
    mobile: '+33678551890',
    contracts: ['00433'],
  },
];

/** A request of the group that is open today, as in the design mock-ups of the board. */
export interface HaldenRequest {
  title: string;
  /** First message, and the last name of its author if that is not Claire Vasseur. */
  opening: string;
  openedBy?: string;
  /** Last names of other participants. */
  with?: readonly string[];
  service: ServiceCode;
  type: RequestType;
  action: string | null;
  state: RequestState;
  entities: readonly string[];
  /** Minutes since the last update. */
  minutesAgo: number;
  /** Last name of the user who updated it last. */
  updatedBy: string;
  favorite?: boolean;
  /** Its documents have to be validated. */
  validates?: boolean;
  /** Whether Claire Vasseur has seen it. */
  mark: 'seen' | 'unseen' | 'never';
}

const HOUR = 60;
const DAY = 24 * HOUR;

/** Requests that wait for Claire Vasseur (seven) or are in progress (the first of twenty); templates add the rest. */
export const HALDEN_OPEN_REQUESTS: readonly HaldenRequest[] = [
  {
    title: 'Opening of a EUR current account',
    opening:
      'Halden Energy needs a EUR current account for the January payroll, with Halden Industries as guarantor. First debit on 28 December.',
    service: 'CASH_MANAGEMENT',
    type: 'SIGNATURE',
    action: 'ACCOUNT_OPENING',
    state: 'ACTION_REQUIRED',
    entities: ['HE', 'HI'],
    minutesAgo: 35,
    updatedBy: 'Delaunay',
    favorite: true,
    mark: 'unseen',
  },
  {
    title: 'Update of authorised signatories',
    opening:
      'Luis Ortega leaves the list of signatories of Halden Iberia and Sofia Marquez joins it. Please update the powers on all accounts.',
    openedBy: 'Marquez',
    service: 'POWER_OF_ATTORNEY',
    type: 'ACTION',
    action: 'SIGNATORIES_UPDATE',
    state: 'ACTION_REQUIRED',
    entities: ['HS'],
    minutesAgo: 4 * HOUR,
    updatedBy: 'Adeyemi',
    mark: 'never',
  },
  {
    title: 'Joint power of attorney, cash pooling',
    opening:
      'Five entities join the cash pool. Please prepare one joint power: one signatory of group A with one of group B.',
    service: 'POWER_OF_ATTORNEY',
    type: 'SIGNATURE',
    action: 'POWER_GRANT',
    state: 'ACTION_REQUIRED',
    entities: ['HI', 'HE', 'HF', 'HL', 'HN'],
    minutesAgo: 2 * DAY,
    updatedBy: 'Delaunay',
    mark: 'seen',
  },
  {
    title: 'Confirm beneficial owner above 25%',
    opening:
      'The review of Halden Energy is due. Our records show one holder above 25%. Please confirm it or correct it.',
    openedBy: 'Ricci',
    service: 'KYC',
    type: 'ACTION',
    action: 'KYC_REVIEW',
    state: 'ACTION_REQUIRED',
    entities: ['HE'],
    minutesAgo: 3 * DAY,
    updatedBy: 'Ricci',
    favorite: true,
    mark: 'seen',
  },
  {
    title: 'Intraday credit line, draft of amendment 2',
    opening:
      'Draft 2 of the amendment, attached, takes up the comments of your counsel on clause 7.2. Please read it and tell us what remains.',
    openedBy: 'Delaunay',
    service: 'LOANS_AND_DEPOSITS',
    type: 'DOCUMENT',
    validates: true,
    action: 'CREDIT_LINE',
    state: 'ACTION_REQUIRED',
    entities: ['HF', 'HI', 'HE'],
    minutesAgo: 4 * DAY,
    updatedBy: 'Delaunay',
    mark: 'seen',
  },
  {
    title: 'Annual KYC review: articles of association',
    opening:
      'For the annual review of Halden Italia we miss the articles of association as amended in spring.',
    openedBy: 'Ricci',
    service: 'KYC',
    type: 'DOCUMENT',
    action: 'KYC_REVIEW',
    state: 'ACTION_REQUIRED',
    entities: ['HT'],
    minutesAgo: 6 * DAY,
    updatedBy: 'Ricci',
    mark: 'seen',
  },
  {
    title: 'Specimen signature card of P. de Wit',
    opening:
      'Pieter de Wit signs for Halden Logistics from next month. Please send his specimen signature card.',
    service: 'CASH_MANAGEMENT',
    type: 'DOCUMENT',
    action: 'SIGNATORIES_UPDATE',
    state: 'ACTION_REQUIRED',
    entities: ['HL'],
    minutesAgo: 8 * DAY,
    updatedBy: 'Adeyemi',
    mark: 'seen',
  },
  {
    title: 'Increase of intraday credit line to EUR 25m',
    opening:
      'Payment flows of Halden Finance have doubled since the move of the shared service centre. We ask for an intraday line of EUR 25m.',
    service: 'LOANS_AND_DEPOSITS',
    type: 'SERVICE_ACTION',
    action: 'CREDIT_LINE',
    state: 'INPROGRESS',
    entities: ['HF'],
    minutesAgo: DAY,
    updatedBy: 'Delaunay',
    favorite: true,
    mark: 'unseen',
  },
  {
    title: 'SWIFT gpi tracker: add three users',
    opening:
      'Three colleagues of the payments team need the SWIFT gpi tracker, to follow supplier payments outside Europe.',
    openedBy: 'Moreau',
    service: 'CASH_MANAGEMENT',
    type: 'SERVICE_ACTION',
    action: 'CHANNEL_ACCESS',
    state: 'INPROGRESS',
    entities: ['HI'],
    minutesAgo: 2 * DAY + 3 * HOUR,
    updatedBy: 'Moreau',
    mark: 'seen',
  },
  {
    title: 'Change of registered address',
    opening:
      'The register shows a new office of Halden Nordic: Östra Hamngatan 17, Göteborg. We are updating our records; nothing is needed unless this is wrong.',
    with: ['Lindqvist'],
    openedBy: 'Solberg',
    service: 'KYC',
    type: 'ACTION',
    action: 'CLIENT_DATA',
    state: 'INPROGRESS',
    entities: ['HN'],
    minutesAgo: 2 * DAY + 7 * HOUR,
    updatedBy: 'Solberg',
    mark: 'never',
  },
  {
    title: 'Guarantee in favour of Port of Rotterdam',
    opening:
      'Please issue a guarantee of EUR 1,200,000.00 in favour of the Port of Rotterdam for quay 14, counter-guaranteed by Halden Industries.',
    service: 'TRADE_FINANCE',
    type: 'SERVICE_ACTION',
    action: 'GUARANTEE_ISSUE',
    state: 'INPROGRESS',
    entities: ['HL', 'HI'],
    minutesAgo: 3 * DAY + 4 * HOUR,
    updatedBy: 'Solberg',
    mark: 'seen',
  },
  {
    title: 'Dual approval threshold to EUR 250,000',
    opening:
      'Please raise the threshold above which payments of Halden Italia need two approvals to EUR 250,000.',
    service: 'CASH_MANAGEMENT',
    type: 'SERVICE_ACTION',
    action: 'PAYMENT_LIMITS',
    state: 'INPROGRESS',
    entities: ['HT'],
    minutesAgo: 4 * DAY + 8 * HOUR,
    updatedBy: 'Adeyemi',
    mark: 'seen',
  },
  {
    title: 'FX forward master agreement, schedule',
    opening:
      'Here is our schedule to the master agreement, with our counsel’s comments on the events of default.',
    openedBy: 'Shah',
    service: 'LOANS_AND_DEPOSITS',
    type: 'DOCUMENT',
    action: 'MARKETS_DOCUMENTS',
    state: 'INPROGRESS',
    entities: ['HB'],
    minutesAgo: 7 * DAY,
    updatedBy: 'Shah',
    mark: 'seen',
  },
  {
    title: 'Same-day value for CHF outgoing payments',
    opening:
      'Our CHF payments leave with value the next day. Please give them same-day value when we send them before 14:00.',
    service: 'CASH_MANAGEMENT',
    type: 'ACTION',
    action: 'PAYMENT_LIMITS',
    state: 'INPROGRESS',
    entities: ['HC'],
    minutesAgo: 9 * DAY,
    updatedBy: 'Adeyemi',
    mark: 'seen',
  },
];
