import type * as z from 'zod';
import type { Access } from './access.ts';
import type { AnswerHeader, RequestHeader } from './headers.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API, written once. The server validates by it, the typed client is made from it, and the OpenAPI
 * document is printed from it.
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
  /** Fields and files of a multipart form, which the handler reads as a stream: a file is never whole in memory. */
  readonly form?: z.ZodObject;
  /** Most bytes of a body that is bytes and nothing else, which the handler reads itself. */
  readonly bytes?: number;
  /** Headers that this call reads, beside those of every call. */
  readonly requestHeaders?: readonly RequestHeader[];
  /** Headers that its success carries, beside those of every answer. */
  readonly answerHeaders?: readonly AnswerHeader[];
  /** Schema of the JSON answer, or what comes instead of one. */
  readonly response: z.ZodType | 'empty' | 'binary';
  /** Status of success; 200 unless given, 204 for an empty answer. */
  readonly status?: 200 | 201 | 202;
  /** Answers that report a failure of what they describe: sent with this status, and read by the client all the same. */
  readonly failedAnswer?: { readonly status: 500 | 503; readonly when: (answer: never) => boolean };
  /** `high` for what reads or writes out much: fewer of these run at once for one person, and for everybody. */
  readonly cost?: 'high';
  /** Title of the error toast is `toast.error.{errorKey}` (PLAT-066); null for calls that never show one. */
  readonly errorKey: string | null;
  readonly access: Access;
  /** Open to a person who has still to accept the terms (TERM-003), who is refused everything else. */
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

/** What a caller sends that is no JSON. */
type RawPart<E> = E extends { form: z.ZodType }
  ? { form: FormData }
  : E extends { bytes: number }
    ? { bytes: Blob }
    : unknown;

/** What a caller sends: path parameters, query and body, as far as the endpoint has them. */
export type CallInput<E> = InputPart<E, 'params'> & InputPart<E, 'query'> & InputPart<E, 'body'> & RawPart<E>;

/** What a caller receives: the parsed JSON, nothing, or the raw answer of a binary call. */
export type CallOutput<E> = E extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends 'binary'
      ? Response
      : void
  : never;

export type RouteKind = 'json' | 'empty' | 'binary';

/** The part of an endpoint that a client needs at run time; carries no schema. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly key: string | null;
  readonly kind: RouteKind;
  /** Status of a failure whose body is still the answer. */
  readonly failedAnswer?: number;
}

type KindOf<E extends Endpoint> = E['response'] extends 'empty' | 'binary' ? E['response'] : 'json';

/** The light table of an API, literal by literal: a stale `generated/routes.ts` does not compile. */
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

/** Derives the light table that {@link file://./client.ts} works with. */
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
