import { describe, expect, test } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import { SERVICES } from '@atrium/contract/services';
import type { UserRole, UserUpdate } from '@atrium/contract/users';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const idOf = (persona: PersonaId) => personaOf(persona).userId;

const profile = (change: Partial<UserUpdate['contactInformation']> = {}): UserUpdate => ({
  contactInformation: {
    firstName: 'Giulia',
    lastName: 'Conti',
    landlinePhone: '+39 02 7263 4410',
    mobilePhone: '',
    ...change,
  },
  address: {
    addressLine1: 'Via Manzoni 4',
    addressLine2: '',
    zipCode: '20121',
    city: 'Milano',
    state: 'MI',
    countryCode: 'IT',
  },
});

describe('GET /users/me', () => {
  test('DATA-002 returns whether the user administers for the bank or the client, and whether the session is impersonated', async () => {
    const flags = async (persona: PersonaId) => {
      const {
        contactInformation: { isInternal, isAdmin, isClientAdmin },
        isImpersonated,
        impersonator,
      } = await as(persona).users.me();
      return { isInternal, isAdmin, isClientAdmin, isImpersonated, impersonator };
    };
    const own = { isImpersonated: false, impersonator: null };
    expect(await flags('super-admin')).toEqual({
      isInternal: true,
      isAdmin: true,
      isClientAdmin: false,
      ...own,
    });
    expect(await flags('staff')).toEqual({ isInternal: true, isAdmin: false, isClientAdmin: false, ...own });
    expect(await flags('client')).toEqual({
      isInternal: false,
      isAdmin: false,
      isClientAdmin: false,
      ...own,
    });
    expect(await flags('client-admin')).toEqual({
      isInternal: false,
      isAdmin: false,
      isClientAdmin: true,
      ...own,
    });

    const admin = clientWith(await ownSession('super-admin'));
    await admin.impersonation.start({ body: { email: personaOf('client').email } });
    expect(await admin.users.me()).toMatchObject({
      id: idOf('client'),
      isImpersonated: true,
      impersonator: { id: idOf('super-admin'), email: personaOf('super-admin').email },
    });
  });

  test('DATA-005 a service has its label and URL; group, order and search weight come from the catalogue', async () => {
    for (const service of (await as('client').users.me()).services) {
      expect(Object.keys(service).sort()).toEqual(
        ['category', 'id', 'isMarketing', 'isNotAvailable', 'isOnOptimall', 'label', 'name', 'url'].sort(),
      );
      const entry = SERVICES[service.name];
      expect(service).toMatchObject({ id: service.name, label: entry.label.en, category: entry.group });
      expect(service.url).toMatch(/^(\/|https:\/\/)/);
      expect(entry.order).toBeTypeOf('number');
      expect(entry.weight).toBeTypeOf('number');
    }
  });

  test('DATA-001 returns the identity and rights of each demo user', async () => {
    const client = await as('client').users.me();
    expect(client).toMatchObject({ clientRole: 'STANDARD', contractStatus: 'SIGNED', demoMode: false });
    expect(client.widgets).toHaveLength(26);
    expect((await as('demo').users.me()).demoMode).toBe(true);
    expect((await as('marketing').users.me()).marketingMode).toBe(true);
    expect((await as('super-admin').users.me()).rights.isSuperAdmin).toBe(true);
    expect((await as('super-admin').users.me()).contactInformation.isAdmin).toBe(true);
    expect((await as('it-support').users.me()).rights.isItSupport).toBe(true);
    expect((await as('osa').users.me()).type.name).toBe('OSA');
    expect((await as('restricted').users.me()).services).toHaveLength(3);
    expect((await as('restricted').users.me()).rights.requests.canCreateRequest).toBe(false);
    expect((await as('staff').users.me()).rights.requests.canCreateRequest).toBe(true);
    expect((await as('newcomer').users.me()).hasFilledSurvey).toBe(false);
  });

  test('MYC-006 My contract is available to the client role ADMIN only', async () => {
    const names = async (persona: PersonaId) =>
      (await as(persona).users.me()).services.map((one) => one.name);
    expect(await names('client-admin')).toContain('MY_CONTRACT');
    expect(await names('client')).not.toContain('MY_CONTRACT');
    expect((await as('client-admin').users.me()).contactInformation.isClientAdmin).toBe(true);
  });

  test('NAV-010 a service deactivated for the user is not returned, and its calls are refused', async () => {
    const { services } = await as('restricted').users.me();
    const names = services.map((service) => service.name);
    expect(names).toHaveLength(3);
    expect(names).not.toContain('KYC');
    expect((await as('client').users.me()).services.map((service) => service.name)).toContain('KYC');
    await expectProblem(await raw('/api/kyc?sorting=ASC', { as: 'restricted' }), 403, 'FORBIDDEN');
  });

  test('NAV-005 NAV-006 services are sorted by group, then catalogue position, with translated labels', async () => {
    const { services } = await as('client', 'fr').users.me();
    const order = ['Relationship', 'Insight', 'Contractual', 'eBusiness', 'Reporting'];
    const groups = services.map((service) => order.indexOf(service.category));
    expect(groups).toEqual([...groups].sort((a, b) => a - b));
    expect(services[0]).toMatchObject({ name: 'REQUESTS_BOARD', label: 'Demandes' });
  });

  test('is 401 without a session', async () => {
    await expectProblem(await raw('/api/users/me'), 401, 'UNAUTHENTICATED');
  });
});

