import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { missingMigrations } from '../database/index.ts';
import type { AppEnv } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { checkComponent } from './component-check.ts';

/** How long the result of `/readyz` is cached, in milliseconds. */
const CACHE_MS = 1000;

/** Shares one run of a check among concurrent and closely following calls, as anybody may call it at any rate. */
function shared<T>(check: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  const forget = () => void (answer = null);
  return () => (answer ??= check().finally(() => setTimeout(forget, CACHE_MS).unref()));
}

/**
 * Serves the probes of an orchestrator. `/livez`: the process answers; otherwise restart it. `/readyz`: the database, its
 * migrations and the file store are available; otherwise route no calls here (503, with the status of each).
 */
export function probes({ blobs, db, log }: Pick<Platform, 'blobs' | 'db' | 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const readiness = shared(async () => {
    const [database, migrations, files] = await Promise.all([
      checkComponent(log, 'database', () => db.execute(sql`select 1`)),
      checkComponent(log, 'migrations', async () => {
        const missing = await missingMigrations(db);
        if (missing > 0) throw new Error(`${missing} migrations are not applied`);
      }),
      checkComponent(log, 'files', () => blobs.check()),
    ]);
    return { database, migrations, files };
  });
  app.get('/livez', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ status: 'Healthy' });
  });
  app.get('/readyz', async (context) => {
    const components = await readiness();
    const isReady = Object.values(components).every((status) => status === 'Healthy');
    context.header('cache-control', 'no-store');
    return context.json({ status: isReady ? 'Healthy' : 'Unhealthy', components }, isReady ? 200 : 503);
  });
  return app;
}
