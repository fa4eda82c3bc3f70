import * as z from 'zod';
import { ACCESS_STEPS, ACCESS_SUBJECTS, ASKED_OF } from './access-subjects.ts';
import { activeAccount, allOf, notImpersonated } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { RIGHT_NAMES } from './service-rights-rules.ts';

/** Maximum number of names listed; `total` counts all of them. */
export const MOST_NAMED = 20;

const named = z.object({ total: z.number().int().min(0), names: z.array(z.string()).max(MOST_NAMED) });

export const AccessStep = z
  .object({
    kind: z.enum(ACCESS_STEPS),
    state: z.enum(['HELD', 'LIMITED', 'MISSING']),
    /** Contracts of the person that the step concerns; null if it concerns none. */
    contracts: named.nullable(),
    /** Legal entities the person can access; null if the step does not concern legal entities. */
    legalEntities: named.nullable(),
    /** Names of the rights the person holds. */
    rights: z.array(z.enum(RIGHT_NAMES)),
  })
  .meta({ id: 'AccessStep' });
export type AccessStep = z.output<typeof AccessStep>;

/** Who can grant what is missing: the client’s administrators by name, the bank’s, the person, or nobody in the portal. */
export const AccessGrantors = z
  .object({
    kind: z.enum([...ASKED_OF, 'SELF', 'NOBODY']),
    people: z.array(z.string()),
  })
  .meta({ id: 'AccessGrantors' });

export const AccessExplanation = z
  .object({
    subject: z.enum(ACCESS_SUBJECTS),
    /** Label of the subject, in the caller’s language. */
    label: z.string(),
    /** Result of the check that the server makes for the subject, and for the contract asked about. */
    isAllowed: z.boolean(),
    /** In evaluation order, up to the first step that is missing. */
    steps: z.array(AccessStep),
    /** Who can grant what is missing or widen what is limited; null if nothing is missing or limited. */
    grantableBy: AccessGrantors.nullable(),
    /** When the person asked for access; null once they may ask again. */
    askedAt: Moment.nullable(),
    canAsk: z.boolean(),
  })
  .meta({ id: 'AccessExplanation' });
export type AccessExplanation = z.output<typeof AccessExplanation>;

/**
 * The contract that a question about managing contracts or one's own rights is about; 404 unless it is visible to the
 * caller. Other subjects are answered for all contracts.
 */
const contractId = Id.optional();

export const AccessRequest = z.object({ id: Id, askedAt: Moment }).meta({ id: 'AccessRequest' });

export const accessExplanations = endpoints({
  explain: {
    method: 'GET',
    path: '/access-explanations/{subject}',
    tag: 'access',
    summary:
      'Explain why the caller can or cannot use a service, page or action: rights required, rights held, who can grant the rest',
    params: z.object({ subject: z.enum(ACCESS_SUBJECTS) }),
    query: z.object({ contractId }),
    response: AccessExplanation,
    errorKey: null,
    access: activeAccount,
  },
  ask: {
    method: 'POST',
    path: '/access-requests',
    tag: 'access',
    summary:
      'Request missing access from those who can grant it; returns the open request if there already is one; idempotent with an idempotency-key header',
    requestHeaders: ['idempotency-key'],
    body: z.strictObject({ subject: z.enum(ACCESS_SUBJECTS), contractId }),
    response: AccessRequest,
    status: 201,
    errorKey: 'ask-for-access',
    access: allOf(activeAccount, notImpersonated),
  },
});
