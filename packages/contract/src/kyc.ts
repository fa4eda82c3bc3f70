import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { MEDIA_CATEGORIES } from './document-rules.ts';
import { endpoints } from './endpoint.ts';
import { FilterBlock } from './filters.ts';
import { Id } from './ids.ts';
import {
  FACTA_STATUSES,
  KYC_DOCUMENT_KINDS,
  KYC_PAGE_SIZE,
  KYC_SORTS,
  PERSON_ROLES,
  REVIEW_STATUSES,
  SHAREHOLDER_TYPES,
} from './kyc-rules.ts';

/** DATA-022: a legal entity and the day of its next review. */
export const KycRecord = z
  .object({
    ricosCode: z.string(),
    legalName: z.string(),
    nextReviewAt: Day.nullable(),
  })
  .meta({ id: 'KycRecord' });
export type KycRecord = z.output<typeof KycRecord>;

/** A record as shown in the list. */
export const ListedKycRecord = KycRecord.extend({
  country: z.string().length(2).describe('ISO 3166-1 alpha-2, country of the registered office'),
  lastReviewAt: Day.nullable(),
  documentsToProvide: z
    .number()
    .int()
    .min(0)
    .describe('Number of documents the client still has to provide, among those visible to the caller'),
}).meta({ id: 'ListedKycRecord' });
export type ListedKycRecord = z.output<typeof ListedKycRecord>;

const Country = z.string().length(2).describe('ISO 3166-1 alpha-2');
const Answer = z.boolean().nullable().describe('null if the question has not been answered');

/** DATA-065. */
export const KycDetails = KycRecord.extend({
  normalizedLegalName: z.string().describe('Name in capitals, without accents'),
  lastReviewAt: Day.nullable(),
  factaStatus: z.enum(FACTA_STATUSES).nullable(),
  lei: z.string(),
  bic: z.string().nullable(),
  registrationNumber: z.string(),
  siren: z.string().nullable(),
  legalAddress: z.object({
    line1: z.string(),
    line2: z.string().nullable(),
    line3: z.string().nullable(),
    zipCode: z.string(),
    city: z.string(),
    state: z.string().nullable(),
    country: Country,
  }),
  wrmName: z
    .object({ firstName: z.string(), lastName: z.string() })
    .nullable()
    .describe('Relationship manager at the bank'),
  ownership: z.object({
    listed: Answer,
    marketName: z.string().nullable(),
    regulated: Answer,
    familyHolding: Answer,
    managedByAM: Answer,
  }),
  hasShareholders: z.boolean(),
  shareholders: z.array(
    z.object({
      shareholderLegalName: z.string(),
      shareholderPercent: z.number().min(0).max(100),
      shareholderType: z.enum(SHAREHOLDER_TYPES),
      isDirect: z.boolean(),
    }),
  ),
  countries: z.object({
    regulationCountry: Country.nullable(),
    nationalityCountry: Country.nullable(),
    countryOfIncorporationImmediateClient: Country.nullable(),
  }),
  hasOtherData: z.boolean(),
  otherData: z
    .object({
      sanctionQuestionPurchase: Answer,
      sanctionQuestionRevenue: Answer,
      sanctionRevenueCountries: z.array(Country),
      sanctionPurchaseCountries: z.array(Country),
    })
    .nullable(),
  hasNaturalPersons: z.boolean(),
  naturalPersons: z.array(z.object({ names: z.string(), surname: z.string(), role: z.enum(PERSON_ROLES) })),
  rights: z.object({
    hasAllData: z
      .boolean()
      .describe('If false, shareholders, other data and natural persons are omitted from the response'),
    hasReadOnlyRight: z.boolean(),
  }),
}).meta({ id: 'KycDetails' });
export type KycDetails = z.output<typeof KycDetails>;

