import { readFileSync } from 'node:fs';
import { api } from '@atrium/contract';
import { mustAcceptTerms } from '@atrium/contract/access';
import { User } from '@atrium/contract/users';
import * as z from 'zod';
import { SANDBOX_PEOPLE } from './sandbox-people.ts';
import type { Exchange, Send } from './send.ts';

/** An account that calls are made as. */
export interface Person {
  readonly name: string;
  /** Value of the Cookie header of their session. */
  readonly cookie: string;
  readonly user: User;
}

/** Thrown when the command cannot start; the message is one sentence. */
export class CannotCheck extends Error {}

const Cookies = z.record(z.string().regex(/^[\w .-]{1,60}$/), z.string().min(1));

/** Reads a file `{ "client": "__Host-sid=…" }` with one cookie per person. Throws CannotCheck if it is invalid. */
export function readCookies(file: string): Readonly<Record<string, string>> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // A JSON parser error may quote the content, which is secret.
    const reason = error instanceof SyntaxError ? 'it is not valid JSON' : (error as Error).message;
    throw new CannotCheck(`the cookie file cannot be read: ${reason}`, { cause: error });
  }
  const read = Cookies.safeParse(json);
  if (!read.success || Object.keys(read.data).length === 0)
    throw new CannotCheck('the cookie file must be a JSON object with a cookie for each user name');
  return read.data;
}

/** Signs in every person of a sandbox and returns their cookies by name. Throws CannotCheck if a sign-in fails. */
export async function sandboxCookies(base: string): Promise<Readonly<Record<string, string>>> {
  const pairs = await Promise.all(
    SANDBOX_PEOPLE.map(async (persona) => {
      const answer = await fetch(`${base}/auth/sandbox/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ persona }),
      });
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
      if (!answer.ok || !cookie)
        throw new CannotCheck(`the sandbox did not sign in ${persona}: status ${answer.status}`);
      return [persona, cookie] as const;
    }),
  );
  return Object.fromEntries(pairs);
}

/** Returns the person that a cookie belongs to; the answer of users.me if the cookie is not valid. */
export async function whoIs(
  send: Send,
  apiPath: string,
  name: string,
  cookie: string,
): Promise<Person | Exchange> {
  const { method, path } = api.users.me;
  const unknown = { name, cookie } as Person;
  const exchange = await send({ method, path: apiPath + path, person: unknown });
  const read = User.safeParse(exchange.json);
  return exchange.status === 200 && read.success ? { name, cookie, user: read.data } : exchange;
}

/** Returns the kinds of user a person belongs to, in the terms of the specification. */
export function kindsOf(user: User): string[] {
  const { isInternal, isAdmin, isClientAdmin } = user.contactInformation;
  const { rights } = user;
  return [
    user.type.name === 'OSA' ? 'outsourced service' : isInternal ? 'bank staff' : 'client',
    ...(isAdmin ? ['bank administrator'] : []),
    ...(isClientAdmin ? ['client administrator'] : []),
    ...(rights.isSuperAdmin || rights.isItSupport ? ['support'] : []),
    ...(rights.requests.canCreateRequest ? [] : ['may not create requests']),
    ...(user.marketingMode ? ['marketing mode'] : []),
    ...(user.demoMode ? ['disabled account'] : []),
    ...(mustAcceptTerms(user) ? ['terms not accepted'] : []),
    ...(user.isImpersonated ? ['impersonated session'] : []),
  ];
}

/** Every kind that {@link kindsOf} can return, so that the report can list kinds without a person. */
export const KINDS = [
  'client',
  'bank staff',
  'outsourced service',
  'bank administrator',
  'client administrator',
  'support',
  'may not create requests',
  'marketing mode',
  'disabled account',
  'terms not accepted',
  'impersonated session',
] as const;
