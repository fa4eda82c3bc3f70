import { randomUUID } from 'node:crypto';
import type { Api } from '@atrium/contract';
import type { CallOutput } from '@atrium/contract/endpoint';
import type { ErrorCode } from '@atrium/contract/errors';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { CheckId } from './checks.ts';
import { endpointOf } from './endpoints.ts';
import { NoExample } from './examples.ts';
import type { Input } from './examples.ts';
import type { Person } from './people.ts';
import { ELSEWHERE } from './refusals.ts';
import type { Exchange, Sent } from './send.ts';
import type { Session } from './session.ts';

/** Name of a contract call, such as `requests.list`. */
export type CallId = { [A in keyof Api]: `${A}.${keyof Api[A] & string}` }[keyof Api];
type EndpointOf<I> = I extends `${infer A extends keyof Api}.${infer C}`
  ? C extends keyof Api[A]
    ? Api[A][C]
    : never
  : never;
/** Answer type of a call. */
export type Answer<I extends CallId> = CallOutput<EndpointOf<I>>;

/** Input of a write: JSON, or a form or bytes, and headers. */
export interface WriteInput extends Input {
  readonly raw?: Pick<Sent, 'body' | 'headers'>;
}

/**
 * A sequence of writes in which each creates what the next needs, and the last ones delete it again, so that successful
 * writes are tested on records nobody else has. Throws NoExample if the given people have nothing to start from.
 */
export interface Scenario {
  readonly calls: readonly CallId[];
  run(act: Act): Promise<void>;
}

