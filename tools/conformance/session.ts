import { mayCall, mustAcceptTerms } from '@atrium/contract/access';
import { endpointPath } from '@atrium/contract/client';
import type { Endpoint } from '@atrium/contract/endpoint';
import { plausible } from '@atrium/contract/plausible.fixture';
import type { CheckId, Outcome } from './checks.ts';
import { endpointOf, isRead, requiredQuery } from './endpoints.ts';
import type { NamedEndpoint } from './endpoints.ts';
import { EXAMPLES, NoExample, valuesAt } from './examples.ts';
import type { Input, Look } from './examples.ts';
import { judge } from './judge.ts';
import type { Expected } from './judge.ts';
import type { Person } from './people.ts';
import { curlOf } from './send.ts';
import type { Exchange, Send, Sent } from './send.ts';

/** A read that was made, with its input. */
export interface Read {
  readonly input: Input;
  readonly exchange: Exchange;
}

export interface Target {
  readonly base: string;
  /** Prefix of the API paths, below the base or on another origin: apiBaseUrl of the settings, such as `/api`. */
  readonly apiPath: string;
  readonly send: Send;
  readonly people: readonly Person[];
  /** The endpoints under check. */
  readonly endpoints: readonly NamedEndpoint[];
  /** Whether calls that write are tried, too. */
  readonly write: boolean;
}

/** Returns the expected answer for a person: success, or the refusal. */
export function expectedOf({ access, isOpenBeforeTerms }: Endpoint, { user }: Person): Expected {
  if (access !== 'public' && !isOpenBeforeTerms && mustAcceptTerms(user))
    return { check: 'refusal.terms', codes: ['TERMS_NOT_ACCEPTED'] };
  if (!mayCall(access, user)) return { check: 'refusal.permission', codes: ['FORBIDDEN'] };
  return { success: true };
}

const isLetIn = (endpoint: Endpoint, person: Person): boolean => 'success' in expectedOf(endpoint, person);

/** Returns well-formed parameters and required query fields that match no record. */
export function nothing(endpoint: Endpoint): Input {
  const query = endpoint.query ? (plausible(endpoint.query) as Record<string, unknown>) : {};
  return {
    ...(endpoint.params && { params: plausible(endpoint.params) as Record<string, string> }),
    query: Object.fromEntries(requiredQuery(endpoint).map((name) => [name, query[name]])),
  };
}

/** Creates a run of the checks, which makes the calls and records the outcomes. */
export function createSession(target: Target) {
  const outcomes: Outcome[] = [];
  const reads = new Map<string, Promise<Read>>();

  const sentOf = (endpoint: Endpoint, { params = {}, query = {}, body }: Input): Sent => ({
    method: endpoint.method,
    path: target.apiPath + endpointPath(endpoint, { params, query }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

  /** Records the result of one check on an exchange; `fault` is null if it passed. */
  const note = (
    check: CheckId,
    endpoint: string,
    { sent }: Pick<Exchange, 'sent'>,
    fault: { readonly expected: string; readonly got: string } | null,
  ): void => {
    const about = { check, endpoint, person: sent.person?.name ?? null };
    outcomes.push(
      fault
        ? { ...about, state: 'failed', ...fault, curl: curlOf(sent, target.base) }
        : { ...about, state: 'passed' },
    );
  };

  const skip = (check: CheckId, endpoint: string, person: string | null, reason: string): void => {
    outcomes.push({ check, endpoint, person, state: 'not checked', reason });
  };

  /** Makes a call and records the results of all checks on the answer. */
  async function tryOut(
    { id, endpoint }: { readonly id: string; readonly endpoint: Endpoint | null },
    sent: Sent,
    expected: Expected,
  ): Promise<Exchange> {
    const exchange = await target.send(sent);
    for (const { check, fault } of judge(exchange, endpoint, expected)) note(check, id, exchange, fault);
    return exchange;
  }

  /** Makes a read as a person, once. Throws NoExample if there is nothing to read. */
  function read(person: Person, id: string): Promise<Read> {
    const key = `${person.name} ${id}`;
    const earlier = reads.get(key);
    if (earlier) return earlier;
    const made = makeRead(person, id);
    reads.set(key, made);
    // The caller handles the rejection; this prevents an unhandled rejection of the cached promise.
    made.catch(() => {});
    return made;
  }

  async function makeRead(person: Person, id: string): Promise<Read> {
    const endpoint = endpointOf(id);
    const input = await inputOf(person, id);
    const exchange = await target.send({ ...sentOf(endpoint, input), person });
    return { input, exchange };
  }

  /** Returns an example input for a call as a person. */
  async function inputOf(person: Person, id: string): Promise<Input> {
    return (await EXAMPLES[id]?.(lookOf(person))) ?? {};
  }

  function lookOf(person: Person): Look {
    const all = async (call: string, at: string): Promise<unknown[]> => {
      if (!isLetIn(endpointOf(call), person))
        throw new NoExample(`its input comes from ${call}, which is not permitted`);
      const { exchange } = await read(person, call);
      if (exchange.status >= 300 || exchange.status === 0)
        throw new NoExample(`its input comes from ${call}, which failed`);
      return valuesAt(exchange.json, at);
    };
    return {
      user: person.user,
      all,
      one: async (call, at) => {
        const [found] = await all(call, at);
        if (typeof found !== 'string' && typeof found !== 'number')
          throw new NoExample(`${call} has no ${at.split('.').at(-1)}`);
        return String(found);
      },
      input: async (call) => (await read(person, call)).input,
    };
  }

  /** Returns a person with access to a call and an input that gets an answer; null if there is none. */
  async function someone({ id, endpoint }: NamedEndpoint): Promise<{ person: Person; read: Read } | null> {
    for (const person of target.people) {
      if (!isLetIn(endpoint, person)) continue;
      try {
        const made = await read(person, id);
        if (made.exchange.status !== 0 && made.exchange.status < 300) return { person, read: made };
      } catch (error) {
        if (!(error instanceof NoExample)) throw error;
      }
    }
    return null;
  }

  return {
    ...target,
    outcomes,
    sentOf,
    note,
    skip,
    tryOut,
    read,
    someone,
    isLetIn,
    /** The endpoints under check that only read. */
    readEndpoints: target.endpoints.filter(isRead),
    /** The endpoints under check that write: tried only with `--write`. */
    writeEndpoints: target.endpoints.filter((one) => !isRead(one)),
  };
}

export type Session = ReturnType<typeof createSession>;
