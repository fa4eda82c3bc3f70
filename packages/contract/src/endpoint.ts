import type * as z from 'zod';
import type { Access } from './access.ts';
import type { AnswerHeader, RequestHeader } from './headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, declared once: the server validates by it, and the typed client and the OpenAPI document are
 * derived from it.
 */
export interface Endpoint {
  readonly method: Method;
  /** Path below the API base, parameters as `{id}`. */
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Fields and files of a multipart form, read by the handler as a stream so that files are not buffered in memory. */
  readonly form?: z.ZodObject;
  /** Maximum size of a raw binary body, in bytes; the handler reads it itself. */
  readonly bytes?: number;
  /** Headers that this call reads, in addition to those of every call. */
  readonly requestHeaders?: readonly RequestHeader[];
  /** Headers of its successful answer, in addition to those of every answer. */
  readonly answerHeaders?: readonly AnswerHeader[];
  /** Schema of the JSON answer, or the kind of answer without JSON. */
  readonly response: z.ZodType | 'empty' | 'binary';
  /** Status of success; 200 unless given, 204 for an empty answer. */
  readonly status?: 200 | 201 | 202;
  /** Answers that report a failure of their subject: sent with this status, but parsed by the client as an answer. */
  readonly failedAnswer?: { readonly status: 500 | 503; readonly when: (answer: never) => boolean };
  /** `high` for calls that read or write a lot: fewer of them run concurrently, per user and in total. */
  readonly cost?: 'high';
  /** The title of the error toast is `toast.error.{errorKey}` (PLAT-066); null for calls that never show one. */
  readonly errorKey: string | null;
  readonly access: Access;
  /** Allowed before the user has accepted the terms (TERM-003); all other calls are refused until then. */
  readonly isOpenBeforeTerms?: true;
}

export type Endpoints = Readonly<Record<string, Endpoint>>;
/** All areas of the API, keyed as in `api.users.me`. */
export type ApiTable = Readonly<Record<string, Endpoints>>;

/** Declares the endpoints of one area; keeps methods, paths and keys as literal types. */
export function endpoints<const T extends Endpoints>(table: T): T {
  return table;
}

type InputPart<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

/** The part of the input of a call that is not JSON. */
type RawPart<E> = E extends { form: z.ZodType }
  ? { form: FormData }
  : E extends { bytes: number }
    ? { bytes: Blob }
    : unknown;

/** Input of a call: the path parameters, query and body that its endpoint declares. */
export type CallInput<E> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'> & RawPart<E>;

/** Output of a call: the parsed JSON, nothing, or the raw response of a binary call. */
export type CallOutput<E> = E extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends 'binary'
      ? Response
      : void
  : never;

export type RouteKind = 'json' | 'empty' | 'binary';

/** The part of an endpoint that a client needs at run time; contains no schema. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly key: string | null;
  readonly kind: RouteKind;
  /** Status of a failure whose body is read as the answer. */
  readonly failedAnswer?: number;
}

type KindOf<E extends Endpoint> = E['response'] extends 'empty' | 'binary' ? E['response'] : 'json';

/** Route table of an API, with literal types: a stale `generated/routes.ts` does not compile. */
export type RoutesOf<A extends ApiTable> = {
  readonly [Area in keyof A]: {
    readonly [K in keyof A[Area]]: {
      readonly method: A[Area][K]['method'];
      readonly path: A[Area][K]['path'];
      readonly key: A[Area][K]['errorKey'];
      readonly kind: KindOf<A[Area][K]>;
    } & (A[Area][K] extends { failedAnswer: { status: infer S } } ? { readonly failedAnswer: S } : unknown);
  };
};

export function kindOf(endpoint: Endpoint): RouteKind {
  return typeof endpoint.response === 'string' ? endpoint.response : 'json';
}

/** Derives the route table that {@link file://./client.ts} uses. */
export function routesOf<A extends ApiTable>(api: A): RoutesOf<A> {
  const areas = Object.entries(api).map(([area, table]) => [
    area,
    Object.fromEntries(
      Object.entries(table).map(([name, endpoint]) => [
        name,
        {
          method: endpoint.method,
          path: endpoint.path,
          key: endpoint.errorKey,
          kind: kindOf(endpoint),
          ...(endpoint.failedAnswer && { failedAnswer: endpoint.failedAnswer.status }),
        },
      ]),
    ),
  ]);
  return Object.fromEntries(areas) as RoutesOf<A>;
}
