import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { createHash, timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { GaugeConfiguration } from 'prom-client';
import { unauthenticated } from '../http/index.ts';
import type { AppEnv } from '../http/index.ts';
import type { Platform } from '../platform.ts';
import { checkComponent } from './component-check.ts';

/** In seconds, from responses out of a cache to those that users give up waiting for. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Methods with a label of their own; some thirty others exist, each of which would create a new time series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface Metrics {
  /** Counts and times every response; must be the first middleware. */
  readonly measure: MiddlewareHandler<AppEnv>;
  /** `/metrics`, for callers that send the token. */
  readonly routes: Hono<AppEnv>;
}

/** Returns the matched route pattern, such as `/api/requests/:id`, never the path itself, which contains record ids. */
function routeOf(context: Parameters<MiddlewareHandler<AppEnv>>[0]): string {
  const named = matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'));
  return named?.path ?? 'portal';
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Creates metrics for Prometheus: responses with their times, the connection pool, jobs, uploads and the process. */
export function createMetrics({ db, config, log }: Pick<Platform, 'db' | 'config' | 'log'>): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to the headers of an answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  /** Creates a gauge; with `collect` it is read at each scrape. */
  const gauge = <L extends string>(configuration: Omit<GaugeConfiguration<L>, 'registers'>) =>
    new Gauge({ ...configuration, registers });
  const running = gauge({
    name: 'http_requests_in_progress',
    help: 'Calls that wait for their answer',
  });
  const failures = new Counter({
    name: 'http_server_errors_total',
    help: 'Answers with a status of 500 or more',
    labelNames: ['route'],
    registers,
  });
  /** Runs a query for metrics; returns no rows when the database does not answer, so that other metrics are still served. */
  async function figures<R extends Record<string, unknown>>(query: SQL): Promise<R[]> {
    let found: R[] = [];
    await checkComponent(log, 'database', async () => {
      found = (await db.execute(query)).rows as R[];
    });
    return found;
  }
  gauge({
    name: 'database_connections',
    help: 'Connections to the database, and calls that wait for one',
    labelNames: ['state'],
    collect() {
      const { totalCount, idleCount, waitingCount } = db.$client;
      this.set({ state: 'used' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  gauge({
    name: 'jobs',
    help: 'Jobs of the queue',
    labelNames: ['name', 'state'],
    async collect() {
      const rows = await figures<{ name: string; state: string; jobs: string }>(
        sql`select name, state::text, count(*) as jobs from jobs.job group by name, state`,
      );
      this.reset();
      for (const { name, state, jobs } of rows) this.set({ name, state }, Number(jobs));
    },
  });
  gauge({
    name: 'uploads_in_progress',
    help: 'Files of which not all bytes have arrived',
    async collect() {
      const rows = await figures<{ uploads: string }>(
        sql`select count(*) as uploads from uploads where received < size`,
      );
      this.remove();
      for (const { uploads } of rows) this.set(Number(uploads));
    },
  });

  const expected = config.metricsToken === null ? null : digest(`Bearer ${config.metricsToken}`);
  const routes = new Hono<AppEnv>();
  if (expected)
    routes.get('/metrics', async (context) => {
      if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), expected))
        throw unauthenticated();
      context.header('cache-control', 'no-store');
      context.header('content-type', register.contentType);
      return context.body(await register.metrics());
    });

  return {
    routes,
    measure: async (context, next) => {
      running.inc();
      const { method } = context.req;
      const end = duration.startTimer({ method: METHODS.has(method) ? method : 'other' });
      try {
        await next();
      } finally {
        running.dec();
        const route = routeOf(context);
        const { status } = context.res;
        end({ route, status: String(status) });
        if (status >= 500) failures.inc({ route });
      }
    },
  };
}
