import type { AppEnv, Platform } from '@atrium/server';
import { Hono } from 'hono';
import { mailboxRoutes } from './mailbox/routes.ts';
import { signingRoutes } from './signatures/routes.ts';

/** Content security policy: only our style sheet, and forms that post to this origin. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Returns the routes of the sandbox pages, below /sandbox. */
export function sandboxPages(platform: Platform): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.use('/sandbox/*', async (context, next) => {
    await next();
    context.res.headers.set('cache-control', 'no-store');
    if (!context.res.headers.has('content-security-policy'))
      context.res.headers.set('content-security-policy', POLICY);
  });

  routes.route('/', signingRoutes(platform));
  routes.route('/', mailboxRoutes(platform));
  return routes;
}
