/**
 * Starts the server that the API tests share: on a copy of the seeded bank, or on a new database in the PostgreSQL of
 * TEST_DATABASE_URL, which it seeds itself.
 */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { PERSONA_IDS, personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { externalDatabase } from './external-database.ts';
import { seededBank } from './seeded-bank.ts';
import { startProcess } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    baseUrl: string;
    /** Data folder of a seeded bank that no server uses; copy it. */
    template: string;
    /** A session cookie for each persona; tests that end or change a session open their own. */
    cookies: Record<PersonaId, string>;
  }
}

export async function signInCookie(baseUrl: string, persona: PersonaId): Promise<string> {
  const answer = await fetch(`${baseUrl}/auth/sandbox/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona }),
  });
  if (answer.status !== 204) throw new Error(`cannot sign in as ${persona}: ${answer.status}`);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/**
 * Opens a session for each of the ten personas. The newcomer also accepts the terms, which is still open in the seeded
 * bank; until then a user can do nothing else (terms.test.ts).
 */
export async function everyCookie(baseUrl: string): Promise<Record<PersonaId, string>> {
  const cookies = Object.fromEntries(
    await Promise.all(PERSONA_IDS.map(async (persona) => [persona, await signInCookie(baseUrl, persona)])),
  ) as Record<PersonaId, string>;
  const { userId } = personaOf('newcomer');
  const answer = await fetch(`${baseUrl}/api/users/${userId}/terms-and-conditions`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: cookies.newcomer },
    body: JSON.stringify({ accept: true }),
  });
  if (answer.status !== 204) throw new Error(`the newcomer cannot accept the terms: ${answer.status}`);
  return cookies;
}

/** Writes a minimal stand-in for the built portal, so that its delivery is tested without a build. */
async function writePortal(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'assets/locales/en'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Atrium</title>');
  await writeFile(path.join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, '.sources'), 'hidden');
  await writeFile(path.join(folder, 'assets/main-abc123.js'), 'export {};');
  await writeFile(path.join(folder, 'assets/main-abc123.js.br'), 'brotli');
  await writeFile(path.join(folder, 'assets/locales/en/common.json'), '{}');
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await seededBank();
  const work = await mkdtemp(path.join(tmpdir(), 'atrium-api-'));
  const data = path.join(work, 'data');
  await writePortal(path.join(work, 'portal'));
  const external = await externalDatabase();
  if (!external) await cp(template, data, { recursive: true });
  const server = await startProcess(data, {
    ATRIUM_PORTAL: path.join(work, 'portal'),
    ...(external && { DATABASE_URL: external.url, SANDBOX: 'true' }),
  });
  const cookies = await everyCookie(server.url);
  project.provide('baseUrl', server.url);
  project.provide('template', template);
  project.provide('cookies', cookies);
  return async () => {
    await server.end('SIGTERM');
    await external?.drop();
    await rm(work, { recursive: true, force: true });
  };
}
