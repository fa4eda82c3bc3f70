import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { constantHeaders, findAccount } from '@atrium/server';
import type { Platform } from '@atrium/server';
import type { Persona } from '../seed/personas.ts';
import { identityStorage } from './identity-records.ts';
import type { SandboxSecrets } from './identity-records.ts';

export const SANDBOX_CLIENT_ID = 'atrium';

/** The identity provider of the sandbox: standard OpenID Connect, with a page to pick a person instead of a password. */
export interface SandboxProvider {
  /** Handles requests below /oidc. */
  readonly listener: RequestListener;
  /** Signs a persona in for the pending sign-in; returns the URL that the browser goes to next. */
  pick(request: IncomingMessage, response: ServerResponse, person: Persona): Promise<string>;
}

export function makeSandboxSecrets(): SandboxSecrets {
  return {
    clientSecret: randomBytes(32).toString('base64url'),
    cookieKey: randomBytes(32).toString('base64url'),
    signingKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  };
}

/** Loads the provider, which takes a moment and is only needed for the first sign-in in a browser. */
export async function createSandboxProvider(
  platform: Platform,
  secrets: SandboxSecrets,
): Promise<SandboxProvider> {
  const { config, db, log } = platform;
  const { default: Provider } = await import('oidc-provider');
  const publicUrl = new URL(config.publicUrl);
  const constant = Object.entries(constantHeaders(config));
  const provider = new Provider(`${config.publicUrl}/oidc`, {
    adapter: identityStorage(platform),
    clients: [
      {
        client_id: SANDBOX_CLIENT_ID,
        client_secret: secrets.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${config.publicUrl}/auth/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        application_type: 'web',
      },
    ],
    jwks: { keys: [{ ...secrets.signingKey, alg: 'ES256', use: 'sig', kid: 'sandbox' }] },
    cookies: {
      keys: [secrets.cookieKey],
      // The page to pick a persona is outside /oidc.
      short: { path: '/', httpOnly: true, sameSite: 'lax', signed: true },
      long: { path: '/', httpOnly: true, sameSite: 'lax', signed: true },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 43_200,
      IdToken: 3_600,
      Interaction: 900,
      Session: 43_200,
    },
    interactions: {
      url: (_context: unknown, interaction: { uid: string }) => `/auth/sandbox/people/${interaction.uid}`,
    },
    findAccount: async (_context: unknown, id: string) => {
      const account = await findAccount(db, { id });
      return (
        account && {
          accountId: account.id,
          claims: () => ({
            sub: account.id,
            email: account.email,
            email_verified: true,
            name: `${account.firstName} ${account.lastName}`,
            given_name: account.firstName,
            family_name: account.lastName,
          }),
        }
      );
    },
    // Our own client is the only one, so there is nothing to consent to.
    loadExistingGrant: async (context: {
      oidc: {
        client: { clientId: string };
        session: { accountId: string };
        provider: {
          Grant: new (facts: object) => { addOIDCScope(scope: string): void; save(): Promise<string> };
        };
      };
    }) => {
      const grant = new context.oidc.provider.Grant({
        clientId: context.oidc.client.clientId,
        accountId: context.oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: (context: { type: string; body: string }, out: { error: string }) => {
      context.type = 'text/plain';
      context.body = out.error;
    },
  });
  // Use the public URL, not the one by which this request arrived.
  provider.proxy = true;
  provider.on('server_error', (_context, error) => log('error', 'sandbox provider failed', { error }));
  const answer = provider.callback();

  return {
    listener: (request, response) => {
      const incoming = request as IncomingMessage & { originalUrl?: string };
      incoming.originalUrl = request.url;
      request.url = (request.url ?? '/').replace(/^\/oidc/, '') || '/';
      request.headers.host = publicUrl.host;
      request.headers['x-forwarded-host'] = publicUrl.host;
      request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
      for (const [name, value] of constant) response.setHeader(name, value);
      response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      answer(request, response);
    },
    async pick(request, response, person) {
      await provider.interactionDetails(request, response);
      return provider.interactionResult(
        request,
        response,
        { login: { accountId: person.userId, remember: false } },
        { mergeWithLastSubmission: false },
      );
    },
  };
}
