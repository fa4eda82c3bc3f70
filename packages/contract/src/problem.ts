import * as z from 'zod';

/** A failure on the wire: an RFC 9457 problem document that carries the specification's `errors` (DATA-019). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    errors: z.array(z.object({ code: z.string(), label: z.string(), path: z.string().optional() })).min(1),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof Problem>;
