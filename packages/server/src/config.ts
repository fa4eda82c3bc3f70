import { SettingsOverride } from '@atrium/contract/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import proxyAddr from 'proxy-addr';

/** An OpenID Connect issuer. */
export interface IssuerConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Requested scopes, including `openid`. */
  readonly scopes: string;
  /** The claim that holds the e-mail address. */
  readonly emailClaim: string;
  /** Whether every e-mail address counts as verified, regardless of `email_verified`. */
  readonly trustEmail: boolean;
}

/** Defaults for issuers that follow the OpenID Connect standard. */
export const STANDARD_CLAIMS = {
  scopes: 'openid email profile',
  emailClaim: 'email',
  trustEmail: false,
} as const;

/** A bucket of an S3-compatible store; the AWS SDK finds the credentials in its usual places. */
export interface S3Config {
  readonly bucket: string;
  /** All object keys begin with it and a slash; empty for none. */
  readonly prefix: string;
  /** Null for Amazon S3. */
  readonly endpoint: string | null;
  /** Null lets the AWS SDK choose it. */
  readonly region: string | null;
}

/** The mail server that sends e-mails. */
export interface SmtpConfig {
  /** URL with account and password, never shown in messages. */
  readonly url: string;
  readonly from: string;
}

export interface Config {
  readonly port: number;
  /** Local address to listen on; null for all. */
  readonly host: string | null;
  /** Proxies whose `X-Forwarded-For` is trusted: their number, or their addresses. */
  readonly trustProxy: number | readonly string[];
  /** URL that users open, without a trailing slash; cookies, origin checks and redirects use it. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL is set; requests for any other host are then refused. */
  readonly isPublic: boolean;
  readonly databaseUrl: string | null;
  /** Folder of the embedded database, and of files unless `files` names a store. */
  readonly dataFolder: string;
  /** Null keeps files in the data folder. */
  readonly files: S3Config | null;
  /** Folder of the built portal. */
  readonly portalFolder: string;
  readonly issuer: IssuerConfig | null;
  readonly smtp: SmtpConfig | null;
  /**
   * Whether to run the seeded bank, its users and the sandbox's pages; by default, if neither an external database nor
   * an issuer is configured.
   */
  readonly sandbox: boolean;
  /** Runtime settings of this installation that override the defaults. */
  readonly settings: SettingsOverride;
  readonly validateAnswers: boolean;
  /** Simulates an outage of the bank's messaging service: every message is refused (RDET-061). */
  readonly messagingOutage: boolean;
  /** Bearer token that `/metrics` requires; null disables metrics. */
  readonly metricsToken: string | null;
  readonly logLevel: 'info' | 'warn' | 'error' | 'silent';
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

function portOf(value: string | undefined): number {
  const port = Number(value || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not ${value}`);
  return port;
}

/** Returns null if there is no value. */
function booleanOf(name: string, value: string | undefined): boolean | null {
  if (!value) return null;
  if (value !== 'true' && value !== 'false')
    throw new ConfigError(`${name} must be true or false, not ${value}`);
  return value === 'true';
}

function addressOf(name: string, value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ConfigError(`${name} must be a URL, not ${value}`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new ConfigError(`${name} must start with https:// or http://, not ${value}`);
  return value.replace(/\/+$/, '');
}

/** Rejects an `@` after the host: it belongs to an unencoded password, which messages would show as the database name. */
const DATABASE_ADDRESS = /^postgres(?:ql)?:\/\/[^/?#]*[^@]*$/;

/** Reads the URL of an external database. Messages never quote it: it may contain a password. */
function databaseUrlOf(value: string | undefined): string | null {
  if (!value) return null;
  if (!DATABASE_ADDRESS.test(value) || !URL.canParse(value))
    throw new ConfigError(
      'DATABASE_URL must be a URL such as postgres://account:password@host:5432/database; percent-encode @ : / ? # % in account and password as %40 %3A %2F %3F %23 %25',
    );
  return value;
}

const FILES_EXAMPLE =
  's3://bucket/prefix?endpoint=https://store.example&region=eu-west-1; prefix, endpoint and region are optional';
/** Bucket names that every store accepts. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

function filesOf(value: string | undefined): S3Config | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw new ConfigError(`FILES_URL must be a URL such as ${FILES_EXAMPLE}`);
  const url = new URL(value);
  // The URL is never quoted: it may contain a key.
  if (url.username || url.password)
    throw new ConfigError(
      'FILES_URL must not contain credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or another credential source of the AWS SDK',
    );
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const known = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (url.protocol !== 's3:' || !BUCKET.test(url.host) || (prefix && !PREFIX.test(prefix)) || !known)
    throw new ConfigError(`FILES_URL must be a URL such as ${FILES_EXAMPLE}`);
  const endpoint = url.searchParams.get('endpoint');
  // Other stores than Amazon's rarely have regions, but the SDK requires one.
  const region = url.searchParams.get('region') || (endpoint && 'us-east-1') || null;
  return {
    bucket: url.host,
    prefix,
    region,
    endpoint: endpoint ? addressOf('FILES_URL endpoint', endpoint) : null,
  };
}

function scopesOf(value: string | undefined): string {
  const scopes = (value || STANDARD_CLAIMS.scopes).split(/[\s,]+/).filter(Boolean);
  if (!scopes.includes('openid')) throw new ConfigError(`OIDC_SCOPES must include openid: ${value}`);
  return scopes.join(' ');
}

function issuerOf(env: NodeJS.ProcessEnv): IssuerConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER) return null;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    throw new ConfigError('OIDC_ISSUER requires OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  return {
    issuer: addressOf('OIDC_ISSUER', OIDC_ISSUER),
    clientId: OIDC_CLIENT_ID,
    clientSecret: OIDC_CLIENT_SECRET,
    scopes: scopesOf(env['OIDC_SCOPES']),
    emailClaim: env['OIDC_EMAIL_CLAIM'] || STANDARD_CLAIMS.emailClaim,
    trustEmail: booleanOf('OIDC_TRUST_EMAIL', env['OIDC_TRUST_EMAIL']) ?? STANDARD_CLAIMS.trustEmail,
  };
}

const sandboxOf = ({ SANDBOX, DATABASE_URL, OIDC_ISSUER }: NodeJS.ProcessEnv): boolean =>
  booleanOf('SANDBOX', SANDBOX) ?? (!DATABASE_URL && !OIDC_ISSUER);

/** Maximum number of chained proxies; a larger number is a mistake that would trust any client. */
const MOST_PROXIES = 10;

function trustProxyOf(value: string | undefined): number | readonly string[] {
  if (!value) return 0;
  if (/^\d+$/.test(value)) {
    if (Number(value) > MOST_PROXIES)
      throw new ConfigError(`TRUST_PROXY must be a number of proxies up to ${MOST_PROXIES}, not ${value}`);
    return Number(value);
  }
  const addresses = value.split(',').map((address) => address.trim());
  try {
    proxyAddr.compile(addresses);
  } catch {
    throw new ConfigError(
      `TRUST_PROXY must be the number of proxies, or their addresses such as 10.0.0.0/8, loopback, not ${value}`,
    );
  }
  return addresses;
}

const SMTP_ADDRESS = /^smtps?:\/\/(?:[^/?#@]*@)?[^/?#@]+\/?(?:\?[^#@]*)?$/;
/** An e-mail address, alone or in angle brackets after a display name. */
const SENDER = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Reads the mail server. Messages never quote its URL: it may contain a password. */
function smtpOf({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): SmtpConfig | null {
  if (!SMTP_URL) {
    if (MAIL_FROM) throw new ConfigError('MAIL_FROM requires SMTP_URL, the URL of the mail server');
    return null;
  }
  if (!SMTP_ADDRESS.test(SMTP_URL) || !URL.canParse(SMTP_URL))
    throw new ConfigError(
      'SMTP_URL must be a URL such as smtp://account:password@mail.example:587 or smtps://mail.example:465; percent-encode @ : / ? # % in account and password as %40 %3A %2F %3F %23 %25',
    );
  if (!MAIL_FROM) throw new ConfigError('SMTP_URL requires MAIL_FROM, the sender address of emails');
  if (!SENDER.test(MAIL_FROM))
    throw new ConfigError(
      `MAIL_FROM must be an address such as Bank <portal@bank.example>, not ${MAIL_FROM}`,
    );
  return { url: SMTP_URL, from: MAIL_FROM };
}

function settingsOf(file: string | undefined): SettingsOverride {
  if (!file) return {};
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new ConfigError(`SETTINGS_FILE is not a readable JSON file: ${file}`);
  }
  const result = SettingsOverride.safeParse(content);
  if (result.success) return result.data;
  const fields = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
  throw new ConfigError(`SETTINGS_FILE is not valid: ${fields.join('; ')}`);
}

/** Reads the configuration from environment variables, explained in docs/how-to; throws ConfigError. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf(env['PORT']);
  const level = env['LOG_LEVEL'] ?? 'warn';
  if (level !== 'info' && level !== 'warn' && level !== 'error' && level !== 'silent')
    throw new ConfigError(`LOG_LEVEL must be info, warn, error or silent, not ${level}`);
  const sandbox = sandboxOf(env);
  const publicUrl = addressOf('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`);
  return {
    port,
    // The sandbox signs in anybody who can reach it.
    host: env['HOST'] || (sandbox ? '127.0.0.1' : null),
    trustProxy: trustProxyOf(env['TRUST_PROXY']),
    publicUrl,
    isPublic: Boolean(env['PUBLIC_URL']),
    databaseUrl: databaseUrlOf(env['DATABASE_URL']),
    dataFolder: path.resolve(ROOT, env['ATRIUM_DATA'] || '.data'),
    files: filesOf(env['FILES_URL']),
    portalFolder: path.resolve(ROOT, env['ATRIUM_PORTAL'] || 'packages/portal/dist'),
    issuer: issuerOf(env),
    smtp: smtpOf(env),
    sandbox,
    settings: settingsOf(env['SETTINGS_FILE']),
    validateAnswers: env['NODE_ENV'] !== 'production',
    messagingOutage: env['MESSAGING_OUTAGE'] === 'true',
    metricsToken: env['METRICS_TOKEN'] || null,
    logLevel: level,
  };
}
