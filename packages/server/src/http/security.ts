import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { Failure, forbidden } from './failure.ts';
import type { AppEnv } from './mount.ts';

/** Policies of Trusted Types that a page may create: the one of the HTML sanitiser, and the portal's own. */
const TRUSTED_TYPES = 'atrium dompurify';

/** Nothing but our own files runs or is drawn: no inline script, no style injected at run time. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
  `trusted-types ${TRUSTED_TYPES}`,
].join('; ');

/** What holds for every answer, whoever makes it. */
export function constantHeaders({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'x-frame-options': 'DENY',
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** Headers of every answer; an answer that brings its own policy (a download) keeps it. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const constant = Object.entries(constantHeaders(config));
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    if (!headers.has('content-security-policy'))
      headers.set('content-security-policy', CONTENT_SECURITY_POLICY);
    for (const [name, value] of constant) headers.set(name, value);
  };
}

/** The same for every caller: asked by whatever watches over the server, by the address of the machine. */
const WATCHED_PATH = '/settings.json';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/**
 * Refuses requests that name another host than the public one: a name that somebody points at the server would make it
 * answer as that site, and fill caches under it.
 */
export function ownHost({
  isPublic,
  publicUrl,
}: Pick<Config, 'isPublic' | 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const { protocol, host: publicHost } = new URL(publicUrl);
  /** A host with its port, unless that is the usual one; the names of the machine itself are one. */
  const plain = (host: string): string | null => {
    const address = `${protocol}//${host}`;
    return URL.canParse(address) ? new URL(address).host.replace(LOOPBACK, 'localhost') : null;
  };
  const own = plain(publicHost);
  return async (context, next) => {
    const isOwn = plain(context.req.header('host') ?? '') === own;
    if (isPublic && !isOwn && context.req.path !== WATCHED_PATH) throw new Failure('MISDIRECTED');
    await next();
  };
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an Origin header names the site that the request reached: its host, by the scheme of the public address. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin);
  return named.host === host && named.protocol === publicUrl.protocol;
}

/**
 * Refuses writes that another site makes a browser send. A browser always names the origin of such a request; a script
 * without a browser names none and is not at risk.
 */
export function sameOriginWrites({ publicUrl }: Pick<Config, 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const site = new URL(publicUrl);
  return async (context, next) => {
    if (!SAFE_METHODS.has(context.req.method)) {
      const origin = context.req.header('origin');
      const fetchSite = context.req.header('sec-fetch-site');
      if (origin !== undefined && !isOwnOrigin(origin, context.req.header('host'), site)) throw forbidden();
      if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') throw forbidden();
    }
    await next();
  };
}
