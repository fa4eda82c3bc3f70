import { callQuery } from './calls.ts';

/** How often an open page asks again, in milliseconds. */
const REFRESH_MS = 60_000;

export const healthQuery = { ...callQuery('health', 'get'), refetchInterval: REFRESH_MS };
