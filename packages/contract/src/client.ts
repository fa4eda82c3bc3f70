import type * as z from 'zod';
import type { ApiTable, CallInput, CallOutput, Endpoint, Route, RoutesOf } from './endpoint.ts';
import { ApiError, CORRELATION_HEADER, NO_ANSWER } from './errors.ts';
import type { ErrorEntry } from './errors.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page, for calls sent while leaving it. */
  readonly keepalive?: boolean;
}

type OptionalIfEmpty<I> =
  Record<never, never> extends I ? [input?: I & CallOptions] : [input: I & CallOptions];

/** Calls of an API: `client.users.me({ signal })`. */
export type Client<A extends ApiTable> = {
  readonly [Area in keyof A]: {
    readonly [K in keyof A[Area]]: (
      ...args: OptionalIfEmpty<CallInput<A[Area][K]>>
    ) => Promise<CallOutput<A[Area][K]>>;
  };
};

export interface ClientOptions<A extends ApiTable> {
  /** Address of the API, such as `/api` from the runtime settings (PLAT-008). */
  readonly base: string;
  readonly fetch?: typeof fetch;
  /** Language of error labels and content: sent as Accept-Language. */
  readonly language?: () => string;
  /** Headers of every call, for instance the cookie of a script. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** The contract itself: if given, every answer is fully validated against it. Too heavy for the portal. */
  readonly schemas?: A;
  /** Describes what is wrong with the shape of an answer, without naming any value; null if it is valid. */
  readonly faultOfAnswer?: (area: string, call: string, answer: unknown) => Promise<string | null>;
  /** Called with every failure before it is thrown, except for cancelled calls. */
  readonly onError?: (error: ApiError) => void;
}

/** One call of the table, and how its answers are checked. */
interface Target {
  readonly route: Route;
  readonly schema: z.ZodType | null;
  readonly findFault: ((answer: unknown) => Promise<string | null>) | undefined;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly bytes?: Blob;
}

/** Returns the body of a call as it is sent; forms and bytes set their own content type. */
function bodyOf({ body, form, bytes }: AnyInput): FormData | Blob | string | undefined {
  return form ?? bytes ?? (body === undefined ? undefined : JSON.stringify(body));
}

/** Returns the path and query of a call, relative to the API base. */
export function endpointPath(
  route: Pick<Route, 'path'>,
  input: Pick<AnyInput, 'params' | 'query'> = {},
): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      // Objects are sent as JSON (`queryJson`).
      search.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item));
    }
  }
  const query = search.toString();
  return query ? `${path}?${query}` : path;
}

/** Returns a random id of 32 hexadecimal digits; also works over plain HTTP, where `crypto.randomUUID` is missing. */
export function newCorrelationId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Returns the JSON object in the body of a failure; null if there is none. */
async function readFailure(response: Response): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null;
  } catch (error) {
    if (isAbort(error)) throw error;
    return null;
  }
}

/** Returns the seconds of a Retry-After header; null if it is missing or holds a date. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;

function errorsOf(errors: unknown): readonly ErrorEntry[] {
  if (!Array.isArray(errors)) return [];
  return errors.filter(
    (entry: Partial<ErrorEntry> | null): entry is ErrorEntry =>
      typeof entry?.code === 'string' && typeof entry.label === 'string',
  );
}

/**
 * Creates the typed client of an API from its route table (`generated/routes.ts`, or `routesOf(api)`). Every call
 * carries a correlation id; every failure is one {@link ApiError} with the endpoint’s error key.
 */
export function createClient<A extends ApiTable>(routes: RoutesOf<A>, options: ClientOptions<A>): Client<A> {
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  async function call({ route, schema, findFault }: Target, input: AnyInput): Promise<unknown> {
    const sentId = newCorrelationId();
    const fail = (
      status: number,
      errors: readonly ErrorEntry[],
      supportId: string,
      { cause, ...facts }: { cause?: unknown; retryAfter?: number | null; detail?: string } = {},
    ): never => {
      const error = new ApiError({ status, errors, supportId, key: route.key, ...facts }, { cause });
      options.onError?.(error);
      throw error;
    };

    const headers: Record<string, string> = {
      accept: route.kind === 'binary' ? '*/*' : 'application/json',
      [CORRELATION_HEADER]: sentId,
      ...options.headers?.(),
      ...input.headers,
    };
    if (options.language) headers['accept-language'] = options.language();
    const body = bodyOf(input);
    if (typeof body === 'string') headers['content-type'] = 'application/json';
    if (input.bytes) headers['content-type'] = 'application/octet-stream';

    let response: Response;
    try {
      response = await send(options.base + endpointPath(route, input), {
        method: route.method,
        headers,
        credentials: 'same-origin',
        ...(body !== undefined && { body }),
        ...(input.signal && { signal: input.signal }),
        ...(input.keepalive && { keepalive: true }),
      });
    } catch (error) {
      if (isAbort(error) || input.signal?.aborted) throw error;
      return fail(0, NO_ANSWER, sentId, { cause: error });
    }

    const supportId = response.headers.get(CORRELATION_HEADER) ?? sentId;
    const failure = response.ok ? null : await readFailure(response);
    if (!response.ok) {
      const errors = errorsOf(failure?.['errors']);
      const isAnswer = failure && response.status === route.failedAnswer && errors.length === 0;
      if (!isAnswer) {
        return fail(
          response.status,
          errors.length > 0 ? errors : [{ code: 'INTERNAL', label: '' }],
          supportId,
          { retryAfter: secondsOf(response.headers.get('retry-after')) },
        );
      }
    }
    if (route.kind === 'binary') return response;
    if (route.kind === 'empty') return undefined;
    const unreadable = (what: string, cause?: unknown) =>
      fail(response.status, [{ code: 'UNREADABLE', label: '' }], supportId, {
        cause,
        detail: `${route.method} ${route.path}: ${what}`,
      });
    let answer: unknown;
    try {
      answer = failure ?? (await response.json());
    } catch (error) {
      if (isAbort(error) || input.signal?.aborted) throw error;
      // By its name: the error can be of another realm.
      if ((error as Error | undefined)?.name === 'SyntaxError') return unreadable('no JSON', error);
      // The connection broke before the end of the answer.
      return fail(0, NO_ANSWER, supportId, { cause: error });
    }
    try {
      if (schema) answer = schema.parse(answer);
    } catch (error) {
      return unreadable('not what the contract says', error);
    }
    const fault = await findFault?.(answer);
    return fault ? unreadable(fault) : answer;
  }

  const areas = Object.entries<Readonly<Record<string, Route>>>(routes).map(([area, table]) => [
    area,
    Object.fromEntries(
      Object.entries(table).map(([name, route]) => {
        const endpoint: Endpoint | undefined = options.schemas?.[area]?.[name];
        const schema = endpoint && typeof endpoint.response !== 'string' ? endpoint.response : null;
        const { faultOfAnswer } = options;
        const findFault = faultOfAnswer && ((answer: unknown) => faultOfAnswer(area, name, answer));
        return [name, (input: AnyInput = {}) => call({ route, schema, findFault }, input)];
      }),
    ),
  ]);
  return Object.fromEntries(areas) as Client<A>;
}
