import { AUDIENCES, type Audience } from '@atrium/contract/audience';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PREFER_MINIMAL, TURN_VERBS } from '@atrium/contract/request-rules';
import type { RequestState, TurnHolder, TurnVerb } from '@atrium/contract/request-rules';
import { makeFile } from '../../sandbox/src/seed/files.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, failureOf, raw } from './support.ts';

/** Whose turn it is, for every user and after every action: the server’s answer compared with a reference model. */

type Person = 'client' | 'client-admin' | 'staff' | 'super-admin';
const AUDIENCE_OF: Record<Person, Audience> = {
  client: 'client',
  'client-admin': 'client',
  staff: 'bank',
  'super-admin': 'bank',
};
const other = (audience: Audience): Audience => (audience === 'bank' ? 'client' : 'bank');

/** State of a request as the test derives it from its own actions. */
interface Known {
  id: string;
  isOfDocuments: boolean;
  validates: boolean;
  takePart: Set<Person>;
  state: RequestState;
  isAnswerAsked: boolean;
  closureAskedBy: Person | null;
  clientHasLastWord: boolean;
  documents: {
    id: string;
    audience: Audience;
    state: 'PENDING' | 'VALIDATED' | 'REFUSED';
    isAskedAgain: boolean;
  }[];
  envelopes: {
    id: string;
    author: Person;
    documentId: string | null;
    /** In signing order; the first who has not signed is invited. */
    signers: { who: Person; signed: boolean }[];
    isOver: boolean;
  }[];
}

interface Owed {
  audience: Audience;
  who: Person | null;
  verb: TurnVerb;
  documents: number;
}

const isOpen = ({ state }: Known) => state === 'ACTION_REQUIRED' || state === 'INPROGRESS';
const isOut = (known: Known, id: string) =>
  known.envelopes.some(({ isOver, documentId }) => !isOver && documentId === id);

function owedIn(known: Known): Owed[] {
  const owed: Owed[] = [];
  const owe = (audience: Audience, verb: TurnVerb, documents = 0, who: Person | null = null) =>
    owed.push({ audience, who, verb, documents });
  if (!isOpen(known) && known.state !== 'TO_CLOSE') return owed;
  const running = known.envelopes.filter(({ isOver }) => !isOver);
  for (const { signers } of running) {
    const { who } = signers.find(({ signed }) => !signed)!;
    owe(AUDIENCE_OF[who], 'sign', 1, who);
  }
  if (known.state === 'TO_CLOSE') owe(other(AUDIENCE_OF[known.closureAskedBy!]), 'confirmClosure');
  if (!isOpen(known)) return owed;
  if (known.validates)
    for (const document of known.documents.filter(({ id }) => !isOut(known, id))) {
      if (document.state === 'PENDING') owe(other(document.audience), 'validate', 1);
      if (document.isAskedAgain) owe(document.audience, 'addDocuments', 1);
    }
  if (known.state === 'ACTION_REQUIRED' && (known.isAnswerAsked || running.length === 0))
    owe('client', known.isOfDocuments ? 'addDocuments' : 'answer');
  if (known.state === 'INPROGRESS' && known.clientHasLastWord) owe('bank', 'answer');
  if (owed.length === 0) owe('bank', 'process');
  return owed;
}

function turnOf(known: Known, reader: Person) {
  const owed = owedIn(known);
  const own = owed.filter(({ audience, who }) =>
    who ? who === reader : audience === AUDIENCE_OF[reader] && known.takePart.has(reader),
  );
  const foremost = (list: Owed[]) =>
    list.toSorted((a, b) => TURN_VERBS.indexOf(a.verb) - TURN_VERBS.indexOf(b.verb))[0]!;
  const [client, bank] = AUDIENCES.map((audience) => owed.filter((one) => one.audience === audience));
  const holder: TurnHolder = own.length
    ? 'you'
    : client!.length
      ? 'client'
      : bank!.length
        ? 'bank'
        : 'nobody';
  if (holder === 'nobody') return { holder, verb: null, count: 0 };
  const { verb } = foremost(holder === 'you' ? own : holder === 'client' ? client! : bank!);
  const counted = own.filter((one) => one.verb === verb).reduce((sum, one) => sum + one.documents, 0);
  return { holder, verb, count: holder === 'you' ? counted : 0 };
}

