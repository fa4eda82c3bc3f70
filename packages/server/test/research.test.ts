import { describe, expect, test } from 'vitest';
import { as, expectProblem, failureOf, raw } from './support.ts';

describe('API-116 GET /kepler', () => {
  test('HIGH-019 DATA-045 returns company, currency, target price, rating and date, newest first', async () => {
    const { pageRecords, totalRecords } = await as('client').research.notes({ query: { size: 100 } });
    expect(totalRecords).toBeGreaterThan(100);
    const dates = pageRecords.map(({ publicationDate }) => publicationDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    for (const { companyName, currency, currentTargetPrice, rating, publicationDate } of pageRecords) {
      expect(companyName).toMatch(/\S/);
      expect(currency).toMatch(/^[A-Z]{3}$/);
      expect(currentTargetPrice).toBeGreaterThan(0);
      expect(rating).toMatch(/^(BUY|HOLD|SELL)$/);
      expect(publicationDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test('HIGH-019 finds a company by words of its name', async () => {
    const [one] = (await as('client').research.notes({ query: { size: 1 } })).pageRecords;
    const words = one!.companyName.toUpperCase().split(' ').toReversed().join(' ');
    const found = await as('client').research.notes({ query: { company: words, size: 100 } });
    expect(found.pageRecords.map(({ id }) => id)).toContain(one!.id);
    for (const { companyName } of found.pageRecords) expect(companyName).toBe(one!.companyName);
    const none = await as('client').research.notes({ query: { company: 'No such company' } });
    expect(none).toEqual({ pageRecords: [], totalPages: 0, totalRecords: 0 });
  });

  test('HIGH-007 is restricted to users with research', async () => {
    await expectProblem(await raw('/api/kepler', { as: 'restricted' }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/kepler?size=1000', { as: 'client' }), 400, 'BAD_REQUEST');
  });
});

describe('API-117 POST /kepler/document', () => {
  test('HIGH-020 records a request for a research note once per user', async () => {
    const { pageRecords } = await as('client').research.notes({ query: { page: 2 } });
    const { id, companyName } = pageRecords.find(({ requestedAt }) => requestedAt === null)!;
    const asked = await as('client').research.requestDocument({ body: { id } });
    expect(await as('client').research.requestDocument({ body: { id } })).toEqual(asked);
    const of = async (persona: 'client' | 'super-admin') =>
      (await as(persona).research.notes({ query: { company: companyName, size: 100 } })).pageRecords.find(
        (note) => note.id === id,
      );
    expect((await of('client'))!.requestedAt).toBe(asked.requestedAt);
    expect((await of('super-admin'))!.requestedAt).toBeNull();
  });

  test('HIGH-020 sends the note to the address of the requesting user', async () => {
    const { pageRecords } = await as('client').research.notes({ query: { page: 4 } });
    const { id, companyName } = pageRecords.find(({ requestedAt }) => requestedAt === null)!;
    await as('client').research.requestDocument({ body: { id } });
    const { email } = (await as('client').users.me()).contactInformation;
    const mailbox = async () =>
      (await raw(`/sandbox/mailbox?address=${encodeURIComponent(email.toLowerCase())}`)).text();
    await expect.poll(mailbox, { timeout: 30_000 }).toContain(companyName.replaceAll('&', '&amp;'));
  });

  test('HIGH-020 refuses unknown notes and unauthorised users', async () => {
    const id = '11111111-2222-4333-8444-555555555555';
    expect((await failureOf(as('client').research.requestDocument({ body: { id } }))).status).toBe(404);
    await expectProblem(
      await raw('/api/kepler/document', { as: 'restricted', json: { id } }),
      403,
      'FORBIDDEN',
    );
    for (const json of [{}, { id: 'x' }, { id, more: 1 }])
      await expectProblem(await raw('/api/kepler/document', { as: 'client', json }), 400, 'BAD_REQUEST');
  });
});