describe('API-004 PUT /users/{id}', () => {
  test('saves trimmed values and a cleaned first name (PROF-021, PLAT-112)', async () => {
    const saved = await as('restricted').users.update({
      params: { id: idOf('restricted') },
      body: profile({ firstName: '  giulia-maría* ', lastName: ' Conti ' }),
    });
    expect(saved.contactInformation).toMatchObject({ firstName: 'Giulia-María', lastName: 'Conti' });
    const read = await as('restricted').users.me();
    expect(read.contactInformation).toEqual(saved.contactInformation);
    expect(read.address.city).toBe('Milano');
    await as('restricted').users.update({ params: { id: idOf('restricted') }, body: profile() });
  });

  test('another user’s profile is refused', async () => {
    for (const persona of ['client', 'super-admin', 'it-support'] as const) {
      const failure = await failureOf(
        as(persona).users.update({ params: { id: idOf('restricted') }, body: profile() }),
      );
      expect(failure).toMatchObject({ status: 403, key: 'update-user' });
    }
  });

  test('users without a company name and demo accounts are refused', async () => {
    const failure = await failureOf(
      as('demo').users.update({ params: { id: idOf('demo') }, body: profile() }),
    );
    expect(failure.status).toBe(403);
  });

  test('email, rights and company cannot be changed', async () => {
    const body = { ...profile(), rights: { isSuperAdmin: true } };
    const answer = await raw(`/api/users/${idOf('restricted')}`, {
      as: 'restricted',
      method: 'PUT',
      json: body,
    });
    await expectProblem(answer, 400, 'BAD_REQUEST');
    const email = { ...profile(), contactInformation: { ...profile().contactInformation, email: 'a@b.c' } };
    await expectProblem(
      await raw(`/api/users/${idOf('restricted')}`, { as: 'restricted', method: 'PUT', json: email }),
      400,
      'BAD_REQUEST',
    );
    expect((await as('restricted').users.me()).rights.isSuperAdmin).toBe(false);
  });

  test('an unknown country and a name without letters are refused with their field', async () => {
    const body = profile();
    body.address.countryCode = 'XX';
    const wrong = await failureOf(
      as('restricted').users.update({ params: { id: idOf('restricted') }, body }),
    );
    expect(wrong.errors[0]).toMatchObject({ code: 'BAD_REQUEST', path: 'body.address.countryCode' });
    const signs = await failureOf(
      as('restricted').users.update({
        params: { id: idOf('restricted') },
        body: profile({ firstName: '***' }),
      }),
    );
    expect(signs.errors[0]?.path).toBe('body.contactInformation.firstName');
  });

  test('PROF-011 an invalid phone number is refused with its field', async () => {
    const params = { id: idOf('restricted') };
    for (const [field, text] of [
      ['landlinePhone', '+999 123456'],
      ['mobilePhone', '+33 6 12 34 56 789'],
      ['mobilePhone', '4915123456789'],
    ] as const) {
      const body = profile({ [field]: text });
      const refused = await failureOf(as('restricted', 'fr').users.update({ params, body }));
      expect(refused.errors).toMatchObject([
        {
          code: 'BAD_REQUEST',
          path: `body.contactInformation.${field}`,
          label: expect.stringContaining('indicatif') as string,
        },
      ]);
    }
    expect((await as('restricted').users.me()).contactInformation.mobilePhone).not.toContain('789');
  });
});

