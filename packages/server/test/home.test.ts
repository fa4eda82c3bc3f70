import { FEEDBACK_SERVICES } from '@atrium/contract/feedback-rules';
import { describe, expect, test } from 'vitest';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const FEEDBACK = {
  rating: 4,
  preferredServices: ['REQUESTS_BOARD', 'DOCUMENTS'] as const,
  message: ' Clear and fast ',
};
const feedback = () => ({ ...FEEDBACK, preferredServices: [...FEEDBACK.preferredServices] });

describe('API-034 POST /feedbacks', () => {
  test('TERM-016 is refused for a service that the user does not have, and nothing is saved', async () => {
    const person = as('restricted');
    const { services } = await person.users.me();
    const foreign = FEEDBACK_SERVICES.find((code) => !services.some(({ name }) => name === code));
    if (!foreign) throw new Error('the person holds every service of the survey');
    const failure = await failureOf(
      person.feedbacks.send({ body: { ...feedback(), preferredServices: [foreign] } }),
    );
    expect(failure.status).toBe(400);
    expect(failure.errors.map(({ path }) => path)).toEqual(['body.preferredServices']);
    expect((await person.users.me()).hasFilledSurvey).toBe(false);
  });

  test('TERM-017 is accepted once, and the survey is then marked as answered', async () => {
    const client = as('restricted');
    expect((await client.users.me()).hasFilledSurvey).toBe(false);
    const answers = await Promise.allSettled([
      client.feedbacks.send({ body: feedback() }),
      client.feedbacks.send({ body: feedback() }),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await client.users.me()).hasFilledSurvey).toBe(true);
    expect((await failureOf(client.feedbacks.send({ body: feedback() }))).status).toBe(403);
  });

  test.each([
    ['TERM-012 no rating', { ...FEEDBACK, rating: undefined }],
    ['TERM-012 a rating of 6', { ...FEEDBACK, rating: 6 }],
    ['TERM-013 no service', { ...FEEDBACK, preferredServices: [] }],
    [
      'TERM-013 four services',
      { ...FEEDBACK, preferredServices: ['KYC', 'DOCUMENTS', 'HIGHLIGHTS', 'REQUESTS_BOARD'] },
    ],
    ['the same service twice', { ...FEEDBACK, preferredServices: ['KYC', 'KYC'] }],
    ['TERM-016 a service that cannot be selected', { ...FEEDBACK, preferredServices: ['DIGIPASS'] }],
    ['a message that is too long', { ...FEEDBACK, message: 'x'.repeat(2001) }],
  ])('refuses %s', async (_what, json) => {
    await expectProblem(await raw('/api/feedbacks', { as: 'newcomer', json }), 400, 'BAD_REQUEST');
  });

  test('is refused after the first answer, to disabled accounts and without a session', async () => {
    await expectProblem(await raw('/api/feedbacks', { as: 'client', json: FEEDBACK }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/feedbacks', { as: 'demo', json: FEEDBACK }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/feedbacks', { json: FEEDBACK }), 401, 'UNAUTHENTICATED');
  });
});

describe('API-150 POST /contracts/osa-contract-request', () => {
  test('HOME-066 HOME-067 HOME-068 is saved once, for the user only', async () => {
    const prospect = as('marketing');
    expect(await prospect.contactRequests.list()).toEqual([]);
    await prospect.contactRequests.send({ body: { service: null } });
    await prospect.contactRequests.send({ body: { service: null } });
    const kept = await prospect.contactRequests.list();
    expect(kept).toEqual([{ service: null, askedAt: expect.any(String) }]);
    // In another browser, too.
    expect(await clientWith(await ownSession('marketing')).contactRequests.list()).toEqual(kept);
    expect(await as('osa').contactRequests.list()).toEqual([]);
  });

  test('NAV-012 accepts only an offered service', async () => {
    const prospect = as('marketing');
    const offered = (await prospect.users.me()).services.find(({ isMarketing }) => isMarketing)!;
    await prospect.contactRequests.send({ body: { service: offered.name } });
    expect((await prospect.contactRequests.list()).map(({ service }) => service)).toContain(offered.name);
    const other = await failureOf(prospect.contactRequests.send({ body: { service: 'CONTRACTS' } }));
    expect(other).toMatchObject({ status: 403, key: 'send-osa-contract-request' });
  });

  test('is refused to users without an offer', async () => {
    const json = { service: null };
    const path = '/api/contracts/osa-contract-request';
    await expectProblem(await raw(path, { as: 'it-support', json }), 403, 'FORBIDDEN');
    await expectProblem(await raw(path, { as: 'it-support' }), 403, 'FORBIDDEN');
    await expectProblem(await raw(path, { json }), 401, 'UNAUTHENTICATED');
    await expectProblem(await raw(path, { as: 'marketing', json: { service: 'TELEX' } }), 400, 'BAD_REQUEST');
  });
});

describe('GET /home/changes', () => {
  test('counts changes by others since the previous visit', async () => {
    const first = await as('client').home.changes();
    expect(first.since).not.toBeNull();
    const board = await as('client').requests.list({ query: { limit: 1000 } });
    const seen = board.pageRecords.filter(
      ({ updatedAt, lastUpdateByMe }) => updatedAt > first.since! && !lastUpdateByMe,
    );
    expect(first.requests).toBe(seen.length);
    // The list behind the counter contains the same requests.
    const changed = await as('client').requests.list({ query: { changedSinceLastVisit: true, limit: 1000 } });
    expect(changed.totalRecords).toBe(seen.length);
    expect(changed.pageRecords.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    // A second browser shortly afterwards belongs to the same visit.
    expect((await clientWith(await ownSession('client')).home.changes()).since).toBe(first.since);
  });

  test('has no previous visit at first; disabled accounts and missing sessions are refused', async () => {
    expect(await as('newcomer').home.changes()).toEqual({
      since: null,
      requests: 0,
      documents: 0,
      articles: 0,
    });
    const list = await as('newcomer').requests.list({ query: { changedSinceLastVisit: true } });
    expect(list).toMatchObject({ pageRecords: [], totalRecords: 0 });
    await expectProblem(await raw('/api/home/changes', { as: 'demo' }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/home/changes'), 401, 'UNAUTHENTICATED');
  });
});

describe('API-019 PUT /widgets/preferences', () => {
  const layout = [
    { i: 'DOCUMENTS', x: 0, y: 0, w: 2, h: 1 },
    { i: 'LAST_REQUESTS', x: 2, y: 0, w: 1, h: 1, settings: { status: 'FAVORITE', services: ['KYC'] } },
  ];

  test('API-018 DATA-011 HOME-056 a custom layout is returned in another session exactly as sent', async () => {
    const config = JSON.stringify(layout);
    await as('osa').widgets.savePreferences({ body: { config } });
    const elsewhere = clientWith(await ownSession('osa'));
    expect(await elsewhere.widgets.preferences()).toEqual({ template: 'CUSTOM', config });
    await as('osa').widgets.savePreferences({ body: { template: 'TRADE_FINANCE' } });
    expect(await elsewhere.widgets.preferences()).toEqual({ template: 'TRADE_FINANCE', config: null });
  });

  test('HOME-037 a widget wider than allowed is refused', async () => {
    const config = JSON.stringify([{ i: 'CONTACTS', x: 0, y: 0, w: 2, h: 1 }]);
    const path = '/api/widgets/preferences';
    await expectProblem(await raw(path, { as: 'osa', method: 'PUT', json: { config } }), 400, 'BAD_REQUEST');
  });
});
