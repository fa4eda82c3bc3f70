import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';
import type { Hono } from 'hono';
import { api } from '@atrium/contract';
import type { Api } from '@atrium/contract';
import { createClient } from '@atrium/contract/client';
import type { Client } from '@atrium/contract/client';
import { routesOf } from '@atrium/contract/endpoint';
import { sandboxAdapters } from '../../sandbox/src/index.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { createApp } from '../src/app.ts';
import { createAuthentication } from '../src/auth/authentication.ts';
import { readConfig } from '../src/config.ts';
import { openDatabase } from '../src/database/open.ts';
import type { OpenDatabase } from '../src/database/open.ts';
import { openFiles } from '../src/files/open-files.ts';
import type { AppEnv } from '../src/http/mount.ts';
import { openJobs } from '../src/jobs/queue.ts';
import { createPlatform } from '../src/platform.ts';
import type { Platform, PlatformParts } from '../src/platform.ts';

export interface OwnPlatform {
  readonly platform: Platform;
  readonly database: OpenDatabase;
  close(): Promise<void>;
}

/** Creates the platform over a copy of the seeded bank, with a clock that the test controls. */
export async function ownPlatform(
  parts: Partial<Pick<PlatformParts, 'adapters' | 'clock' | 'newId'>> = {},
): Promise<OwnPlatform> {
  const work = await mkdtemp(path.join(tmpdir(), 'atrium-own-'));
  await cp(path.join(inject('template'), 'database'), path.join(work, 'database'), { recursive: true });
  const database = await openDatabase({ folder: path.join(work, 'database') });
  const jobs = await openJobs(database, () => {});
  const config = readConfig({});
  const platform = createPlatform({
    config,
    adapters: sandboxAdapters(config),
    db: database.db,
    ...(await openFiles(config, path.join(work, 'blobs'))),
    jobs,
    log: () => {},
    ...parts,
  });
  return {
    platform,
    database,
    close: async () => {
      await jobs.stop();
      await database.close();
      await rm(work, { recursive: true, force: true });
    },
  };
}

/** Creates the complete app over a platform, like a newly started server; users sign in by the sandbox call. */
export async function appOver(platform: Platform): Promise<Hono<AppEnv>> {
  const signIn = null as never;
  const adapters = sandboxAdapters(platform.config);
  const issuer = await adapters.issuer!(platform);
  return createApp(platform, createAuthentication(platform, signIn, issuer), adapters);
}

const ORIGIN = 'http://localhost:4000';

/** Signs in over a platform and returns the API in a language; it checks every answer against the contract. */
export async function signedInOver(
  platform: Platform,
  persona: PersonaId,
): Promise<(language?: 'en' | 'fr') => Client<Api>> {
  const app = await appOver(platform);
  const answer = await app.request(
    `${ORIGIN}/auth/sandbox/sign-in`,
    {
      method: 'POST',
      body: JSON.stringify({ persona }),
      headers: { 'content-type': 'application/json' },
    },
    {},
  );
  const cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!;
  return (language = 'en') =>
    createClient<Api>(routesOf(api), {
      base: `${ORIGIN}/api`,
      schemas: api,
      language: () => language,
      headers: () => ({ cookie }),
      fetch: async (input, init) => app.request(input, init, {}),
    });
}
