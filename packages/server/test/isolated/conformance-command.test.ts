import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { CHECKS } from '../../../../tools/conformance/checks.ts';
import { ENDPOINTS, isRead } from '../../../../tools/conformance/endpoints.ts';
import { SANDBOX_PEOPLE } from '../../../../tools/conformance/sandbox-people.ts';
import { PERSONA_IDS } from '../../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../../sandbox/src/seed/personas.ts';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { answerOf, startFaultyBackend } from './faulty-backend.ts';
import type { Answer, Fault, Passing } from './faulty-backend.ts';

/** `npm run conformance`: against the reference server, and against a faulty backend. */

/** Thousands of calls, on a machine that may be busy. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 240_000 });

const ROOT = path.resolve(import.meta.dirname, '../../../..');
let work: string;
let server: ServerProcess;
let cookies: Record<PersonaId, string>;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-conformance-'));
  await cp(inject('template'), path.join(work, 'data'), { recursive: true });
  server = await startProcess(path.join(work, 'data'));
  // Not everyCookie, which accepts the terms for the newcomer: refusals because of open terms are checked, too.
  const pairs = PERSONA_IDS.map(async (id) => [id, await signInCookie(server.url, id)] as const);
  cookies = Object.fromEntries(await Promise.all(pairs)) as Record<PersonaId, string>;
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(work, { recursive: true, force: true });
});

async function conformance(...args: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['tools/conformance.ts', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, output };
}

/** Returns the failed checks, each with its call, as named in the JUnit report. */
async function failuresIn(file: string): Promise<string[]> {
  const cases = (await readFile(file, 'utf8')).matchAll(
    /<testcase classname="([^"]+)" name="([^:"]+):[^>]*><failure/g,
  );
  return [...new Set([...cases].map(([, endpoint, check]) => `${check} at ${endpoint}`))].toSorted();
}

const isEvil = ({ headers }: Passing): boolean => headers.has('origin');
const signedIn =
  (persona: PersonaId, when: (call: Passing) => boolean = () => true): Fault['before'] =>
  (call, sessions) => {
    if (when(call)) call.headers.set('cookie', sessions[persona]);
  };
const withHeader =
  (name: string, value: string | null): Fault['after'] =>
  ({ headers }) => {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  };
const jsonOf = ({ body }: Answer) => JSON.parse(body.toString()) as Record<string, unknown>;
const withJson =
  (change: (json: Record<string, unknown>, answer: Answer) => void): Fault['after'] =>
  (answer) => {
    const json = jsonOf(answer);
    change(json, answer);
    answer.body = Buffer.from(JSON.stringify(json));
  };
const withBody =
  (change: (body: Record<string, unknown>) => void): Fault['before'] =>
  (call) => {
    if (call.headers.get('content-type') !== 'application/json' || !call.body) return;
    const body = JSON.parse(call.body.toString()) as Record<string, unknown> | null;
    if (typeof body !== 'object' || body === null) return;
    change(body);
    call.body = Buffer.from(JSON.stringify(body));
  };
const isSuccess = ({ status }: Answer): boolean => status < 300;
let isFirstCall = true;
const keysSeen = new Set<string>();

