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
  /** What is asked for, `openid` among it. */
  readonly scopes: string;
  /** The claim that holds the address of mail. */
  readonly emailClaim: string;
  /** Whether each address counts as verified, whatever `email_verified` says or does not. */
  readonly trustEmail: boolean;
}

/** What every issuer that keeps to the standard gives. */
export const STANDARD_CLAIMS = {
  scopes: 'openid email profile',
  emailClaim: 'email',
  trustEmail: false,
} as const;

/** A bucket of an S3-compatible store; the credentials are where the AWS SDK looks for them. */
export interface S3Config {
  readonly bucket: string;
  /** Names of all objects begin with it and a slash; empty for none. */
  readonly prefix: string;
  /** Null is Amazon's own. */
  readonly endpoint: string | null;
  /** Null leaves it to the SDK. */
  readonly region: string | null;
}

/** Who sends e-mails for the server. */
export interface SmtpConfig {
  /** Address with account and password: it is never quoted. */
  readonly url: string;
  readonly from: string;
}

export interface Config {
  readonly port: number;
  /** Address of the machine that is listened at; null is all of them. */
  readonly host: string | null;
  /** Proxies in front whose `X-Forwarded-For` is believed: so many, or those at these addresses. */
  readonly trustProxy: number | readonly string[];
  /** Address people open, without a trailing slash; cookies, origin checks and redirects follow it. */
  readonly publicUrl: string;
  /** Whether PUBLIC_URL is set: its host is then the only one that is answered. */
  readonly isPublic: boolean;
  readonly databaseUrl: string | null;
  /** Folder of the embedded database, and of files unless `files` names a store. */
  readonly dataFolder: string;
  /** Null keeps files in the data folder. */
  readonly files: S3Config | null;
  /** Built portal. */
  readonly portalFolder: string;
  readonly issuer: IssuerConfig | null;
  readonly smtp: SmtpConfig | null;
  /**
   * Whether the seeded bank, its people and the sandbox's pages are wanted: unless told otherwise, where neither an
   * external database nor an issuer is configured.
   */
  readonly sandbox: boolean;
  /** Runtime settings of this installation, in place of the default ones. */
  readonly settings: SettingsOverride;
  readonly validateAnswers: boolean;
  /** Stands for an outage of the bank's messaging service: every message is refused (RDET-061). */
  readonly messagingOutage: boolean;
  /** What `/metrics` asks for as a bearer token; without one there are no metrics. */
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
    throw new ConfigError(`PORT is not a port: ${value}`);
  return port;
}

/** Null without a value. */
function booleanOf(name: string, value: string | undefined): boolean | null {
  if (!value) return null;
  if (value !== 'true' && value !== 'false') throw new ConfigError(`${name} is true or false: ${value}`);
  return value === 'true';
}

function addressOf(name: string, value: string): string {
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new ConfigError(`${name} is not an address: ${value}`);
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new ConfigError(`${name} must start with https:// or http://: ${value}`);
  return value.replace(/\/+$/, '');
}

