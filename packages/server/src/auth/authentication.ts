import { DrizzleQueryError } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { UNATTENDED_HEADER } from '@atrium/contract/errors';
import {
  Failure,
  limitedNetwork,
  pageStyle,
  rateLimit,
  readForm,
  type RateLimitRules,
} from '../http/index.ts';
import type { AppEnv, Sender, SignedIn } from '../http/index.ts';
import type { OwnIssuer } from '../adapters.ts';
import type { Platform } from '../platform.ts';
import { endSessions, LogoutTokenError, verifyLogoutToken } from './back-channel-logout.ts';
import { sessionCookie } from './cookie.ts';
import { failureOf, statusOf } from './failures.ts';
import type { SignInFailure } from './failures.ts';
import { findPerson } from './identities.ts';
import type { Identity } from './identities.ts';
import { signInFailurePage } from './pages.ts';
import { returnPath } from './return-path.ts';
import { createSessions } from './sessions.ts';
import type { SignIn } from './sign-in.ts';

export interface Authentication {
  /** Returns the session of a request; null when signed out. */
  session(context: Context<AppEnv>): Promise<SignedIn | null>;
  /** Identifies the sender of a request, for the load limits. */
  sender(context: Context<AppEnv>): Promise<Sender>;
  /** Routes under /auth. */
  readonly routes: Hono<AppEnv>;
}

/** Sign-in requests per network: a burst, then one every second. */
const SIGN_INS: RateLimitRules = { burst: 60, refillMs: 1_000 };

/** Back-channel logouts per network: an issuer sends one for each user who signs out. */
const NOTICES: RateLimitRules = { burst: 600, refillMs: 50 };

const STATE_COOKIE = 'sign-in';

/**
 * Creates sessions and sign-in. The browser only holds an opaque cookie; identities come from an OpenID Connect issuer.
 * `own` is the issuer that runs in this process; null when an external one is configured.
 */
export function createAuthentication(
  platform: Platform,
  signIn: SignIn,
  own: OwnIssuer | null,
): Authentication {
  const { clock, config, db, log } = platform;
  const sessions = createSessions(platform);
  const cookie = sessionCookie(config);
  const limit = rateLimit(platform, 'sign-in', SIGN_INS);
  const limitNotices = rateLimit(platform, 'back-channel logout', NOTICES);
  const networkOf = (context: Context<AppEnv>): string => limitedNetwork(context.var.address);
  const limitCaller = (context: Context<AppEnv>) => limit(networkOf(context));
  const secure = config.publicUrl.startsWith('https:');
  const routes = new Hono<AppEnv>();

  /** Logs a failed sign-in and returns the page that states the reason. */
  const failed = (context: Context<AppEnv>, reason: SignInFailure, error?: unknown) => {
    const { address, correlationId, language } = context.var;
    const status = statusOf(reason);
    log(status >= 500 ? 'error' : 'warn', 'sign-in failed', { correlationId, address, code: reason, error });
    return context.html(signInFailurePage(language, reason, correlationId), status);
  };

  /** Limits sign-ins of a network at an address that browsers open, which would show a problem document as raw text. */
  const limitPage: MiddlewareHandler<AppEnv> = async (context, next) => {
    try {
      await limitCaller(context);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      context.header('retry-after', String(error.retryAfter));
      return failed(context, 'too-many');
    }
    return next();
  };

  const openSession = async (context: Context, userId: string, identity?: Identity) => {
    const previous = cookie.read(context);
    // Open the new session first: it takes the time of the previous visit from the old one.
    cookie.set(context, await sessions.open(userId, identity));
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

  routes.get('/login', limitPage, async (context) => {
    const returnTo = returnPath(context.req.query('return'));
    const host = context.req.header('host');
    // The callback arrives at the public URL, so the state cookie must be set for that host.
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
      return failed(context, error instanceof DrizzleQueryError ? 'unavailable' : 'unreachable', error);
    }
  });

  routes.get('/callback', limitPage, async (context) => {
    const state = getCookie(context, STATE_COOKIE);
    deleteCookie(context, STATE_COOKIE, { path: '/auth/callback' });
    const answer = new URL(context.req.url);
    try {
      const confirmed = await signIn.finish(
        new URL(`${config.publicUrl}/auth/callback${answer.search}`),
        state,
      );
      if (typeof confirmed === 'string') return failed(context, confirmed);
      const person = await findPerson(platform, confirmed.identity, () => confirmed.email());
      if ('failure' in person) return failed(context, person.failure);
      await openSession(context, person.userId, confirmed.identity);
      // An absolute URL, so that no browser reads another host from the path.
      return context.redirect(config.publicUrl + confirmed.returnTo, 302);
    } catch (error) {
      return failed(context, failureOf(error), error);
    }
  });

  /** Handles a back-channel logout (decision 78), sent by the issuer without a browser or a session. */
  const takeNotice = async (context: Context<AppEnv>) => {
    await limitNotices(networkOf(context));
    const { address, correlationId } = context.var;
    const refuse = (reason: string, error?: unknown) => {
      log('warn', 'back-channel logout refused', { correlationId, address, code: reason, error });
      return context.json({ error: 'invalid_request', error_description: reason }, 400);
    };
    try {
      const { logout_token: token } = await readForm(context);
      if (!token) return refuse('logout_token is missing');
      const issuer = await signIn.logoutIssuer();
      const notice = await verifyLogoutToken(issuer, token, clock());
      const ended = await endSessions(db, issuer.issuer, notice);
      if (ended === null) return refuse('jti was used before');
      log('info', 'back-channel logout', { correlationId, count: ended });
      return context.body(null, 200);
    } catch (error) {
      if (error instanceof LogoutTokenError) return refuse(error.message, error);
      if (error instanceof Failure) throw error;
      // The issuer's keys or the database are unavailable: a retry may succeed.
      throw new Failure('SERVICE_UNAVAILABLE', undefined, { cause: error, retryAfter: 60 });
    }
  };
  if (!own) routes.post('/back-channel-logout', takeNotice);

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
        limitPage,
        signIn: (context, userId) => openSession(context, userId),
        refuse: (context) => failed(context, 'expired'),
      }),
    );
  }

  return {
    routes,
    async session(context) {
      const token = cookie.read(context);
      const isUnattended = context.req.header(UNATTENDED_HEADER) === '1';
      return token ? sessions.read(token, context.var.language, isUnattended) : null;
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
