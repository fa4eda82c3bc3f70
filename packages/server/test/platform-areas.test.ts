import { describe, expect, onTestFinished, test } from 'vitest';
import { PERSONAS } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

describe('preferences', () => {
  test('API-011 PROF-037 PROF-040 are in order, with default values until set', async () => {
    const list = await as('osa').preferences.list();
    expect(list.map((entry) => entry.preference.order)).toEqual(list.map((_, index) => index));
    for (const entry of list) expect(entry.values).toEqual(entry.preference.defaultValues);
  });

  test('PROF-040 e-mails are in the language of the account until another one is chosen', async () => {
    const languageOf = async (id: 'osa' | 'super-admin') =>
      (await as(id).preferences.get({ params: { name: 'mailLanguage' } })).values;
    expect(await languageOf('osa')).toEqual(['en']);
    expect(await languageOf('super-admin')).toEqual(['fr']);
  });

  test('DATA-007 contain kind, allowed values and previous value', async () => {
    for (const entry of await as('client').preferences.list()) {
      expect(Object.keys(entry).sort()).toEqual(['category', 'preference', 'values']);
      const { preference } = entry;
      expect(preference).toMatchObject({
        id: expect.stringMatching(/\w/),
        name: expect.stringMatching(/\w/),
        label: expect.stringMatching(/\w/),
        sublabel: expect.any(String),
        isMultiValues: expect.any(Boolean),
        isNotification: false,
        order: expect.any(Number),
      });
      // Default values are among the offered ones, and a single-value preference has at most one.
      const offered = preference.scopes.map(({ value }) => value);
      const most = preference.isMultiValues ? offered.length : 1;
      expect(preference.defaultValues.length).toBeLessThanOrEqual(most);
      expect(
        offered.length === 0 ? [] : preference.defaultValues.filter((one) => !offered.includes(one)),
      ).toEqual([]);
    }
    const one = await as('client').preferences.get({ params: { name: 'reportingCurrencies' } });
    expect(one.preference.isMultiValues).toBe(true);
  });

  test('API-013 API-012 PROF-041 a stored value is returned', async () => {
    const client = as('client');
    const before = await client.preferences.get({ params: { name: 'reportingCurrencies' } });
    const prefer = (values: string[]) =>
      client.preferences.save({ body: { preferenceId: 'reportingCurrencies', values } });
    // The tests that follow see the currencies in the order of before.
    onTestFinished(() => prefer(before.values));
    await client.preferences.save({ body: { preferenceId: 'savedSearchAlert', values: ['DAILY'] } });
    await prefer(['USD', 'CHF']);
    expect((await client.preferences.get({ params: { name: 'savedSearchAlert' } })).values).toEqual([
      'DAILY',
    ]);
    expect((await client.preferences.get({ params: { name: 'reportingCurrencies' } })).values).toEqual([
      'USD',
      'CHF',
    ]);
    const other = await as('restricted').preferences.get({ params: { name: 'savedSearchAlert' } });
    expect(other.values).toEqual(['WEEKLY']);
  });

  test.each([
    ['savedSearchAlert', []],
    ['savedSearchAlert', ['HOURLY']],
    ['savedSearchAlert', ['DAILY', 'WEEKLY']],
    ['mailSummary', ['yes']],
    ['reportingCurrencies', ['EUR', 'EUR']],
    ['mailReference', ['x'.repeat(501)]],
    ['nothing', ['x']],
  ])('%s refuses the invalid value %j', async (preferenceId, values) => {
    const answer = await raw('/api/users/me/preferences', { as: 'client', json: { preferenceId, values } });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });

  test('an unknown preference is 404', async () => {
    for (const name of ['nothing', 'constructor', '__proto__']) {
      expect((await failureOf(as('client').preferences.get({ params: { name } }))).status).toBe(404);
      expect((await failureOf(as('client').preferences.getNotification({ params: { name } }))).status).toBe(
        404,
      );
    }
  });

  test('API-014 API-016 PROF-042 writes websiteValue and reads webmailValue', async () => {
    const client = as('client');
    await client.preferences.saveNotification({
      body: { preferenceId: 'kycReview', emailValue: false, websiteValue: true },
    });
    const one = await client.preferences.getNotification({ params: { name: 'kycReview' } });
    expect(one).toMatchObject({ emailValue: false, webmailValue: true });
    const list = await client.preferences.listNotifications();
    expect(list.find((entry) => entry.preference.id === 'kycReview')?.emailValue).toBe(false);
  });

  test('API-015 DATA-008 a notification preference has its type, email and portal settings', async () => {
    const list = await as('client-admin').preferences.listNotifications();
    expect(list.length).toBeGreaterThan(0);
    for (const entry of list) {
      expect(entry.preference).toMatchObject({ isNotification: true, label: expect.stringMatching(/\w/) });
      expect(typeof entry.emailValue).toBe('boolean');
      expect(typeof entry.webmailValue).toBe('boolean');
      const one = await as('client-admin').preferences.getNotification({
        params: { name: entry.preference.id },
      });
      expect(one).toEqual(entry);
    }
    const french = await as('client-admin', 'fr').preferences.getNotification({
      params: { name: list[0]!.preference.id },
    });
    expect(french.preference.label).not.toBe(list[0]!.preference.label);
    const failure = await failureOf(
      as('client-admin').preferences.getNotification({ params: { name: 'savedSearchAlert' } }),
    );
    expect(failure).toMatchObject({ status: 404, key: 'get-user-preference' });
    await expectProblem(
      await raw('/api/users/me/preferences/notification/kycReview'),
      401,
      'UNAUTHENTICATED',
    );
  });

  test('PROF-032 notification preferences of services the user does not have are neither returned nor saved', async () => {
    const held = (await as('restricted').users.me()).services.map((service) => service.name);
    expect(held).not.toContain('KYC');
    const list = await as('restricted').preferences.listNotifications();
    expect(list.map((entry) => entry.preference.id)).not.toContain('kycReview');
    const failure = await failureOf(
      as('restricted').preferences.saveNotification({
        body: { preferenceId: 'kycReview', emailValue: true, websiteValue: true },
      }),
    );
    expect(failure.status).toBe(404);
  });
});

