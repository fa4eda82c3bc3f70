import type { Context, Hono } from 'hono';
import type * as z from 'zod';
import { mayCall, mustAcceptTerms, waitsForService } from '@atrium/contract/access';
import type { Access } from '@atrium/contract/access';
import type { CallOutput, Endpoint, Endpoints } from '@atrium/contract/endpoint';
import { PERSON_HEADER } from '@atrium/contract/errors';
import type { User } from '@atrium/contract/users';
import type { Actor } from '../auth/index.ts';
import type { Admission } from './admission.ts';
import { admitStream } from './admit-stream.ts';
import { forbidden, termsNotAccepted, unauthenticated } from './failure.ts';
import type { Language } from './language.ts';
import { readJson, receiveBody } from './read-json.ts';
import { parsePart } from './validation.ts';

/** State that the app's middleware sets on each request. */
export interface RequestState {
  correlationId: string;
  /** Network address of the client, behind the trusted proxies. */
  address: string;
  language: Language;
  /** Resolves the session, once, on first use; null when signed out. */
  session: () => Promise<SignedIn | null>;
  /** Identifies the sender for the load limits only: the session is not checked yet. */
  sender: () => Promise<Sender>;
}

/** The owner of the session cookie of a request; without one, the client's network. */
export interface Sender {
  readonly key: string;
  readonly isPerson: boolean;
}

/** A resolved session: the effective user (during impersonation the impersonated one) and the actor. */
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

/** Argument of a handler: the parsed parts of the call, its caller, and the raw request for rare needs. */
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

/** One handler per endpoint; a missing or mistyped one does not compile. */
export type Handlers<T extends Endpoints> = {
  readonly [K in keyof T]: (call: Call<T[K]>) => CallOutput<T[K]> | Promise<CallOutput<T[K]>>;
};

export interface MountOptions {
  /** Validates every response against the contract; on in development and tests. */
  readonly validateAnswers: boolean;
  /** Limits ordinary calls. */
  readonly calls: Admission;
  /** Limits file uploads, which last as long as the sender's network needs. */
  readonly transfers: Admission;
  /** Limits costly downloads, which are produced while they are sent. */
  readonly streams: Admission;
}

/** Label of the 403 for a user whose service support has switched off (PLAT-053). */
const SWITCHED_OFF = {
  en: 'This service is temporarily switched off.',
  fr: 'Ce service est temporairement désactivé.',
};

/** Throws 403 without access; the label says so when a switched-off service is the only obstacle. */
export function requireAccess(access: Access, user: User | null): void {
  if (mayCall(access, user)) return;
  throw forbidden(user && waitsForService(access, user) ? SWITCHED_OFF : undefined);
}

/** Whether a user may make a call before accepting the terms; public endpoints never require the terms. */
const isOpenBeforeTerms = (endpoint: Endpoint): boolean =>
  endpoint.access === 'public' || endpoint.isOpenBeforeTerms === true;

/** Converts a path of the contract to router syntax: `/users/{id}` becomes `/users/:id`. */
export const routerPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Returns the query of a request: a single parameter as a string, a repeated one as a list. */
function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length > 1 ? values : values[0]!,
    ]),
  );
}

/**
 * Registers the endpoints of one area. A call waits until the limits of its sender admit it. Before a handler runs, the
 * terms and the caller's permission are checked, then the input. `me` and other fixed paths must come before `{id}` in the
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
      // Receive the body before admission, so that a slow network does not occupy a running slot.
      if (endpoint.body && (sender.isPerson || endpoint.access === 'public')) await receiveBody(context);
      const applicant = { person: sender.key, isCostly, signal: () => context.req.raw.signal };
      const admitted = () => admit(applicant, () => answer(context));
      // The body of a HEAD request is dropped, never sent.
      const isStreamed = isCostly && endpoint.response === 'binary' && context.req.method !== 'HEAD';
      return isStreamed ? admitStream(options.streams, applicant, admitted) : admitted();
    });
  }
}
