import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { missingMigrations } from '../database/open.ts';
import type { AppEnv } from '../http/mount.ts';
import type { Platform } from '../platform.ts';
import { checkComponent } from './component-check.ts';

/**
 * What an orchestrator asks. `/livez`: the process answers; else it is to be restarted. `/readyz`: what every call needs is
 * there, the database with its schema and the files; else no calls are to be sent here (503, with the status of each).
 */
export function probes({ blobs, db, log }: Pick<Platform, 'blobs' | 'db' | 'log'>): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.get('/livez', (context) => {
    context.header('cache-control', 'no-store');
    return context.json({ status: 'Healthy' });
  });
  app.get('/readyz', async (context) => {
    const [database, migrations, files] = await Promise.all([
      checkComponent(log, 'database', () => db.execute(sql`select 1`)),
      checkComponent(log, 'migrations', async () => {
        const missing = await missingMigrations(db);
        if (missing > 0) throw new Error(`${missing} migrations are not applied`);
      }),
      checkComponent(log, 'files', () => blobs.check()),
    ]);
    const components = { database, migrations, files };
    const isReady = Object.values(components).every((status) => status === 'Healthy');
    context.header('cache-control', 'no-store');
    return context.json({ status: isReady ? 'Healthy' : 'Unhealthy', components }, isReady ? 200 : 503);
  });
  return app;
}
