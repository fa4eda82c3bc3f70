import * as z from 'zod';
import { endpoints } from './endpoint.ts';

/** DATA-017, PLAT-093. Severity: 0 trace, 1 information, 2 warning, 3 error, 4 fatal. */
export const LogEntry = z
  .strictObject({
    severity: z.number().int().min(0).max(4),
    message: z.string().trim().min(1).max(2000),
    scope: z.string().trim().max(200),
    stack: z.string().max(20_000).optional(),
  })
  .meta({ id: 'LogEntry' });
export type LogEntry = z.output<typeof LogEntry>;

export const log = endpoints({
  write: {
    method: 'POST',
    path: '/log',
    tag: 'log',
    summary: 'Report a browser error; x-correlation-id identifies the failed call',
    body: LogEntry,
    response: 'empty',
    errorKey: null,
    access: 'public',
  },
});
