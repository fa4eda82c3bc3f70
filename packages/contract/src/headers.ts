import { CORRELATION_HEADER, PERSON_HEADER } from './errors.ts';
import { EXPECTED_BYTES_HEADER } from './list-rules.ts';
import { IDEMPOTENCY_HEADER } from './message-rules.ts';

/** A header as the OpenAPI document describes it; its schema is in JSON Schema. */
export interface Header {
  readonly description: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

const text = { type: 'string' } as const;

/** Headers that any call may send. */
export const GENERAL_REQUEST_HEADERS = {
  'accept-language': { description: 'Language of labels and content: en (default) or fr', schema: text },
  [CORRELATION_HEADER]: {
    description:
      'Identifier of the call in the logs; the server makes one when it is missing or not of this form',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  },
} as const satisfies Record<string, Header>;

/** Header of calls that need a session: the call is refused if the session belongs to another user. */
export const SESSION_REQUEST_HEADERS = {
  [PERSON_HEADER]: {
    description: 'Id of the person in whose name the call is sent; 401 when the session is somebody else’s',
    schema: { type: 'string', format: 'uuid' },
  },
} as const satisfies Record<string, Header>;

/** Headers that some calls read; each endpoint lists its own. */
export const REQUEST_HEADERS = {
  [IDEMPOTENCY_HEADER]: {
    description:
      'Key of this intent to write: sent again, the call answers as before and writes nothing; 409 when the content differs',
    schema: { type: 'string', format: 'uuid' },
  },
  'content-digest': {
    description: 'Digest of the bytes that are sent (RFC 9530), which are checked by it',
    schema: text,
  },
  range: { description: 'One range of bytes that is asked for (RFC 9110, 14.2)', schema: text },
  prefer: { description: '`return=minimal` leaves the details out (RFC 7240)', schema: text },
} as const satisfies Record<string, Header>;
export type RequestHeader = keyof typeof REQUEST_HEADERS;

/** Headers of some answers; each endpoint lists its own. */
export const ANSWER_HEADERS = {
  'accept-ranges': { description: '`bytes`: one range may be asked for (RFC 9110, 14.3)', schema: text },
  'content-range': { description: 'The range of bytes that a 206 holds (RFC 9110, 14.4)', schema: text },
  'content-disposition': { description: 'Name of the file (RFC 6266)', schema: text },
  'terms-version': { description: 'Version of the terms that the file holds', schema: text },
  [EXPECTED_BYTES_HEADER]: {
    description: 'Size that the file will have, about: for showing progress',
    schema: { type: 'integer' },
  },
} as const satisfies Record<string, Header>;
export type AnswerHeader = keyof typeof ANSWER_HEADERS;

/** The header of every answer. */
export const EVERY_ANSWER_HEADERS = {
  [CORRELATION_HEADER]: { description: 'Identifier of the call in the logs: the support id', schema: text },
} as const satisfies Record<string, Header>;

/** The header of answers 429 and 503. */
export const RETRY_HEADERS = {
  'retry-after': { description: 'Seconds after which the call may be served', schema: { type: 'integer' } },
} as const satisfies Record<string, Header>;

/** The header of answers 405. */
export const ALLOW_HEADERS = {
  allow: { description: 'The methods that the address takes (RFC 9110, 15.5.6)', schema: text },
} as const satisfies Record<string, Header>;
