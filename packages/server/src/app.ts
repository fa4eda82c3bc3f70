import { Hono } from 'hono';
import { CORRELATION_HEADER } from '@atrium/contract/errors';
import { api } from '@atrium/contract';
import { newCorrelationId } from '@atrium/contract/client';
import { openapi } from '@atrium/contract/openapi';
import { VERSION } from '@atrium/contract/version';
import { mountAreas } from './areas.ts';
import {
  apiDocs,
  clientAddress,
  languageOf,
  limitBody,
  notFound,
  ownHost,
  portalFiles,
  problemResponse,
  readOnRefused,
  readsStream,
  sameOriginWrites,
  securityHeaders,
} from './http/index.ts';
import type { Authentication } from './auth/index.ts';
import type { AppEnv } from './http/index.ts';
import type { Adapters } from './adapters.ts';
import { createMetrics, probes } from './operations/index.ts';
import type { Platform } from './platform.ts';
import { settingsOf } from './settings.ts';

/** Largest request body; endpoints that read their body as a stream have their own limits. */
const BODY_LIMIT_BYTES = 1024 * 1024;
const limitBodies = limitBody(BODY_LIMIT_BYTES);

/** Builds the whole server as one `fetch` handler: API, sign-in, settings and the built portal. */
export function createApp(
  platform: Platform,
  authentication: Authentication,
  adapters: Adapters,
): Hono<AppEnv> {
  const { config, log } = platform;
  const app = new Hono<AppEnv>();
  const addressOf = clientAddress(config);

  app.use(async (context, next) => {
    const started = performance.now();
    const sent = context.req.header(CORRELATION_HEADER);
    const correlationId = sent && /^[\w-]{8,64}$/.test(sent) ? sent : newCorrelationId();
    const language = languageOf(context.req.header('accept-language'));
    const address = addressOf(context);
    context.set('correlationId', correlationId);
    context.set('address', address);
    context.set('language', language);
    let session: ReturnType<AppEnv['Variables']['session']> | undefined;
    context.set('session', () => (session ??= authentication.session(context)));
    context.set('sender', () => authentication.sender(context));
    await next();
    context.res.headers.set(CORRELATION_HEADER, correlationId);
    log('info', 'answered', {
      correlationId,
      address,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      duration: Math.round(performance.now() - started),
    });
  });
  app.use(securityHeaders(config));
  const metrics = createMetrics(platform);
  app.use(metrics.measure);
  // Called by the infrastructure under any host name, so before the host check.
  app.route('/', probes(platform));
  app.route('/', metrics.routes);
  app.use((context, next) => (readsStream(context.req) ? readOnRefused(context, next) : next()));
  app.use(ownHost(config));
  app.use(sameOriginWrites(config));
  app.use((context, next) => (readsStream(context.req) ? next() : limitBodies(context, next)));
  app.onError((error, context) => problemResponse(error, context, log));
  app.notFound((context) => problemResponse(notFound(), context, log));

  app.get('/settings.json', (context) => {
    context.header('cache-control', 'no-cache');
    return context.json(settingsOf(config));
  });
  app.route('/auth', authentication.routes);

  const router = new Hono<AppEnv>();
  router.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });
  const document = openapi(api, VERSION);
  router.get('/openapi.json', (context) => context.json(document));
  router.route('/docs', apiDocs(api));
  mountAreas(router, platform);
  app.route('/api', router);
  if (adapters.routes) app.route('/', adapters.routes(platform));

  app.route('/', portalFiles(config.portalFolder));
  return app;
}
