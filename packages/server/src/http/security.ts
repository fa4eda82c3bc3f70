import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config.ts';
import { Failure, forbidden } from './failure.ts';
import type { AppEnv } from './mount.ts';

/** Trusted Types policies that a page may create: that of the HTML sanitiser, and the portal's own. */
const TRUSTED_TYPES = 'atrium dompurify';

/** Only our own files are executed or rendered: no inline scripts, no styles injected at run time. */
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

/** Returns the security headers that are the same for every response of the server. */
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

/** Sets the security headers of every response; one with its own content security policy (a download) keeps it. */
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

/** Monitoring requests this path by the machine's address; its content is the same for every caller. */
const WATCHED_PATH = '/settings.json';
const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\])(?=:|$)/;

/**
 * Refuses requests for another host than the public one with 421: otherwise the server would answer for any domain name that
 * somebody points at it, and caches would store its responses under that name.
 */
export function ownHost({
  isPublic,
  publicUrl,
}: Pick<Config, 'isPublic' | 'publicUrl'>): MiddlewareHandler<AppEnv> {
  const { protocol, host: publicHost } = new URL(publicUrl);
  /** Normalizes a host: no default port, all loopback names as `localhost`; null for an invalid host. */
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

/** Whether an Origin header names this site: the request's host with the scheme of the public URL. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const named = new URL(origin);
  return named.host === host && named.protocol === publicUrl.protocol;
}

/**
 * Refuses cross-site writes (CSRF) with 403. A browser always sends the origin of a write; a client that is not a browser
 * sends none and is not at risk.
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
