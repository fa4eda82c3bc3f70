import type { schema } from '@atrium/server';
import { REQUEST_ACTIONS } from './texts/request-actions.ts';
import { SERVICE_TOPICS } from './texts/service-topics.ts';

/** What can be asked of the bank, and the topics it is about, as rows. */
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
