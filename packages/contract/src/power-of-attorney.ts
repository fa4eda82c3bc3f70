import * as z from 'zod';
import { holdsService } from './access.ts';
import { Day } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { page } from './paging.ts';
import {
  POWER_OPERATIONS,
  POWER_PRODUCTS,
  POWERS_PAGE_SIZE,
  RICOS_TYPES,
  SIGNED_AMOUNT_MAX,
} from './power-of-attorney-rules.ts';
import { SIGNING_OUTCOMES } from './who-may-sign.ts';

const Address = z.object({
  line1: z.string(),
  line2: z.string().nullable(),
  line3: z.string().nullable(),
  zipCode: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string().describe('ISO 3166-1 alpha-2'),
});

/** DATA-066: a legal entity whose powers of attorney the bank holds. */
export const PowerOfAttorneyItem = z
  .object({
    ricosCode: z.string(),
    normalizedLegalName: z.string(),
    legalAddress: Address,
    hasSpartData: z.boolean().describe('Whether structured data is available for the details'),
    hasPdf: z.boolean(),
    hasExpiredInformationInTwoMonth: z.boolean(),
    firstToExpire: z
      .object({ fullName: z.string(), lastValidityDate: Day })
      .nullable()
      .describe('The signatory whose power ends, or has ended, first'),
    inForceFrom: Day.nullable().describe(
      'First day of validity if it is in the future; null if the powers are in force',
    ),
  })
  .meta({ id: 'PowerOfAttorneyItem' });
export type PowerOfAttorneyItem = z.output<typeof PowerOfAttorneyItem>;

/** DATA-067: a person who may sign. */
export const PowerSignatory = z
  .object({
    category: z.string().describe('Letter that identifies the signatories in the clauses'),
    fullName: z.string(),
    function: z.string(),
    lastValidityDate: Day.nullable().describe('null if the power is valid until revoked'),
  })
  .meta({ id: 'PowerSignatory' });
export type PowerSignatory = z.output<typeof PowerSignatory>;

/** DATA-067: who signs what, up to which amount. */
export const PowerModality = z
  .object({
    category: z
      .string()
      .describe(
        '`A` signs alone, `A+B` sign together; any other text is quoted from the document and must be interpreted by a person',
      ),
    product: z.enum(POWER_PRODUCTS),
    limit: z.number().min(0).nullable().describe('EUR per operation; null for no limit'),
  })
  .meta({ id: 'PowerModality' });
export type PowerModality = z.output<typeof PowerModality>;

/** DATA-067: the powers of one branch of a legal entity, or of a third party that acts for it. */
export const PowerBranch = z
  .object({
    name: z.string(),
    refCode: z.string().describe('Unique within the legal entity'),
    ricosType: z.enum(RICOS_TYPES).describe('`CPY` is a third party (POA-022)'),
    modalities: z.array(PowerModality),
    signatories: z.array(PowerSignatory),
  })
  .meta({ id: 'PowerBranch' });
export type PowerBranch = z.output<typeof PowerBranch>;

/** DATA-067: the powers of a legal entity. */
export const PowerOfAttorneyDetails = z
  .object({
    ricosCode: z.string(),
    unicornRefName: z.string().describe('Name of the legal entity in the bank’s reference data'),
    executionDate: Day.describe('First day of validity; in the future if the powers are not in force yet'),
    hasSpartData: z
      .boolean()
      .describe('If false, there are no branches and only the PDF states who may sign'),
    hasPdf: z.boolean(),
    pdfSize: z.number().int().min(0).nullable().describe('Bytes; null without a PDF'),
    branches: z.array(PowerBranch),
  })
  .meta({ id: 'PowerOfAttorneyDetails' });
export type PowerOfAttorneyDetails = z.output<typeof PowerOfAttorneyDetails>;

/** A clause about the requested product, and what it means for the amount. */
export const SigningClause = z
  .object({
    clause: PowerModality,
    outcome: z
      .enum(SIGNING_OUTCOMES)
      .describe(
        '`nobody`: too many powers have ended; `inWords`: the clause must be interpreted by a person',
      ),
    signers: z
      .array(z.array(PowerSignatory).min(1).max(2))
      .describe(
        'Signatories who sign alone, or pairs who sign together; empty unless the outcome is `signers`',
      ),
    ended: z
      .array(PowerSignatory)
      .describe('Signatories in the categories of the clause whose power has ended'),
  })
  .meta({ id: 'PowerSigningClause' });
export type SigningClause = z.output<typeof SigningClause>;

/** Who may sign an operation for a legal entity, branch by branch. */
export const WhoMaySign = z
  .object({
    product: z.enum(POWER_OPERATIONS),
    amount: z.number(),
    day: Day.describe('Date in the bank’s time for which the result is valid'),
    hasSpartData: z.boolean().describe('If false, the result is empty and only the PDF states who may sign'),
    inForceFrom: Day.nullable().describe(
      'First day of validity if it is in the future, in which case the result is empty; null if the powers are in force',
    ),
    branches: z
      .array(
        PowerBranch.pick({ name: true, refCode: true, ricosType: true }).extend({
          clauses: z.array(SigningClause),
        }),
      )
      .describe('Branches with a clause about the product'),
  })
  .meta({ id: 'WhoMaySign' });
export type WhoMaySign = z.output<typeof WhoMaySign>;

const ofEntity = z.object({ id: z.string().min(1).max(20).describe('RICOS code of the legal entity') });
const access = holdsService('POWER_OF_ATTORNEY');

export const powerOfAttorney = endpoints({
  list: {
    method: 'GET',
    path: '/power-of-attorney',
    tag: 'power-of-attorney',
    summary:
      'List the powers of attorney of the caller’s legal entities by first end date, those without a date last (API-161)',
    query: z.object({
      sorting: z.enum(['ASC', 'DESC']).default('ASC'),
      query: z
        .string()
        .trim()
        .max(300)
        .default('')
        .describe('Words in the name or code, ignoring case and accents'),
      requestId: Id.optional().describe('Only the legal entities of this request'),
      pageId: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce.number<number>().int().min(1).max(100).default(POWERS_PAGE_SIZE),
    }),
    response: page(PowerOfAttorneyItem),
    errorKey: 'get-power-of-attorney',
    access,
  },
  get: {
    method: 'GET',
    path: '/power-of-attorney/{id}',
    tag: 'power-of-attorney',
    summary: 'Get the powers of attorney of a legal entity, by branch (API-162)',
    params: ofEntity,
    response: PowerOfAttorneyDetails,
    errorKey: 'get-power-of-attorney',
    access,
  },
  whoMaySign: {
    method: 'GET',
    path: '/power-of-attorney/{id}/who-may-sign',
    tag: 'power-of-attorney',
    summary: 'Get who may sign an operation today, alone or in pairs, with the clauses',
    params: ofEntity,
    query: z.object({
      product: z.enum(POWER_OPERATIONS),
      amount: z.coerce.number<number>().positive().max(SIGNED_AMOUNT_MAX),
      currency: z
        .literal('EUR')
        .default('EUR')
        .describe('Limits are in EUR; other currencies are not converted'),
    }),
    response: WhoMaySign,
    errorKey: 'get-power-of-attorney',
    access,
  },
  readFile: {
    method: 'GET',
    path: '/power-of-attorney/{id}/file',
    tag: 'power-of-attorney',
    summary: 'Download the signed document as poa_{code}.pdf (API-163, POA-023)',
    params: ofEntity,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access,
  },
});
