import { describe, expect, it } from 'vitest';
import { ENDPOINTS, requiredQuery } from './endpoints.ts';
import { EXAMPLES, valuesAt } from './examples.ts';
import { curlOf } from './send.ts';

const ids = new Set(ENDPOINTS.map(({ id }) => id));

describe('examples', () => {
  it('exist for every GET call that needs one', () => {
    const needy = ENDPOINTS.filter(
      ({ endpoint }) => endpoint.method === 'GET' && (endpoint.params || requiredQuery(endpoint).length > 0),
    );
    expect(needy.length).toBeGreaterThan(50);
    expect(needy.filter(({ id }) => !(id in EXAMPLES)).map(({ id }) => id)).toEqual([]);
  });
  it('belong to GET calls of the contract', () => {
    expect(Object.keys(EXAMPLES).filter((id) => !ids.has(id))).toEqual([]);
    const posts = ENDPOINTS.filter(({ id, endpoint }) => id in EXAMPLES && endpoint.method !== 'GET');
    // Adding a POST here declares that it only reads: it is then called on backends in use.
    expect(posts.map(({ id }) => id).toSorted()).toEqual([
      'contacts.filters',
      'contacts.search',
      'contractUsers.previewRights',
      'documents.downloadTogether',
      'documents.filters',
      'documents.search',
      'highlights.articles',
      'highlights.filters',
      'kyc.filters',
      'kyc.search',
      'loansAndDeposits.exportLines',
      'requests.search',
      'search.filters',
      'search.search',
      'serviceGrids.exportGrid',
      'treasuryReporting.exportItems',
    ]);
  });
  it('are read from a path in a response', () => {
    const answer = { list: [{ id: 1, in: [{ id: 2 }] }, { id: null }, {}] };
    expect(valuesAt(answer, 'list.*.id')).toEqual([1]);
    expect(valuesAt(answer, 'list.*.in.*.id')).toEqual([2]);
    expect(valuesAt(answer, 'none.*.id')).toEqual([]);
    expect(valuesAt(answer, 'list.*')).toHaveLength(3);
    expect(valuesAt(answer.list, '**')).toHaveLength(6);
  });
});

describe('command to repeat a call', () => {
  const person = { name: 'client', cookie: 'sid=secret', user: null as never };
  it('has the cookie as a variable, and shell-quoted values', () => {
    const sent = {
      method: 'POST',
      path: '/api/x',
      person,
      body: `{"a":"it's"}`,
      headers: { origin: 'https://b' },
    };
    expect(curlOf(sent, 'http://localhost')).toBe(
      `curl -i -X POST -H "cookie: $COOKIE" -H 'content-type: application/json' -H 'origin: https://b' --data-raw '{"a":"it'\\''s"}' 'http://localhost/api/x'`,
    );
  });
  it('generates a large body instead of containing it', () => {
    const sent = { method: 'POST', path: '/api/x', body: `{"query":"${'x'.repeat(1_000_000)}"}` };
    expect(curlOf(sent, 'http://localhost')).toMatch(
      /^\{ printf %s '\{"query":"'; head -c 1000000 \/dev\/zero \| tr '\\0' x; printf %s '"\}'; \} \| curl .* --data-binary @- /,
    );
  });
});
