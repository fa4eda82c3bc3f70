import { ApiError } from '@atrium/contract/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onFailure } from '../app/failures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { connect } from './client.ts';
import { requestQuery, requestsQuery } from './requests.ts';
import { requestDocumentsQuery } from './request-documents.ts';

const refusal = () =>
  Response.json(
    { errors: [{ code: 'FORBIDDEN', label: 'You may not do this.' }] },
    { status: 403, headers: { 'content-type': 'application/problem+json', 'x-correlation-id': 'id-of-403' } },
  );

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(refusal())),
  );
  connect('http://portal.test/api', () => 'en');
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['one request', requestQuery('a')],
  ['the board', requestsQuery({ limit: 10 })],
  ['documents of a request', requestDocumentsQuery('a')],
])('RDET-062 a call for %s logs its error once and rethrows it', async (_name, query) => {
  const logged = vi.fn();
  const stop = onFailure((error, verdict) => verdict.log && logged(error));
  const queries = createQueryClient();
  const caught = await queries
    .fetchQuery(query as Parameters<typeof queries.fetchQuery>[0])
    .catch((error: unknown) => error);
  stop();
  expect(caught).toBeInstanceOf(ApiError);
  expect(caught).toMatchObject({ status: 403, code: 'FORBIDDEN', supportId: 'id-of-403' });
  expect(logged).toHaveBeenCalledExactlyOnceWith(caught);
});