/** An `@` behind the host is of a password that is not encoded; it would show in messages as the name of the database. */
const DATABASE_ADDRESS = /^postgres(?:ql)?:\/\/[^/?#]*[^@]*$/;

/** The address of an external database. Messages never quote it: it may hold a password. */
function databaseUrlOf(value: string | undefined): string | null {
  if (!value) return null;
  if (!DATABASE_ADDRESS.test(value) || !URL.canParse(value))
    throw new ConfigError(
      'DATABASE_URL is not an address like postgres://account:password@host:5432/database; in the account and the password, write @ : / ? # % as %40 %3A %2F %3F %23 %25',
    );
  return value;
}

const FILES_EXAMPLE =
  's3://bucket/prefix?endpoint=https://store.example&region=eu-west-1; prefix, endpoint and region may be left out';
/** Names of buckets that every store takes. */
const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/;
const PREFIX = /^[\w.-]+(?:\/[\w.-]+)*$/;

function filesOf(value: string | undefined): S3Config | null {
  if (!value) return null;
  if (!URL.canParse(value)) throw new ConfigError(`FILES_URL is not an address like ${FILES_EXAMPLE}`);
  const url = new URL(value);
  // Never quoted: somebody may have written a key into it.
  if (url.username || url.password)
    throw new ConfigError(
      'FILES_URL takes no credentials; give them as AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or as the AWS SDK finds them',
    );
  const prefix = url.pathname.replaceAll(/^\/+|\/+$/g, '');
  const known = [...url.searchParams.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (url.protocol !== 's3:' || !BUCKET.test(url.host) || (prefix && !PREFIX.test(prefix)) || !known)
    throw new ConfigError(`FILES_URL is not an address like ${FILES_EXAMPLE}`);
  const endpoint = url.searchParams.get('endpoint');
  // Stores other than Amazon's seldom have regions, and the SDK demands one.
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
  if (!scopes.includes('openid')) throw new ConfigError(`OIDC_SCOPES needs openid among them: ${value}`);
  return scopes.join(' ');
}

function issuerOf(env: NodeJS.ProcessEnv): IssuerConfig | null {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER) return null;
  if (!OIDC_CLIENT_ID || !OIDC_CLIENT_SECRET)
    throw new ConfigError('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET beside it');
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

/** Most proxies in front of each other; a larger number is a mistake, which would believe anybody. */
const MOST_PROXIES = 10;

function trustProxyOf(value: string | undefined): number | readonly string[] {
  if (!value) return 0;
  if (/^\d+$/.test(value)) {
    if (Number(value) > MOST_PROXIES)
      throw new ConfigError(`TRUST_PROXY is a number of proxies up to ${MOST_PROXIES}: ${value}`);
    return Number(value);
  }
  const addresses = value.split(',').map((address) => address.trim());
  try {
    proxyAddr.compile(addresses);
  } catch {
    throw new ConfigError(
      `TRUST_PROXY is the number of proxies in front, or their addresses such as 10.0.0.0/8, loopback: ${value}`,
    );
  }
  return addresses;
}

const SMTP_ADDRESS = /^smtps?:\/\/(?:[^/?#@]*@)?[^/?#@]+\/?(?:\?[^#@]*)?$/;
/** An address of mail, alone or behind the name it goes by. */
const SENDER = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** Messages never quote the address of the mail server: it may hold a password. */
function smtpOf({ SMTP_URL, MAIL_FROM }: NodeJS.ProcessEnv): SmtpConfig | null {
  if (!SMTP_URL) {
    if (MAIL_FROM) throw new ConfigError('MAIL_FROM needs SMTP_URL beside it, which names the mail server');
    return null;
  }
  if (!SMTP_ADDRESS.test(SMTP_URL) || !URL.canParse(SMTP_URL))
    throw new ConfigError(
      'SMTP_URL is not an address like smtp://account:password@mail.example:587 or smtps://mail.example:465; in the account and the password, write @ : / ? # % as %40 %3A %2F %3F %23 %25',
    );
  if (!MAIL_FROM)
    throw new ConfigError('SMTP_URL needs MAIL_FROM beside it, the address that e-mails come from');
  if (!SENDER.test(MAIL_FROM))
    throw new ConfigError(`MAIL_FROM is not like Bank <portal@bank.example>: ${MAIL_FROM}`);
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

/** Reads the configuration from environment variables; docs/how-to explains each. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = portOf(env['PORT']);
  const level = env['LOG_LEVEL'] ?? 'warn';
  if (level !== 'info' && level !== 'warn' && level !== 'error' && level !== 'silent')
    throw new ConfigError(`LOG_LEVEL is info, warn, error or silent: ${level}`);
  const sandbox = sandboxOf(env);
  const publicUrl = addressOf('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`);
  return {
    port,
    // The sandbox signs anybody in who reaches it.
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
