import { callQuery } from './calls.ts';

/** Guarantees in force by kind, and those that expire next. */
export const guaranteesQuery = (next?: number) => callQuery('guarantees', 'summary', { query: { next } });