/** Checks that every user reads what the model expects. */
async function check(known: Known, what: string): Promise<void> {
  for (const reader of Object.keys(AUDIENCE_OF) as Person[]) {
    const { turn, state, internalState } = await as(reader).requests.get({ params: { id: known.id } });
    const expected = turnOf(known, reader);
    expect({ ...turn, since: null }, `${what}: ${reader}`).toEqual({ ...expected, since: null });
    expect(turn.since === null, what).toBe(expected.holder === 'nobody');
    expect(internalState, what).toBe(known.state);
    const shown = isOpen(known)
      ? expected.holder === 'you'
        ? 'ACTION_REQUIRED'
        : 'INPROGRESS'
      : known.state;
    expect(state, `${what}: ${reader}`).toBe(shown);
  }
}

const at = (id: string) => ({ params: { id } });

async function upload(who: Person, requestId?: string): Promise<string> {
  const content = { title: randomUUID(), subtitle: '', paragraphs: ['x'], table: [], date: new Date() };
  const form = new FormData();
  if (requestId) form.set('requestId', requestId);
  form.set('file', new Blob([(await makeFile('pdf', content)) as BlobPart]), `${content.title}.pdf`);
  return (await as(who).uploads.document({ form })).documentId;
}

let contractId: string;
beforeAll(async () => {
  const contracts = await as('client').requestCreation.contracts();
  contractId = contracts.find(({ number }) => number === '00418')!.id;
});

const KINDS = {
  question: {
    serviceCode: 'CASH_MANAGEMENT',
    action: 'PAYMENT_INVESTIGATION',
    type: 'ACTION',
    topic: 'PAYMENTS',
  },
  access: {
    serviceCode: 'CASH_MANAGEMENT',
    action: 'CHANNEL_ACCESS',
    type: 'SERVICE_ACTION',
    topic: 'PAYMENTS',
  },
} as const;

async function newRequest(
  by: 'client' | 'staff',
  kind: keyof typeof KINDS,
  { validates = false, colleague = true } = {},
): Promise<Known> {
  const { serviceCode, action, type, topic } = KINDS[kind];
  const people: Person[] = ['client', 'staff', ...(colleague ? (['client-admin'] as const) : [])];
  // Validation is requested together with the first documents.
  const documentIds = validates ? [await upload(by)] : [];
  const { id } = await as(by).requestCreation.create({
    body: {
      contractId,
      serviceAction: { serviceCode, action },
      type,
      title: `Turn ${randomUUID()}`,
      description: '<p>Please.</p>',
      participants: people.filter((one) => one !== by).map((one) => ({ id: personaOf(one).userId })),
      topicIds: [topic],
      documentIds,
      documentsMustBeValidated: validates,
    },
  });
  return {
    id,
    isOfDocuments: false,
    validates,
    takePart: new Set(people),
    state: by === 'staff' ? 'ACTION_REQUIRED' : 'INPROGRESS',
    isAnswerAsked: by === 'staff',
    closureAskedBy: null,
    clientHasLastWord: by === 'client',
    documents: documentIds.map((one) => ({
      id: one,
      audience: AUDIENCE_OF[by],
      state: 'PENDING',
      isAskedAgain: false,
    })),
    envelopes: [],
  };
}