/** Creates the functions with which a scenario makes its calls. */
export function actIn(session: Session) {
  const { sentOf, people, isLetIn, note, tryOut } = session;
  const checked = new Set(session.endpoints.map(({ id }) => id));
  const done = new Set<CallId>();
  const last = new Map<string, Exchange>();
  const lacks = new Map<CallId, string>();
  const undo: (() => Promise<unknown>)[] = [];

  const sent = (person: Person, id: CallId, { raw, ...input }: WriteInput): Sent => ({
    ...sentOf(endpointOf(id), input),
    person,
    ...raw,
  });
  /** Makes a call. A call that is not under check is still made if later calls depend on it. */
  const make = (id: CallId, call: Sent, expected: Parameters<typeof tryOut>[2]): Promise<Exchange> =>
    checked.has(id) ? tryOut({ id, endpoint: endpointOf(id) }, call, expected) : session.send(call);

  /** Makes a call that must succeed. Throws NoExample if it fails. */
  async function call<I extends CallId>(person: Person, id: I, input: WriteInput = {}): Promise<Answer<I>> {
    const exchange = await make(id, sent(person, id, input), { success: true });
    done.add(id);
    last.set(id, exchange);
    if (exchange.status === 0 || exchange.status >= 300) throw new NoExample(`${id} failed before`);
    return exchange.json as Answer<I>;
  }

  /** Reads the current state, without the cache of earlier answers. Throws NoExample if that is not possible. */
  async function read<I extends CallId>(person: Person, id: I, input: Input = {}): Promise<Answer<I>> {
    if (!isLetIn(endpointOf(id), person))
      throw new NoExample(`its input comes from ${id}, which is not permitted`);
    const exchange = await session.send(sent(person, id, input));
    if (exchange.status !== 200) throw new NoExample(`its input comes from ${id}, which failed`);
    return exchange.json as Answer<I>;
  }

  /** Makes a call that must be refused. */
  async function refused(
    check: CheckId,
    codes: readonly ErrorCode[],
    person: Person,
    id: CallId,
    input: WriteInput,
  ): Promise<void> {
    await make(id, { ...sent(person, id, input), isLast: true }, { check, codes });
  }

  /** Makes a write with an outdated version, which must be refused. */
  const outdated = (person: Person, id: CallId, input: WriteInput): Promise<void> =>
    refused('write.version', ['CONFLICT', 'RECORD_CHANGED'], person, id, input);

  /** Checks the effect of the last write through this call. */
  function shows(id: CallId, isTrue: boolean, expected: string): void {
    const exchange = last.get(id);
    if (exchange && checked.has(id))
      note('write.effect', id, exchange, isTrue ? null : { expected, got: 'something else' });
  }

  /** Makes a write with an idempotency key, repeats it, then sends the key with other content, and a malformed key. */
  async function keyed<I extends CallId>(
    person: Person,
    id: I,
    inputOf: (text: string) => WriteInput,
  ): Promise<Answer<I>> {
    const withKey = (text: string, key: string): WriteInput => {
      const input = inputOf(text);
      return { ...input, raw: { ...input.raw, headers: { [IDEMPOTENCY_HEADER]: key } } };
    };
    const key = randomUUID();
    const first = await call(person, id, withKey('Conformance check', key));
    const before = last.get(id)!;
    await call(person, id, withKey('Conformance check', key));
    const again = last.get(id)!;
    if (checked.has(id)) {
      const isSame = JSON.stringify(again.json) === JSON.stringify(first) && again.status === before.status;
      note(
        'idempotency.replay',
        id,
        again,
        isSame
          ? null
          : { expected: 'the response to the first call', got: `another response (${again.status})` },
      );
    }
    const otherwise = withKey('Conformance check, otherwise', key);
    await refused('idempotency.conflict', ['CONFLICT'], person, id, otherwise);
    const strange = withKey('Conformance check, without a key', 'not-a-uuid');
    await refused('idempotency.key', ['BAD_REQUEST'], person, id, strange);
    return first;
  }

  /** Returns a person with access to all of these calls. Throws NoExample if there is none. */
  function someone(calls: readonly CallId[], suits: (person: Person) => boolean = () => true): Person {
    const found = people.find(
      (person) => calls.every((id) => isLetIn(endpointOf(id), person)) && suits(person),
    );
    if (!found) throw new NoExample('none of the users provided has the necessary access');
    return found;
  }

  return {
    people,
    call,
    read,
    refused,
    outdated,
    /** Makes a call from a foreign origin, which must be refused, on a record created for it. */
    refusedElsewhere: (person: Person, id: CallId, input: WriteInput = {}): Promise<void> =>
      refused('refusal.origin', ['FORBIDDEN'], person, id, {
        ...input,
        raw: { headers: { origin: ELSEWHERE } },
      }),
    shows,
    keyed,
    someone,
    mayCall: (id: CallId, person: Person) => isLetIn(endpointOf(id), person),
    /** Registers a cleanup call, which runs even if later steps fail. It is not checked. Its input may be read then. */
    later: (person: Person, id: CallId, input: Input | (() => Promise<Input>) = {}) =>
      undo.push(async () => {
        try {
          await session.send(sent(person, id, typeof input === 'function' ? await input() : input));
        } catch (error) {
          // What would be cleaned up is gone.
          if (!(error instanceof NoExample)) throw error;
        }
      }),
    /** Uploads a new file as the person and returns its id. */
    async upload(person: Person, text = randomUUID()): Promise<string> {
      const { documentId } = await call(person, 'uploads.document', file(text));
      return documentId;
    },
    /** Runs steps that no others depend on. If input is missing, their calls count as not checked. */
    async part(calls: readonly CallId[], steps: () => Promise<void>): Promise<void> {
      try {
        await steps();
      } catch (error) {
        if (!(error instanceof NoExample)) throw error;
        for (const id of calls) if (!done.has(id) && !lacks.has(id)) lacks.set(id, error.message);
      }
    },
    /** Calls that were made, and why others were not. */
    done,
    lacks,
    async end(): Promise<void> {
      for (const step of undo.reverse()) await step();
    },
  };
}
export type Act = ReturnType<typeof actIn>;

/** Returns a complete PDF with one empty page. The text makes the file unique. */
export function pdf(text: string): string {
  let content = `%PDF-1.4\n% ${text}\n`;
  const offsets = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<>>>>',
  ].map((object, index) => {
    const offset = content.length;
    content += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  return `${content}${table}trailer\n<</Size 4/Root 1 0 R>>\nstartxref\n${content.length}\n%%EOF\n`;
}

/** Returns a PDF as the form data of an upload. */
export function file(text: string): WriteInput {
  const body = new FormData();
  body.append('file', new Blob([pdf(text)], { type: 'application/pdf' }), 'conformance.pdf');
  return { raw: { body } };
}

/** Returns the first element of a list. Throws NoExample if it is empty. */
export function firstOf<T>(list: readonly T[], what: string): T {
  const [found] = list;
  if (found === undefined) throw new NoExample(`there is no ${what}`);
  return found;
}
