import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { existsSync } from 'node:fs';
import { etag } from 'hono/etag';
import { notFound } from './failure.ts';
import type { AppEnv } from './mount.ts';

/** Paths of the server itself: they never return the portal's index page. */
const SERVER_PATHS = /^\/(api|auth|oidc|livez|readyz|metrics)(\/|$)/;

/** Files without a content hash in their name: translations, the worker of the document viewer (DOC-030), samples. */
const UNHASHED = ['/assets/locales/', '/assets/scripts/', '/assets/kyc/'];

/**
 * Serves the built portal: assets with a hash (or version) in their name are cached as immutable; translations, worker
 * scripts and the page itself are revalidated each time. An unknown path gets the page, which shows its own error; a missing
 * file gets 404.
 */
export function portalFiles(folder: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  // In development the portal is served by its own development server.
  if (!existsSync(folder)) return app;
  const files = serveStatic<AppEnv>({ root: folder, precompressed: true });
  const page = serveStatic<AppEnv>({ root: folder, path: 'index.html', precompressed: true });

  for (const prefix of UNHASHED) app.use(`${prefix}*`, etag());
  app.use('/assets/*', async (context, next) => {
    const isHashed = !UNHASHED.some((prefix) => context.req.path.startsWith(prefix));
    const answer = await files(context, async () => {
      throw notFound();
    });
    if (answer) {
      answer.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      return answer;
    }
    return next();
  });

  app.get('*', async (context, next) => {
    const { path } = context.req;
    if (SERVER_PATHS.test(path) || path.includes('/.')) throw notFound();
    context.header('cache-control', 'no-cache');
    if (/\.\w+$/.test(path)) {
      return files(context, async () => {
        throw notFound();
      });
    }
    if (!(context.req.header('accept') ?? '*/*').match(/text\/html|\*\/\*/)) throw notFound();
    return page(context, next);
  });
  return app;
}
