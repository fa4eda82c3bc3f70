import * as z from 'zod';
import { ACCESS_STEPS, ACCESS_SUBJECTS, ASKED_OF } from './access-subjects.ts';
import { activeAccount, allOf, notImpersonated } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { RIGHT_NAMES } from './service-rights-rules.ts';

/** Names at most; `total` counts all. */
export const MOST_NAMED = 20;

const named = z.object({ total: z.number().int().min(0), names: z.array(z.string()).max(MOST_NAMED) });

export const AccessStep = z
  .object({
    kind: z.enum(ACCESS_STEPS),
    state: z.enum(['HELD', 'LIMITED', 'MISSING']),
    /** Contracts of the person that the step is about; null where it is about none. */
    contracts: named.nullable(),
    /** Legal entities that the person reaches; null where the step is about none. */
    legalEntities: named.nullable(),
    /** The rights that the person has, by their names. */
    rights: z.array(z.enum(RIGHT_NAMES)),
  })
  .meta({ id: 'AccessStep' });
export type AccessStep = z.output<typeof AccessStep>;

/** Who can give what is missing: the client’s administrators by name, the bank’s, or nobody in the portal. */
export const AccessGrantors = z
  .object({
    kind: z.enum([...ASKED_OF, 'NOBODY']),
    people: z.array(z.string()),
  })
  .meta({ id: 'AccessGrantors' });

export const AccessExplanation = z
  .object({
    subject: z.enum(ACCESS_SUBJECTS),
    /** What the subject is called, in the language of the caller. */
    label: z.string(),
    /** What the guard says. */
    isAllowed: z.boolean(),
    /** In their order, up to the first that is missing. */
    steps: z.array(AccessStep),
    /** Who can give what is missing or widen what is limited; null where neither is. */
    grantableBy: AccessGrantors.nullable(),
    /** When the person asked for it and may not ask again yet. */
    askedAt: Moment.nullable(),
    canAsk: z.boolean(),
  })
  .meta({ id: 'AccessExplanation' });
export type AccessExplanation = z.output<typeof AccessExplanation>;

export const AccessRequest = z.object({ id: Id, askedAt: Moment }).meta({ id: 'AccessRequest' });

export const accessExplanations = endpoints({
  explain: {
    method: 'GET',
    path: '/access-explanations/{subject}',
    tag: 'access',
    summary:
      'Why a service, a page or an act is open to the caller or closed: what its rule asks for, what is held, who can give the rest',
    params: z.object({ subject: z.enum(ACCESS_SUBJECTS) }),
    response: AccessExplanation,
    errorKey: null,
    access: activeAccount,
  },
  ask: {
    method: 'POST',
    path: '/access-requests',
    tag: 'access',
    summary: 'Ask those who can give it for what is missing; while an ask is open, again changes nothing',
    body: z.strictObject({ subject: z.enum(ACCESS_SUBJECTS) }),
    response: AccessRequest,
    status: 201,
    errorKey: 'ask-for-access',
    access: allOf(activeAccount, notImpersonated),
  },
});
