import type { Endpoint, Method } from '@atrium/contract/endpoint';
import * as z from 'zod';
import { ENDPOINTS } from './endpoints.ts';
import type { NamedEndpoint } from './endpoints.ts';
import { nothing } from './session.ts';
import type { Session } from './session.ts';

const BAD_VALUES = ['not-a-value', '-1', '', 'x'.repeat(300), 'x'.repeat(3_000)];
const BAD_BODIES: readonly unknown[] = [null, 'text', { unknown: true }];
/** More than the maximum size of a JSON body. */
const LARGE_BYTES = 1_100_000;

/** Sends input that the schema refuses; calls that write get it only with `--write`, with an unknown record id. */
export async function checkInputs(session: Session): Promise<void> {
  const { readEndpoints, writeEndpoints, write, someone, skip } = session;
  await Promise.all([
    ...readEndpoints.map(async (one) => {
      const found = await someone(one);
      if (!found) {
        const takesInput = one.endpoint.query ?? one.endpoint.body;
        return takesInput && skip('input.query', one.id, null, 'there is no example of a successful call');
      }
      const { person, read } = found;
      await checkQuery(session, one, person, read.input);
      await checkBody(session, one, person, read.input);
      if (one.endpoint.method === 'GET') await checkRecord(session, one, person, read.input);
    }),
    ...(write ? writeEndpoints : []).map(async (one) => {
      const person = session.people.find((some) => session.isLetIn(one.endpoint, some));
      if (!person)
        return (
          one.endpoint.body && skip('input.body', one.id, null, 'none of the users provided has access to it')
        );
      await checkBody(session, one, person, nothing(one.endpoint));
      const isActOnRecord = one.endpoint.params && !one.endpoint.body && !one.endpoint.bytes;
      if (isActOnRecord) await checkRecord(session, one, person, nothing(one.endpoint));
    }),
    checkMethods(session),
    checkLargeBody(session),
  ]);
}

type Person = Session['people'][number];
type Input = ReturnType<typeof nothing>;

/** Returns a value for which only this query field fails validation. */
function badValue(schema: z.ZodObject, good: Readonly<Record<string, unknown>>, name: string) {
  return BAD_VALUES.find((value) => {
    const read = schema.safeParse({ ...good, [name]: value });
    return !read.success && read.error.issues.every(({ path }) => path[0] === name);
  });
}

async function checkQuery(session: Session, one: NamedEndpoint, person: Person, input: Input): Promise<void> {
  const { tryOut, sentOf, note } = session;
  const { id, endpoint } = one;
  const { query: schema } = endpoint;
  const good = input.query ?? {};
  await Promise.all(
    Object.keys(schema?.shape ?? {}).map(async (name) => {
      const bad = badValue(schema!, good, name);
      if (bad === undefined) return;
      const exchange = await tryOut(
        one,
        { ...sentOf(endpoint, { ...input, query: { ...good, [name]: bad } }), person },
        { check: 'input.query', codes: ['BAD_REQUEST'] },
      );
      if (exchange.status !== 400) return;
      const { errors = [] } = (exchange.json ?? {}) as { errors?: { path?: unknown }[] };
      const named = errors.map(({ path }) => String(path));
      note(
        'input.query',
        id,
        exchange,
        named.some((path) => path.startsWith(`query.${name}`))
          ? null
          : { expected: `the path query.${name}`, got: named.join(', ') || 'no path' },
      );
    }),
  );
}

async function checkBody(session: Session, one: NamedEndpoint, person: Person, input: Input): Promise<void> {
  const { tryOut, sentOf } = session;
  const { endpoint } = one;
  const { body: schema } = endpoint;
  if (!schema) return;
  const address = { ...sentOf(endpoint, { ...input, body: undefined }), person };
  // The server may answer NOT_FOUND for the unknown record before it reads the body.
  const orMissing = endpoint.params ? (['NOT_FOUND'] as const) : [];
  await Promise.all([
    ...BAD_BODIES.filter((body) => !schema.safeParse(body).success).map((body) =>
      tryOut(
        one,
        { ...address, body: JSON.stringify(body) },
        { check: 'input.body', codes: ['BAD_REQUEST', ...orMissing] },
      ),
    ),
    tryOut(
      one,
      { ...address, body: '<x/>', headers: { 'content-type': 'application/xml' } },
      { check: 'input.type', codes: ['UNSUPPORTED_MEDIA_TYPE', ...orMissing] },
    ),
  ]);
}