/** Each is one possible fault of a backend, at a separate call. */
const FAULTS: readonly Fault[] = [
  {
    check: 'answer.status',
    endpoint: 'home.changes',
    path: /\/home\/changes$/,
    after: (answer) => {
      if (isSuccess(answer)) answer.status = 500;
    },
  },
  {
    check: 'answer.status',
    endpoint: 'informationHub.rights',
    path: /\/information-hub\/rights$/,
    after: (answer) => {
      // The connection is aborted.
      if (isSuccess(answer)) answer.status = 0;
    },
  },
  {
    check: 'answer.type',
    endpoint: 'forecast.list',
    path: /\/forecast$/,
    after: (answer) => {
      if (isSuccess(answer)) answer.headers.set('content-type', 'text/html');
    },
  },
  {
    check: 'answer.schema',
    endpoint: 'mtm.summary',
    path: /\/mtm\/summary$/,
    after: withJson((json) => {
      if ('count' in json) json['count'] = 'three';
    }),
  },
  {
    check: 'answer.headers',
    endpoint: 'documents.download',
    path: /\/documents\/(?!zip)[A-Z_]+\/[\da-f-]{36}$/,
    after: withHeader('content-disposition', null),
  },
  {
    check: 'answer.headers',
    endpoint: 'requestActions.exportBoard',
    path: /\/requests\/export$/,
    after: (answer) => {
      if (isSuccess(answer)) answer.headers.set('content-disposition', 'inline');
    },
  },
  {
    check: 'answer.correlation',
    endpoint: 'tags.available',
    path: /\/tags\/available$/,
    after: withHeader('x-correlation-id', 'always-the-same'),
  },
  {
    check: 'answer.cache',
    endpoint: 'notifications.list',
    path: /\/notifications$/,
    after: (answer) => {
      if (isSuccess(answer)) answer.headers.set('cache-control', 'public, max-age=60');
    },
  },
  {
    check: 'answer.sniffing',
    endpoint: 'enums.clientRole',
    path: /\/enum\/users\/client-role$/,
    after: withHeader('x-content-type-options', null),
  },
  {
    check: 'answer.cookie',
    endpoint: 'dataRooms.list',
    path: /\/data-rooms$/,
    after: withHeader('set-cookie', 'tracker=1; Path=/; SameSite=None'),
  },
  {
    check: 'answer.cors',
    endpoint: 'requests.counters',
    path: /\/requests\/counters$/,
    after: ({ headers }, call) => {
      if (isEvil(call)) headers.set('access-control-allow-origin', call.headers.get('origin')!);
    },
  },
  {
    check: 'problem.shape',
    endpoint: 'carbonEmissions.summary',
    path: /\/carbon-emissions\/summary$/,
    after: (answer) => {
      if (!isSuccess(answer)) answer.headers.set('content-type', 'application/json');
    },
  },
  {
    check: 'problem.quiet',
    endpoint: 'guarantees.summary',
    path: /\/guarantees\/summary$/,
    after: withJson((json, answer) => {
      if (!isSuccess(answer)) json['stack'] = 'Error at read (/srv/node_modules/app/read.js:7:1)';
    }),
  },
  {
    check: 'problem.language',
    endpoint: 'legalDashboard.summary',
    path: /\/legal-dashboard\/summary$/,
    before: ({ headers }) => headers.set('accept-language', 'en'),
  },
  {
    check: 'problem.retry',
    endpoint: 'deadLetters.list',
    path: /\/deadletters$/,
    before: ({ headers }, sessions) => {
      if (!isFirstCall || headers.get('cookie') !== sessions['it-support']) return;
      isFirstCall = false;
      return answerOf(429, {
        type: 'about:blank',
        title: 'TOO_MANY_REQUESTS',
        status: 429,
        errors: [{ code: 'TOO_MANY_REQUESTS', label: 'Later' }],
      });
    },
  },
  {
    check: 'refusal.signed-out',
    endpoint: 'featureFlipping.list',
    path: /\/feature-flipping$/,
    before: signedIn('client', ({ headers }) => !headers.has('cookie')),
  },
  {
    check: 'refusal.forged-session',
    endpoint: 'users.me',
    path: /\/users\/me$/,
    before: signedIn('client', ({ headers }) => headers.get('cookie') === 'session=1'),
  },
  {
    check: 'refusal.other-person',
    endpoint: 'users.me',
    path: /\/users\/me$/,
    before: ({ headers }) => headers.delete('x-atrium-person'),
  },
  {
    check: 'refusal.permission',
    endpoint: 'serviceAvailability.list',
    path: /\/service-availability$/,
    before: (call, sessions) => {
      if (call.headers.get('cookie') === sessions.staff) call.headers.set('cookie', sessions['it-support']);
    },
  },
  {
    check: 'refusal.terms',
    endpoint: 'savedSearches.list',
    path: /\/saved-search-filter$/,
    before: (call, sessions) => {
      if (call.headers.get('cookie') === sessions.newcomer) call.headers.set('cookie', sessions.client);
    },
  },
  {
    check: 'refusal.origin',
    endpoint: 'savedSearches.create',
    method: 'POST',
    path: /\/saved-search-filter$/,
    before: ({ headers }) => headers.delete('origin'),
  },
  {
    check: 'input.unknown-record',
    endpoint: 'kyc.get',
    path: /\/kyc\/x$/,
    before: ({ headers }, sessions) =>
      headers.get('cookie') === sessions.client ? answerOf(200, {}) : undefined,
  },
  {
    check: 'input.query',
    endpoint: 'research.notes',
    path: /\/kepler$/,
    before: ({ url }) => {
      if (url.searchParams.get('company')?.includes('xxx')) url.search = '';
    },
  },
  {
    check: 'input.body',
    endpoint: 'highlights.filters',
    method: 'POST',
    path: /\/highlights\/filters$/,
    before: (call) => {
      if (call.headers.get('content-type') === 'application/json') call.body = Buffer.from('{}');
    },
  },
  {
    check: 'input.type',
    endpoint: 'contacts.filters',
    method: 'POST',
    path: /\/contacts\/filters$/,
    before: (call) => {
      if (call.headers.get('content-type') !== 'application/xml') return;
      call.headers.set('content-type', 'application/json');
      call.body = Buffer.from('{}');
    },
  },
  {
    check: 'input.method',
    endpoint: 'tradeFinance.saveTranslation',
    path: /\/trade-finance-solutions\/translation$/,
    before: () => answerOf(200, {}),
  },
  {
    // Unknown API addresses return the page of the portal.
    check: 'input.unknown-address',
    endpoint: 'GET /conformance-nothing',
    path: /\/conformance-nothing$/,
    before: () => answerOf(200, '<!doctype html>', { 'content-type': 'text/html' }),
  },
  {
    check: 'paging.size',
    endpoint: 'powerOfAttorney.list',
    path: /\/power-of-attorney$/,
    before: ({ url: { searchParams } }) => {
      if (searchParams.get('pageId') === '1' && searchParams.get('pageSize') === '1')
        searchParams.set('pageSize', '2');
    },
  },
  {
    check: 'paging.pages',
    endpoint: 'tradeConfirmations.list',
    path: /\/trade-confirmations$/,
    before: ({ url: { searchParams } }) => {
      if (searchParams.get('page') === '2') searchParams.set('page', '1');
    },
  },
  {
    check: 'paging.bounds',
    endpoint: 'requests.list',
    path: /\/requests$/,
    before: ({ url: { searchParams } }) => {
      if (searchParams.get('limit') === '1000000') searchParams.set('limit', '1');
    },
  },
  {
    check: 'limits.body',
    endpoint: 'contacts.filters',
    method: 'POST',
    path: /\/contacts\/filters$/,
    before: (call) => {
      if (call.body!.length > 1_000_000) call.body = Buffer.from('{}');
    },
  },
  {
    check: 'idempotency.replay',
    endpoint: 'uploads.document',
    method: 'POST',
    path: /\/api\/documents$/,
    before: ({ headers }) => {
      const key = headers.get('idempotency-key');
      if (key && keysSeen.has(key)) headers.set('idempotency-key', randomUUID());
      // The third use of the key belongs to the check with other content.
      if (key && !keysSeen.delete(key)) keysSeen.add(key);
    },
  },
  {
    check: 'idempotency.conflict',
    endpoint: 'messages.post',
    method: 'POST',
    path: /\/messages$/,
    before: ({ headers, body }) => {
      if (body?.includes('otherwise')) headers.delete('idempotency-key');
    },
  },
  {
    check: 'idempotency.key',
    endpoint: 'messages.post',
    method: 'POST',
    path: /\/messages$/,
    before: ({ headers }) => {
      if (headers.get('idempotency-key') === 'not-a-uuid') headers.delete('idempotency-key');
    },
  },
  {
    check: 'limits.again',
    endpoint: 'requestActions.remind',
    method: 'POST',
    path: /\/requests\/[\da-f-]{36}\/remind$/,
    after: (answer) => {
      if (answer.status !== 429) return;
      answer.status = 200;
      answer.headers.set('content-type', 'application/json');
      answer.body = Buffer.from('{}');
    },
  },
  {
    check: 'write.effect',
    endpoint: 'savedSearches.rename',
    method: 'PUT',
    path: /\/saved-search-filter\/[\da-f-]{36}\/name$/,
    before: withBody((body) => {
      if (typeof body['name'] === 'string' && body['name'].endsWith(' renamed')) body['name'] += ' otherwise';
    }),
  },
  {
    // Reports the deletion of the current version but keeps the list.
    check: 'write.effect',
    endpoint: 'contracts.removeList',
    method: 'DELETE',
    path: /\/contracts\/[\da-f-]{36}\/legal-entities-lists\/[\da-f-]{36}$/,
    before: ({ headers, url }, sessions) =>
      headers.get('cookie') === sessions['super-admin'] && url.searchParams.get('version') === '2'
        ? answerOf(204, null, { 'cache-control': 'no-store' })
        : undefined,
  },
  {
    // The last write wins, whatever version it is based on.
    check: 'write.version',
    endpoint: 'contracts.updateList',
    method: 'PUT',
    path: /\/contracts\/[\da-f-]{36}\/legal-entities-lists$/,
    before: withBody((body) => {
      if (body['name'] === 'Conformance 3') body['version'] = 2;
    }),
  },
  {
    // A transferred user does not get the chosen status.
    check: 'write.effect',
    endpoint: 'contractUsers.add',
    method: 'POST',
    path: /\/contracts\/[\da-f-]{36}\/users$/,
    before: withBody((body) => {
      if ('transferredFrom' in body && 'contractStatus' in body) body['contractStatus'] = 'DEMO';
    }),
  },
  {
    // Leaves out a contract that users can be transferred to.
    check: 'write.effect',
    endpoint: 'contracts.assignable',
    path: /\/contracts\/assignable$/,
    after: (answer) => {
      if (!isSuccess(answer)) return;
      const list = JSON.parse(answer.body.toString()) as { name: string }[];
      const rest = list.filter(({ name }) => !name.startsWith('Conformance'));
      answer.body = Buffer.from(JSON.stringify(rest));
    },
  },
  {
    check: 'write.version',
    endpoint: 'tradeFinance.updateDocument',
    method: 'PUT',
    path: /\/trade-finance-solutions\/documents\/[\da-f-]{36}$/,
    before: withBody((body) => {
      if (body['descriptionEn'] === 'Conformance 3') body['version'] = Number(body['version']) + 1;
    }),
  },
  {
    check: 'answer.status',
    endpoint: 'serviceAvailability.update',
    method: 'PUT',
    path: /\/service-availability$/,
    after: (answer) => {
      if (answer.status === 204) answer.status = 200;
    },
  },
  {
    check: 'answer.schema',
    endpoint: 'accessReviews.open',
    method: 'POST',
    path: /\/contracts\/[\da-f-]{36}\/access-reviews$/,
    after: withJson((json, answer) => {
      if (isSuccess(answer)) json['dueDate'] = 'some day';
    }),
  },
  {
    check: 'site.settings',
    endpoint: 'GET /settings.json',
    path: /^\/settings\.json$/,
    after: withJson((json) => {
      json['supportMail'] = 7;
    }),
  },
];

