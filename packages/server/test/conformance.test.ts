import { describe, expect, test } from 'vitest';
import { mayCall } from '@atrium/contract/access';
import type { Endpoint } from '@atrium/contract/endpoint';
import type { User } from '@atrium/contract/users';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { ENDPOINTS, somePath } from './endpoints.ts';
import { as, expectProblem, raw } from './support.ts';

/** The personas as users; nothing here changes them. */
const users = new Map<PersonaId, Promise<User>>();
function userOf(persona: PersonaId): Promise<User> {
  const user = users.get(persona) ?? as(persona).users.me();
  users.set(persona, user);
  return user;
}

describe('DS-021 every endpoint of the contract', () => {
  test.each(ENDPOINTS.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$id refuses callers without a session',
    async ({ endpoint }) => {
      await expectProblem(await raw(somePath(endpoint), { method: endpoint.method }), 401, 'UNAUTHENTICATED');
    },
  );

  test.each(ENDPOINTS.filter(({ endpoint }) => endpoint.access === 'public'))(
    '$id is open to callers without a session',
    async ({ endpoint }) => {
      const answer = await raw(somePath(endpoint), { method: endpoint.method });
      expect(answer.status).not.toBe(401);
    },
  );

  test.each(ENDPOINTS.filter(({ endpoint }) => typeof endpoint.access !== 'string'))(
    '$id refuses each person whom its permission does not allow, before it reads the input',
    async ({ endpoint }) => {
      for (const { persona } of PERSONAS) {
        if (mayCall(endpoint.access, await userOf(persona))) continue;
        await expectProblem(
          await raw(somePath(endpoint), { as: persona, method: endpoint.method }),
          403,
          'FORBIDDEN',
        );
      }
    },
  );

  test.each(ENDPOINTS.filter(({ endpoint }) => endpoint.body))(
    '$id refuses bodies of any wrong kind',
    async ({ endpoint }) => {
      const call = { method: endpoint.method, as: await someoneAllowed(endpoint) };
      const path = somePath(endpoint);
      for (const json of [null, 'text', 7, { unknown: true }, [[]]]) {
        const answer = await raw(path, { ...call, json });
        expect([400, 404], JSON.stringify(json)).toContain(answer.status);
      }
      await expectProblem(
        await raw(path, { ...call, body: '<x/>', headers: { 'content-type': 'application/xml' } }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      );
    },
  );
});

/** Returns a persona that may make the call; none of the ten can for calls that only impersonated sessions may make. */
async function someoneAllowed(endpoint: Endpoint): Promise<PersonaId> {
  for (const { persona } of PERSONAS) {
    if (mayCall(endpoint.access, await userOf(persona))) return persona;
  }
  throw new Error('none of the ten people may make this call');
}

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, { headers?: Record<string, unknown> }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; responses: Operation['responses'] };
}

describe('OpenAPI document', () => {
  test('lists every endpoint exactly once', async () => {
    const document = (await (await raw('/api/openapi.json')).json()) as Document;
    expect(document.openapi).toBe('3.1.1');
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(documented.sort()).toEqual(
      ENDPOINTS.map(({ id, endpoint }) => `${id} ${endpoint.method} ${endpoint.path}`).sort(),
    );
  });

  test('every reference resolves', async () => {
    const text = await (await raw('/api/openapi.json')).text();
    const document = JSON.parse(text) as Document;
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(document.components.schemas).toHaveProperty([name]);
    expect(text).not.toContain('#/$defs/');
  });

  test('declares the headers of requests and responses', async () => {
    const document = (await (await raw('/api/openapi.json')).json()) as Document;
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const sent = (name: string) =>
      operations
        .filter(({ parameters }) => parameters.some((one) => one.in === 'header' && one.name === name))
        .map(({ operationId }) => operationId)
        .toSorted();
    expect(sent('idempotency-key')).toEqual([
      'accessExplanations.ask',
      'contractUsers.add',
      'contracts.create',
      'messages.post',
      'requestCreation.create',
      'signatures.create',
      'uploads.document',
    ]);
    expect(sent('accept-language')).toHaveLength(ENDPOINTS.length);
    expect(sent('x-correlation-id')).toHaveLength(ENDPOINTS.length);
    expect(sent('x-atrium-person')).not.toContain('log.write');
    for (const { operationId, responses } of operations) {
      for (const [status, { headers }] of Object.entries(responses)) {
        expect(headers, `${operationId} ${status}`).toHaveProperty('x-correlation-id');
        expect('retry-after' in headers!, `${operationId} ${status}`).toBe(['429', '503'].includes(status));
      }
    }
    expect(document.components.responses['MethodNotAllowed']!.headers).toHaveProperty('allow');
  });

  test('declares every custom header that a response has', async () => {
    const document = (await (await raw('/api/openapi.json')).json()) as Document;
    const special = ['content-disposition', 'terms-version', 'x-expected-bytes'];
    const answers: [operation: Operation, answer: Response][] = [
      [
        document.paths['/users/{id}/terms-and-conditions']!['get']!,
        await raw(`/api/users/${PERSONAS[0]!.userId}/terms-and-conditions`, { as: 'client' }),
      ],
      [
        document.paths['/users/{id}/logo']!['get']!,
        await raw(`/api/users/${PERSONAS[0]!.userId}/logo`, { as: 'client' }),
      ],
      [
        document.paths['/requests/export']!['get']!,
        await raw('/api/requests/export?requestFilterType=CLOSED&timezone=UTC', { as: 'restricted' }),
      ],
    ];
    for (const [{ operationId, responses }, { status, headers }] of answers) {
      expect(status, operationId).toBe(200);
      const declared = Object.keys(responses['200']!.headers!);
      expect(
        special.filter((name) => headers.has(name)),
        operationId,
      ).toEqual(special.filter((name) => declared.includes(name)));
    }
  });

  test('has a readable page in both languages', async () => {
    for (const [language, words] of [
      ['en', 'What it does'],
      ['fr', 'Ce qu’il fait'],
    ] as const) {
      const page = await (await raw('/api/docs', { headers: { 'accept-language': language } })).text();
      expect(page).toContain(words);
      expect(page).toContain('/service-availability');
    }
  });
});
