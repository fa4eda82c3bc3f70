import { and, eq, lt } from 'drizzle-orm';
import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Database } from '../database/index.ts';
import { logoutTokens, sessions } from '../database/schema/index.ts';
import type { Platform } from '../platform.ts';

/** OpenID Connect Back-Channel Logout 1.0: the issuer notifies the server that a user has signed out there. */

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Maximum age of a logout token, and clock tolerance, in seconds. */
const OLDEST = 5 * 60;
const CLOCKS = 60;
/** Asymmetric algorithms only: with a shared secret, anybody who reads our configuration could sign tokens. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

/** The key set could not be fetched or is invalid: an error of the issuer; the same token may be valid later. */
const WITHOUT_KEYS: ReadonlySet<string> = new Set([
  errors.JOSEError.code,
  errors.JWKSInvalid.code,
  errors.JWKSTimeout.code,
]);

/** A logout token was rejected; the message states the reason. */
export class LogoutTokenError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'LogoutTokenError';
  }
}

/** The issuer that signs logout tokens. */
export interface LogoutIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly keys: JWTVerifyGetKey;
}

/** Returns the key set of an issuer, fetched on first use and again after a key rotation. */
export const remoteKeys = (address: string, fetch_?: typeof fetch): JWTVerifyGetKey =>
  createRemoteJWKSet(new URL(address), { ...(fetch_ && { [customFetch]: fetch_ }) });

interface LogoutToken {
  readonly id: string;
  readonly subject: string | null;
  readonly sessionId: string | null;
  readonly expiresAt: Date;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks what section 2.6 requires beyond signature, issuer, audience and time. */
function readClaims({ events, iat, jti, nonce, sid, sub }: JWTPayload): LogoutToken {
  if (!isRecord(events) || !isRecord(events[EVENT]))
    throw new LogoutTokenError('the events claim contains no logout event');
  if (nonce !== undefined) throw new LogoutTokenError('a logout token must not contain a nonce');
  if (!jti) throw new LogoutTokenError('jti is missing');
  const sessionId = typeof sid === 'string' && sid !== '' ? sid : null;
  const subject = sub ?? null;
  if (subject === null && sessionId === null) throw new LogoutTokenError('sub and sid are missing');
  return { id: jti, subject, sessionId, expiresAt: new Date((iat! + OLDEST + 2 * CLOCKS) * 1000) };
}

/** Verifies a logout token; rejects with LogoutTokenError, or with the error that prevented reading the keys. */
export async function verifyLogoutToken(
  { issuer, clientId, keys }: LogoutIssuer,
  token: string,
  now: Date,
): Promise<LogoutToken> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      maxTokenAge: OLDEST,
      clockTolerance: CLOCKS,
      currentDate: now,
    });
    return readClaims(payload);
  } catch (error) {
    if (error instanceof LogoutTokenError) throw error;
    if (!(error instanceof errors.JOSEError) || WITHOUT_KEYS.has(error.code)) throw error;
    throw new LogoutTokenError(error.code, { cause: error });
  }
}

/** Ends the sessions that a logout token names; returns how many, null for a token that was used before. */
export async function endSessions(
  db: Database,
  issuer: string,
  { id, subject, sessionId, expiresAt }: LogoutToken,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const first = await tx
      .insert(logoutTokens)
      .values({ issuer, id, expiresAt })
      .onConflictDoNothing()
      .returning({ id: logoutTokens.id });
    if (first.length === 0) return null;
    const ended = await tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.issuer, issuer),
          subject === null ? undefined : eq(sessions.subject, subject),
          sessionId === null ? undefined : eq(sessions.issuerSessionId, sessionId),
        ),
      )
      .returning({ userId: sessions.userId });
    return ended.length;
  });
}

/** Deletes used logout tokens that have expired and so cannot be replayed. */
export const sweepLogoutTokens = ({ clock, db }: Pick<Platform, 'clock' | 'db'>) =>
  db.delete(logoutTokens).where(lt(logoutTokens.expiresAt, clock()));
