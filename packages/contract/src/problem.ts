import * as z from 'zod';

/** Body of a failure: an RFC 9457 problem document with the `errors` of the specification (DATA-019). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    errors: z.array(z.object({ code: z.string(), label: z.string(), path: z.string().optional() })).min(1),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof Problem>;
