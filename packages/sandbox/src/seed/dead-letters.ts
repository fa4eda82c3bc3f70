import type { schema } from '@atrium/server';
import type { BankClock } from './clock.ts';
import type { Compliance } from './compliance.ts';
import type { Documents } from './documents.ts';
import type { Organisation } from './organisation.ts';
import type { People } from './people.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { Requests } from './requests.ts';

const COUNT = 14;

interface Sources {
  organisation: Organisation;
  people: People;
  requests: Requests;
  documents: Documents;
  compliance: Compliance;
}

/** A failed event: topic, id of its subject, content and error. The last two of the list fail again when retried. */
type Failure = (
  sources: Sources,
  random: Chance,
) => { topic: string; id: string; content?: Record<string, unknown>; error: string };
const FAILURES: readonly Failure[] = [
  ({ requests }, random) => ({
    topic: 'requests.updated',
    id: random.pick(requests.requests).row.id,
    error: 'Connection to the notification service timed out after 5000 ms',
  }),
  ({ documents }, random) => ({
    topic: 'documents.uploaded',
    id: random.pick(documents.documents).row.id,
    error: 'The archive answered 503',
  }),
  ({ people }, random) => {
    const { id, email } = random.pick(people.users);
    return { topic: 'users.created', id, content: { email }, error: 'The directory did not answer' };
  },
  ({ organisation }, random) => ({
    topic: 'contracts.changed',
    id: random.pick(organisation.contracts).row.id,
    content: { kind: 'PARTNER' },
    error: 'Field kind is not valid',
  }),
  ({ compliance }, random) => ({
    topic: 'kyc.reviewed',
    id: random.pick(compliance.kycRecords).ricosCode,
    error: 'Field nextReviewAt is missing',
  }),
];

/** Generates events that failed and wait for support; a retry succeeds for some of them and never for others. */
export function generateDeadLetters(
  clock: BankClock,
  sources: Sources,
): (typeof schema.deadLetters.$inferInsert)[] {
  const random = chance('dead letters');
  return Array.from({ length: COUNT }, (_, index) => {
    const { topic, id, content, error } = FAILURES[index % FAILURES.length]!(sources, random);
    return {
      id: random.id(),
      createdAt: clock.office(index, random),
      topic,
      key: id,
      value: JSON.stringify({ id, topic, version: 1, sequence: random.int(10_000, 99_999), ...content }),
      errorMessage: error,
      attempts: random.int(1, 5),
    };
  });
}