/** Records new documents of a side, which replace the rejected ones it was asked for. */
function brought(known: Known, who: Person, ids: readonly string[]): void {
  for (const document of known.documents)
    if (document.audience === AUDIENCE_OF[who]) document.isAskedAgain = false;
  const state = known.validates ? 'PENDING' : 'VALIDATED';
  known.documents.push(
    ...ids.map((id) => ({ id, audience: AUDIENCE_OF[who], state, isAskedAgain: false }) as const),
  );
  if (known.isOfDocuments && AUDIENCE_OF[who] === 'client' && known.state === 'ACTION_REQUIRED')
    settle(known);
}
function settle(known: Known): void {
  known.state = 'INPROGRESS';
  known.isAnswerAsked = false;
}

async function write(known: Known, who: Person, { asks = false, files = 0 } = {}): Promise<void> {
  const documentIds = await Promise.all(Array.from({ length: files }, () => upload(who, known.id)));
  await as(who).messages.post({
    ...at(known.id),
    body: { message: '<p>A word.</p>', responseRequired: asks, documentIds },
  });
  known.clientHasLastWord = AUDIENCE_OF[who] === 'client';
  if (isOpen(known)) {
    if (AUDIENCE_OF[who] === 'bank') {
      known.state = asks ? 'ACTION_REQUIRED' : 'INPROGRESS';
      known.isAnswerAsked = asks;
    } else if (asks) settle(known);
  }
  if (files > 0) brought(known, who, documentIds);
}

async function add(known: Known, who: Person): Promise<void> {
  const documentIds = [await upload(who, known.id)];
  const topics = await as(who).requestDocuments.topics(at(known.id));
  await as(who).requestDocuments.add({
    ...at(known.id),
    body: { topicIds: [topics[0]!.id], documentIds },
  });
  brought(known, who, documentIds);
}

async function judge(known: Known, who: Person, state: 'VALIDATED' | 'REFUSED'): Promise<boolean> {
  const document = known.documents.find(
    (one) => one.state === 'PENDING' && one.audience !== AUDIENCE_OF[who] && !isOut(known, one.id),
  );
  if (!document || !isOpen(known)) return false;
  await as(who).requestDocuments.setState({ params: { id: known.id, docId: document.id }, body: { state } });
  document.state = state;
  document.isAskedAgain = state === 'REFUSED';
  return true;
}

const signer = (who: Person) => {
  const { firstName, lastName, email } = personaOf(who);
  return { firstName, lastName, mail: email, phoneNumber: '+33612345678' };
};

async function send(
  known: Known,
  who: Person,
  signers: Person[],
  documentId: string | null = null,
): Promise<void> {
  const { envelopeId: id } = await as(who).signatures.create({
    body: {
      requestId: known.id,
      signatureType: documentId ? 'Generic' : 'Amendment',
      subject: 'To sign',
      documentIds: documentId ? [documentId] : [],
      signatories: signers.map(signer),
    },
  });
  known.clientHasLastWord = false;
  known.envelopes.push({
    id,
    author: who,
    documentId,
    signers: signers.map((one) => ({ who: one, signed: false })),
    isOver: false,
  });
}

/** What a signatory or the mail system does with the signing link. */
const SIGNATORY_ACTS = {
  sign: { path: '/sandbox/signature/sign', fields: { read: 'yes' } },
  decline: { path: '/sandbox/signature/decline', fields: { reason: 'No.' } },
  bounce: { path: '/sandbox/mailbox/bounce', fields: {} },
};

