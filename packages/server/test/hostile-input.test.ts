import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { api } from '@atrium/contract';
import { mayCall } from '@atrium/contract/access';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { Problem } from '@atrium/contract/problem';
import { openDatabase } from '../src/database/open.ts';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { everyCookie } from './global-setup.ts';
import { plausible, spoiled } from './schema-values.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';
import { as } from './support.ts';

/** This file starts its own servers, so that it is the only writer. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** Fixed seed for the same values each time; another one tests other values, and more runs test more of them. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);
const VALUES_A_CALL = Number(process.env['FUZZ_RUNS'] ?? 8);

const ENDPOINTS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);
const withPart = (part: 'params' | 'query' | 'body' | 'form' | 'bytes') =>
  ENDPOINTS.filter(({ endpoint }) => endpoint[part] !== undefined);

let work: string;
let data: string;
let server: ServerProcess;
let cookies: Record<PersonaId, string>;
const callers = new Map<string, PersonaId>();

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-hostile-'));
  data = path.join(work, 'data');
  await cp(inject('template'), data, { recursive: true });
  server = await startProcess(data);
  cookies = await everyCookie(server.url);
  const users = await Promise.all(
    PERSONAS.map(async ({ persona }) => ({ persona, user: await as(persona).users.me() })),
  );
  for (const { id, endpoint } of ENDPOINTS) {
    const found = users.find(({ user }) => mayCall(endpoint.access, user));
    if (found) callers.set(id, found.persona);
  }
});
afterAll(async () => {
  await server.end('SIGKILL');
  await rm(work, { recursive: true, force: true });
});

interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
  readonly body?: RequestInit['body'];
  readonly type?: string;
}

/** Encodes a query as a URL; values that a URL cannot hold are left out. */
function searchOf(query: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) search.append(name, typeof one === 'string' ? one : JSON.stringify(one));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}

/** Returns a query as the server parses it: a name given once is a string, a repeated one a list. */
function arrivesAs(query: unknown): Record<string, unknown> {
  const search = new URLSearchParams(searchOf(query));
  return Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

const knownParams = (endpoint: Endpoint): Record<string, string> =>
  endpoint.params ? (plausible(endpoint.params) as Record<string, string>) : {};

function send(id: string, endpoint: Endpoint, sent: Sent): Promise<Response> {
  const address = endpointPath(endpoint, { params: sent.params ?? knownParams(endpoint) });
  const cookie = cookies[callers.get(id)!];
  return fetch(`${server.url}/api${address}${searchOf(sent.query)}`, {
    method: endpoint.method,
    redirect: 'manual',
    headers: { cookie, ...(sent.body !== undefined && { 'content-type': sent.type ?? 'application/json' }) },
    body: sent.body ?? null,
  });
}

/** Checks that an answer is a refusal in the standard form and leaks nothing. */
async function expectRefusal(answer: Response, what: unknown): Promise<void> {
  const text = await answer.text();
  const shown = `${JSON.stringify(what)?.slice(0, 300)}\n${text.slice(0, 500)}`;
  expect(answer.status, shown).toBeGreaterThanOrEqual(400);
  expect(answer.status, shown).toBeLessThan(500);
  expect(Problem.safeParse(JSON.parse(text)).success, shown).toBe(true);
  expect(text, shown).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|select .+ from|Zod|Postgres/i);
}

const sample = <T>(values: fc.Arbitrary<T>): T[] => fc.sample(values, { seed: SEED, numRuns: VALUES_A_CALL });
/** Returns invalid queries, as far as a URL can hold them. */
const queriesOf = (endpoint: Endpoint): unknown[] =>
  sample(spoiled(endpoint.query!)).filter((query) => searchOf(query).length < 8_000);
const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** Tables that change without a write: a session records when it was last used, a job deletes expired rate limits. */
const LIVING = new Set(['sessions', 'provider_records', 'rate_limits']);

/** Fingerprints the content of the bank: one line for each table and one for the files. */
async function contents(): Promise<string[]> {
  const database = await openDatabase({ folder: path.join(data, 'database') });
  try {
    const tables = await database.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const lines: string[] = [];
    for (const { name } of tables.rows.filter((row) => !LIVING.has(row.name))) {
      const { rows } = await database.db.execute<{ line: string }>(
        sql`select count(*) || ' rows, ' || coalesce(sum(hashtext(t::text)::bigint), 0) as line from ${sql.identifier(name)} t`,
      );
      lines.push(`${name}: ${rows[0]!.line}`);
    }
    const entries = await readdir(path.join(data, 'blobs'), { recursive: true, withFileTypes: true });
    return [...lines, `files: ${entries.filter((entry) => entry.isFile()).length}`];
  } finally {
    await database.close();
  }
}

