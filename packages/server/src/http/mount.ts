import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { mayCall, mustAcceptTerms, waitsForService } from '@atrium/contract/access';
import type { Access } from '@atrium/contract/access';
import type { CallOutput, Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { PERSON_HEADER } from '@atrium/contract/errors';
import type { User } from '@atrium/contract/users';
import type { Actor } from '../auth/index.ts';
import type { Admission } from './admission.ts';
import { forbidden, termsNotAccepted, unauthenticated } from './failure.ts';
import type { Language } from './language.ts';
import { readJson, receiveBody } from './read-json.ts';
import { parsePart } from './validation.ts';

/** What the middleware of the app leaves on each request. */
export interface RequestState {
  correlationId: string;
  /** Network address of the caller, past the proxies that are trusted. */
  address: string;
  language: Language;
  /** The session, resolved once when first asked for; null when signed out. */
  session: () => Promise<SignedIn | null>;
  /** Who sends it, for the limits of load alone: the session is not checked yet. */
  sender: () => Promise<Sender>;
}

/** The person behind the cookie of a call; the address of a call without one. */
export interface Sender {
  readonly key: string;
  readonly isPerson: boolean;
}

/** A resolved session: the user whose eyes it sees with, and everyone behind it. */
export interface SignedIn {
  readonly user: User;
  readonly actor: Actor;
  readonly sessionId: string;
}

export interface AppEnv {
  Variables: RequestState;
}

type Parsed<E, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S extends z.ZodType }
  ? { readonly [P in K]: z.output<S> }
  : unknown;

type Caller<E extends Endpoint> = E['access'] extends 'public'
  ? { readonly user: User | null }
  : { readonly user: User; readonly actor: Actor; readonly sessionId: string };

/** What a handler gets: the parsed parts of the call, who makes it, and the request for rare needs. */
export type Call<E extends Endpoint> = Parsed<E, 'params'> &
  Parsed<E, 'query'> &
  Parsed<E, 'body'> &
  Caller<E> & {
    readonly language: Language;
    readonly correlationId: string;
    /** Network address of the caller. */
    readonly address: string;
    readonly request: Request;
  };

/** One handler an endpoint; a missing or mistyped one does not compile. */
export type Handlers<T extends Endpoints> = {
  readonly [K in keyof T]: (call: Call<T[K]>) => CallOutput<T[K]> | Promise<CallOutput<T[K]>>;
};

export interface MountOptions {
  /** Checks every answer against the contract; on in development and tests. */
  readonly validateAnswers: boolean;
  /** Lets in the calls that answer and are gone. */
  readonly calls: Admission;
  /** Lets in the files that are sent, which take as long as their line is slow. */
  readonly transfers: Admission;
}

/** Why someone who holds a service is refused while support has switched it off (PLAT-053). */
const SWITCHED_OFF = {
  en: 'This service is temporarily switched off.',
  fr: 'Ce service est temporairement désactivé.',
};

/** Refuses whoever may not; says so where nothing but a service that is switched off stands in between. */
export function requireAccess(access: Access, user: User | null): void {
  if (mayCall(access, user)) return;
  throw forbidden(user && waitsForService(access, user) ? SWITCHED_OFF : undefined);
}

/** Whether a person who has still to accept the terms may make a call; what anyone may do needs no terms. */
const isOpenBeforeTerms = (endpoint: Endpoint): boolean =>
  endpoint.access === 'public' || endpoint.isOpenBeforeTerms === true;

/** Path as the router wants it: `/users/{id}` becomes `/users/:id`. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Query of a request: a name given once is a string, a repeated one a list. */
function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length > 1 ? values : values[0]!,
    ]),
  );
}

/**
 * Registers the endpoints of one area. A call is let in when its person has room for it. Before a handler runs the
 * terms and the caller's permission are checked, then the input; `me` and other fixed paths must come before `{id}` in the
 * table, as the first match wins.
 */
export function mount<T extends Endpoints>(
  app: Hono<AppEnv>,
  table: T,
  handlers: Handlers<T>,
  options: MountOptions,
): void {
  for (const [name, endpoint] of Object.entries<Endpoint>(table)) {
    const handler = handlers[name] as unknown as (call: unknown) => unknown;
    const answer = async (context: Context<AppEnv>): Promise<Response> => {
      const signedIn = await context.var.session();
      if (!signedIn && endpoint.access !== 'public') throw unauthenticated();
      const pageOf = context.req.header(PERSON_HEADER);
      if (signedIn && pageOf && pageOf !== signedIn.user.id) throw unauthenticated();
      const user = signedIn?.user ?? null;
      if (user && !isOpenBeforeTerms(endpoint) && mustAcceptTerms(user)) throw termsNotAccepted();
      requireAccess(endpoint.access, user);
      const found = await handler({
        ...(endpoint.params && { params: parsePart('params', endpoint.params, context.req.param()) }),
        ...(endpoint.body && { body: parsePart('body', endpoint.body, await readJson(context)) }),
        ...(endpoint.query && { query: parsePart('query', endpoint.query, queryOf(context)) }),
        user,
        actor: signedIn?.actor,
        sessionId: signedIn?.sessionId,
        language: context.var.language,
        correlationId: context.var.correlationId,
        address: context.var.address,
        request: context.req.raw,
      });
      if (endpoint.response === 'binary') return found as Response;
      if (endpoint.response === 'empty') return context.body(null, 204);
      const body = options.validateAnswers ? endpoint.response.parse(found) : found;
      const { failedAnswer } = endpoint;
      const hasFailed = failedAnswer?.when(body as never) ?? false;
      return context.json(body, hasFailed ? failedAnswer!.status : (endpoint.status ?? 200));
    };
    const admit = endpoint.form || endpoint.bytes ? options.transfers : options.calls;
    const isCostly = endpoint.cost === 'high';
    app.on(endpoint.method, routerPath(endpoint.path), async (context) => {
      const sender = await context.var.sender();
      // A slow line keeps its sender waiting, not a place among the calls that run.
      if (endpoint.body && (sender.isPerson || endpoint.access === 'public')) await receiveBody(context);
      return admit({ person: sender.key, isCostly, signal: () => context.req.raw.signal }, () =>
        answer(context),
      );
    });
  }
}
