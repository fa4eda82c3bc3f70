import { eq } from 'drizzle-orm';
import * as oidc from 'openid-client';
import type { IssuerConfig } from '../config.ts';
import { signInAttempts } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';
import { remoteKeys } from './back-channel-logout.ts';
import type { LogoutIssuer } from './back-channel-logout.ts';
import { failureOfAnswer } from './failures.ts';
import type { SignInFailure } from './failures.ts';
import type { Identity, IssuerEmail } from './identities.ts';

/** A sign-in must be finished within this time. */
const ATTEMPT_MS = 15 * 60_000;

/** A sign-in that the issuer has confirmed. */
export interface ConfirmedSignIn {
  readonly identity: Identity;
  readonly returnTo: string;
  /** Returns the e-mail address; requests it from the issuer when the ID token lacks it. */
  email(): Promise<IssuerEmail>;
}

export interface SignIn {
  /** Returns the URL of the identity provider to redirect to, and the state that ties the response to this browser. */
  begin(returnTo: string): Promise<{ url: string; state: string }>;
  /** Redeems the callback of the identity provider; returns the failure of a refused or expired one, rejects on errors. */
  finish(answer: URL, state: string | undefined): Promise<ConfirmedSignIn | SignInFailure>;
  /** Returns the URL that ends the session at the identity provider too; null when it has none. */
  endSession(idToken: string | null): Promise<string | null>;
  /** Returns the issuer that may send back-channel logouts, and its keys. */
  logoutIssuer(): Promise<LogoutIssuer>;
}

export interface SignInOptions extends IssuerConfig {
  readonly publicUrl: string;
  /** Set for the sandbox, which asks at each sign-in which user to be. */
  readonly prompt?: 'login';
  /** Reaches the sandbox issuer, which runs in this process, without leaving the machine. */
  readonly fetch?: typeof fetch;
}

/** Creates OpenID Connect sign-in by authorization code with PKCE; the issuer is not contacted before the first sign-in. */
export function createSignIn({ db, clock }: Pick<Platform, 'db' | 'clock'>, options: SignInOptions): SignIn {
  const redirectUri = `${options.publicUrl}/auth/callback`;
  const isPlain = options.issuer.startsWith('http:');
  let discovered: Promise<oidc.Configuration> | null = null;
  let keys: ReturnType<typeof remoteKeys> | null = null;

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
        scope: options.scopes,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        state,
        nonce,
        ...(options.prompt && { prompt: options.prompt }),
      });
      return { url: url.href, state };
    },

    async finish(answer, state) {
      if (!state || answer.searchParams.get('state') !== state) return 'other-browser';
      const [attempt] = await db.delete(signInAttempts).where(eq(signInAttempts.state, state)).returning();
      if (!attempt || attempt.expiresAt <= clock()) return 'expired';
      const refusal = answer.searchParams.get('error');
      if (refusal !== null) return failureOfAnswer(refusal);
      const configuration = await discover();
      const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
        pkceCodeVerifier: attempt.codeVerifier,
        expectedState: state,
        expectedNonce: attempt.nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims()!;
      const { sub: subject, sid } = claims;
      return {
        identity: {
          issuer: claims.iss,
          subject,
          issuerSessionId: typeof sid === 'string' ? sid : null,
          idToken: tokens.id_token ?? null,
        },
        returnTo: attempt.returnTo,
        async email() {
          // Some issuers return the address, or whether it is verified, only from the userinfo endpoint.
          const isWhole =
            claims[options.emailClaim] !== undefined && (options.trustEmail || 'email_verified' in claims);
          const { userinfo_endpoint } = configuration.serverMetadata();
          const more =
            isWhole || userinfo_endpoint === undefined
              ? {}
              : await oidc.fetchUserInfo(configuration, tokens.access_token, subject);
          const person: Record<string, unknown> = { ...more, ...claims };
          const address = person[options.emailClaim];
          // `email_verified` applies only to the standard claim `email`.
          const isVerified = options.emailClaim === 'email' && String(person['email_verified']) === 'true';
          return {
            address: typeof address === 'string' && address !== '' ? address : null,
            isVerified: options.trustEmail || isVerified,
          };
        },
      };
    },

    async endSession(idToken) {
      const configuration = await discover();
      if (!configuration.serverMetadata().end_session_endpoint) return null;
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: `${options.publicUrl}/`,
        ...(idToken && { id_token_hint: idToken }),
      }).href;
    },

    async logoutIssuer() {
      const { issuer, jwks_uri } = (await discover()).serverMetadata();
      if (jwks_uri === undefined) throw new Error('the issuer publishes no jwks_uri');
      keys ??= remoteKeys(jwks_uri);
      return { issuer, clientId: options.clientId, keys };
    },
  };
}
