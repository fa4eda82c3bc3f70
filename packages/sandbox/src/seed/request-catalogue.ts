import type { schema } from '@atrium/server';
import { REQUEST_ACTIONS } from './texts/request-actions.ts';
import { SERVICE_TOPICS } from './texts/service-topics.ts';

/** Returns the rows of the actions that clients can request, and of their topics. */
export function requestCatalogue(): {
  actions: (typeof schema.serviceActions.$inferInsert)[];
  topics: (typeof schema.serviceTopics.$inferInsert)[];
} {
  return {
    actions: REQUEST_ACTIONS.map(({ service, ...rest }, position) => ({
      serviceCode: service,
      position,
      ...rest,
    })),
    topics: SERVICE_TOPICS.map(({ service, ...rest }, position) => ({
      serviceCode: service,
      position,
      ...rest,
    })),
  };
}
