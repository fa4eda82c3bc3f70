/** The checks that a backend must pass, each with what it proves and its source in the contract. */

export interface Check {
  readonly title: string;
  readonly source: string;
}

const ENDPOINT = 'the endpoint in packages/contract/src';
const BACKEND = 'docs/how-to/use-another-backend.md';

export const CHECKS = {
  'answer.status': {
    title: 'A permitted call returns the success status',
    source: `${ENDPOINT}: status, access`,
  },
  'answer.type': {
    title: 'JSON is application/json, an empty response is 204 without a body, a file has its own type',
    source: `${ENDPOINT}: response`,
  },
  'answer.schema': { title: 'The response matches its schema', source: `${ENDPOINT}: response` },
  'answer.headers': {
    title: 'The declared response headers are present, and a file is sent as an attachment',
    source: 'packages/contract/src/headers.ts; docs/architecture.md, section 6',
  },
  'answer.correlation': {
    title: 'The correlation id of the call is returned; a malformed one is replaced',
    source: 'packages/contract/src/headers.ts: x-correlation-id',
  },
  'answer.cache': {
    title: 'Shared caches may not store responses; no cache may store errors',
    source: BACKEND,
  },
  'answer.sniffing': {
    title: 'Content type sniffing is disabled (nosniff)',
    source: 'docs/architecture.md, section 6',
  },
  'answer.cookie': {
    title: 'A cookie is inaccessible to scripts, limited to this host, and not sent from other sites',
    source: BACKEND,
  },
  'answer.cors': { title: 'No other origin is allowed', source: BACKEND },
  'problem.shape': {
    title: 'An error is a problem document with a code of the contract and a label',
    source: 'packages/contract/src/problem.ts, errors.ts',
  },
  'problem.quiet': {
    title: 'An error reveals no internals of the server',
    source: 'docs/architecture.md, section 6',
  },
  'problem.language': {
    title: 'Labels are in the language of the caller',
    source: 'packages/contract/src/headers.ts: accept-language',
  },
  'problem.retry': {
    title: 'A call refused because of load states when to retry',
    source: 'packages/contract/src/headers.ts: retry-after',
  },
  'refusal.signed-out': { title: 'A call without a session returns 401', source: `${ENDPOINT}: access` },
  'refusal.forged-session': {
    title: 'A session that the server did not create is refused',
    source: `${ENDPOINT}: access`,
  },
  'refusal.other-person': {
    title: 'A call for another user than that of the session returns 401',
    source: 'packages/contract/src/headers.ts: x-atrium-person',
  },
  'refusal.permission': {
    title: 'A call without the permission returns 403',
    source: `${ENDPOINT}: access`,
  },
  'refusal.terms': {
    title: 'A user who has not accepted the terms gets 403 TERMS_NOT_ACCEPTED',
    source: `${ENDPOINT}: isOpenBeforeTerms`,
  },
  'refusal.origin': {
    title: 'A write from another origin returns 403',
    source: BACKEND,
  },
  'input.unknown-record': { title: 'A record that does not exist returns 404', source: BACKEND },
  'input.query': {
    title: 'An invalid query returns 400 and names the field',
    source: `${ENDPOINT}: query`,
  },
  'input.body': { title: 'An invalid body returns 400', source: `${ENDPOINT}: body` },
  'input.type': {
    title: 'A body of another content type returns 415',
    source: 'packages/contract/src/errors.ts',
  },
  'input.method': {
    title: 'An unsupported method returns 405 with the supported methods',
    source: 'packages/contract/src/headers.ts: allow',
  },
  'input.unknown-address': {
    title: 'A path that is not in the contract returns 404',
    source: 'packages/contract/src/errors.ts',
  },
  'paging.size': {
    title: 'A page has at most the requested number of records, and its totals are correct',
    source: 'packages/contract/src/paging.ts',
  },
  'paging.pages': {
    title: 'The second page continues after the first, and a page past the end is empty',
    source: 'packages/contract/src/paging.ts',
  },
  'paging.bounds': {
    title: 'A page before the first and a size above the maximum return 400',
    source: 'packages/contract/src/paging.ts',
  },
  'limits.body': {
    title: 'A body of more than 1 MB is refused with 413 or as invalid input',
    source: 'packages/contract/src/errors.ts: PAYLOAD_TOO_LARGE',
  },
  'limits.again': {
    title: 'An action that is allowed once an hour returns 429 before',
    source: 'packages/contract/src/errors.ts: TOO_MANY_REQUESTS',
  },
  'write.effect': {
    title: 'A later read returns what was written, and deleted records are gone',
    source: `${ENDPOINT}: summary`,
  },
  'write.version': {
    title: 'A write based on an outdated state returns 409',
    source: `${ENDPOINT}: version, from, offered, shown`,
  },
  'idempotency.replay': {
    title: 'A write repeated with the same key returns the same response',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'idempotency.conflict': {
    title: 'A used key with other content returns 409',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'idempotency.key': {
    title: 'A key that is not a UUID returns 400',
    source: 'packages/contract/src/headers.ts: idempotency-key',
  },
  'site.settings': {
    title: 'The settings are available without a session, and match their schema',
    source: 'packages/contract/src/settings.ts',
  },
  'person.session': {
    title: 'Each user provided has a valid session',
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
