import { DrizzleQueryError } from 'drizzle-orm';
import * as oidc from 'openid-client';

/** Reasons for a failed sign-in, with the HTTP status of the failure page; the page has a text for each reason. */
const STATUSES = {
  cancelled: 400,
  expired: 400,
  'other-browser': 400,
  'no-email': 403,
  unverified: 403,
  unknown: 403,
  'other-identity': 403,
  'too-many': 429,
  'issuer-failed': 502,
  unreachable: 502,
  'client-refused': 502,
  untrusted: 502,
  unavailable: 503,
} as const;

export type SignInFailure = keyof typeof STATUSES;

export const statusOf = (failure: SignInFailure): (typeof STATUSES)[SignInFailure] => STATUSES[failure];

/** Maps the error code that the issuer sent to the callback (OAuth 2.0, 4.1.2.1). */
export const failureOfAnswer = (error: string): SignInFailure =>
  error === 'access_denied' || error === 'login_required' || error === 'interaction_required'
    ? 'cancelled'
    : 'issuer-failed';

/** Maps an error of the authorization code exchange. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof DrizzleQueryError) return 'unavailable';
  if (error instanceof oidc.ResponseBodyError) {
    // A code can be used once, and only for some seconds.
    if (error.error === 'invalid_grant') return 'expired';
    const isOurs = error.error === 'invalid_client' || error.error === 'unauthorized_client';
    return isOurs ? 'client-refused' : 'issuer-failed';
  }
  const { code, name } = error as { code?: unknown; name?: unknown };
  if (name === 'WWWAuthenticateChallengeError') return 'client-refused';
  const isSilent = code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  // `fetch` rejects with a TypeError, which is the error itself or its cause.
  const isOffline = [error, (error as { cause?: unknown }).cause].some((one) => one instanceof TypeError);
  return isSilent || isOffline ? 'unreachable' : 'untrusted';
}
