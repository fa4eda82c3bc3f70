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

/** Somebody whom the issuer has confirmed. */
export interface ConfirmedSignIn {
  readonly identity: Identity;
  readonly returnTo: string;
  /** The address of mail; asks the issuer for it where the ID token does not say. */
  email(): Promise<IssuerEmail>;
}

export interface SignIn {
  /** Address of the identity provider to send the browser to, and the state that ties the answer to this browser. */
  begin(returnTo: string): Promise<{ url: string; state: string }>;
  /** Redeems the answer of the identity provider; what it says when that cannot be, rejects when it goes wrong. */
  finish(answer: URL, state: string | undefined): Promise<ConfirmedSignIn | SignInFailure>;
  /** Where to go to end the session at the identity provider too; null when there is no such page. */
  endSession(idToken: string | null): Promise<string | null>;
  /** Who may tell that somebody has signed out there, and by which keys. */
  logoutIssuer(): Promise<LogoutIssuer>;
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
          // Some issuers put the address, or whether it is verified, in the user information only.
          const isWhole =
            claims[options.emailClaim] !== undefined && (options.trustEmail || 'email_verified' in claims);
          const { userinfo_endpoint } = configuration.serverMetadata();
          const more =
            isWhole || userinfo_endpoint === undefined
              ? {}
              : await oidc.fetchUserInfo(configuration, tokens.access_token, subject);
          const person: Record<string, unknown> = { ...more, ...claims };
          const address = person[options.emailClaim];
          // Another claim than the standard one is not what `email_verified` is about.
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
      if (jwks_uri === undefined) throw new Error('the issuer names no keys');
      keys ??= remoteKeys(jwks_uri);
      return { issuer, clientId: options.clientId, keys };
    },
  };
}
