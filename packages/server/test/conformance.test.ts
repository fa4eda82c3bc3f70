import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { api } from '@atrium/contract';
import { mayCall } from '@atrium/contract/access';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { PERSONAS } from '../src/seed/personas.ts';
import type { PersonaId } from '../src/seed/personas.ts';
import { as, expectProblem, raw } from './support.ts';

const ENDPOINTS = Object.entries<Endpoints>(api).flatMap(([area, table]) =>
  Object.entries<Endpoint>(table).map(([name, endpoint]) => ({ id: `${area}.${name}`, endpoint })),
);
const UNKNOWN_ID = '00000000-0000-4000-8000-00000000ffff';

/** The path of an endpoint with parameters that name nothing, but for words that the contract lists. */
function somePath(endpoint: Endpoint): string {
  const params = Object.fromEntries(
    Object.entries(endpoint.params?.shape ?? {}).map(([name, field]) => [
      name,
      field instanceof z.ZodEnum ? String(field.options[0]) : UNKNOWN_ID,
    ]),
  );
  return `/api${endpointPath(endpoint, { params })}`;
}

describe('every endpoint of the contract', () => {
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
        const user = await as(persona).users.me();
        if (mayCall(endpoint.access, user)) continue;
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

/** Someone who may make the call; for what only an impersonated session may do there is nobody among the ten. */
async function someoneAllowed(endpoint: Endpoint): Promise<PersonaId> {
  for (const { persona } of PERSONAS) {
    if (mayCall(endpoint.access, await as(persona).users.me())) return persona;
  }
  throw new Error('none of the ten people may make this call');
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  components: { schemas: Record<string, unknown> };
}

describe('the OpenAPI document', () => {
  test('names every endpoint, once, and nothing else', async () => {
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

  test('every reference leads somewhere', async () => {
    const text = await (await raw('/api/openapi.json')).text();
    const document = JSON.parse(text) as Document;
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(document.components.schemas).toHaveProperty([name]);
    expect(text).not.toContain('#/$defs/');
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
