import * as z from 'zod';
import {
  REVIEW_COMMENT_MAX,
  REVIEW_CONTRACTS_MAX,
  REVIEW_DECISIONS,
  REVIEW_FORMATS,
  REVIEW_LINES_MAX,
  REVIEW_NAME_MAX,
} from './access-review-rules.ts';
import { allOf, knowsAllMembers, managesContracts, notImpersonated } from './access.ts';
import { CLIENT_ROLES, CONTRACT_STATUSES } from './contract-status.ts';
import { readsContract } from './contracts.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';
import { nameOf } from './names.ts';
import { SERVICE_CODES } from './services.ts';

/** A person as named in a review. */
const Reviewer = z.object({ id: Id, firstName: z.string(), lastName: z.string() });
const version = z.number().int().min(1);
const count = z.number().int().min(0);

/** A review campaign over the rights in a contract. */
export const AccessReview = z
  .object({
    id: Id,
    contractId: Id,
    name: z.string(),
    dueDate: Day,
    openedAt: Moment,
    openedBy: Reviewer,
    /** Null while it is open. */
    closedAt: Moment.nullable(),
    closedBy: Reviewer.nullable(),
    /** SHA-256 of the result in hexadecimal digits; null while it is open. */
    digest: z.string().nullable(),
    lines: z.object({ total: count, decided: count, revoked: count }),
    /** Incremented with each change to its lines; closing sends the version it read. */
    version: count,
  })
  .meta({ id: 'AccessReview' });
export type AccessReview = z.output<typeof AccessReview>;

/** An open review with its contract. */
const OpenAccessReview = AccessReview.extend({
  contract: z.object({ id: Id, name: z.string(), number: z.string() }),
}).meta({ id: 'OpenAccessReview' });
export type OpenAccessReview = z.output<typeof OpenAccessReview>;

/** A right under review: a person, a service and the legal entities it covers. */
export const AccessReviewLine = z
  .object({
    id: Id,
    person: Reviewer.extend({ email: z.string() }),
    /** Status of the person in the contract when the line was written. */
    contractStatus: z.enum(CONTRACT_STATUSES).nullable(),
    clientRole: z.enum(CLIENT_ROLES).nullable(),
    /** Without a link to legal entities, its right covers none, rather than all of them. */
    service: z.object({
      id: z.enum(SERVICE_CODES),
      label: z.string(),
      linkedToLegalEntities: z.boolean(),
    }),
    right: z.object({ id: z.string(), label: z.string() }),
    /** Name of the list of legal entities that limits the right; null without one. */
    listName: z.string().nullable(),
    decision: z.enum(REVIEW_DECISIONS).nullable(),
    comment: z.string(),
    decidedBy: Reviewer.nullable(),
    decidedAt: Moment.nullable(),
    /** Version, incremented with each change; a decision sends the version it read. */
    version,
  })
  .meta({ id: 'AccessReviewLine' });
export type AccessReviewLine = z.output<typeof AccessReviewLine>;

const AccessReviewDetail = AccessReview.extend({ reviewed: z.array(AccessReviewLine) }).meta({
  id: 'AccessReviewDetail',
});
export type AccessReviewDetail = z.output<typeof AccessReviewDetail>;

/** A review is over everybody in a contract: those who may not know of all of them have no part in it. */
const readsReviews = allOf(readsContract, knowsAllMembers);

/** A review names who opened it, decided and closed it: nobody does so in the session of somebody else. */
const reviewsInPerson = allOf(readsReviews, notImpersonated);

const params = z.object({ id: Id, reviewId: Id });

const NewReview = z.strictObject({ name: nameOf(REVIEW_NAME_MAX), dueDate: Day });

export const accessReviews = endpoints({
  listOpen: {
    method: 'GET',
    path: '/contracts/access-reviews',
    tag: 'contracts',
    summary: 'List the open access reviews of all contracts, earliest due date first',
    response: z.array(OpenAccessReview),
    errorKey: 'get-access-reviews',
    access: managesContracts,
  },
  openSeveral: {
    method: 'POST',
    path: '/contracts/access-reviews',
    tag: 'contracts',
    summary:
      'Open an access review in each of several contracts, all or none; 409 if one of them has an open review, 403 naming those that are read-only',
    body: NewReview.extend({ contractIds: z.array(Id).min(1).max(REVIEW_CONTRACTS_MAX) }),
    response: z.array(AccessReview),
    status: 201,
    cost: 'high',
    errorKey: 'open-access-review',
    access: managesContracts,
  },
  list: {
    method: 'GET',
    path: '/contracts/{id}/access-reviews',
    tag: 'contracts',
    summary: 'List the access reviews of a contract, newest first',
    params: idParams,
    response: z.array(AccessReview),
    errorKey: 'get-access-reviews',
    access: readsReviews,
  },
  open: {
    method: 'POST',
    path: '/contracts/{id}/access-reviews',
    tag: 'contracts',
    summary:
      'Open an access review of all rights in a contract (not in an impersonated session); 409 if another review is open',
    params: idParams,
    body: NewReview,
    response: AccessReviewDetail,
    status: 201,
    errorKey: 'open-access-review',
    access: reviewsInPerson,
  },
  get: {
    method: 'GET',
    path: '/contracts/{id}/access-reviews/{reviewId}',
    tag: 'contracts',
    summary: 'Get an access review with its lines, ordered by user and service',
    params,
    response: AccessReviewDetail,
    errorKey: 'get-access-reviews',
    access: readsReviews,
  },
  decide: {
    method: 'PUT',
    path: '/contracts/{id}/access-reviews/{reviewId}/lines',
    tag: 'contracts',
    summary:
      'Confirm or revoke lines of an open review, or reset decisions (not in an impersonated session); 409 if a line has changed since it was read',
    params,
    body: z.strictObject({
      lines: z
        .array(
          z.strictObject({
            id: Id,
            version,
            decision: z.enum(REVIEW_DECISIONS).exclude(['LAPSED']).nullable(),
            comment: z.string().trim().max(REVIEW_COMMENT_MAX).default(''),
          }),
        )
        .min(1)
        .max(REVIEW_LINES_MAX),
    }),
    response: z.array(AccessReviewLine).describe('The lines named in the call'),
    errorKey: 'decide-access-review',
    access: reviewsInPerson,
  },
  close: {
    method: 'POST',
    path: '/contracts/{id}/access-reviews/{reviewId}/close',
    tag: 'contracts',
    summary:
      'Close a fully decided review and revoke rights (not in an impersonated session); 409 if it has changed since it was read, or if rights have, which are then listed for review again',
    params,
    body: z.strictObject({ version: count }),
    response: AccessReview,
    cost: 'high',
    errorKey: 'close-access-review',
    access: reviewsInPerson,
  },
  result: {
    method: 'GET',
    path: '/contracts/{id}/access-reviews/{reviewId}/result',
    tag: 'contracts',
    summary:
      'Download the result of a closed review with its seal, as PDF or spreadsheet; 409 if the review is open',
    params,
    query: z.object({ format: z.enum(REVIEW_FORMATS) }),
    answerHeaders: ['content-disposition', 'x-expected-bytes'],
    response: 'binary',
    cost: 'high',
    errorKey: 'get-access-review-result',
    access: readsReviews,
  },
});
