import { randomUUID } from 'node:crypto';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import { createClient } from '@atrium/contract/client';
import type { Client } from '@atrium/contract/client';
import { routesOf } from '@atrium/contract/endpoint';
import { ApiError } from '@atrium/contract/errors';
import { shapes } from '@atrium/contract/generated/shapes';
import { answerFault } from '@atrium/contract/shapes';
import { expect, inject } from 'vitest';
import { makeFile } from '../../sandbox/src/seed/files.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { signInCookie } from './global-setup.ts';

export const baseUrl = inject('baseUrl');

const routes = routesOf(api);

/** Returns a client that checks every answer against the contract, and against the light schemas of the portal. */
export function clientWith(cookie: string | null, base = baseUrl, language = 'en'): Client<Api> {
  return createClient<Api>(routes, {
    base: `${base}/api`,
    schemas: api,
    faultOfAnswer: (...call) => Promise.resolve(answerFault(shapes, ...call)),
    language: () => language,
    headers: (): Record<string, string> => (cookie ? { cookie } : {}),
  });
}

/** Returns the API as one of the ten personas; null is signed out. */
export function as(persona: PersonaId | null, language = 'en'): Client<Api> {
  return clientWith(persona && inject('cookies')[persona], baseUrl, language);
}

/** Opens a separate session, for tests that change or end it. */
export const ownSession = (persona: PersonaId): Promise<string> => signInCookie(baseUrl, persona);

export interface RawCall {
  readonly as?: PersonaId;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: RequestInit['body'];
  /** Sent as JSON with the matching content type. */
  readonly json?: unknown;
}

/** Sends a raw request to a path of the server. */
export function raw(path: string, call: RawCall = {}): Promise<Response> {
  const { json, body, method = json === undefined && body === undefined ? 'GET' : 'POST' } = call;
  const streamed = body instanceof ReadableStream ? { duplex: 'half' } : {};
  return fetch(baseUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      ...(call.as && { cookie: inject('cookies')[call.as] }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    body: json === undefined ? (body ?? null) : JSON.stringify(json),
    ...streamed,
  });
}

/** Returns the error of a call that must fail. */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

/** Checks that a raw answer is a problem document with this status and code, and leaks nothing. */
export async function expectProblem(answer: Response, status: number, code: string): Promise<void> {
  const text = await answer.text();
  expect(answer.status, text).toBe(status);
  expect(answer.headers.get('content-type')).toMatch('application/problem+json');
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[\w-]{8,64}$/);
  const body = JSON.parse(text) as { errors: { code: string; label: string }[] };
  expect(body.errors[0]).toMatchObject({ code, label: expect.stringMatching(/\S/) });
  expect(text).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|select .+ from/i);
}

/** Returns the legal entities of a user's contracts, which limit the data they can see. */
export async function entitiesOf(persona: PersonaId): Promise<{ codes: Set<string>; names: Set<string> }> {
  const { legalEntities } = await as(persona).users.scope({ params: { id: personaOf(persona).userId } });
  return {
    codes: new Set(legalEntities.map(({ ricosCode }) => ricosCode)),
    names: new Set(legalEntities.map(({ longName }) => longName)),
  };
}

/** Uploads a PDF with unique content; returns the id for use in a form. */
export async function uploadPdf(name: string, persona: PersonaId = 'super-admin'): Promise<string> {
  const bytes = await makeFile('pdf', {
    title: randomUUID(),
    subtitle: '',
    paragraphs: [],
    table: [],
    date: new Date('2026-11-20'),
  });
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), name);
  return (await as(persona).uploads.document({ form })).documentId;
}

/** Creates a request on contract 00418 in which only the client and Marc (bank staff) take part; returns its id. */
export async function newRequest(by: 'client' | 'staff'): Promise<string> {
  const contracts = await as('client').requestCreation.contracts();
  const { id } = await as(by).requestCreation.create({
    body: {
      contractId: contracts.find(({ number }) => number === '00418')!.id,
      serviceAction: { serviceCode: 'CASH_MANAGEMENT', action: 'PAYMENT_INVESTIGATION' },
      type: 'ACTION',
      title: `Question ${randomUUID()}`,
      description: '<p>Where is it?</p>',
      participants: [{ id: personaOf(by === 'client' ? 'staff' : 'client').userId }],
      topicIds: ['PAYMENTS', 'PAYMENTS.SEPA'],
    },
  });
  return id;
}