describe('API-022 analytics', () => {
  const event = {
    page: 'home',
    eventType: 'click',
    eventTarget: 'footer',
    url: '/home',
    createdAt: '2026-11-20T10:00:00.000Z',
  };

  test('PLAT-097 accepts a queue, also an empty one', async () => {
    await expect(as('client').analytics.send({ body: [event, event] })).resolves.toBeUndefined();
    await expect(as('demo').analytics.send({ body: [] })).resolves.toBeUndefined();
  });

  test('DATA-018 an event has exactly page, type, target, URL and time', async () => {
    const send = (json: unknown) => raw('/api/analytics', { as: 'client', json });
    expect((await send([event])).status).toBe(204);
    for (const field of Object.keys(event)) {
      await expectProblem(await send([{ ...event, [field]: undefined }]), 400, 'BAD_REQUEST');
      await expectProblem(await send([{ ...event, [field]: 7 }]), 400, 'BAD_REQUEST');
    }
    await expectProblem(await send([{ ...event, userId: '1' }]), 400, 'BAD_REQUEST');
  });

  test('PLAT-095 refuses incomplete events and too many events', async () => {
    for (const json of [
      {},
      [{ page: 'x' }],
      [{ ...event, createdAt: 'yesterday' }],
      Array.from({ length: 501 }, () => event),
    ]) {
      await expectProblem(await raw('/api/analytics', { as: 'client', json }), 400, 'BAD_REQUEST');
    }
    await expectProblem(await raw('/api/analytics', { json: [event] }), 401, 'UNAUTHENTICATED');
  });

  test('PLAT-095 refuses a flood of events of one user, without effect on others', async () => {
    const send = () => as('demo').analytics.send({ body: [event] });
    const flood = async () => {
      for (let sent = 0; sent < 300; sent += 1) await send();
    };
    expect((await failureOf(flood())).code).toBe('TOO_MANY_REQUESTS');
    await expect(as('client').analytics.send({ body: [event] })).resolves.toBeUndefined();
  });
});

describe('API-001 log', () => {
  test('PLAT-093 PLAT-094 accepts entries with or without a session', async () => {
    const body = { severity: 3, message: 'get-contacts failed', scope: 'contacts', stack: 'Error' };
    const headers = { 'x-correlation-id': 'failed-call-1' };
    await expect(as('client').log.write({ body, headers })).resolves.toBeUndefined();
    await expect(as(null).log.write({ body })).resolves.toBeUndefined();
  });

  test('DATA-017 an entry has a severity from 0 to 4, a message, a scope and optionally a stack', async () => {
    const entry = { severity: 0, message: 'm', scope: 's' };
    for (const severity of [0, 1, 2, 3, 4]) {
      expect((await raw('/api/log', { json: { ...entry, severity } })).status).toBe(204);
    }
    expect((await raw('/api/log', { json: { ...entry, stack: 'Error: at x' } })).status).toBe(204);
    for (const field of Object.keys(entry)) {
      await expectProblem(
        await raw('/api/log', { json: { ...entry, [field]: undefined } }),
        400,
        'BAD_REQUEST',
      );
    }
    for (const wrong of [{ message: ' ' }, { stack: 7 }, { user: 'x' }]) {
      await expectProblem(await raw('/api/log', { json: { ...entry, ...wrong } }), 400, 'BAD_REQUEST');
    }
  });

  test.each([-1, 5, 1.5, '3', null])('PLAT-093 severity %s is refused', async (severity) => {
    const json = { severity, message: 'm', scope: 's' };
    await expectProblem(await raw('/api/log', { json }), 400, 'BAD_REQUEST');
  });
});

