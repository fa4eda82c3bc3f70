import type { Context, Hono } from 'hono';
import type { RequestListener } from 'node:http';
import type { Database } from './database/index.ts';
import type { BlobStore } from './files/index.ts';
import type { AppEnv } from './http/index.ts';
import type { MailSender } from './mail/index.ts';
import type { Platform, PlatformBasis } from './platform.ts';
import type { ServiceReport } from './service-grids/index.ts';
import type { SignatureProvider } from './signature-provider.ts';

/** A database without people, after its migrations. */
export interface EmptyBank {
  readonly db: Database;
  /** Where the files of its documents go. */
  readonly blobs: BlobStore;
  readonly now: Date;
}

/** What the pages of an issuer of our own may do beside OpenID Connect. */
export interface SignInPages {
  /** Refuses a caller who signs in too often. */
  limit(context: Context<AppEnv>): Promise<void>;
  /** Opens a session for a person, in place of the one before. */
  signIn(context: Context, userId: string): Promise<void>;
  /** The page of a sign-in that did not work. */
  refuse(context: Context<AppEnv>): Response | Promise<Response>;
}

/** An OpenID Connect issuer that runs in this process, at `/oidc` below the public address. */
export interface OwnIssuer {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers what lies below /oidc. */
  readonly listener: RequestListener;
  /** Pages and calls of its own, below /auth. */
  routes(pages: SignInPages): Hono<AppEnv>;
}

/**
 * What an installation brings beside its configuration. Each part is optional; packages/sandbox brings all of them
 * (decision 48, docs/how-to/use-another-signature-provider.md and use-another-mail-sender.md).
 */
export interface Adapters {
  /** Fills a database without people, once. */
  seed?(bank: EmptyBank): Promise<void>;
  /** Signs people in where the configuration names no issuer. */
  issuer?(platform: Platform): Promise<OwnIssuer>;
  /** Invites people to sign; without it nothing can be sent for signature. */
  signatures?(basis: PlatformBasis): SignatureProvider;
  /** Sends e-mails where SMTP_URL names no mail server; without either nobody is told anything by e-mail. */
  mail?(basis: PlatformBasis): MailSender;
  /** Reports beside those of the server (docs/how-to/add-a-grid.md). */
  reports?(basis: PlatformBasis): readonly ServiceReport[];
  /** Pages of its own, such as what a provider calls back; the API, sign-in and the portal come first. */
  routes?(platform: Platform): Hono<AppEnv>;
  /** Lines printed below the address at the start. */
  readonly greeting?: readonly string[];
}