describe('input outside the contract is refused, and nothing is written', () => {
  let before: string[];

  beforeAll(async () => {
    await server.end('SIGTERM');
    before = await contents();
    server = await startProcess(data);
  });

  test.each(withPart('body'))('$id refuses invalid bodies', async ({ id, endpoint }) => {
    const values = [null, 7, 'text', [[]], { unknown: true }, ...sample(spoiled(endpoint.body!))];
    const refused = values.filter((value) => !endpoint.body!.safeParse(JSON.parse(json(value))).success);
    expect(refused.length).toBeGreaterThan(5);
    for (const value of refused) await expectRefusal(await send(id, endpoint, { body: json(value) }), value);
  });

  test.each(withPart('body'))(
    '$id refuses bodies that are not JSON or not text',
    async ({ id, endpoint }) => {
      const good = json(plausible(endpoint.body!));
      const bodies: RequestInit['body'][] = [
        '',
        '{',
        `${good}}`,
        "{'a':1}",
        '{"a":NaN}',
        `\uFEFF\uFEFF${good}`,
        deep(50_000),
        `{"a":${deep(50_000)}}`,
        new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
        Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from('"}')]),
        Buffer.from(good, 'utf16le'),
      ];
      for (const body of bodies) await expectRefusal(await send(id, endpoint, { body: body! }), body);
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        '',
        'application/json-patch',
      ])
        await expectRefusal(await send(id, endpoint, { body: good, type }), type);
    },
  );

  test.each(withPart('query'))('$id refuses invalid queries', async ({ id, endpoint }) => {
    const refused = queriesOf(endpoint).filter(
      (value) => !endpoint.query!.safeParse(arrivesAs(value)).success,
    );
    for (const query of refused) await expectRefusal(await send(id, endpoint, { query }), query);
  });

  test.each(withPart('params'))('$id refuses paths without a record', async ({ id, endpoint }) => {
    const strange = [
      'x'.repeat(5_000),
      "1' or '1'='1",
      '..%2f..',
      '%00',
      '\u0000',
      '\u202E',
      '__proto__',
      '%ff',
      '-1',
      '00000000-0000-4000-8000-00000000fff',
    ];
    for (const name of Object.keys(endpoint.params!.shape)) {
      for (const value of strange) {
        const params = { ...knownParams(endpoint), [name]: value };
        if (endpoint.params!.safeParse(params).success) continue;
        const body = endpoint.body && json(plausible(endpoint.body));
        await expectRefusal(await send(id, endpoint, { params, ...(body && { body }) }), value);
      }
    }
  });

  test.each([...withPart('form'), ...withPart('bytes')])(
    '$id refuses other body types and broken forms',
    async ({ id, endpoint }) => {
      const form = (text: string) => ({ body: text, type: 'multipart/form-data; boundary=b' });
      const sent: Sent[] = [
        { body: '{}' },
        { body: 'x', type: 'text/plain' },
        { body: '--b', type: 'multipart/form-data' },
        form(''),
        form('--b--\r\n'),
        form('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'),
        form('--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n'),
        form(
          '--b\r\nContent-Disposition: form-data; name="file"; filename="../../a.pdf"\r\n\r\nx\r\n--b--\r\n',
        ),
        form(
          '--b\r\nContent-Disposition: form-data; name="file"; filename="a\u0000.pdf"\r\n\r\nx\r\n--b--\r\n',
        ),
      ];
      for (const one of sent) await expectRefusal(await send(id, endpoint, one), one);
    },
  );

  test.each(['/api/%', '/api/users/%E0%A4%A/scope', '/api//users/me', '/api/users/me%00'])(
    'an unreadable URL is refused: %s',
    async (address) => {
      await expectRefusal(await fetch(server.url + address), address);
    },
  );

  test('none of these calls has written anything', async () => {
    await server.end('SIGTERM');
    const after = await contents();
    server = await startProcess(data);
    expect(after).toEqual(before);
  });
});

describe('unusual input within the contract never causes a server error', () => {
  /** Returns ids of existing records, so that calls get as far as possible. */
  async function realParams(endpoint: Endpoint): Promise<Record<string, string>> {
    const params = knownParams(endpoint);
    if (!('id' in params)) return params;
    if (endpoint.path.startsWith('/users/')) return { ...params, id: personaOf('client').userId };
    const { pageRecords } = await as('client').requests.list({ query: {} });
    return { ...params, id: pageRecords[0]!.id };
  }

  test.each(ENDPOINTS)('$id', async ({ id, endpoint }) => {
    const params = await realParams(endpoint);
    const queries = endpoint.query ? queriesOf(endpoint) : [undefined];
    const bodies = endpoint.body
      ? [plausible(endpoint.body), ...sample(spoiled(endpoint.body))]
      : [undefined];
    const calls = [
      ...queries
        .filter((query) => query === undefined || endpoint.query!.safeParse(arrivesAs(query)).success)
        .map((query) => ({ query, value: bodies[0] })),
      ...bodies
        .filter((body) => body === undefined || endpoint.body!.safeParse(JSON.parse(json(body))).success)
        .map((value) => ({ query: queries[0], value })),
    ];
    for (const { query, value } of calls) {
      const answer = await send(id, endpoint, {
        params,
        query,
        ...(value !== undefined && { body: json(value) }),
      });
      const shown = JSON.stringify({ query, value }).slice(0, 300);
      const text = await answer.text();
      const isReport = answer.status === endpoint.failedAnswer?.status;
      expect(isReport || answer.status < 500, `${answer.status} ${shown} ${text.slice(0, 300)}`).toBe(true);
    }
  });
});
