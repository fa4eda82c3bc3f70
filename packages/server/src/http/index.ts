export { callLimits, createAdmission, STREAM_LIMITS, TRANSFER_LIMITS } from './admission.ts';
export { apiDocs } from './api-docs.ts';
export { limitBody } from './body-limit.ts';
export { clientAddress, limitedNetwork } from './client-address.ts';
export {
  badRequest,
  Failure,
  forbidden,
  notFound,
  refusal,
  termsNotAccepted,
  unauthenticated,
} from './failure.ts';
export type { FailureEntry } from './failure.ts';
export {
  earlierAnswer,
  idempotencyKeyOf,
  idempotentCall,
  sweepIdempotentWrites,
  writeOnce,
} from './idempotency.ts';
export type { IdempotentCall } from './idempotency.ts';
export { languageOf, LOCALES } from './language.ts';
export type { Bilingual, Language } from './language.ts';
export { mount, requireAccess, routerPath } from './mount.ts';
export type { AppEnv, Handlers, Sender, SignedIn } from './mount.ts';
export { pageStyle } from './page-style.ts';
export { portalFiles } from './portal.ts';
export { problemResponse } from './problem.ts';
export { rateLimit, sweepRateLimits } from './rate-limit.ts';
export type { RateLimitRules } from './rate-limit.ts';
export { readForm } from './read-form.ts';
export { readJson } from './read-json.ts';
export { readOnRefused } from './read-on.ts';
export { constantHeaders, ownHost, sameOriginWrites, securityHeaders } from './security.ts';
export { serverPage } from './server-page.ts';
export type { Html } from './server-page.ts';
export { readsStream } from './streams.ts';
export { readBytes, readUploadForm } from './upload-form.ts';
export { parsePart } from './validation.ts';
