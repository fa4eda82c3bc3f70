import type { CashManagementDocument } from '@atrium/contract/cash-management';
import type { Contact } from '@atrium/contract/contacts';
import type { DataRoom } from '@atrium/contract/data-rooms';
import type { Document } from '@atrium/contract/documents';
import type { Article } from '@atrium/contract/highlights';
import type { TradeConfirmation } from '@atrium/contract/trade-confirmations';
import type { NewsItem } from '@atrium/contract/whats-new';
import type { EventPage, WidgetInformation } from '@atrium/contract/widgets';

const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const dayBefore = (days: number) => new Date(Date.UTC(2026, 10, 20 - days, 13, 5)).toISOString();

/** A picture in the format sent by the server. */
const svg = (width: number, height: number) =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#0f3d36"/><path d="M0 ${height - 30}H${width}" stroke="#f6f4ec"/></svg>`,
  )}`;
export const SMALL_PICTURE = svg(320, 112);
export const MEDIUM_PICTURE = svg(640, 160);

const ENTITIES = ['Halden Energy GmbH', 'Halden Industries SA', 'Halden Finance Ltd', 'Halden Nordic AB'];
const FILES = [
  'Account opening agreement, v3.pdf',
  'Statement of fees, October 2026.pdf',
  'Intraday positions, week 46.xlsx',
  'Power of attorney, L. Brandt.pdf',
  'Audit confirmation, 30 Sep 2026.pdf',
  'Mandate of direct debit 4417.docx',
  'Amendment 2 to contract 00418.pdf',
  'Signature card.png',
  'Statement of account, October 2026.pdf',
  'Tax certificate 2025.pdf',
];
const TYPES = { pdf: 'PDF', xlsx: 'EXCEL', docx: 'WORD', png: 'IMAGE' } as const;

export const DOCUMENTS: Document[] = FILES.map((filename, index) => ({
  id: idOf(index),
  filename,
  type: TYPES[filename.split('.').at(-1) as keyof typeof TYPES],
  mediaType: '',
  size: 240_000 + index * 1000,
  creationDate: dayBefore(index * 3),
  category: { id: 'CONTRACTS', name: 'Contracts and amendments', documentService: 'DOCUMENTS' },
  contract: { id: idOf(90), name: 'Halden, cash management' },
  service: null,
  tags: [],
  authorFirstName: 'Marc',
  authorLastName: 'Delaunay',
  authorIsDeleted: false,
  isUploadedByMe: false,
  isUnread: false,
  isFavorite: false,
  isRequested: false,
  state: 'validated',
  ricosLinked:
    index === 2
      ? ENTITIES.map((ricosName, entity) => ({ ricosCode: `FR00000${entity}`, ricosName }))
      : index === 3
        ? []
        : [{ ricosCode: 'FR000001', ricosName: ENTITIES[index % 4]! }],
  rights: { canDelete: false, canUpdate: false, canManageTags: true },
}));

const PEOPLE = [
  ['Ingrid Solberg', 'Cash management adviser', 'Cash management', '+4722401805'],
  ['Marc Delaunay', 'Relationship manager', 'Corporate coverage', '+33155402118'],
  ['Paola Ricci', 'KYC officer', 'Compliance', '+390272634410'],
  ['Simon Keller', 'FX sales', 'Global markets', '+41442151000'],
  ['Yusuf Adeyemi', 'Account services', 'Client service', '+442079460412'],
] as const;

export const CONTACTS: Contact[] = PEOPLE.map(([name, title, businessLine, mainPhone], index) => ({
  id: idOf(index),
  name,
  title,
  businessLine,
  businessLineCode: businessLine,
  teamName: 'International corporates',
  category: index === 1 ? 'coverage' : 'experts',
  location: 'Paris',
  locationCode: 'FR',
  timeZone: 'Europe/Paris',
  products: [],
  type: 'BANK',
  perimeter: 'Europe',
  mainPhone,
  mobilePhone: null,
  outOfParisTime: false,
  email: `${name.charAt(0).toLowerCase()}.${name.split(' ')[1]!.toLowerCase()}@atrium.example`,
  bookmark: true,
  canBeContacted: businessLine !== 'Global markets',
  canBeBookmarked: true,
  participantId: null,
  contract: null,
}));

const HEADLINES = [
  'The deposit rate holds at 2.00%: what it changes for your cash',
  'EUR/USD: a narrow range, and what may end it',
  'Long rates steady after the auction',
  'Hedging a year of dollars: three ways compared',
  'Swedish krona: exporters wait, importers cover',
  'Volatility is cheap again: options for the spring',
];

export const ARTICLES: Article[] = HEADLINES.map((title, index) => ({
  id: String(10_000 + index),
  source: index === 0 ? 'economic-research' : 'market-research',
  language: 'en',
  title,
  description:
    'The central bank left its deposit rate unchanged. Term deposits placed before 15 December keep the current curve for some weeks.',
  content: '<p>The decision was expected by most of the market.</p><p>What matters is the tone.</p>',
  pubDate: '2026-11-19',
  utcDate: dayBefore(index * 4 + 1),
  link: null,
  tags: ['Rates', 'Europe'].slice(0, (index % 2) + 1),
  keywords: [],
  categories: [index === 0 ? 'ECONOMIC' : 'MARKETS_TRENDS'],
  image: null,
  isHidden: false,
  attachments: [],
  video: null,
}));

export const EVENTS: EventPage[] = [
  [
    'Treasury breakfast: cash at the turn of the year',
    'Paris, avenue Kléber',
    'https://events.atrium.example/1',
  ],
  ['Sustainable finance day', 'Paris and online', '/esg-event'],
  ['Instant payments: what changes for companies', 'Online', 'https://events.atrium.example/3'],
  ['Rates and currencies: the outlook of our desks', 'London', 'https://events.atrium.example/4'],
].map(([title, place, url], index) => ({
  id: idOf(index),
  base64Image: MEDIUM_PICTURE,
  url: url!,
  title: title!,
  place: place!,
  startsAt: dayBefore(-6 - index * 7),
  endsAt: dayBefore(-6 - index * 7),
}));

export const NEWS: NewsItem[] = [
  {
    id: idOf(1),
    title: 'Joint signature by group',
    description:
      'The people of the client and those of the bank sign as two groups, in the order you choose.',
    isNew: true,
    publishedAt: dayBefore(2),
    imageFormatS: SMALL_PICTURE,
    imageFormatM: MEDIUM_PICTURE,
    button: { type: 'internal-link', label: 'See your requests', url: '/requests-board/requests' },
  },
  {
    id: idOf(2),
    title: 'Statements in camt.053, version 8',
    description: 'Available beside MT940 for all accounts. Both formats are sent until June.',
    isNew: true,
    publishedAt: dayBefore(8),
    imageFormatS: null,
    imageFormatM: null,
    button: { type: 'external-link', label: 'Read the guide', url: 'https://cash.atrium.example/guides' },
  },
  {
    id: idOf(3),
    title: 'Help us design the mobile portal',
    description: 'Twenty minutes with our designers, by video, in English or in French.',
    isNew: false,
    publishedAt: dayBefore(26),
    imageFormatS: null,
    imageFormatM: null,
    button: { type: 'mailto', label: 'Write to the team', url: 'portal-design@atrium.example' },
  },
];

export const INFORMATION: WidgetInformation = {
  title: 'Cut-off times at the end of the year',
  subTitle: 'From 24 December to 2 January',
  image: MEDIUM_PICTURE,
  description:
    '<p>Payments leave on the same day when they reach us before:</p><ul><li><strong>SEPA transfers</strong>: 12:00</li><li><strong>Transfers in USD</strong>: 11:00</li></ul>',
};

export const GUIDES: CashManagementDocument[] = [
  'Cash management, an overview',
  'Pooling and cash concentration',
  'Payment formats and channels',
  'Instant payments',
  'Virtual accounts',
  'Mandates and direct debits',
].map((title, index) => ({
  id: idOf(index),
  filename: `${title}.pdf`,
  type: 'PDF',
  mediaType: 'application/pdf',
  size: 180_000 + index * 40_000,
  language: null,
  updatedAt: dayBefore(20 + index * 31),
  version: 1,
  tags: [],
  descriptionEn: null,
  descriptionFr: null,
  block: index === 0 ? 'COVER' : 'ALL_PRODUCTS',
  isCover: index === 0,
}));

export const ROOMS: DataRoom[] = [
  {
    id: idOf(1),
    name: 'Project Alder, refinancing',
    contractName: 'Halden, financing',
    documents: 214,
    updatedAt: dayBefore(0),
    closesOn: '2027-03-31',
  },
  {
    id: idOf(2),
    name: 'Annual review',
    contractName: 'Halden, cash management',
    documents: 38,
    updatedAt: dayBefore(9),
    closesOn: null,
  },
];

export const TRADES: TradeConfirmation[] = (['FX_FORWARD', 'RATE_SWAP', 'DEPOSIT'] as const).map(
  (product, index) => ({
    id: idOf(index),
    reference: `TC10000${index}`,
    product,
    legalEntity: { ricosCode: `FR00000${index}`, longName: ENTITIES[index]! },
    currency: ['USD', 'EUR', 'CHF'][index]!,
    amount: [12_500_000, -4_000_000, 2_250_000][index]!,
    tradeDate: '2026-11-18',
    valueDate: '2027-02-18',
    dueAt: dayBefore(index === 0 ? 1 : -index),
    isLate: index === 0,
  }),
);
