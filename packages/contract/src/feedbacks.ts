import * as z from 'zod';
import { activeAccount, allOf, notImpersonated, permission } from './access.ts';
import { endpoints } from './endpoint.ts';
import { FEEDBACK_LIMITS, FEEDBACK_SERVICES } from './feedback-rules.ts';

/** Users who have not answered the survey yet (TERM-011). */
const mayAnswerSurvey = permission('mayAnswerSurvey', (user) => !user.hasFilledSurvey);

/** DATA-015. */
export const Feedback = z
  .object({
    rating: z.number().int().min(FEEDBACK_LIMITS.lowest).max(FEEDBACK_LIMITS.highest),
    preferredServices: z
      .array(z.enum(FEEDBACK_SERVICES))
      .min(1)
      .max(FEEDBACK_LIMITS.services)
      .refine((services) => new Set(services).size === services.length),
    message: z.string().max(FEEDBACK_LIMITS.message).optional(),
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.output<typeof Feedback>;

export const feedbacks = endpoints({
  send: {
    method: 'POST',
    path: '/feedbacks',
    tag: 'feedbacks',
    summary: 'Answer the survey, once, before its last day (TERM-017)',
    body: Feedback,
    response: 'empty',
    errorKey: 'send-feedback',
    access: allOf(activeAccount, notImpersonated, mayAnswerSurvey),
  },
});