async function actAsSignatory(
  known: Known,
  envelope: Known['envelopes'][number],
  act: keyof typeof SIGNATORY_ACTS,
) {
  const next = envelope.signers.find(({ signed }) => !signed)!;
  const envelopes = await as(next.who).signatures.list(at(known.id));
  const mine = envelopes
    .find(({ envelopeId }) => envelopeId === envelope.id)!
    .signatories.find(({ isMe }) => isMe)!;
  const link = new URL(mine.signingUrl!, 'http://x').searchParams.get('link')!;
  const { path, fields } = SIGNATORY_ACTS[act];
  const answer = await raw(path, {
    method: 'POST',
    body: new URLSearchParams({ link, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.status).toBe(303);
  if (act === 'sign') next.signed = true;
  if (act !== 'sign' || envelope.signers.every(({ signed }) => signed)) end(known, envelope);
}

/** Records the end of an envelope, completed or not. */
function end(known: Known, envelope: Known['envelopes'][number]): void {
  envelope.isOver = true;
  known.clientHasLastWord = false;
  // If nothing else was asked of the client, the end of the signature passes the turn to the bank.
  if (known.state === 'ACTION_REQUIRED' && !known.isAnswerAsked) settle(known);
}

/** Creates a request of the bank that only asks the client to sign documents. */
async function requestToSign(): Promise<Known> {
  const topic = 'POWERS';
  const [entity] = await as('staff').requestCreation.legalEntities({
    params: { id: topic },
    query: { contractId },
  });
  const { id } = await as('staff').requestCreation.create({
    body: {
      contractId,
      serviceAction: { serviceCode: 'POWER_OF_ATTORNEY', action: 'SIGNATORIES_UPDATE' },
      type: 'SERVICE_ACTION',
      title: `Turn ${randomUUID()}`,
      description: '<p>Please sign.</p>',
      participants: [{ id: personaOf('client').userId }],
      topicIds: [topic],
      ricosCodes: [entity!.ricos],
      documentIds: [],
      documentsMustBeValidated: false,
      genericFields: [{ fieldId: 'effectiveDate', value: '2026-12-01' }],
      signature: { signatories: [signer('client')], documentIds: [await upload('staff')] },
    },
  });
  const [envelope] = await as('staff').signatures.list(at(id));
  return {
    id,
    isOfDocuments: false,
    validates: false,
    takePart: new Set(['client', 'staff']),
    state: 'ACTION_REQUIRED',
    isAnswerAsked: false,
    closureAskedBy: null,
    clientHasLastWord: false,
    documents: [],
    envelopes: [
      {
        id: envelope!.envelopeId,
        author: 'staff',
        documentId: envelope!.attachments[0]!.id,
        signers: [{ who: 'client', signed: false }],
        isOver: false,
      },
    ],
  };
}

async function cancel(known: Known, envelope: Known['envelopes'][number]): Promise<void> {
  await as(envelope.author).signatures.cancel(at(envelope.id));
  end(known, envelope);
}

async function move(known: Known, who: Person, state: 'INPROGRESS' | 'TO_CLOSE' | 'CLOSED'): Promise<void> {
  await as(who).requestActions.update({ ...at(known.id), body: { state } });
  known.closureAskedBy = state === 'TO_CLOSE' ? who : null;
  known.state = state;
  known.isAnswerAsked = false;
  if (state === 'CLOSED') for (const envelope of known.envelopes) envelope.isOver = true;
}

/** Returns the requests that the board lists as waiting for a user. */
const waitingFor = async (who: Person): Promise<string[]> => {
  const query = { status: 'ACTION_REQUIRED' as const, limit: 10_000 };
  const { pageRecords } = await as(who).requests.list({ query, headers: PREFER_MINIMAL });
  return pageRecords.map(({ id }) => id);
};

describe('whose turn a request is', () => {
  test('WID-041 REQ-035 after a signature it is no longer the signatory’s turn, but that of the next colleague', async () => {
    const known = await newRequest('staff', 'question');
    await check(known, 'asked');
    await write(known, 'client', { asks: true });
    await send(known, 'staff', ['client', 'client-admin', 'staff']);
    await check(known, 'sent');
    const before = await as('client').requests.get(at(known.id));
    expect(before.turn).toMatchObject({ holder: 'you', verb: 'sign', count: 1 });
    expect(await waitingFor('client')).toContain(known.id);
    await actAsSignatory(known, known.envelopes[0]!, 'sign');
    await check(known, 'signed by the client');
    const after = await as('client').requests.get(at(known.id));
    expect(after.turn).toMatchObject({ holder: 'client', verb: 'sign', count: 0 });
    expect(after.state).toBe('INPROGRESS');
    // A signature counts as the last update, and the waiting lists change accordingly.
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(after.lastUpdateByMe).toBe(true);
    expect(await waitingFor('client')).not.toContain(known.id);
    expect(await waitingFor('client-admin')).toContain(known.id);
    await actAsSignatory(known, known.envelopes[0]!, 'sign');
    await check(known, 'signed by the colleague');
    await actAsSignatory(known, known.envelopes[0]!, 'sign');
    await check(known, 'signed by all');
    expect((await as('staff').requests.get(at(known.id))).turn).toMatchObject({
      holder: 'you',
      verb: 'process',
    });
  }, 60_000);

  test('WID-041 SIGN-007 the bank has the turn after a declined, undeliverable or cancelled signature', async () => {
    const ends = {
      declined: (known: Known) => actAsSignatory(known, known.envelopes[0]!, 'decline'),
      undeliverable: (known: Known) => actAsSignatory(known, known.envelopes[0]!, 'bounce'),
      cancelled: (known: Known) => cancel(known, known.envelopes[0]!),
    };
    for (const [how, finish] of Object.entries(ends)) {
      const known = await requestToSign();
      await check(known, 'sent');
      await finish(known);
      expect(known.state).toBe('INPROGRESS');
      await check(known, how);
      expect((await as('staff').requests.get(at(known.id))).turn, how).toMatchObject({
        holder: 'you',
        verb: 'process',
      });
      // The message about the end of the signature says so in the conversation.
      const { pageRecords } = await as('staff').messages.list(at(known.id));
      expect(
        pageRecords.map(({ messageType, requestState }) => [messageType, requestState]),
        how,
      ).toContainEqual(['ElectronicSignature', 'INPROGRESS']);
    }
  }, 60_000);

  test('RDET-069 documents to validate and refused documents make it somebody’s turn', async () => {
    const known = await newRequest('client', 'access', { validates: true });
    await add(known, 'client');
    await check(known, 'two to validate');
    expect((await as('staff').requests.get(at(known.id))).turn).toMatchObject({ verb: 'validate', count: 2 });
    await judge(known, 'staff', 'REFUSED');
    await judge(known, 'staff', 'VALIDATED');
    await check(known, 'one refused');
    expect((await as('client').requests.get(at(known.id))).turn).toMatchObject({
      holder: 'you',
      verb: 'addDocuments',
      count: 1,
    });
    await add(known, 'client');
    await check(known, 'brought again');
  }, 60_000);

  test('RDET-022 RDET-023 a closure is the turn of the side that did not ask for it', async () => {
    const known = await newRequest('client', 'question');
    await move(known, 'staff', 'TO_CLOSE');
    await check(known, 'asked by the bank');
    const { turn, state } = await as('client').requests.get(at(known.id));
    expect({ turn, state }).toMatchObject({
      turn: { holder: 'you', verb: 'confirmClosure' },
      state: 'TO_CLOSE',
    });
    await move(known, 'client', 'INPROGRESS');
    await check(known, 'refused');
    await move(known, 'client', 'TO_CLOSE');
    await check(known, 'asked by the client');
    await move(known, 'staff', 'CLOSED');
    await check(known, 'closed');
  }, 60_000);

  test('REQ-019 RDET-031 nobody on the side that asked confirms its closure, individually, in bulk or by filters', async () => {
    const known = await newRequest('client', 'question');
    const { id } = known;
    const { reference } = await as('client').requests.get(at(id));
    await move(known, 'client', 'TO_CLOSE');
    const body = { filters: { search: reference } };
    const closing = { state: 'CLOSED', offered: { act: 'close', from: 'TO_CLOSE' } } as const;
    for (const persona of ['client', 'client-admin'] as const) {
      const { records, readAt } = await as(persona).requests.search({ body });
      expect(records).toMatchObject([{ id, quickClosing: 'otherAudience', turn: { holder: 'bank' } }]);
      const { update, updateStates, updateMatching } = as(persona).requestActions;
      expect(await failureOf(update({ ...at(id), body: closing }))).toMatchObject({ status: 403 });
      const together = await failureOf(updateStates({ body: { requestIds: [id], ...closing } }));
      expect(together.status).toBe(403);
      expect(together.labels[0]).toContain(reference);
      const all = updateMatching({ body: { ...body, total: 1, readAt, ...closing } });
      expect(await failureOf(all)).toMatchObject({ status: 409 });
    }
    await check(known, 'asked by the client');
    const { records } = await as('staff').requests.search({ body });
    expect(records).toMatchObject([{ quickClosing: 'possible', turn: { holder: 'you' } }]);
    await as('staff').requestActions.updateStates({ body: { requestIds: [id], ...closing } });
    expect((await as('client').requests.get(at(id))).state).toBe('CLOSED');
  });

  test('RDET-024 RDET-033 a reminder reaches those whose turn it is, and is impossible if only the author can act', async () => {
    const known = await newRequest('client', 'question');
    const remindersOf = async (who: Person) => {
      const { notifications } = as(who);
      let found = 0;
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const { pageRecords, totalPages } = await notifications.list({ query: { page, size: 100 } });
        pages = totalPages;
        found += pageRecords.filter(
          ({ type, url }) => type === 'REQUEST_REMINDER' && url.endsWith(`/${known.id}`),
        ).length;
      }
      return found;
    };
    // The bank has to answer, so the colleague, also a participant, is not reminded.
    await as('client').requestActions.remind(at(known.id));
    expect(await Promise.all((['staff', 'client-admin', 'client'] as const).map(remindersOf))).toEqual([
      1, 0, 0,
    ]);

    // The client's side has to answer, so the author reminds the colleague.
    await write(known, 'staff', { asks: true });
    expect((await as('client').requests.get(at(known.id))).rights.canRemind).toBe(true);

    const alone = await newRequest('client', 'question', { colleague: false });
    expect((await as('client').requests.get(at(alone.id))).rights.canRemind).toBe(true);
    await write(alone, 'staff', { asks: true });
    expect((await as('client').requests.get(at(alone.id))).rights.canRemind).toBe(false);
    const refused = await failureOf(as('client').requestActions.remind(at(alone.id)));
    expect(refused).toMatchObject({ status: 403 });
  }, 60_000);

  test('it is never the turn of a read-only user', async () => {
    const known = await newRequest('staff', 'question', { colleague: false });
    await check(known, 'without the colleague');
    expect((await as('client-admin').requests.get(at(known.id))).turn.holder).toBe('client');
    expect((await as('super-admin').requests.get(at(known.id))).turn.holder).toBe('client');
  }, 60_000);

  test.each([1, 2, 3, 4])(
    'matches the reference implementation after each of many actions (%i)',
    async (seed) => {
      let drawn = seed * 7919;
      const draw = (most: number): number => {
        drawn = (drawn * 48_271) % 2_147_483_647;
        return drawn % most;
      };
      const pick = <T>(list: readonly T[]): T => list[draw(list.length)]!;
      const people: Person[] = ['client', 'client-admin', 'staff'];
      const known = await newRequest(pick(['client', 'staff'] as const), seed % 2 ? 'access' : 'question', {
        validates: seed % 2 === 1,
      });
      const done: string[] = [];
      const acts: Record<string, () => Promise<boolean | void> | false> = {
        write: () =>
          write(known, pick(people), { asks: draw(2) === 0, files: isOpen(known) && draw(3) === 0 ? 1 : 0 }),
        add: () => isOpen(known) && add(known, pick(people)),
        validate: () => judge(known, pick(people), 'VALIDATED'),
        refuse: () => judge(known, pick(people), 'REFUSED'),
        send: () => {
          if (!isOpen(known)) return false;
          const free = known.documents.find(
            ({ id, state }) =>
              state !== 'REFUSED' && known.envelopes.every(({ documentId }) => documentId !== id),
          );
          const signers = people.toSorted(() => draw(3) - 1).slice(0, 1 + draw(3));
          return send(
            known,
            pick(['client', 'staff'] as const),
            signers,
            draw(2) ? (free?.id ?? null) : null,
          );
        },
        sign: () => {
          const running = known.envelopes.filter(({ isOver }) => !isOver);
          return running.length > 0 && actAsSignatory(known, pick(running), 'sign');
        },
        decline: () => {
          const running = known.envelopes.filter(({ isOver }) => !isOver);
          return running.length > 0 && actAsSignatory(known, pick(running), 'decline');
        },
        close: () => {
          if (isOpen(known))
            return draw(2) === 0 && move(known, pick(['client', 'staff'] as const), 'TO_CLOSE');
          const decider = known.closureAskedBy === 'client' ? 'staff' : 'client';
          return move(known, decider, draw(4) === 0 ? 'CLOSED' : 'INPROGRESS');
        },
      };
      while (done.length < 24 && known.state !== 'CLOSED') {
        const name = pick(Object.keys(acts));
        if ((await acts[name]!()) === false) continue;
        done.push(name);
        await check(known, done.join(', '));
      }
      expect(done.length).toBeGreaterThan(5);
    },
    120_000,
  );
});

/** An action in another test file takes a moment. */
const PATIENCE = { timeout: 20_000, interval: 200 };

describe('turn in lists and counters', () => {
  test.each(['client', 'client-admin', 'staff', 'super-admin'] as const)(
    'WID-041 REQ-006 REQ-026 %s: statuses, filters, order and counters agree',
    // Retried, because other test files may act on requests between two reads.
    (person) =>
      vi.waitFor(async () => {
        const list = async (query: object) =>
          (await as(person).requests.list({ query: { limit: 10_000, ...query }, headers: PREFER_MINIMAL }))
            .pageRecords;
        const all = await list({});
        const mine = all.filter(({ turn }) => turn.holder === 'you');
        const asked = all.filter(({ state }) => state === 'ACTION_REQUIRED');
        const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).sort();
        expect(ids(asked)).toEqual(ids(mine.filter(({ state }) => state !== 'TO_CLOSE')));
        expect(ids(await list({ status: 'ACTION_REQUIRED' }))).toEqual(ids(asked));
        expect(ids(await list({ requestStates: ['ACTION_REQUIRED'] }))).toEqual(ids(asked));
        expect(ids(await list({ requestStates: ['INPROGRESS', 'CANCELED'] }))).toEqual(
          ids(all.filter(({ state }) => state === 'INPROGRESS' || state === 'CANCELED')),
        );
        expect(await as(person).requests.counters()).toMatchObject({
          yourTurn: mine.length,
          actionRequired: asked.length,
          inProgress: all.filter(({ state }) => state === 'INPROGRESS').length,
        });
        const seen = all.filter(({ unseen }) => !unseen).map(({ state }) => state);
        expect(seen.lastIndexOf('ACTION_REQUIRED')).toBeLessThan(
          seen.includes('INPROGRESS') ? seen.indexOf('INPROGRESS') : seen.length,
        );
      }, PATIENCE),
    60_000,
  );

  test(
    'WID-065 only a user with a document to sign sees “Sign”',
    () =>
      vi.waitFor(async () => {
        for (const person of ['client', 'client-admin', 'staff'] as const) {
          const { pageRecords } = await as(person).requests.list({
            query: { limit: 10_000 },
            headers: PREFER_MINIMAL,
          });
          const toSign = pageRecords.filter(({ turn }) => turn.holder === 'you' && turn.verb === 'sign');
          const waiting = await as(person).signatures.waiting({ query: { size: 100 } });
          expect(new Set(toSign.map(({ id }) => id))).toEqual(
            new Set(waiting.pageRecords.map(({ requestId }) => requestId)),
          );
        }
      }, PATIENCE),
    60_000,
  );
});