describe('npm run conformance', () => {
  test('knows all demo users of the sandbox', () => {
    expect(SANDBOX_PEOPLE).toEqual(PERSONA_IDS);
  });

  test('reports no failure of the reference server, for each of the ten demo users', async () => {
    const junit = path.join(work, 'clean.xml');
    // A generous timeout for a busy machine, because slow answers are not the subject here.
    const patience = ['--timeout', '60000'];
    const { status, output } = await conformance(
      '--base',
      server.url,
      '--write',
      '--junit',
      junit,
      ...patience,
    );
    expect(await failuresIn(junit), output).toEqual([]);
    expect(status, output).toBe(0);
    expect(output).toMatch(/\n[\d,]{5,} passed, 0 failed, \d+ not checked/);
    for (const persona of PERSONA_IDS) expect(output).toMatch(new RegExp(`^  ${persona} +\\w`, 'm'));
    expect(output).toContain('Kinds of users not provided: impersonated session');
    // Every write is carried out, except those with permanent effects or that need data no call can create.
    const unchecked = output.slice(output.indexOf('\nNot checked\n'));
    // A user of an outsourced service was transferred.
    expect(unchecked).not.toContain('contracts.assignable (answer.status)');
    const writes = ENDPOINTS.filter((one) => !isRead(one)).filter(({ id }) =>
      unchecked.includes(`${id} (answer.status)`),
    );
    expect(
      writes.map(({ id }) => id),
      unchecked,
    ).toEqual([
      'auditReports.addDocuments',
      'auditReports.deleteDocument',
      'deadLetters.remove',
      'deadLetters.retry',
      'feedbacks.send',
    ]);
  });

  test('reports each injected fault with the check for it, and no other failure', async () => {
    const backend = await startFaultyBackend(server.url, FAULTS, cookies);
    const file = path.join(work, 'cookies.json');
    const junit = path.join(work, 'faults.xml');
    const html = path.join(work, 'faults.html');
    const stranger = `__Host-sid=${'B'.repeat(43)}`;
    await writeFile(file, JSON.stringify({ ...cookies, stranger }));
    const calls = FAULTS.map(({ endpoint }) => endpoint).filter((endpoint) => !endpoint.includes(' '));
    const { status, output } = await conformance(
      '--base',
      backend.url,
      '--persona-cookies',
      file,
      '--write',
      '--junit',
      junit,
      '--html',
      html,
      ...[...new Set(calls)].flatMap((endpoint) => ['--only', endpoint]),
    );
    await backend.close();
    const planted = [
      ...FAULTS.map(({ check, endpoint }) => `${check} at ${endpoint}`),
      'person.session at users.me',
    ];
    expect(await failuresIn(junit), output).toEqual(planted.toSorted());
    expect(status).toBe(1);
    // Every check has found a fault.
    expect(new Set(planted.map((one) => one.split(' ')[0]))).toEqual(new Set(Object.keys(CHECKS)));
    for (const text of [output, await readFile(junit, 'utf8'), await readFile(html, 'utf8')]) {
      expect(text).toContain('curl -i');
      // The report must not contain session cookies.
      for (const cookie of [...Object.values(cookies), stranger])
        expect(text).not.toContain(cookie.split('=')[1]);
    }
  });

  test.each([
    [[], /^--base is missing: the URL of the portal$/],
    [['--base', 'portal'], /^--base must be a URL such as /],
    [['--base', 'http://127.0.0.1:1'], /^http:\/\/127\.0\.0\.1:1 cannot be reached: /],
    [
      ['--base', 'http://localhost', '--only', 'nothing'],
      /^--only nothing is neither an endpoint nor an area/,
    ],
    [
      ['--base', 'http://localhost', '--persona-cookies', 'package.json'],
      /^the cookie file must be a JSON object /,
    ],
    [
      ['--base', 'http://localhost', '--persona-cookies', 'README.md'],
      /^the cookie file cannot be read: it is not valid JSON$/,
    ],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { status, output } = await conformance(...args);
    expect([status, output.trim()]).toEqual([2, expect.stringMatching(sentence)]);
  });
});
