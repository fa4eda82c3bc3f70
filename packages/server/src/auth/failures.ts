import { DrizzleQueryError } from 'drizzle-orm';
import * as oidc from 'openid-client';

/** Why a sign-in did not work, with the status of the page that says so. Each has a sentence of its own for the person. */
const STATUSES = {
  cancelled: 400,
  expired: 400,
  'other-browser': 400,
  'no-email': 403,
  unverified: 403,
  unknown: 403,
  'other-identity': 403,
  'issuer-failed': 502,
  unreachable: 502,
  'client-refused': 502,
  untrusted: 502,
  unavailable: 503,
} as const;

export type SignInFailure = keyof typeof STATUSES;

export const statusOf = (failure: SignInFailure): (typeof STATUSES)[SignInFailure] => STATUSES[failure];

/** What an issuer that sent the person back says (OAuth 2.0, 4.1.2.1). */
export const failureOfAnswer = (error: string): SignInFailure =>
  error === 'access_denied' || error === 'login_required' || error === 'interaction_required'
    ? 'cancelled'
    : 'issuer-failed';

/** What went wrong while a code was redeemed. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof DrizzleQueryError) return 'unavailable';
  if (error instanceof oidc.ResponseBodyError) {
    // A code is good for one try and some seconds.
    if (error.error === 'invalid_grant') return 'expired';
    const isOurs = error.error === 'invalid_client' || error.error === 'unauthorized_client';
    return isOurs ? 'client-refused' : 'issuer-failed';
  }
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'WWWAuthenticateChallengeError') return 'client-refused';
  const isSilent = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  // What `fetch` rejects with, bare or as the cause.
  const isOffline = [error, (error as { cause?: unknown }).cause].some((one) => one instanceof TypeError);
  return isSilent || isOffline ? 'unreachable' : 'untrusted';
}
