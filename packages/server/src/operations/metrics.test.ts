import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import type { AppEnv } from '../http/mount.ts';
import { createMetrics } from './metrics.ts';

/** Sets up a server whose database answers as given. */
function serverWith(execute: () => Promise<unknown>) {
  const log = vi.fn();
  const db = { execute, $client: { totalCount: 1, idleCount: 0, waitingCount: 3 } };
  const { measure, routes } = createMetrics({
    db: db as never,
    config: { metricsToken: 'token' } as never,
    log,
  });
  const app = new Hono<AppEnv>().use(measure).route('/', routes);
  const figures = () => app.request('/metrics', { headers: { authorization: 'Bearer token' } });
  return { app, figures, log };
}

it('gives the other metrics while the database is unreachable, without placeholder values', async () => {
  let isDown = false;
  const { figures, log } = serverWith(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve({ rows: [{ uploads: '4' }] }),
  );
  expect(await (await figures()).text()).toMatch(/^uploads_in_progress 4$/m);
  isDown = true;
  const answer = await figures();
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toMatch(/^database_connections\{state="waiting"\} 3$/m);
  expect(text).not.toMatch(/^uploads_in_progress \d/m);
  expect(log).toHaveBeenCalledWith('error', 'unhealthy', expect.objectContaining({ component: 'database' }));
});

it('labels unknown methods together, so that clients cannot create new series', async () => {
  const { app, figures } = serverWith(() => Promise.resolve({ rows: [] }));
  for (const method of ['GET', 'PROPFIND', 'M-SEARCH']) await app.request('/nothing', { method });
  const methods = [...(await (await figures()).text()).matchAll(/method="([^"]+)"/g)].map(([, name]) => name);
  expect(new Set(methods)).toEqual(new Set(['GET', 'other']));
});