/** A document required for a record, whether the bank has received it or not. */
export const KycDocument = z
  .object({
    id: Id,
    kind: z.enum(KYC_DOCUMENT_KINDS),
    filename: z.string().nullable().describe('null if there is no file, as are all properties of the file'),
    type: z.enum(MEDIA_CATEGORIES).nullable(),
    mediaType: z.string().nullable().describe('Detected from the content'),
    size: z.number().int().min(0).nullable().describe('Bytes'),
    receivedAt: Day.nullable(),
    validUntil: Day.nullable().describe('Last day on which the bank accepts it; null for no expiry'),
    isVerified: z.boolean().describe('Whether the bank has verified it'),
  })
  .meta({ id: 'KycDocument' });
export type KycDocument = z.output<typeof KycDocument>;

const some = <T extends z.ZodType>(item: T, maximum = 100) => z.array(item).max(maximum).default([]);

/** Filters of the list (KYC-003, KYC-038); an empty list filters nothing. */
const KycFilters = z.strictObject({
  query: z
    .string()
    .trim()
    .max(300)
    .default('')
    .describe('Words in the name, code, LEI or registration number, ignoring case and accents'),
  statuses: some(z.enum(REVIEW_STATUSES)),
  countries: some(z.string().length(2)),
  contracts: some(Id),
  dateFrom: Day.optional().describe('Earliest day of the next review'),
  dateTo: Day.optional().describe('Latest day of the next review, inclusive'),
});
export type KycFilters = z.output<typeof KycFilters>;
export type KycFiltersInput = z.input<typeof KycFilters>;

const KycSearch = KycFilters.extend({
  sort: z.enum(KYC_SORTS).default('NextReviewAscending'),
  page: z.number().int().min(1).max(1_000_000).default(1),
  limit: z.number().int().min(1).max(100).default(KYC_PAGE_SIZE),
});
export type KycSearch = z.output<typeof KycSearch>;

const counted = <T extends z.ZodType>(record: T) =>
  z.object({ pageRecords: z.array(record), totalCount: z.number().int().min(0) });

const ofEntity = z.object({ id: z.string().min(1).max(20).describe('RICOS code of the legal entity') });
const access = holdsService('KYC');

export const kyc = endpoints({
  list: {
    method: 'GET',
    path: '/kyc',
    tag: 'kyc',
    summary:
      'List the KYC records of the caller’s legal entities by next review date, records without a date last (API-044)',
    query: z.object({
      sorting: z.enum(['ASC', 'DESC']).default('ASC'),
      requestId: Id.optional().describe('Only the legal entities of this request'),
      pageId: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number<number>().int().min(1).max(100).default(KYC_PAGE_SIZE),
    }),
    response: counted(KycRecord),
    errorKey: 'get-kyc',
    access,
  },
  search: {
    method: 'POST',
    path: '/kyc/search',
    tag: 'kyc',
    summary:
      'Search the KYC records of the caller’s legal entities; records without a review date come last (API-046)',
    body: KycSearch,
    response: counted(ListedKycRecord),
    errorKey: 'get-kyc',
    access,
  },
  filters: {
    method: 'POST',
    path: '/kyc/filters',
    tag: 'kyc',
    summary:
      'Get the filters for KYC records, with the number of records per value under the other filters (KYC-003, DATA-033)',
    body: KycFilters,
    response: z.array(FilterBlock),
    cost: 'high',
    errorKey: null,
    access,
  },
  get: {
    method: 'GET',
    path: '/kyc/{id}',
    tag: 'kyc',
    summary: 'Get the KYC record of a legal entity (API-045, DATA-065)',
    params: ofEntity,
    response: KycDetails,
    errorKey: 'get-kyc',
    access,
  },
  documents: {
    method: 'GET',
    path: '/kyc/{id}/documents',
    tag: 'kyc',
    summary: 'List the documents required for a KYC record, including missing ones (API-097, KYC-025)',
    params: ofEntity,
    response: z.array(KycDocument),
    errorKey: 'get-kyc-documents',
    access,
  },
  readDocument: {
    method: 'GET',
    path: '/kyc/{id}/documents/{documentId}/reader',
    tag: 'kyc',
    summary: 'Download the file of a document of a KYC record',
    params: ofEntity.extend({ documentId: Id }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access,
  },
});
