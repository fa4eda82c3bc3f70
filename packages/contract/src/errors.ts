/**
 * Codes of the `errors` array and the HTTP status of each (PLAT-080, PLAT-081). The codes up to SERVICE_UNAVAILABLE are
 * general; the others are specific to an area.
 */
export const ERROR_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TERMS_NOT_ACCEPTED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED: 421,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  SERVICE_UNAVAILABLE: 503,
  BAD_EXTENSION: 400,
  OVER_SIZE: 413,
  EMPTY_FILE: 400,
  INCORRECT_FILE_NAME: 400,
  BAD_CONTENT: 400,
  ACTIVE_CONTENT: 400,
  CHECKSUM_MISMATCH: 400,
  SYMPHONY_EXCEPTION: 502,
  SAVED_SEARCH_NAME_NOT_AVAILABLE: 409,
  SAVED_SEARCH_DUPLICATE_NAME: 409,
  SAVED_SEARCH_CONTRACT: 400,
  RECORD_CHANGED: 409,
  CONTRACT_IN_USE: 409,
  CONTRACT_READ_ONLY: 403,
  NO_LEGAL_ENTITIES: 400,
  LEGAL_ENTITIES_LIST_EMPTIED: 409,
  LEGAL_ENTITIES_LIST_NAME_TAKEN: 409,
  LEGAL_ENTITIES_LIST_IN_USE: 409,
  CONTRACT_USER_NOT_REMOVABLE: 409,
  LAST_CONTRACT_ADMIN: 409,
  HOMEPAGE_CHOSEN_BY_USER: 409,
  OSA_DIFFERENT_CLIENTS: 409,
  CONTRACT_NOT_ASSIGNABLE: 409,
  ACCESS_REVIEW_OPEN: 409,
  ACCESS_REVIEW_UNFINISHED: 409,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Header of every answer; its value is the support id of an error (PLAT-068, PLAT-094). */
export const CORRELATION_HEADER = 'x-correlation-id';

/**
 * Header of calls from the portal: the id of the user whose page sends the call. All tabs of a browser share one
 * session, so a page left open after another user has signed in is refused with 401; it neither writes nor shows data
 * as that user.
 */
export const PERSON_HEADER = 'x-atrium-person';

/** Header of calls that a page sends by itself while nobody uses it: they do not keep the session open (decision 105). */
export const UNATTENDED_HEADER = 'x-atrium-unattended';

/** One error of a failure (DATA-019); `path` names the invalid field, such as `body.email`, if there is one. */
export interface ErrorEntry {
  readonly code: string;
  readonly label: string;
  readonly path?: string;
}

/** Why a call failed without a usable answer: a network error, or an answer that violates the contract. */
export type ClientErrorCode = 'NETWORK' | 'UNREADABLE';

/** The errors of a call without an answer, or whose answer broke off. */
export const NO_ANSWER = [{ code: 'NETWORK' satisfies ClientErrorCode, label: '' }] as const;

export interface ApiErrorFacts {
  /** HTTP status; 0 when no answer came (PLAT-078). */
  readonly status: number;
  readonly errors: readonly ErrorEntry[];
  readonly supportId: string;
  readonly key: string | null;
  /** Seconds after which the server asks to try again (Retry-After); null when it does not say. */
  readonly retryAfter?: number | null;
  /** Additional information for the log; contains no value of an answer. */
  readonly detail?: string;
}

/** The only error a call throws, apart from the AbortError of a cancelled one (PLAT-079). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly ErrorEntry[];
  readonly supportId: string;
  readonly key: string | null;
  readonly retryAfter: number | null;

  constructor(facts: ApiErrorFacts, options?: ErrorOptions) {
    const code = facts.errors[0]?.code ?? 'INTERNAL';
    super([`${facts.status} ${code}`, facts.detail].filter(Boolean).join(': '), options);
    this.name = 'ApiError';
    this.status = facts.status;
    this.code = code;
    this.errors = facts.errors;
    this.supportId = facts.supportId;
    this.key = facts.key;
    this.retryAfter = facts.retryAfter ?? null;
  }

  /** Labels to display, in the language of the call. */
  get labels(): readonly string[] {
    return this.errors.map((entry) => entry.label).filter((label) => label !== '');
  }
}
