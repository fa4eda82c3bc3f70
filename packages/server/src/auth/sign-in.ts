import { eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { IssuerConfig } from '../config.ts';
import { signInAttempts } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** A sign-in must be finished within this time. */
const ATTEMPT_MS = 15 * 60_000;

export interface Identity {
  readonly email: string;
  readonly idToken: string | undefined;
  readonly returnTo: string;
}

export interface SignIn {
  /** Address of the identity provider to send the browser to, and the state that ties the answer to this browser. */
  begin(returnTo: string): Promise<{ url: string; state: string }>;
  /** Redeems the answer of the identity provider; null when it does not belong to an attempt of ours. */
  finish(answer: URL, state: string | undefined): Promise<Identity | null>;
  /** Where to go to end the session at the identity provider too; null when there is no such page. */
  endSession(idToken: string | null): Promise<string | null>;
}

export interface SignInOptions extends IssuerConfig {
  readonly publicUrl: string;
  /** The sandbox asks each time who to be. */
  readonly prompt?: 'login';
  /** How the sandbox, being this same process, is reached without leaving the machine. */
  readonly fetch?: typeof fetch;
}

/** OpenID Connect with code and PKCE. Nothing is asked of the issuer before the first sign-in. */
export function createSignIn({ db, clock }: Pick<Platform, 'db' | 'clock'>, options: SignInOptions): SignIn {
  const redirectUri = `${options.publicUrl}/auth/callback`;
  const isPlain = options.issuer.startsWith('http:');
  let discovered: Promise<oidc.Configuration> | null = null;

  function discover(): Promise<oidc.Configuration> {
    discovered ??= oidc
      .discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
        ...(isPlain && { execute: [oidc.allowInsecureRequests] }),
        ...(options.fetch && { [oidc.customFetch]: options.fetch as oidc.CustomFetch }),
      })
      .catch((error: unknown) => {
        discovered = null;
        throw error;
      });
    return discovered;
  }

  return {
    async begin(returnTo) {
      const configuration = await discover();
      const codeVerifier = oidc.randomPKCECodeVerifier();
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const now = clock();
      await db
        .insert(signInAttempts)
        .values({ state, nonce, codeVerifier, returnTo, expiresAt: new Date(now.getTime() + ATTEMPT_MS) });
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(options.prompt && { prompt: options.prompt }),
      });
      return { url: url.href, state };
    },

    async finish(answer, state) {
      if (!state || answer.searchParams.get('state') !== state) return null;
      const [attempt] = await db.delete(signInAttempts).where(eq(signInAttempts.state, state)).returning();
      if (!attempt || attempt.expiresAt <= clock() || answer.searchParams.has('error')) return null;
      const tokens = await oidc.authorizationCodeGrant(await discover(), answer, {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: state,
        expectedNonce: attempt.nonce,
      });
      const claims = tokens.claims();
      if (!claims) return null;
      // Some issuers put the email address in the user information only.
      const person = claims['email']
        ? claims
        : await oidc.fetchUserInfo(await discover(), tokens.access_token, claims.sub);
      const email = person['email'];
      if (typeof email !== 'string' || person['email_verified'] === false) return null;
      return { email, idToken: tokens.id_token, returnTo: attempt.returnTo };
    },

    async endSession(idToken) {
      const configuration = await discover();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${options.publicUrl}/`,
        ...(idToken && { id_token_hint: idToken }),
      }).href;
    },
  };
}
