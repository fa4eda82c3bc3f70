import * as z from 'zod';
import { supportOnly } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id, idParams } from './ids.ts';

/** DATA-010: an event that could not be processed. */
export const DeadLetter = z
  .object({
    id: Id,
    createdAt: Moment,
    topic: z.string(),
    key: z.string(),
    /** JSON text, as received. */
    value: z.string(),
    errorMessage: z.string(),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.output<typeof DeadLetter>;

/** API-031: a failed retry is reported in the answer; the call itself succeeds (SUP-016). */
export const DeadLetterRetry = z
  .object({
    success: z.boolean(),
    /** Why it failed again; null after a success. */
    errorMessage: z.string().nullable(),
    /** Correlation id in the log of the reprocessing; not that of the call. */
    correlationId: z.string(),
  })
  .meta({ id: 'DeadLetterRetry' });
export type DeadLetterRetry = z.output<typeof DeadLetterRetry>;

export const deadLetters = endpoints({
  list: {
    method: 'GET',
    path: '/deadletters',
    tag: 'deadletters',
    summary: 'List the events that could not be processed, newest first, at most 1,000',
    response: z.array(DeadLetter),
    errorKey: 'get-dead-letters',
    access: supportOnly,
  },
  remove: {
    method: 'DELETE',
    path: '/deadletters/{id}',
    tag: 'deadletters',
    summary: 'Delete an event permanently',
    params: idParams,
    response: 'empty',
    errorKey: 'delete-dead-letters',
    access: supportOnly,
  },
  retry: {
    method: 'PUT',
    path: '/deadletters/{id}/retry',
    tag: 'deadletters',
    summary: 'Process an event again; it is removed from the queue if this succeeds',
    params: idParams,
    response: DeadLetterRetry,
    errorKey: 'retry-dead-letters',
    access: supportOnly,
  },
});
