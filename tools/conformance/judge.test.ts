import { describe, expect, it } from 'vitest';
import { api } from '@atrium/contract';
import type { Endpoint } from '@atrium/contract/endpoint';
import { plausible } from '@atrium/contract/plausible.fixture';
import { judge } from './judge.ts';
import type { Expected } from './judge.ts';
import type { Exchange } from './send.ts';

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'x-correlation-id': 'correlation-1',
};

function exchange(
  status: number,
  json: unknown,
  headers: Readonly<Record<string, string>> = {},
  sent: Partial<Exchange['sent']> = {},
): Exchange {
  return {
    sent: { method: 'GET', path: '/api/x', ...sent },
    correlationId: 'correlation-1',
    status,
    headers: new Headers({ ...HEADERS, ...headers }),
    text: json === undefined ? '' : JSON.stringify(json),
    json,
    turnedAway: [],
  };
}

/** Returns the checks that report a fault. */
const faultsOf = (one: Exchange, endpoint: Endpoint | null, expected: Expected): string[] =>
  judge(one, endpoint, expected).flatMap(({ check, fault }) => (fault ? [check] : []));

const list = api.requests.counters;
const counters = plausible(list.response, 'output');
const success = { success: true } as const;
const refused = { check: 'refusal.permission', codes: ['FORBIDDEN'] } as const;
const problem = {
  type: 'urn:x',
  title: 'FORBIDDEN',
  status: 403,
  errors: [{ code: 'FORBIDDEN', label: 'You may not do this.' }],
};
const asProblem = { 'content-type': 'application/problem+json' };

describe('successful response', () => {
  it('passes every check if correct', () => {
    expect(faultsOf(exchange(200, counters), list, success)).toEqual([]);
  });
  it.each([
    ['answer.status', exchange(201, counters)],
    ['answer.schema', exchange(200, { ...(counters as object), open: 'three' })],
    ['answer.type', exchange(200, counters, { 'content-type': 'text/html' })],
    ['answer.correlation', exchange(200, counters, { 'x-correlation-id': 'another-one' })],
    ['answer.cache', exchange(200, counters, { 'cache-control': 'max-age=60' })],
    ['answer.sniffing', exchange(200, counters, { 'x-content-type-options': '' })],
    ['answer.cookie', exchange(200, counters, { 'set-cookie': 'a=1; HttpOnly; SameSite=None; Secure' })],
    [
      'answer.cookie',
      exchange(200, counters, { 'set-cookie': 'a=1; HttpOnly; SameSite=Lax; Domain=x.example' }),
    ],
    [
      'answer.cors',
      exchange(
        200,
        counters,
        { 'access-control-allow-origin': '*' },
        { headers: { origin: 'https://elsewhere.example' } },
      ),
    ],
  ])('with one error only fails %s', (check, one) => {
    expect(faultsOf(one, list, success)).toEqual([check]);
  });
  it('may contain an allowed origin if the call had no Origin header', () => {
    expect(faultsOf(exchange(200, counters, { 'access-control-allow-origin': '*' }), list, success)).toEqual(
      [],
    );
  });
  it('is 204 without a body, and an attachment if it is a file other than a PDF', () => {
    expect(faultsOf(exchange(204, undefined), api.requests.markSeen, success)).toEqual([]);
    const file = { 'content-type': 'text/html', 'content-disposition': 'inline; filename="a.html"' };
    expect(faultsOf(exchange(200, undefined, file), api.documents.download, success)).toEqual([
      'answer.headers',
    ]);
    const pdf = { ...file, 'content-type': 'application/pdf' };
    expect(faultsOf(exchange(200, undefined, pdf), api.documents.download, success)).toEqual([]);
  });
  it('may use an error status if the body describes that failure', () => {
    const health = plausible(api.health.get.response, 'output');
    expect(faultsOf(exchange(api.health.get.failedAnswer.status, health), api.health.get, success)).toEqual(
      [],
    );
  });
  it('if missing, only fails the status check', () => {
    expect(faultsOf({ ...exchange(0, undefined), text: 'no answer' }, list, success)).toEqual([
      'answer.status',
    ]);
  });
});

describe('error response', () => {
  it('passes every check if correct', () => {
    expect(faultsOf(exchange(403, problem, asProblem), list, refused)).toEqual([]);
  });
  it.each([
    ['refusal.permission', exchange(200, counters)],
    ['problem.shape', exchange(403, problem)],
    ['problem.shape', exchange(403, { ...problem, status: 400 }, asProblem)],
    ['problem.shape', exchange(403, { ...problem, errors: [{ code: 'FORBIDDEN', label: ' ' }] }, asProblem)],
    ['problem.quiet', exchange(403, { ...problem, detail: 'at read (/srv/app/read.ts:7:1)' }, asProblem)],
    ['answer.cache', exchange(403, problem, { ...asProblem, 'cache-control': 'private' })],
  ])('with one error only fails %s', (check, one) => {
    expect(faultsOf(one, list, refused)).toEqual([check]);
  });
  it('with the code of another rule is rejected', () => {
    const terms = { ...problem, errors: [{ code: 'TERMS_NOT_ACCEPTED', label: 'Accept the terms.' }] };
    expect(faultsOf(exchange(403, terms, asProblem), list, refused)).toEqual(['refusal.permission']);
  });
  it('under load must contain a retry time, even if a repeat succeeds', () => {
    const turnedAway = [{ status: 503, retryAfter: null }];
    expect(faultsOf({ ...exchange(200, counters), turnedAway }, list, success)).toEqual(['problem.retry']);
    expect(
      faultsOf({ ...exchange(200, counters), turnedAway: [{ status: 429, retryAfter: '5' }] }, list, success),
    ).toEqual([]);
  });
});