describe('terms and conditions', () => {
  test('API-009 the terms are a PDF in the language of the call, for the user only', async () => {
    const titles: (string | undefined)[] = [];
    for (const language of ['en', 'fr']) {
      const answer = await as('client', language).users.terms({ params: { id: idOf('client') } });
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const document = await PDFDocument.load(await answer.arrayBuffer());
      expect(document.getPageCount()).toBeGreaterThan(1);
      titles.push(document.getTitle());
    }
    expect(titles).toEqual(['Terms and conditions of use', 'Conditions générales d’utilisation']);
    const failure = await failureOf(as('staff').users.terms({ params: { id: idOf('client') } }));
    expect(failure).toMatchObject({ status: 403, key: 'get-cgu-file' });
  });

  test('API-008 users cannot accept for others', async () => {
    const failure = await failureOf(
      as('super-admin').users.acceptTerms({ params: { id: idOf('client') }, body: { accept: true } }),
    );
    expect(failure.status).toBe(403);
  });
});

describe('API-005 GET /users/{id}/scope', () => {
  test('returns the user’s own contracts and legal entities', async () => {
    const scope = await as('client').users.scope({ params: { id: idOf('client') } });
    expect(scope.contracts.length).toBeGreaterThan(0);
    expect(scope.legalEntities.map((entity) => entity.longName)).toContain('Halden Industries SA');
    const admin = await as('client-admin').users.scope({ params: { id: idOf('client-admin') } });
    expect(admin.contracts).toHaveLength(1);
  });

  test('bank staff read the scope of clients they serve, limited to what they serve', async () => {
    const scopeOf = (caller: PersonaId, id: string) => as(caller).users.scope({ params: { id } });
    const served = new Set((await scopeOf('staff', idOf('staff'))).contracts.map(({ id }) => id));
    const people = await as('super-admin').users.search({ query: { query: 'example' } });
    const clients: string[] = [];
    const strangers: string[] = [];
    for (const { id } of people.filter((person) => person.id !== idOf('staff'))) {
      const { contracts } = await scopeOf('super-admin', id);
      (contracts.some((contract) => served.has(contract.id)) ? clients : strangers).push(id);
    }
    expect(clients).not.toEqual([]);
    expect(strangers).not.toEqual([]);
    for (const id of clients) {
      const whole = await scopeOf('super-admin', id);
      const seen = await scopeOf('staff', id);
      expect(seen.contracts).toEqual(whole.contracts.filter((contract) => served.has(contract.id)));
      expect(whole.legalEntities).toEqual(expect.arrayContaining(seen.legalEntities));
    }
    for (const id of strangers) expect((await failureOf(scopeOf('staff', id))).status).toBe(404);
  });

  test('clients may not read the scope of others, and unknown users are 404', async () => {
    expect((await failureOf(as('client').users.scope({ params: { id: idOf('staff') } }))).status).toBe(403);
    const unknown = '00000000-0000-4000-8000-00000000ffff';
    expect((await failureOf(as('staff').users.scope({ params: { id: unknown } }))).status).toBe(404);
    expect((await failureOf(as('demo').users.scope({ params: { id: idOf('demo') } }))).status).toBe(403);
  });
});

describe('API-006 GET /users/{id}/logo', () => {
  test('is an image that cannot run scripts', async () => {
    const answer = await as('client').users.logo({ params: { id: idOf('client') } });
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.text()).toContain('<title>Halden Industries SA</title>');
  });

  test('bank staff see that of people they serve, administrators everybody’s, and strangers are as unknown', async () => {
    const statusOf = async (caller: PersonaId, id: string) =>
      (await raw(`/api/users/${id}/logo`, { as: caller })).status;
    const people = await as('super-admin').users.search({ query: { query: 'example' } });
    const tried = { shared: 0, strangers: 0 };
    for (const { id } of people.filter((person) => person.id !== idOf('staff'))) {
      expect(await statusOf('super-admin', id)).toBe(200);
      const isKnown = (await raw(`/api/users/${id}/scope`, { as: 'staff' })).status === 200;
      expect(await statusOf('staff', id)).toBe(isKnown ? 200 : 404);
      tried[isKnown ? 'shared' : 'strangers'] += 1;
    }
    expect(tried.shared).toBeGreaterThan(0);
    expect(tried.strangers).toBeGreaterThan(0);
    expect(await statusOf('super-admin', '00000000-0000-4000-8000-00000000ffff')).toBe(404);
  });

  test('a client cannot see the logo of others', async () => {
    const failure = await failureOf(as('client').users.logo({ params: { id: idOf('marketing') } }));
    expect(failure.status).toBe(404);
  });
});

