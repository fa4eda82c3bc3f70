import { isPhone } from '@atrium/contract/phone-rules';
import { ENVELOPE_STATUSES, SIGNATORY_STATUSES } from '@atrium/contract/signature-rules';
import { SERVICE_CODES } from '@atrium/contract/services';
import { WIDGET_CODES } from '@atrium/contract/widget-catalogue';
import { describe, expect, it } from 'vitest';
import { BANK_SIZE, generateBank } from './bank.ts';
import { PERSONAS, PERSONA_IDS, personaOf } from './personas.ts';
import type { PersonaId } from './personas.ts';

const now = new Date('2026-11-20T14:32:00Z');
const bank = generateBank({ now });
const { organisation, people, requests, documents } = bank;

const servicesOf = (persona: PersonaId) =>
  people.userServices.filter((entry) => entry.userId === personaOf(persona).userId);
const membershipsOf = (persona: PersonaId) =>
  people.members.filter((member) => member.userId === personaOf(persona).userId);
const userOf = (persona: PersonaId) => people.users.find((user) => user.id === personaOf(persona).userId)!;

describe('seeded bank', () => {
  it('DS-019 is identical for the same start time', () => {
    const written = () => JSON.stringify(generateBank({ now, scale: 0.1 }));
    expect(written()).toBe(written());
  });

  it('is identical on every day except for its dates', () => {
    const essence = (moment: string) => {
      const { requests: some } = generateBank({ now: new Date(moment), scale: 0.1 });
      return {
        requests: some.requests.map(({ row, messages }) => ({
          id: row.id,
          state: row.state,
          messages: messages.map(({ id, senderId }) => [id, senderId]),
        })),
        participants: some.participants,
      };
    };
    const weekday = essence('2026-11-18T10:00:00Z');
    expect(essence('2026-11-21T23:00:00Z').requests).toEqual(weekday.requests);
    expect(essence('2026-11-22T01:10:00Z').participants).toEqual(weekday.participants);
  }, 60_000);

  it('DATA-020 has the specified number of records', () => {
    expect(people.users).toHaveLength(BANK_SIZE.users);
    expect(requests.requests).toHaveLength(BANK_SIZE.requests);
    expect(documents.documents).toHaveLength(BANK_SIZE.documents);
    expect(bank.contacts.contacts).toHaveLength(BANK_SIZE.contacts);
    expect(bank.articles.rows).toHaveLength(BANK_SIZE.articles);
    expect(organisation.entities.length).toBeGreaterThanOrEqual(400);
    expect(organisation.contracts.length).toBeGreaterThanOrEqual(60);
    const messages = requests.requests.reduce((sum, request) => sum + request.messages.length, 0);
    expect(messages).toBeGreaterThanOrEqual(40_000);
  });

  it('NEW-049 telephone numbers of people and desks are ones that forms accept', () => {
    const numbers = [
      ...people.users.flatMap(({ landlinePhone, mobilePhone }) => [landlinePhone, mobilePhone]),
      ...bank.contacts.contacts.flatMap(({ mainPhone, mobilePhone }) => [mainPhone, mobilePhone]),
    ];
    const refused = numbers.filter((number) => number && !isPhone(number));
    expect(numbers.length).toBeGreaterThan(BANK_SIZE.users);
    expect(refused).toEqual([]);
  });

  it('trades are dated by the day of the bank and settle later', () => {
    for (const { tradeDate, valueDate } of bank.eBusiness.tradeConfirmations) {
      expect(tradeDate <= '2026-11-20').toBe(true);
      expect(valueDate > tradeDate).toBe(true);
    }
  });

  it('DATA-049 has contracts of all three types', () => {
    expect(new Set(organisation.contracts.map((contract) => contract.row.kind))).toEqual(
      new Set(['CLIENT', 'ATRIUM', 'OSA']),
    );
    expect(organisation.contracts.every((contract) => contract.row.name.length <= 40)).toBe(true);
  });

  it('DATA-050 Halden has fourteen legal entities in nine countries', () => {
    const halden = organisation.entities.filter((entity) => entity.longName.startsWith('Halden '));
    expect(halden).toHaveLength(14);
    expect(new Set(halden.map((entity) => entity.countryCode)).size).toBe(9);
  });

  it('DATA-027 no date is before the first start of the request, and messages are in order', () => {
    for (const { row, messages } of requests.requests) {
      expect(row.updatedAt.getTime()).toBeLessThan(now.getTime());
      expect(messages.at(-1)!.createdAt).toEqual(row.updatedAt);
      expect(messages.at(-1)!.requestState).toBe(row.state);
      const times = messages.map((message) => message.createdAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('DATA-027 every author of a message is a participant of the request', () => {
    const parts = new Set(requests.participants.map((entry) => `${entry.requestId} ${entry.userId}`));
    const strangers = requests.requests.flatMap(({ row, messages }) =>
      messages.filter((message) => !parts.has(`${row.id} ${message.senderId}`)),
    );
    expect(strangers).toEqual([]);
    expect(parts.size).toBe(requests.participants.length);
  });

  it('DATA-028 titles and messages contain no placeholder', () => {
    const texts = requests.requests.flatMap(({ row, messages }) => [
      row.title,
      ...messages.map(({ text }) => text),
    ]);
    expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(texts.every((text) => text.length > 3)).toBe(true);
  });

  it('DATA-029 file names pass the upload rules, and each document has a file', () => {
    for (const { row, content } of documents.documents) {
      expect(row.filename).toMatch(/^[\p{L}\p{N} ()'._-]+\.(pdf|xlsx|docx|png|txt)$/u);
      expect(content.title).not.toMatch(/[{}]/);
    }
  });

  it('SIGN-001 DATA-036 there are envelopes in every permanent status, with signatures in order', () => {
    const { envelopes, signatories } = bank.signatures;
    // Signed lasts a moment only: the server makes the documents and completes.
    expect(new Set(envelopes.map(({ status }) => status))).toEqual(
      new Set(ENVELOPE_STATUSES.filter((status) => status !== 'Signed')),
    );
    expect(new Set(signatories.map(({ status }) => status))).toEqual(new Set(SIGNATORY_STATUSES));
    const people = Map.groupBy(signatories, ({ envelopeId }) => envelopeId);
    const rows = new Map(requests.requests.map(({ row }) => [row.id, row]));
    for (const { id, requestId, createdAt, statusChangedAt, status } of envelopes) {
      const { createdAt: begun, updatedAt } = rows.get(requestId)!;
      expect([begun, createdAt, statusChangedAt, updatedAt].map(Number)).toEqual(
        [begun, createdAt, statusChangedAt, updatedAt].map(Number).toSorted((a, b) => a - b),
      );
      const list = people.get(id)!;
      const signed = list.map((person) => person.status === 'Signed');
      expect(signed).toEqual(signed.toSorted((a, b) => Number(b) - Number(a)));
      expect(signed.every(Boolean), status).toBe(status === 'Completed');
      expect(new Set(list.map(({ email }) => email)).size).toBe(list.length);
    }
    const signing = requests.requests.filter(({ row }) => row.hasElectronicSignature);
    expect(new Set(envelopes.map(({ requestId }) => requestId)).size).toBe(signing.length);
  });

  it('some slow signatories got a reminder between invitation and signature', () => {
    const { envelopes, signatories } = bank.signatures;
    const statusOf = new Map(envelopes.map(({ id, status }) => [id, status]));
    const reminded = signatories.filter((person) => person.remindedAt);
    const waiting = signatories.filter(
      (person) =>
        person.invitedAt &&
        person.status === 'InProgress' &&
        statusOf.get(person.envelopeId) === 'Processing',
    );
    const share = reminded.filter((person) => waiting.includes(person)).length / waiting.length;
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.9);
    expect(reminded.some(({ status }) => status === 'Signed')).toBe(true);
    for (const { remindedAt, invitedAt, status, statusChangedAt } of reminded) {
      expect(Number(remindedAt)).toBeGreaterThan(Number(invitedAt));
      expect(Number(remindedAt)).toBeLessThan(Number(status === 'InProgress' ? now : statusChangedAt));
    }
    // Nobody answers, by themselves or otherwise, what they have not been sent.
    const answered = signatories.filter(({ status }) => status !== 'InProgress');
    for (const { invitedAt, statusChangedAt } of answered)
      expect(Number(statusChangedAt)).toBeGreaterThanOrEqual(Number(invitedAt));
  });

  it('DATA-044 each article exists in both languages without placeholders', () => {
    for (const article of bank.articles.rows) {
      expect(`${article.title} ${article.description} ${article.content}`).not.toMatch(/[{}]/);
    }
    expect(bank.articles.rows.filter((article) => article.language === 'fr')).toHaveLength(
      BANK_SIZE.articles / 2,
    );
  });

  it('PLAT-010 French texts have a non-breaking space before two-part punctuation', () => {
    const french = requests.requests
      .filter((request) => request.language === 'fr')
      .flatMap((request) => request.messages);
    expect(french.length).toBeGreaterThan(1000);
    expect(french.filter((message) => / [;:!?%»]/.test(message.text))).toEqual([]);
  });
});

describe('ten demo users', () => {
  it('DATA-001 each user has one account with a stable id', () => {
    expect(PERSONAS.map((persona) => persona.persona)).toEqual([...PERSONA_IDS]);
    for (const persona of PERSONAS)
      expect(people.users.filter((user) => user.id === persona.userId)).toHaveLength(1);
    expect(new Set(people.users.map((user) => user.email)).size).toBe(people.users.length);
  });

  it('NAV-004 client has every service and every widget', () => {
    expect(servicesOf('client').map((entry) => entry.serviceCode)).toEqual(SERVICE_CODES);
    const widgets = people.userWidgets.filter((entry) => entry.userId === personaOf('client').userId);
    expect(widgets.map((entry) => entry.widgetId)).toEqual([...WIDGET_CODES]);
  });

  it('MYC-006 client-admin administers exactly one contract', () => {
    expect(membershipsOf('client-admin')).toMatchObject([{ clientRole: 'ADMIN', contractStatus: 'SIGNED' }]);
  });

  it('REQ-030 restricted has three services including the board, and cannot create requests', () => {
    expect(servicesOf('restricted').map((entry) => entry.serviceCode)).toEqual([
      'REQUESTS_BOARD',
      'DOCUMENTS',
      'CONTACTS',
    ]);
    expect(userOf('restricted').canCreateRequest).toBe(false);
  });

  it('HOME-018 TERM-001 newcomer has not accepted the terms, answered the survey or chosen a template', () => {
    expect(userOf('newcomer')).toMatchObject({
      hasAcceptedTermsAndConditions: false,
      acceptedTermsAt: null,
      hasFilledSurvey: false,
    });
    expect(bank.operations.widgetPreferences.map((row) => row.userId)).not.toContain(
      personaOf('newcomer').userId,
    );
  });

  it('PLAT-054 HOME-057 marketing and demo have their modes', () => {
    expect(userOf('marketing')).toMatchObject({ marketingMode: true, demoMode: false });
    expect(userOf('demo')).toMatchObject({ marketingMode: false, demoMode: true });
  });

  it('PLAT-051 bank staff have their flags', () => {
    expect(userOf('staff')).toMatchObject({ kind: 'ATRIUM', canCreateRequest: true, isAdmin: false });
    expect(userOf('super-admin')).toMatchObject({ kind: 'ATRIUM', isAdmin: true, isSuperAdmin: true });
    expect(userOf('it-support')).toMatchObject({ kind: 'ATRIUM', isItSupport: true });
    expect(userOf('osa').kind).toBe('OSA');
  });

  it('REQ-006 client has seven requests to act on, twenty in progress and over a thousand completed', () => {
    const own = new Set(
      requests.participants
        .filter((entry) => entry.userId === personaOf('client').userId)
        .map((entry) => entry.requestId),
    );
    const counts = Map.groupBy(
      requests.requests.filter((request) => own.has(request.row.id)),
      (request) => request.row.state,
    );
    expect(counts.get('ACTION_REQUIRED')).toHaveLength(7);
    expect(counts.get('INPROGRESS')).toHaveLength(20);
    expect(counts.get('TO_CLOSE')).toHaveLength(5);
    expect(counts.get('CLOSED')!.length).toBeGreaterThan(1000);
  });
});
