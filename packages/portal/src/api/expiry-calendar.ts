import type { expiryCalendar } from '@atrium/contract/expiry-calendar';
import type { CallInput } from '@atrium/contract/endpoint';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from './calls.ts';

type Query = CallInput<(typeof expiryCalendar)['get']>['query'];

/** All that ends or falls due in some days; those of the days before stand until it is there. */
export const expiryCalendarQuery = (query: Query) => ({
  ...callQuery('expiryCalendar', 'get', { query }),
  placeholderData: keepPreviousData,
});
