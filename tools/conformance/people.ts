import { readFileSync } from 'node:fs';
import { api } from '@atrium/contract';
import { mustAcceptTerms } from '@atrium/contract/access';
import { User } from '@atrium/contract/users';
import * as z from 'zod';
import { SANDBOX_PEOPLE } from './sandbox-people.ts';
import type { Exchange, Send } from './send.ts';

/** Somebody in whose name calls are made. */
export interface Person {
  readonly name: string;
  /** Value of the header Cookie of their session. */
  readonly cookie: string;
  readonly user: User;
}

/** What keeps the command from starting, as one sentence. */
export class CannotCheck extends Error {}

const Cookies = z.record(z.string().regex(/^[\w .-]{1,60}$/), z.string().min(1));

/** The cookies of a file `{ "client": "__Host-sid=…" }`, by the name of the person. */
export function readCookies(file: string): Readonly<Record<string, string>> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    // The message of a parser may quote what it read.
    const reason = error instanceof SyntaxError ? 'it is no JSON' : (error as Error).message;
    throw new CannotCheck(`the file of cookies cannot be read: ${reason}`, { cause: error });
  }
  const read = Cookies.safeParse(json);
  if (!read.success || Object.keys(read.data).length === 0)
    throw new CannotCheck('the file of cookies is JSON that gives each name of a person a cookie');
  return read.data;
}

/** Signs in as each of the people of a sandbox. */
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

/** Who a cookie stands for; the answer of users.me where it stands for nobody. */
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

/** The kinds that a person is of, in the words of the specification. */
export function kindsOf(user: User): string[] {
  const { isInternal, isAdmin, isClientAdmin } = user.contactInformation;
  const { rights } = user;
  return [
    user.type.name === 'OSA' ? 'outsourced service' : isInternal ? 'bank staff' : 'client',
    ...(isAdmin ? ['administrator of the bank'] : []),
    ...(isClientAdmin ? ['administrator of a client'] : []),
    ...(rights.isSuperAdmin || rights.isItSupport ? ['support'] : []),
    ...(rights.requests.canCreateRequest ? [] : ['no creation of requests']),
    ...(user.marketingMode ? ['marketing mode'] : []),
    ...(user.demoMode ? ['disabled account'] : []),
    ...(mustAcceptTerms(user) ? ['terms not accepted'] : []),
    ...(user.isImpersonated ? ['session taken over'] : []),
  ];
}

/** Every kind that {@link kindsOf} knows, so that a report says which of them nobody stood for. */
export const KINDS = [
  'client',
  'bank staff',
  'outsourced service',
  'administrator of the bank',
  'administrator of a client',
  'support',
  'no creation of requests',
  'marketing mode',
  'disabled account',
  'terms not accepted',
  'session taken over',
] as const;