/** Whether a parameter can hold any record id, as opposed to one value of a fixed set. */
const namesRecord = (field: unknown): boolean =>
  !(field instanceof z.ZodEnum || field instanceof z.ZodLiteral);

/** Calls that answer for any name. */
const KNOW_ALL = new Set([
  // A flag that was never set is off.
  'featureFlipping.get',
]);

async function checkRecord(
  session: Session,
  one: NamedEndpoint,
  person: Person,
  input: Input,
): Promise<void> {
  const { params } = nothing(one.endpoint);
  const names = Object.entries(one.endpoint.params?.shape ?? {}).filter(([, field]) => namesRecord(field));
  if (!params || names.length === 0 || KNOW_ALL.has(one.id)) return;
  await session.tryOut(
    one,
    { ...session.sentOf(one.endpoint, { ...input, params }), person },
    // Records of other people are either reported as unknown or refused.
    { check: 'input.unknown-record', codes: ['NOT_FOUND', 'FORBIDDEN'] },
  );
}

const isMatchedBy = (path: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.replaceAll(/[{}]/g, ''));

/** Returns a method that the address does not support and that changes nothing even if the backend accepts it. */
function wrongMethod({ path }: Endpoint, write: boolean): Method | null {
  const taken = new Set(
    ENDPOINTS.filter(({ endpoint }) => isMatchedBy(path, endpoint.path)).map(
      ({ endpoint }) => endpoint.method,
    ),
  );
  if (!taken.has('GET')) return 'GET';
  return write ? ((['PATCH', 'POST'] as const).find((method) => !taken.has(method)) ?? null) : null;
}

async function checkMethods({
  endpoints,
  people,
  write,
  tryOut,
  sentOf,
  note,
  isLetIn,
}: Session): Promise<void> {
  const addresses = new Map(endpoints.map((one) => [one.endpoint.path, one]));
  await Promise.all(
    addresses.values().map(async ({ id, endpoint }) => {
      const method = wrongMethod(endpoint, write);
      const person = people.find((some) => isLetIn(endpoint, some));
      if (!method || !person) return;
      const exchange = await tryOut(
        { id, endpoint: null },
        { ...sentOf(endpoint, { params: nothing(endpoint).params ?? {} }), method, person },
        { check: 'input.method', codes: ['METHOD_NOT_ALLOWED'] },
      );
      if (exchange.status !== 405) return;
      const allow = exchange.headers.get('allow') ?? '';
      const isNamed = allow.split(/\s*,\s*/).includes(endpoint.method);
      note(
        'input.method',
        id,
        exchange,
        isNamed ? null : { expected: `allow with ${endpoint.method}`, got: allow || 'none' },
      );
    }),
  );
}

/** Sends an oversized body to the first search under check, which writes nothing even if the backend accepts it. */
async function checkLargeBody({ readEndpoints, someone, tryOut, sentOf, skip }: Session): Promise<void> {
  const takesText = readEndpoints.filter(
    ({ endpoint }) => endpoint.body?.safeParse({ query: 'x' }).success && endpoint.body.safeParse({}).success,
  );
  for (const one of takesText) {
    const found = await someone(one);
    if (!found) continue;
    await tryOut(
      one,
      {
        ...sentOf(one.endpoint, { ...found.read.input, body: { query: 'x'.repeat(LARGE_BYTES) } }),
        person: found.person,
      },
      { check: 'limits.body', codes: ['PAYLOAD_TOO_LARGE', 'BAD_REQUEST'] },
    );
    return;
  }
  skip(
    'limits.body',
    'any search',
    null,
    'none of the endpoints checked is a search with a successful response',
  );
}
