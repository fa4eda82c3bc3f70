import { expect, test } from 'vitest';
import { PERSONAS, personaOf } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, failureOf, ownSession } from './support.ts';

const CLIENT = personaOf('client');

test('CTR-023 an administrator sees what the user sees, marked as impersonated, and returns to their own session', async () => {
  const admin = clientWith(await ownSession('super-admin'));
  const seen = await admin.impersonation.start({ body: { email: CLIENT.email.toUpperCase() } });
  expect(seen).toMatchObject({ id: CLIENT.userId, isImpersonated: true });
  expect(seen.impersonator?.email).toBe(personaOf('super-admin').email);
  expect(await admin.users.me()).toEqual(seen);
  // The rights are those of the impersonated user, no longer the administrator's own.
  expect((await failureOf(admin.serviceAvailability.list())).status).toBe(403);
  const own = await admin.impersonation.stop();
  expect(own).toMatchObject({
    id: personaOf('super-admin').userId,
    isImpersonated: false,
    impersonator: null,
  });
  expect((await failureOf(admin.impersonation.stop())).status).toBe(403);
});

test('only bank administrators may impersonate', async () => {
  for (const { persona } of PERSONAS.filter((one) => one.persona !== 'super-admin')) {
    const failure = await failureOf(as(persona).impersonation.start({ body: { email: CLIENT.email } }));
    expect(failure, persona).toMatchObject({ status: 403, key: 'start-impersonation' });
  }
  expect((await failureOf(as(null).impersonation.start({ body: { email: CLIENT.email } }))).status).toBe(401);
});

test('impersonation cannot be nested, and TERM-003 an impersonator cannot accept the terms', async () => {
  const admin = clientWith(await ownSession('super-admin'));
  await admin.impersonation.start({ body: { email: CLIENT.email } });
  const nested = await failureOf(
    admin.impersonation.start({ body: { email: personaOf('restricted').email } }),
  );
  expect(nested.status).toBe(403);
  const terms = await failureOf(
    admin.users.acceptTerms({ params: { id: CLIENT.userId }, body: { accept: true } }),
  );
  expect(terms.status).toBe(403);
});

test('oneself, administrators, unknown users and excluded users cannot be impersonated', async () => {
  const admin = clientWith(await ownSession('super-admin'));
  const start = (email: string) => failureOf(admin.impersonation.start({ body: { email } }));
  expect((await start(personaOf('super-admin').email)).status).toBe(403);
  expect((await start('nobody@atrium.example')).status).toBe(404);
  expect((await start('')).status).toBe(400);
  expect((await admin.users.me()).isImpersonated).toBe(false);
});

test('HOME-018 an impersonator cannot choose the first profile of a newcomer, but can change a chosen one', async () => {
  const admin = clientWith(await ownSession('super-admin'));
  await admin.impersonation.start({ body: { email: personaOf('newcomer').email } });
  const before = await admin.widgets.preferences();
  expect(before.template).toBeNull();
  for (const body of [{ template: 'TRADE_FINANCE' }, { config: '[]' }] as const) {
    const refused = await failureOf(admin.widgets.savePreferences({ body }));
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(refused.labels[0]).toContain('first profile');
  }
  expect(await admin.widgets.preferences()).toEqual(before);
  await admin.impersonation.stop();
  await admin.impersonation.start({ body: { email: CLIENT.email } });
  const { template, config } = await admin.widgets.preferences();
  expect(template).not.toBeNull();
  const same = template === 'CUSTOM' ? { config: config! } : { template: template! };
  await expect(admin.widgets.savePreferences({ body: same })).resolves.not.toThrow();
});
