import { randomUUID } from 'node:crypto';
import { api } from '@atrium/contract';
import { IDEMPOTENCY_HEADER } from '@atrium/contract/message-rules';
import type { NamedEndpoint } from './endpoints.ts';
import type { Person } from './people.ts';
import { ELSEWHERE } from './refusals.ts';
import type { Sent } from './send.ts';
import { nothing } from './session.ts';
import type { Session } from './session.ts';

/** What is checked of calls that write: those of another origin, and those that are sent twice. */
export async function checkWrites(session: Session): Promise<void> {
  const { writeEndpoints, write, skip } = session;
  if (!write) return;
  await Promise.all(writeEndpoints.map((one) => checkOrigin(session, one)));
  for (const { id } of writeEndpoints)
    if (!(id in WRITES)) skip('answer.status', id, null, 'its success would change the data of the backend');
  for (const one of writeEndpoints.filter(({ endpoint }) =>
    endpoint.requestHeaders?.includes(IDEMPOTENCY_HEADER),
  ))
    await checkIdempotency(session, one);
}

/** A write from elsewhere, without a body or about nothing: a backend that takes it has still nothing to write. */
async function checkOrigin(
  { people, isLetIn, tryOut, sentOf, skip }: Session,
  one: NamedEndpoint,
): Promise<void> {
  const { id, endpoint } = one;
  const isHarmless = endpoint.params ?? endpoint.body ?? endpoint.form;
  if (!isHarmless) return skip('refusal.origin', id, null, 'a backend that took it would carry it out');
  const person = people.find((some) => isLetIn(endpoint, some));
  if (!person) return skip('refusal.origin', id, null, 'none of the people given may make the call');
  await tryOut(
    one,
    { ...sentOf(endpoint, nothing(endpoint)), person, headers: { origin: ELSEWHERE } },
    { check: 'refusal.origin', codes: ['FORBIDDEN'] },
  );
}

/** A write that may be tried: the same for the same text. Null where nobody can be found to make it. */
type Write = (session: Session) => Promise<((text: string) => Sent & { person: Person }) | null>;

const postMessage: Write = async (session) => {
  for (const person of session.people) {
    if (!session.isLetIn(api.messages.post, person)) continue;
    const { exchange } = await session.read(person, 'requests.list');
    const { pageRecords = [] } = (exchange.json ?? {}) as {
      pageRecords?: { id: string; rights: { canWriteMessage: boolean } | null }[];
    };
    const open = pageRecords.find(({ rights }) => rights?.canWriteMessage);
    if (!open) continue;
    return (text) => ({
      ...session.sentOf(api.messages.post, {
        params: { id: open.id },
        body: { message: `<p>${text}</p>`, responseRequired: false },
      }),
      person,
    });
  }
  return null;
};

const uploadFile: Write = (session) => {
  const person = session.people.find((some) => session.isLetIn(api.uploads.document, some));
  return Promise.resolve(
    person
      ? (text) => {
          const body = new FormData();
          body.append(
            'file',
            new Blob([`%PDF-1.7\n% ${text}\n%%EOF\n`], { type: 'application/pdf' }),
            'conformance.pdf',
          );
          return { ...session.sentOf(api.uploads.document, {}), person, body };
        }
      : null,
  );
};

/** The writes that are carried out, and then sent again. */
const WRITES: Readonly<Record<string, Write>> = {
  'messages.post': postMessage,
  'uploads.document': uploadFile,
};

async function checkIdempotency(session: Session, one: NamedEndpoint): Promise<void> {
  const { tryOut, note, skip } = session;
  const write = await WRITES[one.id]?.(session);
  if (!write) {
    const reason =
      one.id in WRITES
        ? 'none of the people given has anything to try it with'
        : 'a request and an envelope cannot be taken back';
    return skip('idempotency.replay', one.id, null, reason);
  }
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const first = await tryOut(one, { ...write('Conformance check'), headers }, { success: true });
  const again = await tryOut(one, { ...write('Conformance check'), headers }, { success: true });
  note(
    'idempotency.replay',
    one.id,
    again,
    JSON.stringify(again.json) === JSON.stringify(first.json) && again.status === first.status
      ? null
      : { expected: 'the answer of the first time', got: `another one (${again.status})` },
  );
  await tryOut(
    one,
    { ...write('Conformance check, otherwise'), headers },
    { check: 'idempotency.conflict', codes: ['CONFLICT'] },
  );
  await tryOut(
    one,
    { ...write('Conformance check, without a key'), headers: { [IDEMPOTENCY_HEADER]: 'not-a-uuid' } },
    { check: 'idempotency.key', codes: ['BAD_REQUEST'] },
  );
}
