import { describe, expect, test } from 'vitest';
import { as, expectProblem, failureOf, raw } from './support.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const TIME_ZONE = 'timezone=Europe/Paris';

const halden = async () =>
  (await as('super-admin').contracts.list({ query: { query: '00418' } })).pageRecords[0]!;

describe('audit trail', () => {
  test('API-151 CTR-085 CTR-089 of a contract has pages of 10, newest first or in the requested order', async () => {
    const { id } = await halden();
    const { auditEvents } = as('super-admin');
    const first = await auditEvents.ofContract({ params: { id }, query: {} });
    expect(first.pageRecords).toHaveLength(10);
    expect(first.totalPages).toBe(Math.ceil(first.totalRecords / 10));
    const dates = first.pageRecords.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const oldest = await auditEvents.ofContract({ params: { id }, query: { sorting: 'ASC' } });
    expect(oldest.pageRecords[0]!.createdAt).toBe(first.since);
    const all = await auditEvents.ofContract({ params: { id }, query: { pageSize: 100 } });
    const second = await auditEvents.ofContract({ params: { id }, query: { page: 2 } });
    expect(second.pageRecords).toEqual(all.pageRecords.slice(10, 20));
    expect(all.pageRecords.every((event) => event.contract.id === id)).toBe(true);
  });

  test('CTR-087 names both users for a change made while impersonating', async () => {
    const { id } = await halden();
    const { pageRecords } = await as('client-admin').auditEvents.ofContract({
      params: { id },
      query: { pageSize: 100 },
    });
    const both = pageRecords.filter(({ impersonatedBy }) => impersonatedBy);
    expect(both.length).toBeGreaterThan(0);
    for (const { updateBy, impersonatedBy } of both) expect(updateBy).not.toEqual(impersonatedBy);
  });

  test('API-152 CTR-018 CTR-033 CTR-053 of all contracts is for administrators; of one contract for users with that right', async () => {
    const { pageRecords } = await as('super-admin').auditEvents.all({ query: {} });
    expect(pageRecords).toHaveLength(20);
    const params = { id: (await halden()).id };
    for (const persona of ['client', 'staff'] as const) {
      const { auditEvents } = as(persona);
      expect((await failureOf(auditEvents.all({ query: {} }))).status).toBe(403);
      expect((await failureOf(auditEvents.ofContract({ params, query: {} }))).status).toBe(403);
    }
    // IT support has no access to contracts.
    expect((await failureOf(as('it-support').auditEvents.ofContract({ params, query: {} }))).status).toBe(
      404,
    );
  });
});

describe('exports', () => {
  test('API-153 API-156 CTR-028 CTR-090 CTR-091 are spreadsheet downloads', async () => {
    const { id } = await halden();
    for (const [path, persona] of [
      [`/audit-events/export?${TIME_ZONE}`, 'super-admin'],
      [`/audit-events/export?${TIME_ZONE}&daysCount=366&contractId=${id}`, 'client-admin'],
      [`/analytics/global-activity?${TIME_ZONE}&daysCount=1`, 'super-admin'],
    ] as const) {
      const answer = await raw(`/api${path}`, { as: persona });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe(XLSX);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="(audit|activity)\.xlsx"/,
      );
      expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b]);
    }
  });

  test('CTR-029 CTR-030 CTR-031 cover 1 to 366 days in a valid time zone', async () => {
    for (const path of ['/audit-events/export', '/analytics/global-activity'])
      for (const query of [
        `${TIME_ZONE}&daysCount=0`,
        `${TIME_ZONE}&daysCount=367`,
        `${TIME_ZONE}&daysCount=1.5`,
        `${TIME_ZONE}&daysCount=x`,
        'timezone=Nowhere/City',
        '',
      ])
        await expectProblem(await raw(`/api${path}?${query}`, { as: 'super-admin' }), 400, 'BAD_REQUEST');
  });

  test('CTR-026 CTR-053 are refused without the right to export', async () => {
    const { id } = await halden();
    for (const [path, persona, status] of [
      ['/audit-events/export?', 'client-admin', 403],
      ['/audit-events/export?', 'staff', 403],
      [`/audit-events/export?contractId=${id}&`, 'staff', 403],
      [`/audit-events/export?contractId=${id}&`, 'it-support', 404],
      ['/analytics/global-activity?', 'staff', 403],
      ['/analytics/global-activity?', 'client-admin', 403],
    ] as const)
      expect((await raw(`/api${path}${TIME_ZONE}`, { as: persona })).status, `${persona} ${path}`).toBe(
        status,
      );
  });
});
