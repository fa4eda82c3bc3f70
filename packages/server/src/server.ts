import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createApp } from './app.ts';
import { createAuthentication } from './auth/authentication.ts';
import { sandboxSecrets } from './auth/identity-records.ts';
import { createSandboxProvider, makeSandboxSecrets, SANDBOX_CLIENT_ID } from './auth/sandbox-provider.ts';
import type { SandboxProvider } from './auth/sandbox-provider.ts';
import { createSignIn } from './auth/sign-in.ts';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';
import { makeOnce, takeDataFolder } from './data-folder.ts';
import { migrateDatabase, openDatabase } from './database/open.ts';
import type { OpenDatabase } from './database/open.ts';
import { users } from './database/schema/index.ts';
import { createBlobStore } from './files/blob-store.ts';
import type { BlobStore } from './files/blob-store.ts';
import { createDrafts } from './files/drafts.ts';
import { jobHandlers } from './jobs/handlers.ts';
import { openJobs } from './jobs/queue.ts';
import type { JobQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { createPlatform } from './platform.ts';
import type { Platform } from './platform.ts';

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, then closes the database and gives the data folder back. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Throws away the embedded database and uploaded files first. */
  readonly fresh?: boolean;
  readonly clock?: () => Date;
}

/** How long a stop waits for answers under way. */
const DRAIN_MS = 8_000;
/** Longest statement of a call on an external database; the embedded one cannot break one off. */
const STATEMENT_MS = 30_000;

/** Migrates, and fills an empty database with the seeded bank. */
async function prepare(database: OpenDatabase, blobs: BlobStore, now: Date): Promise<void> {
  await migrateDatabase(database, async () => {
    const [someone] = await database.db.select({ id: users.id }).from(users).limit(1);
    if (someone) return;
    // The generators are heavy and needed once only.
    const { seedBank } = await import('./seed/seed.ts');
    await seedBank(database.db, { now, scale: 1, blobs });
  });
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`port ${port} is in use; choose another with PORT`)
          : error,
      ),
    );
    server.listen(port, resolve);
  });
}

/** Sign-in by the configured issuer, or by the sandbox provider of this server. */
async function authenticationOf(platform: Platform) {
  const { config } = platform;
  if (config.issuer) {
    const signIn = createSignIn(platform, { ...config.issuer, publicUrl: config.publicUrl });
    return { authentication: createAuthentication(platform, signIn, null), provider: null };
  }
  const secrets = await sandboxSecrets(platform.db, makeSandboxSecrets);
  let loaded: Promise<SandboxProvider> | null = null;
  const provider = () => (loaded ??= createSandboxProvider(platform, secrets));
  const signIn = createSignIn(platform, {
    issuer: `${config.publicUrl}/oidc`,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: secrets.clientSecret,
    publicUrl: config.publicUrl,
    prompt: 'login',
    fetch: (input, init) =>
      fetch(
        (input instanceof Request ? input.url : input.toString()).replace(
          config.publicUrl,
          `http://127.0.0.1:${config.port}`,
        ),
        init,
      ),
  });
  return { authentication: createAuthentication(platform, signIn, provider), provider };
}

/** Starts the whole server; resolves when it answers. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const clock = options.clock ?? (() => new Date());
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  const blobs = createBlobStore(folder.blobs);
  const drafts = createDrafts(path.join(folder.blobs, 'drafts'));
  let database: OpenDatabase | null = null;
  let jobs: JobQueue | null = null;
  try {
    if (options.fresh) {
      await rm(folder.blobs, { recursive: true, force: true });
      if (!config.databaseUrl) await rm(folder.database, { recursive: true, force: true });
    }
    if (!config.databaseUrl) {
      await makeOnce(folder.database, async (temporary) => {
        const first = await openDatabase({ folder: temporary });
        await prepare(first, blobs, clock()).finally(() => first.close());
      });
    }
    if (config.databaseUrl) {
      // Migrations and a first bank take the time they need; what runs for a person does not.
      const setup = await openDatabase({ url: config.databaseUrl });
      await prepare(setup, blobs, clock()).finally(() => setup.close());
      database = await openDatabase({ url: config.databaseUrl, statementTimeout: STATEMENT_MS });
    } else {
      database = await openDatabase({ folder: folder.database });
      await prepare(database, blobs, clock());
    }
    jobs = await openJobs(database, log);

    const platform = createPlatform({
      config,
      db: database.db,
      blobs,
      drafts,
      jobs,
      log,
      clock,
    });
    const { authentication, provider } = await authenticationOf(platform);
    const app = createApp(platform, authentication);
    const answer = getRequestListener(app.fetch);
    const server = createServer((request, response) => {
      if (provider && /^\/oidc(\/|$)/.test(request.url ?? '')) {
        void provider().then((loaded) => loaded.listener(request, response));
      } else {
        void answer(request, response);
      }
    });
    // Time for a whole request with its body: a large file over a slow line takes long. Headers have a minute.
    server.requestTimeout = 15 * 60_000;
    server.headersTimeout = 60_000;
    await listen(server, config.port);
    await jobs.work(jobHandlers(platform));
    // What a server that died may have left, beside its jobs.
    const enqueue = jobs.enqueue;
    await platform.db.transaction(async (tx) => {
      await enqueue(tx, 'uploads.sweep', {});
      await enqueue(tx, 'signatures.recover', {});
    });
    const [opened, queue] = [database, jobs];
    return {
      url: config.publicUrl,
      stop: async () => {
        const closed = new Promise((resolve) => server.close(resolve));
        server.closeIdleConnections();
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        await closed;
        clearTimeout(cut);
        await queue.stop();
        await opened.close();
        await folder.release();
      },
    };
  } catch (error) {
    await jobs?.stop().catch(() => {});
    await database?.close().catch(() => {});
    await folder.release();
    throw error;
  }
}
