import { Hono } from 'hono';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { limitedNetwork } from '../http/client-address.ts';
import type { AppEnv, Sender, SignedIn } from '../http/mount.ts';
import { pageStyle } from '../http/page-style.ts';
import { rateLimit } from '../http/rate-limit.ts';
import type { OwnIssuer } from '../adapters.ts';
import type { Platform } from '../platform.ts';
import { sessionCookie } from './cookie.ts';
import { signInFailurePage } from './pages.ts';
import type { SignInFailure } from './pages.ts';
import { returnPath } from './return-path.ts';
import { createSessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';
import { findAccount } from './user.ts';

export interface Authentication {
  /** The session of a request; null when signed out. */
  session(context: Context<AppEnv>): Promise<SignedIn | null>;
  /** Who sends a request, for the limits of load. */
  sender(context: Context<AppEnv>): Promise<Sender>;
  /** What lies below /auth. */
  readonly routes: Hono<AppEnv>;
}

/** Sign-ins a network address may begin: so many at once, then one every second. */
const SIGN_IN_BURST = 60;
const SIGN_IN_REFILL_MS = 1_000;

const STATE_COOKIE = 'sign-in';

/**
 * Sessions and sign-in. The browser only ever holds an opaque cookie; identities come from an OpenID Connect issuer.
 * `own` is the one that runs in this process; null where another one is configured.
 */
export function createAuthentication(
  platform: Platform,
  signIn: SignIn,
  own: OwnIssuer | null,
): Authentication {
  const { config, db, log } = platform;
  const sessions = createSessions(platform);
  const cookie = sessionCookie(config);
  const limit = rateLimit(SIGN_IN_BURST, SIGN_IN_REFILL_MS);
  const networkOf = (context: Context<AppEnv>): string => limitedNetwork(context.var.address);
  const limitCaller = (context: Context<AppEnv>) => limit(networkOf(context));
  const secure = config.publicUrl.startsWith('https:');
  const routes = new Hono<AppEnv>();

  const failed = (context: Context<AppEnv>, reason: SignInFailure, status: 400 | 403 | 502) =>
    context.html(signInFailurePage(context.var.language, reason, context.var.correlationId), status);

  const openSession = async (context: Context, userId: string, idToken?: string) => {
    const previous = cookie.read(context);
    // The new one first: the one before tells since when this visit lasts.
    cookie.set(context, await sessions.open(userId, idToken));
    if (previous) await sessions.close(previous);
  };

  routes.use(async (context, next) => {
    await next();
    if (!context.res.headers.has('cache-control')) context.res.headers.set('cache-control', 'no-store');
  });

  routes.get('/pages.css', (context) =>
    context.body(pageStyle(config.portalFolder), 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );

  routes.get('/login', async (context) => {
    limitCaller(context);
    const returnTo = returnPath(context.req.query('return'));
    const host = context.req.header('host');
    // The answer comes back to the public address, and so must the cookie that it is compared with.
    if (host && host !== new URL(config.publicUrl).host) {
      return context.redirect(
        `${config.publicUrl}/auth/login?${new URLSearchParams({ return: returnTo })}`,
        302,
      );
    }
    try {
      const { url, state } = await signIn.begin(returnTo);
      setCookie(context, STATE_COOKIE, state, {
        path: '/auth/callback',
        httpOnly: true,
        sameSite: 'Lax',
        secure,
        maxAge: 15 * 60,
      });
      return context.redirect(url, 302);
    } catch (error) {
      log('error', 'sign-in could not begin', { correlationId: context.var.correlationId, error });
      return failed(context, 'unreachable', 502);
    }
  });

  routes.get('/callback', async (context) => {
    limitCaller(context);
    const state = getCookie(context, STATE_COOKIE);
    deleteCookie(context, STATE_COOKIE, { path: '/auth/callback' });
    const answer = new URL(context.req.url);
    try {
      const identity = await signIn.finish(
        new URL(`${config.publicUrl}/auth/callback${answer.search}`),
        state,
      );
      if (!identity) return failed(context, 'refused', 400);
      const account = await findAccount(db, { email: identity.email });
      if (!account) return failed(context, 'unknown', 403);
      await openSession(context, account.id, identity.idToken);
      // With our own address before it, so that no browser reads another one out of the path.
      return context.redirect(config.publicUrl + identity.returnTo, 302);
    } catch (error) {
      log('warn', 'sign-in failed', { correlationId: context.var.correlationId, error });
      return failed(context, 'refused', 400);
    }
  });

  routes.post('/logout', async (context) => {
    const token = cookie.read(context);
    const closed = token ? await sessions.close(token) : null;
    cookie.clear(context);
    const away = closed && !own ? await signIn.endSession(closed.idToken).catch(() => null) : null;
    return context.json({ redirectTo: away ?? '/' });
  });

  if (own) {
    routes.route(
      '/',
      own.routes({
        limit: limitCaller,
        signIn: (context, userId) => openSession(context, userId),
        refuse: (context) => failed(context, 'refused', 400),
      }),
    );
  }

  return {
    routes,
    async session(context) {
      const token = cookie.read(context);
      return token ? sessions.read(token, context.var.language) : null;
    },
    async sender(context) {
      const token = cookie.read(context);
      const person = token ? await sessions.holderOf(token) : null;
      return person === null
        ? { key: `address ${networkOf(context)}`, isPerson: false }
        : { key: `person ${person}`, isPerson: true };
    },
  };
}
