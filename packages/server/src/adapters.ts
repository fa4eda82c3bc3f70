import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { RequestListener } from 'node:http';
import type { Database } from './database/index.ts';
import type { BlobStore } from './files/index.ts';
import type { AppEnv } from './http/index.ts';
import type { MailSender } from './mail/index.ts';
import type { Platform, PlatformBasis } from './platform.ts';
import type { ServiceReport } from './service-grids/index.ts';
import type { SignatureProvider } from './signature-provider.ts';

/** A migrated database without users. */
export interface EmptyBank {
  readonly db: Database;
  /** Store for the files of its documents. */
  readonly blobs: BlobStore;
  readonly now: Date;
}

/** What the pages of the built-in issuer can do besides OpenID Connect. */
export interface SignInPages {
  /** Refuses a caller who signs in too often. */
  limit(context: Context<AppEnv>): Promise<void>;
  /** The same for an address that browsers open: the refusal is a page. */
  readonly limitPage: MiddlewareHandler<AppEnv>;
  /** Opens a session for a user, replacing the previous one. */
  signIn(context: Context, userId: string): Promise<void>;
  /** The page for a failed sign-in. */
  refuse(context: Context<AppEnv>): Response | Promise<Response>;
}

/** An OpenID Connect issuer that runs in this process, at `/oidc` below the public address. */
export interface OwnIssuer {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Handles requests below /oidc. */
  readonly listener: RequestListener;
  /** The issuer's own pages and endpoints, below /auth. */
  routes(pages: SignInPages): Hono<AppEnv>;
}

/**
 * What an installation adds besides its configuration. Each part is optional; packages/sandbox provides all of them
 * (decision 48, docs/how-to/use-another-signature-provider.md and use-another-mail-sender.md).
 */
export interface Adapters {
  /** Fills a database without users, once. */
  seed?(bank: EmptyBank): Promise<void>;
  /** Signs users in if the configuration names no issuer. */
  issuer?(platform: Platform): Promise<OwnIssuer>;
  /** Invites people to sign; without it nothing can be sent for signature. */
  signatures?(basis: PlatformBasis): SignatureProvider;
  /** Sends e-mails if SMTP_URL names no mail server; without either, no e-mails are sent. */
  mail?(basis: PlatformBasis): MailSender;
  /** Reports in addition to those of the server (docs/how-to/add-a-grid.md). */
  reports?(basis: PlatformBasis): readonly ServiceReport[];
  /** Additional pages, such as callbacks of a provider; matched after sign-in (/auth), before the API and the portal. */
  routes?(platform: Platform): Hono<AppEnv>;
  /** Lines printed at startup, below the address. */
  readonly greeting?: readonly string[];
}
