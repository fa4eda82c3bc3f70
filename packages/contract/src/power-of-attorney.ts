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
    hasSpartData: z.boolean().describe('Structured data exists, so that the detail can be shown'),
    hasPdf: z.boolean(),
    hasExpiredInformationInTwoMonth: z.boolean(),
    firstToExpire: z
      .object({ fullName: z.string(), lastValidityDate: Day })
      .nullable()
      .describe('The signatory whose power ends, or ended, first'),
    inForceFrom: Day.nullable().describe(
      'The day from which the powers hold, where it is still to come; null once they hold',
    ),
  })
  .meta({ id: 'PowerOfAttorneyItem' });
export type PowerOfAttorneyItem = z.output<typeof PowerOfAttorneyItem>;

/** DATA-067: a person who may sign. */
export const PowerSignatory = z
  .object({
    category: z.string().describe('The letter by which the clauses name those who may sign'),
    fullName: z.string(),
    function: z.string(),
    lastValidityDate: Day.nullable().describe('null for as long as the power is not revoked'),
  })
  .meta({ id: 'PowerSignatory' });
export type PowerSignatory = z.output<typeof PowerSignatory>;

/** DATA-067: who signs what, up to which amount. */
export const PowerModality = z
  .object({
    category: z
      .string()
      .describe(
        '`A` signs alone, `A+B` two together; other wording is the paper’s and is for people to read',
      ),
    product: z.enum(POWER_PRODUCTS),
    limit: z.number().min(0).nullable().describe('EUR for each operation; null without a limit'),
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
    unicornRefName: z.string().describe('The name of the legal entity in the bank’s reference data'),
    executionDate: Day.describe(
      'The day from which they hold; still to come where they are not in force yet',
    ),
    hasSpartData: z.boolean().describe('Without it there are no branches: only the PDF says who may sign'),
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
        '`nobody`: the powers of too many have ended; `inWords`: only a person can read it, nothing is guessed',
      ),
    signers: z
      .array(z.array(PowerSignatory).min(1).max(2))
      .describe('Each alone, or two together; empty unless the outcome is `signers`'),
    ended: z.array(PowerSignatory).describe('Of the categories that the clause names: whose power has ended'),
  })
  .meta({ id: 'PowerSigningClause' });
export type SigningClause = z.output<typeof SigningClause>;

/** Who may sign an operation for a legal entity, branch by branch. */
export const WhoMaySign = z
  .object({
    product: z.enum(POWER_OPERATIONS),
    amount: z.number(),
    day: Day.describe('The day, in the bank’s time, for which it is said'),
    hasSpartData: z.boolean().describe('Without it nothing is said: only the PDF says who may sign'),
    inForceFrom: Day.nullable().describe(
      'The day from which the powers hold, where it is still to come: until then nothing is said; null once they hold',
    ),
    branches: z
      .array(
        PowerBranch.pick({ name: true, refCode: true, ricosType: true }).extend({
          clauses: z.array(SigningClause),
        }),
      )
      .describe('Those with a clause about the product'),
  })
  .meta({ id: 'WhoMaySign' });
export type WhoMaySign = z.output<typeof WhoMaySign>;

const ofEntity = z.object({ id: z.string().min(1).max(20).describe('Ricos code of the legal entity') });
const access = holdsService('POWER_OF_ATTORNEY');

export const powerOfAttorney = endpoints({
  list: {
    method: 'GET',
    path: '/power-of-attorney',
    tag: 'power-of-attorney',
    summary:
      'Powers of attorney of the caller’s legal entities by the day the first of them ends, undated last (API-161)',
    query: z.object({
      sorting: z.enum(['ASC', 'DESC']).default('ASC'),
      query: z
        .string()
        .trim()
        .max(300)
        .default('')
        .describe('Words that name or code hold, whatever case and accents'),
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
    summary: 'The powers of a legal entity, branch by branch (API-162)',
    params: ofEntity,
    response: PowerOfAttorneyDetails,
    errorKey: 'get-power-of-attorney',
    access,
  },
  whoMaySign: {
    method: 'GET',
    path: '/power-of-attorney/{id}/who-may-sign',
    tag: 'power-of-attorney',
    summary: 'The signatories, alone or two together, who may sign an operation today, with the clauses',
    params: ofEntity,
    query: z.object({
      product: z.enum(POWER_OPERATIONS),
      amount: z.coerce.number<number>().positive().max(SIGNED_AMOUNT_MAX),
      currency: z.literal('EUR').default('EUR').describe('Limits are in EUR; no other currency is converted'),
    }),
    response: WhoMaySign,
    errorKey: 'get-power-of-attorney',
    access,
  },
  readFile: {
    method: 'GET',
    path: '/power-of-attorney/{id}/file',
    tag: 'power-of-attorney',
    summary: 'The signed paper, saved as poa_{code}.pdf (API-163, POA-023)',
    params: ofEntity,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-document',
    access,
  },
});