describe('API-032 API-033 feature flags', () => {
  test('PLAT-084 returns all flags, one flag, and an unknown flag as off', async () => {
    const flags = await as('client').featureFlipping.list();
    expect(flags.map((flag) => flag.id)).toContain('disable_modification_on_ccm_request');
    const one = await as('client').featureFlipping.get({
      params: { id: 'disable_modification_on_ccm_request' },
    });
    expect(one).toBe(flags.find((flag) => flag.id === 'disable_modification_on_ccm_request')?.enabled);
    expect(await as('client').featureFlipping.get({ params: { id: 'unknown_flag' } })).toBe(false);
  });

  test('an invalid id is 404, and a missing session 401', async () => {
    await expectProblem(await raw('/api/feature-flipping/A%20B', { as: 'client' }), 404, 'NOT_FOUND');
    await expectProblem(await raw('/api/feature-flipping'), 401, 'UNAUTHENTICATED');
  });
});

describe('API-027 API-028 service availability', () => {
  test('PLAT-053 SUP-011 support switches a service off and on for all users', async () => {
    const change = (isAvailable: boolean) =>
      as('it-support').serviceAvailability.update({
        body: { serviceId: 'RATES_DERIVATIVES_PRICER', isAvailable },
      });
    const seenByClient = async () =>
      (await as('client').users.me()).services.find((service) => service.name === 'RATES_DERIVATIVES_PRICER')
        ?.isNotAvailable;
    await change(false);
    expect(await seenByClient()).toBe(true);
    const list = await as('super-admin').serviceAvailability.list();
    expect(list.find((entry) => entry.serviceId === 'RATES_DERIVATIVES_PRICER')?.isAvailable).toBe(false);
    await change(true);
    expect(await seenByClient()).toBe(false);
  });

  test('SUP-012 others are refused', async () => {
    for (const { persona } of PERSONAS.filter(
      (one) => !['super-admin', 'it-support'].includes(one.persona),
    )) {
      expect((await failureOf(as(persona).serviceAvailability.list())).status, persona).toBe(403);
      const failure = await failureOf(
        as(persona).serviceAvailability.update({ body: { serviceId: 'KYC', isAvailable: false } }),
      );
      expect(failure, persona).toMatchObject({ status: 403, key: 'put-service-availability' });
    }
  });

  test('an unknown service and an invalid value are refused', async () => {
    for (const json of [
      { serviceId: 'NOPE', isAvailable: true },
      { serviceId: 'KYC', isAvailable: 'no' },
      {},
    ]) {
      await expectProblem(
        await raw('/api/service-availability', { as: 'super-admin', method: 'PUT', json }),
        400,
        'BAD_REQUEST',
      );
    }
  });
});

describe('API-017 API-018 API-019 home preferences', () => {
  test('API-017 returns the widgets of the user, and none for a demo account', async () => {
    expect(await as('client').widgets.list()).toHaveLength(26);
    expect((await failureOf(as('demo').widgets.list())).status).toBe(403);
  });

  test('HOME-018 there is no template before the first choice; HOME-020 a selected template is returned', async () => {
    const staff = as('staff');
    expect(await as('newcomer').widgets.preferences()).toEqual({ template: null, config: null });
    await staff.widgets.savePreferences({ body: { template: 'TRADE_FINANCE' } });
    expect(await staff.widgets.preferences()).toEqual({ template: 'TRADE_FINANCE', config: null });
  });

  test('HOME-025 a custom layout has the template CUSTOM and is stored unchanged', async () => {
    const config = '[ {"i":"LAST_REQUESTS","x":0,"y":0,"w":3,"h":1,"settings":{"status":"FAVORITE"}} ]';
    await as('osa').widgets.savePreferences({ body: { config } });
    expect(await as('osa').widgets.preferences()).toEqual({ template: 'CUSTOM', config });
  });

  test.each([
    { template: 'NOPE' },
    { template: 'CUSTOM' },
    {},
    { config: 'not json' },
    { config: '{}' },
    { config: '[{"i":"LAST_REQUESTS","x":2,"y":0,"w":3,"h":1}]' },
    { config: '[{"i":"NOPE","x":0,"y":0,"w":1,"h":1}]' },
    {
      config: '[{"i":"CONTACTS","x":0,"y":0,"w":1,"h":1},{"i":"CONTACTS","x":1,"y":0,"w":1,"h":1}]',
    },
  ])('HOME-053 refuses the invalid layout %j', async (json) => {
    const answer = await raw('/api/widgets/preferences', { as: 'client', method: 'PUT', json });
    await expectProblem(answer, 400, 'BAD_REQUEST');
  });
});

describe('API-145 API-146 enumerations', () => {
  test('are for bank and client administrators', async () => {
    for (const persona of ['super-admin', 'client-admin'] as const) {
      expect(await as(persona).enums.contractStatus()).toEqual(['DEMO', 'SIGNED']);
      expect(await as(persona).enums.clientRole()).toEqual(['STANDARD', 'ADMIN']);
    }
    for (const persona of ['client', 'staff', 'osa'] as const) {
      expect((await failureOf(as(persona).enums.clientRole())).status).toBe(403);
    }
  });
});

test('errors are in the language of the call', async () => {
  const english = await failureOf(as('client', 'en').serviceAvailability.list());
  const french = await failureOf(as('client', 'fr').serviceAvailability.list());
  expect(english.labels).toEqual(['You are not allowed to do this.']);
  expect(french.labels).toEqual(['Vos droits ne vous permettent pas d’effectuer cette action.']);
});
