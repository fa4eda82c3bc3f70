import { describe, expect, test } from 'vitest';
import { NOTIFICATION_PAGE_SIZE } from '@atrium/contract/notification-rules';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const unreadOf = async (client: ReturnType<typeof as>) =>
  (await client.notifications.list({ query: { notSeenOnly: true, size: 1 } })).totalRecords;

describe('API-023 GET /notifications', () => {
  test('PROF-027 has pages of 20, newest first, without duplicates', async () => {
    const first = await as('client').notifications.list();
    expect(first.pageRecords).toHaveLength(NOTIFICATION_PAGE_SIZE);
    expect(first.totalPages).toBe(Math.ceil(first.totalRecords / NOTIFICATION_PAGE_SIZE));
    const second = await as('client').notifications.list({ query: { page: 2 } });
    const all = [...first.pageRecords, ...second.pageRecords];
    expect(new Set(all.map(({ notificationId }) => notificationId)).size).toBe(all.length);
    const times = all.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const past = await as('client').notifications.list({ query: { page: first.totalPages + 1 } });
    expect(past).toMatchObject({ pageRecords: [], totalRecords: first.totalRecords });
  });

  test('DATA-006 contains the subject and its URL', async () => {
    const { pageRecords } = await as('client').notifications.list({ query: { size: 100 } });
    // Others may concern documents, articles or reviews.
    const aboutRequests = pageRecords.filter(({ url }) => url.startsWith('/requests-board/requests/'));
    expect(aboutRequests.length).toBeGreaterThan(0);
    for (const { url, subject, serviceId } of aboutRequests.slice(0, 3)) {
      const request = await as('client').requests.get({ params: { id: url.split('/').at(-1)! } });
      expect(subject).toBe(request.title);
      expect(serviceId).toBe('REQUESTS_BOARD');
    }
  });

  test('PROF-024 notSeenOnly returns only unread ones', async () => {
    const all = await as('client').notifications.list({ query: { size: 100 } });
    const unread = await as('client').notifications.list({ query: { size: 100, notSeenOnly: true } });
    const expected = all.pageRecords.filter(({ isSeen }) => !isSeen);
    expect(expected.length).toBeGreaterThan(0);
    // Those already seen leave room for more on the page.
    expect(unread.pageRecords.slice(0, expected.length)).toEqual(expected);
    expect(unread.pageRecords.every(({ isSeen }) => !isSeen)).toBe(true);
  });

  test.each(['page=0', 'size=0', 'size=101', 'page=x', 'notSeenOnly=1'])('refuses %s', async (query) => {
    const answer = await raw(`/api/notifications?${query}`, { as: 'client' });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });

  test('PLAT-054 a disabled account has no notifications', async () => {
    expect((await failureOf(as('demo').notifications.list())).status).toBe(403);
  });
});

describe('API-025 PUT /notifications/seen/{id}', () => {
  test('PROF-028 marks one as seen, idempotently', async () => {
    const client = as('client-admin');
    const before = await unreadOf(client);
    const [one] = (await client.notifications.list({ query: { notSeenOnly: true, size: 1 } })).pageRecords;
    for (let time = 0; time < 2; time += 1) {
      await client.notifications.markSeen({ params: { id: one!.notificationId } });
      expect(await unreadOf(client)).toBe(before - 1);
    }
  });

  test('a notification of another user is 404 and stays unread', async () => {
    const [one] = (await as('client').notifications.list({ query: { notSeenOnly: true, size: 1 } }))
      .pageRecords;
    for (const id of [one!.notificationId, '00000000-0000-4000-8000-00000000ffff']) {
      const failure = await failureOf(as('super-admin').notifications.markSeen({ params: { id } }));
      expect(failure).toMatchObject({ status: 404, key: 'update-notifications' });
    }
    const { pageRecords } = await as('client').notifications.list({ query: { notSeenOnly: true } });
    expect(pageRecords[0]!.notificationId).toBe(one!.notificationId);
  });

  test('an invalid id is 404', async () => {
    const answer = await raw('/api/notifications/seen/7', { as: 'client', method: 'PUT' });
    await expectProblem(answer, 404, 'NOT_FOUND');
  });
});

describe('API-024 PUT /notifications/seen/all', () => {
  test('PROF-029 marks only notifications of the caller', async () => {
    const others = await unreadOf(as('client'));
    await as('osa').notifications.markAllSeen();
    expect(await unreadOf(as('osa'))).toBe(0);
    expect(await unreadOf(as('client'))).toBe(others);
  });

  test('reading while impersonating marks nothing as seen', async () => {
    const admin = clientWith(await ownSession('super-admin'));
    await admin.impersonation.start({ body: { email: personaOf('client').email } });
    const before = await unreadOf(admin);
    const [one] = (await admin.notifications.list({ query: { notSeenOnly: true, size: 1 } })).pageRecords;
    await admin.notifications.markSeen({ params: { id: one!.notificationId } });
    await admin.notifications.markAllSeen();
    expect(await unreadOf(admin)).toBe(before);
  });
});