describe('API-007 GET /users', () => {
  test('CTR-024 bank staff find users by any part of name or email', async () => {
    for (const query of ['claire', 'vasseur cl', 'Claire Vass', 'c.vasseur@']) {
      const found = await as('staff').users.search({ query: { query } });
      expect(found.map((person) => person.id)).toContain(idOf('client'));
    }
  });

  test('DATA-058 a result has id, names and email only', async () => {
    const found = await as('staff').users.search({ query: { query: 'c.vasseur@' } });
    expect(found).toEqual([
      {
        id: idOf('client'),
        firstName: 'Claire',
        lastName: 'Vasseur',
        email: expect.stringMatching(/^c\.vasseur@/),
        canBeImpersonated: false,
      },
    ]);
  });

  test('SQL wildcards are literal characters', async () => {
    expect(await as('staff').users.search({ query: { query: '%%' } })).toEqual([]);
    expect(await as('staff').users.search({ query: { query: '__' } })).toEqual([]);
  });

  test('CTR-022 a query needs two characters', async () => {
    const failure = await failureOf(as('staff').users.search({ query: { query: 'c' } }));
    expect(failure).toMatchObject({ status: 400, key: 'search-users' });
    await expectProblem(await raw('/api/users', { as: 'staff' }), 400, 'BAD_REQUEST');
  });

  test('a client administrator finds users of their own contract only, other clients nobody', async () => {
    const found = await as('client-admin').users.search({ query: { query: 'atrium.example' } });
    const everyone = await as('staff').users.search({ query: { query: 'atrium.example' } });
    expect(found.length).toBeLessThan(everyone.length);
    for (const persona of ['client', 'restricted', 'newcomer', 'marketing', 'demo', 'osa'] as const) {
      expect((await failureOf(as(persona).users.search({ query: { query: 'claire' } }))).status).toBe(403);
    }
  });

  test('CONT-007 only administrators get the impersonation flag', async () => {
    const seen = async (persona: PersonaId, query: string, id: PersonaId) =>
      (await as(persona).users.search({ query: { query } })).find((one) => one.id === idOf(id))
        ?.canBeImpersonated;
    expect(await seen('super-admin', 'vasseur', 'client')).toBe(true);
    expect(await seen('staff', 'vasseur', 'client')).toBe(false);
    expect(await seen('super-admin', 'marchand', 'super-admin')).toBe(false);
  });
});

describe('API-010 GET /users/me/roles', () => {
  test('bank staff see their roles, others are refused', async () => {
    const roles = await as('staff').users.roles();
    expect(roles.length).toBeGreaterThan(0);
    expect(roles[0]?.contract.name).toBeTruthy();
    const failure = await failureOf(as('client').users.roles());
    expect(failure).toMatchObject({ status: 403, key: 'get-user-roles' });
  });

  test('DATA-004 a role has its contract and the user’s position in the client team', async () => {
    const roles = await as('staff').users.roles();
    const contracts = new Set(
      (await as('staff').users.scope({ params: { id: idOf('staff') } })).contracts.map(({ name }) => name),
    );
    for (const role of roles) {
      expect(role.name).toMatch(/\S/);
      expect(contracts).toContain(role.contract.name);
    }
    const teamRole = roles.find(({ clientTeamRole }) => clientTeamRole !== null)?.clientTeamRole;
    expect(Object.keys(teamRole ?? {}).sort()).toEqual(['businessLine', 'category', 'teamName']);
    expect(Object.values(teamRole!).every((word) => word.trim() !== '')).toBe(true);
  });

  test('PLAT-010 DATA-004 roles, teams and business lines are named in the reader’s language', async () => {
    const of = async (language: string) => {
      const answer = await raw('/api/users/me/roles', {
        as: 'staff',
        headers: { 'accept-language': language },
      });
      const roles = (await answer.json()) as UserRole[];
      return { names: new Set(roles.map(({ name }) => name)), team: roles[0]?.clientTeamRole };
    };
    expect(await of('en')).toEqual({
      names: new Set(['Relationship manager']),
      team: {
        category: 'Coverage',
        businessLine: 'Corporate coverage',
        teamName: 'International corporates',
      },
    });
    expect(await of('fr')).toEqual({
      names: new Set(['Responsable de relation']),
      team: {
        category: 'Relation',
        businessLine: 'Grandes entreprises',
        teamName: 'Grands groupes internationaux',
      },
    });
  });
});
