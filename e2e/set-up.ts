import { request } from '@playwright/test';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PERSONAS, storageOf, type PersonaId } from './people.ts';
import { BASE_URL, isLeftOver, removeFolder, startServer, stopServer } from './server.ts';

const NOBODY = { cookies: [], origins: [] };

/** Starts the server with a new bank and signs in each of the ten users once; nobody has terms left to accept. */
export default async function setUp(): Promise<void> {
  await newBank();
  await acceptTerms('newcomer');
}

/** Starts the server with a freshly seeded bank, in which the newcomer has not accepted the terms yet. */
export async function newBank(): Promise<void> {
  const portal = path.resolve(import.meta.dirname, '../packages/portal/dist/index.html');
  if (!existsSync(portal)) throw new Error('the portal is not built: run npm run build');
  if (isLeftOver()) {
    await stopServer('SIGTERM');
    removeFolder();
  }
  await startServer();
  mkdirSync(path.dirname(storageOf('client')), { recursive: true });
  for (const persona of PERSONAS) {
    // Inside a test a new context would reuse the cookie of the previous one, whose session ends at a new sign-in.
    const context = await request.newContext({
      baseURL: BASE_URL,
      extraHTTPHeaders: { origin: BASE_URL },
      storageState: NOBODY,
    });
    const answer = await context.post('/auth/sandbox/sign-in', { data: { persona } });
    if (!answer.ok()) throw new Error(`${persona} could not sign in: ${answer.status()}`);
    await context.storageState({ path: storageOf(persona) });
    await context.dispose();
  }
}

/** Accepts the terms; until then a user can do nothing else. */
async function acceptTerms(persona: PersonaId): Promise<void> {
  const context = await request.newContext({
    baseURL: BASE_URL,
    extraHTTPHeaders: { origin: BASE_URL },
    storageState: storageOf(persona),
  });
  const { id } = (await (await context.get('/api/users/me')).json()) as { id: string };
  const answer = await context.put(`/api/users/${id}/terms-and-conditions`, { data: { accept: true } });
  if (!answer.ok()) throw new Error(`${persona} could not accept the terms: ${answer.status()}`);
  await context.dispose();
}
