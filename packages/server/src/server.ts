import { getRequestListener } from '@hono/node-server';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { rm } from 'node:fs/promises';
import type { Adapters, EmptyBank } from './adapters.ts';
import { createApp } from './app.ts';
import { createAuthentication, createSignIn } from './auth/index.ts';
import { ConfigError, STANDARD_CLAIMS } from './config.ts';
import type { Config } from './config.ts';
import { makeOnce, takeDataFolder } from './data-folder.ts';
import { migrateDatabase, openDatabase } from './database/index.ts';
import type { OpenDatabase } from './database/index.ts';
import { users } from './database/schema/index.ts';
import { openFiles } from './files/index.ts';
import { jobHandlers } from './job-handlers.ts';
import { openJobs } from './jobs/index.ts';
import type { JobQueue } from './jobs/index.ts';
import { createLog } from './log.ts';
import { createPlatform } from './platform.ts';
import type { Platform } from './platform.ts';

export interface RunningServer {
  readonly url: string;
  /** Finishes open requests, then closes the database and releases the data folder. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Deletes the embedded database and uploaded files first; refused with an external database or file store. */
  readonly fresh?: boolean;
  readonly clock?: () => Date;
  readonly adapters?: Adapters;
}

/** How long a stop waits for open requests, in ms. */
const DRAIN_MS = 8_000;
/** Statement timeout on an external database, in ms; the embedded one cannot cancel statements. */
const STATEMENT_MS = 30_000;

/** Runs the migrations, and the adapters' seed if the database has no users. */
async function prepare(
  database: OpenDatabase,
  adapters: Adapters,
  files: Omit<EmptyBank, 'db'>,
): Promise<void> {
  const { db } = database;
  await migrateDatabase(database, async () => {
    if (!adapters.seed) return;
    const [someone] = await db.select({ id: users.id }).from(users).limit(1);
    if (!someone) await adapters.seed({ db, ...files });
  });
}

async function listen(server: Server, { host, port }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new ConfigError(`port ${port} is in use; set another PORT`) : error,
      ),
    );
    server.listen({ port, ...(host !== null && { host }) }, resolve);
  });
}

/** URL at which this process reaches itself, without leaving the machine. */
function ownAddress({ host, port }: Config): string {
  const listensAt = host === null || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${listensAt.includes(':') ? `[${listensAt}]` : listensAt}:${port}`;
}

/** Sets up sign-in with the configured issuer, or with the one that this process runs. */
async function authenticationOf(platform: Platform, adapters: Adapters) {
  const { config } = platform;
  const own = config.issuer ? null : await adapters.issuer!(platform);
  const signIn = createSignIn(
    platform,
    own
      ? {
          ...STANDARD_CLAIMS,
          issuer: `${config.publicUrl}/oidc`,
          clientId: own.clientId,
          clientSecret: own.clientSecret,
          publicUrl: config.publicUrl,
          prompt: 'login',
          fetch: (input, init) =>
            fetch(
              (input instanceof Request ? input.url : input.toString()).replace(
                config.publicUrl,
                ownAddress(config),
              ),
              init,
            ),
        }
      : { ...config.issuer!, publicUrl: config.publicUrl },
  );
  return { authentication: createAuthentication(platform, signIn, own), own };
}

/** Throws ConfigError for options that cannot work, before anything is opened. */
function check(config: Config, { adapters, fresh }: StartOptions): void {
  if (!config.issuer && !adapters?.issuer)
    throw new ConfigError('no sign-in is configured: set OIDC_ISSUER, or SANDBOX=true for the demo users');
  if (fresh && config.databaseUrl)
    throw new ConfigError(
      '--fresh only deletes the embedded database; with DATABASE_URL, create a new database yourself',
    );
  if (fresh && config.files)
    throw new ConfigError(
      '--fresh only deletes local files; with FILES_URL, empty the file store yourself, or set another',
    );
}

/** Starts the whole server; resolves once it accepts requests. */
export async function startServer(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  check(config, options);
  const { adapters = {} } = options;
  const log = createLog(config.logLevel);
  const clock = options.clock ?? (() => new Date());
  const folder = await takeDataFolder(config.dataFolder, { alone: config.databaseUrl === null });
  let database: OpenDatabase | null = null;
  let jobs: JobQueue | null = null;
  let listening: Server | null = null;
  try {
    if (options.fresh) {
      await rm(folder.blobs, { recursive: true, force: true });
      await rm(folder.database, { recursive: true, force: true });
    }
    const { blobs, drafts } = await openFiles(config, folder.blobs);
    await blobs.check();
    if (!config.databaseUrl) {
      await makeOnce(folder.database, async (temporary) => {
        const first = await openDatabase({ folder: temporary });
        await prepare(first, adapters, { blobs, now: clock() }).finally(() => first.close());
      });
    }
    if (config.databaseUrl) {
      // Migrations and seeding have no statement timeout; everything that runs for a user has.
      const setup = await openDatabase({ url: config.databaseUrl });
      await prepare(setup, adapters, { blobs, now: clock() }).finally(() => setup.close());
      database = await openDatabase({ url: config.databaseUrl, statementTimeout: STATEMENT_MS });
      if (!database.limitsStatements) log('warn', 'statements not limited', { component: 'pooler' });
    } else {
      database = await openDatabase({ folder: folder.database });
      await prepare(database, adapters, { blobs, now: clock() });
    }
    jobs = await openJobs(database, log);

    const platform = createPlatform({
      config,
      db: database.db,
      blobs,
      drafts,
      jobs,
      log,
      adapters,
      clock,
    });
    const { authentication, own } = await authenticationOf(platform, adapters);
    const app = createApp(platform, authentication, adapters);
    // Proxy probes may send no host (HTTP/1.0, as from HAProxy); this default is refused where PUBLIC_URL is set.
    const answer = getRequestListener(app.fetch, { hostname: 'localhost' });
    const server = createServer((request, response) => {
      if (own && /^\/oidc(\/|$)/.test(request.url ?? '')) {
        own.listener(request, response);
      } else {
        void answer(request, response);
      }
    });
    // Time for a whole request with its body: a large file over a slow connection takes long. Headers get a minute.
    server.requestTimeout = 15 * 60_000;
    server.headersTimeout = 60_000;
    // Longer than load balancers keep an idle connection (60 s is usual): they would send a request into one that closes.
    server.keepAliveTimeout = 75_000;
    await listen(server, config);
    listening = server;
    await jobs.work(jobHandlers(platform));
    // Cleans up what a crashed server may have left besides its jobs.
    const [opened, queue] = [database, jobs];
    await platform.db.transaction(async (tx) => {
      await queue.enqueue(tx, 'uploads.sweep', {});
      await queue.enqueue(tx, 'signatures.recover', {});
    });
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
    // A server that is still listening would keep the process alive without its jobs.
    listening?.close();
    listening?.closeAllConnections();
    await jobs?.stop().catch(() => {});
    await database?.close().catch(() => {});
    await folder.release();
    throw error;
  }
}
