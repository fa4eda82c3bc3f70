/** The checks that a backend must pass, each with what it proves and its source in the contract. */

export interface Check {
  readonly title: string;
  readonly source: string;
}

const ENDPOINT = 'the endpoint in packages/contract/src';
const BACKEND = 'docs/how-to/use-another-backend.md';

export const CHECKS = {
  'answer.status': {
    title: 'Whoever the permission lets in gets the status of success',
    source: `${ENDPOINT}: status, access`,
  },
  'answer.type': {
    title: 'JSON is application/json, an empty answer is 204 without a body, a file has its own type',
    source: `${ENDPOINT}: response`,
  },
  'answer.schema': { title: 'The answer fits its schema', source: `${ENDPOINT}: response` },
  'answer.headers': {
    title: 'The headers that the call declares are there, and a file is an attachment',
    source: 'packages/contract/src/headers.ts; docs/architecture.md, section 6',
  },
  'answer.correlation': {
    title: 'The correlation id that was sent comes back, one that is not of its form is replaced',
    source: 'packages/contract/src/headers.ts: x-correlation-id',
  },
  'answer.cache': {
    title: 'No cache that several people share may keep the answer; no cache keeps a failure',
    source: BACKEND,
  },
  'answer.sniffing': {
    title: 'Browsers are told to keep to the content type (nosniff)',
    source: 'docs/architecture.md, section 6',
  },
  'answer.cookie': {
    title: 'A cookie is out of reach of scripts, of this host alone, and not sent from other sites',
    source: BACKEND,
  },
  'answer.cors': { title: 'No other origin is let in', source: BACKEND },
  'problem.shape': {
    title: 'A failure is a problem document with a code of the contract and a label for people',
    source: 'packages/contract/src/problem.ts, errors.ts',
  },
  'problem.quiet': {
    title: 'A failure tells nothing of what the server is made of',
    source: 'docs/architecture.md, section 6',
  },
  'problem.language': {
    title: 'Labels are in the language of the caller',
    source: 'packages/contract/src/headers.ts: accept-language',
  },
  'problem.retry': {
    title: 'Who is turned away because of load is told when to come again',
    source: 'packages/contract/src/headers.ts: retry-after',
  },
  'refusal.signed-out': { title: 'Without a session the answer is 401', source: `${ENDPOINT}: access` },
  'refusal.forged-session': {
    title: 'A session that the server did not make is none',
    source: `${ENDPOINT}: access`,
  },
  'refusal.other-person': {
    title: 'A page of somebody else than the session’s person is refused as signed out',
    source: 'packages/contract/src/headers.ts: x-atrium-person',
  },
  'refusal.permission': {
    title: 'Whom the permission does not let in is refused with 403',
    source: `${ENDPOINT}: access`,
  },
  'refusal.terms': {
    title: 'Who has still to accept the terms is refused with 403 TERMS_NOT_ACCEPTED',
    source: `${ENDPOINT}: isOpenBeforeTerms`,
  },
  'refusal.origin': {
    title: 'A write that the page of another origin sends is refused with 403',
    source: BACKEND,
  },
  'input.unknown-record': { title: 'A record that does not exist is 404', source: BACKEND },
  'input.query': {
    title: 'A query that the schema refuses is 400 and names the field',
    source: `${ENDPOINT}: query`,
  },
  'input.body': { title: 'A body that the schema refuses is 400', source: `${ENDPOINT}: body` },
  'input.type': { title: 'A body of another content type is 415', source: 'packages/contract/src/errors.ts' },
  'input.method': {
    title: 'A method that the address does not take is 405, with those that it takes',
    source: 'packages/contract/src/headers.ts: allow',
  },
  'input.unknown-address': {
    title: 'An address that the contract does not have is 404',
    source: 'packages/contract/src/errors.ts',
  },
  'paging.size': {
    title: 'A page holds no more records than were asked for, and its totals are right',
    source: 'packages/contract/src/paging.ts',
  },
  'paging.pages': {
    title: 'The second page goes on where the first ends, and a page past the end is empty',
    source: 'packages/contract/src/paging.ts',
  },
  'paging.bounds': {
    title: 'A page before the first and a size above the greatest are 400',
    source: 'packages/contract/src/paging.ts',
  },
  'limits.body': {
    title: 'A body of more than a megabyte is refused, with 413 or as bad input',
    source: 'packages/contract/src/errors.ts: PAYLOAD_TOO_LARGE',
  },
  'limits.again': {
    title: 'What may be done once in an hour is refused with 429 before',
    source: 'packages/contract/src/errors.ts: TOO_MANY_REQUESTS',
  },
  'write.effect': {
    title: 'What was written is read afterwards, and what was deleted is gone',
    source: `${ENDPOINT}: summary`,
  },
  'write.version': {
    title: 'A write that goes out from an earlier state than the present one is 409',
    source: `${ENDPOINT}: version, from, offered, shown`,
  },
  'idempotency.replay': {
    title: 'A write that is sent again with its key answers as before',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'idempotency.conflict': {
    title: 'Other content under a key that was used is 409',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'idempotency.key': {
    title: 'A key that is no UUID is 400',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'site.settings': {
    title: 'The settings are there before anybody signs in, and fit their schema',
    source: 'packages/contract/src/settings.ts',
  },
  'person.session': {
    title: 'Each person that was given has a session',
    source: `${BACKEND}; users.me`,
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof CHECKS;

/** Result of one check at one endpoint for one person. */
export type Outcome = {
  readonly check: CheckId;
  /** For example `requests.list`, or an address that is not part of the contract. */
  readonly endpoint: string;
  /** Name of the person; null for a caller without a session. */
  readonly person: string | null;
} & (
  | { readonly state: 'passed' }
  | { readonly state: 'not checked'; readonly reason: string }
  | {
      readonly state: 'failed';
      readonly expected: string;
      readonly got: string;
      /** A command that repeats the call; the cookie is a variable in it. */
      readonly curl: string;
    }
);
export type Finding = Extract<Outcome, { state: 'failed' }>;
