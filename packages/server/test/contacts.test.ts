import { afterAll, describe, expect, it } from 'vitest';
import type { Contact } from '@atrium/contract/contacts';
import { CONTACT_CATEGORIES } from '@atrium/contract/contact-rules';
import { personaOf, PERSONAS } from '../../sandbox/src/seed/personas.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, clientWith, expectProblem, failureOf, ownSession, raw } from './support.ts';

const favourites = (persona: 'client' | 'client-admin', limit = 5) =>
  as(persona).contacts.search({ body: { types: ['Favorite'], limit } });

describe('API-118 POST /contacts/search', () => {
  it('WID-024 WID-025 returns at most five favourites, sorted by name', async () => {
    const found = await favourites('client');
    const names = found.members.map(({ clientMember }) => clientMember.name);
    expect(names).toContain('Marc Delaunay');
    expect(names.length).toBeLessThanOrEqual(5);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(found.members.every(({ clientMember }) => clientMember.bookmark)).toBe(true);
  });

  it('DATA-047 returns the members and the search criteria', async () => {
    const found = await as('client').contacts.search({ body: { query: 'delaunay' } });
    expect(found.searchCriteria).toEqual({
      query: 'delaunay',
      types: [],
      categories: [],
      businessLines: [],
      contracts: [],
      countries: [],
      products: [],
      sort: 'Name',
      page: 1,
      limit: 100,
    });
    expect(found.members.map(({ clientMember }) => clientMember.name)).toEqual(['Marc Delaunay']);
    expect((await as('client').contacts.search({ body: { query: '%' } })).totalRecords).toBe(0);
  });

  it('PLAT-010 titles, teams and lines are in the reader’s language and searchable in it', async () => {
    const search = async (language: string, query: string) => {
      const answer = await raw('/api/contacts/search', {
        as: 'client',
        headers: { 'accept-language': language },
        json: { query },
      });
      const { members } = (await answer.json()) as { members: { clientMember: Contact }[] };
      return members.map(({ clientMember }) => clientMember);
    };
    expect(await search('en', 'delaunay')).toMatchObject([
      { title: 'Relationship manager', businessLine: 'Corporate coverage', perimeter: 'International' },
    ]);
    expect(await search('fr', 'delaunay')).toMatchObject([
      { title: 'Responsable de relation', businessLine: 'Grandes entreprises', perimeter: 'International' },
    ]);
    expect(await search('fr', 'Delaunay Responsable relation')).toHaveLength(1);
    expect(await search('en', 'Delaunay Responsable relation')).toEqual([]);
  });

  it('NAV-027 CONT-017 returns the coverage contacts of the user’s contracts', async () => {
    const { members } = await as('client').contacts.search({ body: { categories: ['coverage'] } });
    expect(members.map(({ clientMember }) => clientMember.name)).toContain('Marc Delaunay');
    expect(members.every(({ clientMember }) => clientMember.category === 'coverage')).toBe(true);
  });

  it('never returns contacts of other contracts', async () => {
    const own = await as('client-admin').contacts.search({ body: { limit: 500 } });
    const everyone = await as('super-admin').contacts.search({ body: { limit: 500 } });
    expect(own.totalRecords).toBeLessThan(everyone.totalRecords / 4);
    const foreign = everyone.members.find(
      ({ clientMember }) => !own.members.some((member) => member.clientMember.id === clientMember.id),
    )!;
    const hidden = await as('client-admin').contacts.search({
      body: { query: foreign.clientMember.name, limit: 500 },
    });
    expect(hidden.members.map(({ clientMember }) => clientMember.id)).not.toContain(foreign.clientMember.id);
    const params = { id: foreign.clientMember.id };
    expect((await failureOf(as('client-admin').contacts.addFavorite({ params }))).status).toBe(404);
  });

  it('CONT-007 only bank administrators find users they may impersonate', async () => {
    const seen = async (persona: 'client' | 'staff' | 'super-admin') =>
      (await as(persona).contacts.search({ body: { limit: 500 } })).members.filter(
        ({ canBeImpersonated }) => canBeImpersonated,
      ).length;
    expect(await seen('client')).toBe(0);
    expect(await seen('staff')).toBe(0);
    expect(await seen('super-admin')).toBeGreaterThan(0);
  });

  it('CONT-005 searches names, teams, products and locations, ignoring case and accents', async () => {
    const names = async (query: string) =>
      (await as('client').contacts.search({ body: { query, limit: 500 } })).members.map(
        ({ clientMember }) => clientMember.name,
      );
    expect(await names('DÉLAUNAY marc')).toContain('Marc Delaunay');
    expect(await names('cash advisory')).toContain('Ingrid Solberg');
    expect(await names('m.delaunay@atrium')).toEqual(['Marc Delaunay']);
    for (const sign of ['[', '"', '_', '{']) expect(await names(sign)).toEqual([]);
  });

  it('CONT-003 CONT-004 results are sorted by category, then by business line or contract, then by name', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) =>
        as('super-admin').contacts.search({ body: { sort: 'Category', page, limit: 400 } }),
      ),
    );
    const people = pages.flatMap(({ members }) => members.map(({ clientMember }) => clientMember));
    expect(people).toHaveLength(Math.min(pages[0]!.totalRecords, 800));
    expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
    const heads = people
      .map(({ category, contract, businessLine }) => `${category} ${contract?.number ?? businessLine}`)
      .filter((head, index, all) => head !== all[index - 1]);
    expect(heads, 'each group stands once').toEqual([...new Set(heads)]);
    const categories = heads
      .map((head) => head.split(' ')[0])
      .filter((each, at, all) => each !== all[at - 1]);
    expect(categories).toEqual(CONTACT_CATEGORIES.filter((each) => categories.includes(each)));
    const first = people.filter(
      ({ category, businessLine }) =>
        category === people[0]!.category && businessLine === people[0]!.businessLine,
    );
    const folded = first.map(({ name }) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
    expect(folded).toEqual(folded.toSorted());
  });

  it('DATA-046 returns all directory fields of a contact and the actions the reader may perform', async () => {
    const { members } = await as('staff').contacts.search({ body: { query: 'c.vasseur@halden' } });
    const { clientMember: claire, canBeImpersonated } = members[0]!;
    expect(claire).toMatchObject({
      name: 'Claire Vasseur',
      category: 'client',
      type: 'CLIENT',
      email: 'c.vasseur@halden.example',
      bookmark: false,
      canBeBookmarked: true,
      contract: { status: 'SIGNED', type: 'CLIENT' },
    });
    for (const field of ['title', 'businessLine', 'teamName', 'location', 'perimeter'] as const)
      expect(claire[field], field).toMatch(/\S/);
    expect(claire.locationCode).toMatch(/^[A-Z]{2}$/);
    expect([claire.outOfParisTime, claire.canBeContacted].every((each) => typeof each === 'boolean')).toBe(
      true,
    );
    expect(canBeImpersonated).toBe(false);
    const marc = (await as('client').contacts.search({ body: { query: 'delaunay' } })).members[0]!;
    expect(marc.clientMember).toMatchObject({ type: 'BANK', bookmark: true, contract: null });
    expect(marc.clientMember.mainPhone).toBe('+33155402118');
  });

  it('CONT-018 returns the location of contacts and whether their time zone differs from Paris', async () => {
    const { members } = await as('super-admin').contacts.search({ body: { limit: 500 } });
    const of = (country: string) =>
      members.map(({ clientMember }) => clientMember).find(({ locationCode }) => locationCode === country)!;
    expect(of('GB')).toMatchObject({ timeZone: 'Europe/London', outOfParisTime: true });
    expect(of('DE')).toMatchObject({ timeZone: 'Europe/Berlin', outOfParisTime: false });
    expect(of('US').outOfParisTime).toBe(true);
  });

  it('CONT-019 only bank staff see how often members signed in', async () => {
    const body = { categories: ['client' as const], limit: 500 };
    const forBank = (await as('staff').contacts.search({ body })).members;
    const claire = forBank.find(({ clientMember }) => clientMember.email === 'c.vasseur@halden.example')!;
    expect(claire.clientMember.contract).toMatchObject({ status: 'SIGNED', type: 'CLIENT' });
    const activity = claire.analyticsActivity!;
    expect(activity.daysActivityData).toHaveLength(14);
    expect(activity.weeksActivityData).toHaveLength(8);
    expect(activity.monthsActivityData).toHaveLength(6);
    // The session for these tests was opened just now, so it counts for today, this week and this month.
    expect(activity.monthsActivityData.at(-1)! + activity.monthsActivityData.at(-2)!).toBeGreaterThan(0);
    expect(activity.lastActivityDate).not.toBeNull();
    const forClients = (await as('client').contacts.search({ body })).members;
    expect(forClients.length).toBeGreaterThan(0);
    expect(forClients.every(({ analyticsActivity }) => analyticsActivity === null)).toBe(true);
    const bank = (await as('staff').contacts.search({ body: { query: 'delaunay' } })).members[0]!;
    expect(bank).toMatchObject({ analyticsActivity: null, clientMember: { contract: null } });
  });

  it('CONT-019 a sign-in counts for the user who signs in, not for the impersonated user', async () => {
    const activityOf = async (email: string) => {
      const { members } = await as('super-admin').contacts.search({ body: { query: email } });
      const { daysActivityData, weeksActivityData } = members.find(
        ({ clientMember }) => clientMember.email === email,
      )!.analyticsActivity!;
      return daysActivityData.at(-1)! + weeksActivityData.at(-1)!;
    };
    const email = 's.mehta@corvia.example';
    const own = await activityOf(email);
    const admin = clientWith(await ownSession('super-admin'));
    await admin.impersonation.start({ body: { email } });
    await admin.impersonation.stop();
    expect(await activityOf(email)).toBe(own);
    await ownSession('osa');
    // Once for today and once for this week.
    expect(await activityOf(email)).toBe(own + 2);
  });

  it('refuses users without contacts, and invalid criteria', async () => {
    expect((await failureOf(as('demo').contacts.search({ body: {} }))).status).toBe(403);
    const bad = await raw('/api/contacts/search', { as: 'client', json: { types: ['Enemies'] } });
    await expectProblem(bad, 400, 'BAD_REQUEST');
  });
});

describe('the directory follows the members of contracts and their profiles', () => {
  const found = async (query: string, contracts: string[] = []) =>
    (await as('super-admin').contacts.search({ body: { query, contracts } })).members.map(
      ({ clientMember }) => clientMember,
    );

  it('DATA-046 lists those who join a contract, and no longer those who leave it', async () => {
    const admin = as('super-admin');
    const [client] = await admin.clients.list({ query: { query: 'Halden' } });
    const entities = await admin.clients.legalEntities({ params: { id: client!.id } });
    const { id } = await admin.contracts.create({
      body: {
        contract: { name: 'Directory', commercialClientId: client!.id },
        servicesSelected: [{ id: 'KYC', category: 'ACTIVATED' }],
        legalEntitiesSelected: [entities[0]!.ricos],
      },
    });
    const candidates = await admin.contractUsers.contacts({ params: { id }, query: { query: '.example' } });
    const person = candidates.find(({ email }) => PERSONAS.every((persona) => persona.email !== email));
    expect(await found('', [id])).toEqual([]);
    const [member] = await admin.contractUsers.add({ params: { id }, body: { userIds: [person!.id] } });
    expect(await found('', [id])).toMatchObject([
      { participantId: person!.id, email: person!.email, category: 'client' },
    ]);
    await admin.contractUsers.remove({
      params: { id, userId: person!.id },
      query: { version: member!.version },
    });
    expect(await found('', [id])).toEqual([]);
  });

  it('CONT-018 a changed profile changes the card, the telephone and the search', async () => {
    const session = clientWith(await ownSession('osa'));
    const { id, contactInformation, address } = await session.users.me();
    const { firstName, lastName, email } = contactInformation;
    const save = (
      name: string,
      { landlinePhone, mobilePhone }: { landlinePhone: string; mobilePhone: string },
      countryCode: string,
    ) =>
      session.users.update({
        params: { id },
        body: {
          contactInformation: { firstName: name, lastName, landlinePhone, mobilePhone },
          address: { ...address, countryCode },
        },
      });
    try {
      await save('Wilhelmina', { landlinePhone: '', mobilePhone: '+33612345678' }, 'SG');
      const changed = {
        name: `Wilhelmina ${lastName}`,
        mainPhone: null,
        mobilePhone: '+33612345678',
        email,
        locationCode: 'SG',
        timeZone: 'Asia/Singapore',
      };
      expect(await found('wilhelmina')).toMatchObject([changed]);
      expect(await found(email)).toMatchObject([changed]);
      await save('Wilhelmina', { landlinePhone: '', mobilePhone: '' }, '');
      expect(await found('wilhelmina')).toMatchObject([
        { locationCode: null, timeZone: null, outOfParisTime: false },
      ]);
    } finally {
      await save(firstName, { landlinePhone: '', mobilePhone: '' }, address.countryCode);
    }
    expect(await found('wilhelmina')).toEqual([]);
  });

  it('CONT-018 a colleague who moves to a town that is not known has no known time zone', async () => {
    const session = clientWith(await ownSession('staff'));
    const { id, contactInformation, address } = await session.users.me();
    const { firstName, lastName, email, landlinePhone, mobilePhone } = contactInformation;
    const move = (city: string, countryCode: string) =>
      session.users.update({
        params: { id },
        body: {
          contactInformation: { firstName, lastName, landlinePhone, mobilePhone },
          address: { ...address, city, countryCode },
        },
      });
    const office = async () => {
      const [card] = await found(email);
      return { town: card?.location, country: card?.locationCode, zone: card?.timeZone };
    };
    try {
      await move('New York', 'US');
      expect(await office()).toEqual({ town: 'New York', country: 'US', zone: 'America/New_York' });
      await move('Denver', 'US');
      expect(await office()).toEqual({ town: 'Denver', country: 'US', zone: null });
    } finally {
      await move(address.city, address.countryCode);
    }
  });
});

describe('CONT-001 POST /contacts/filters', () => {
  const of = async (field: string, body = {}, language = 'en') =>
    (await as('client', language).contacts.filters({ body })).find((block) => block.field === field)!;

  it('counts each block under the filters of the others, consistently with the search', async () => {
    const blocks = await as('client').contacts.filters({ body: {} });
    expect(blocks.map(({ field }) => field)).toEqual([
      'query',
      'categories',
      'businessLines',
      'contracts',
      'countries',
      'products',
      'types',
    ]);
    for (const { field, items } of blocks) {
      for (const { value, count } of items.slice(0, 4)) {
        const found = await as('client').contacts.search({ body: { [field]: [value], limit: 1 } });
        expect(found.totalRecords, `${field} ${value}`).toBe(count);
      }
    }
    const lines = await of('businessLines', { categories: ['experts'] });
    const experts = await as('client').contacts.search({ body: { categories: ['experts'], limit: 1 } });
    expect(lines.items.reduce((sum, { count }) => sum + count, 0)).toBe(experts.totalRecords);
  });

  it('CONT-021 entries are in the reader’s language, and the core dedicated team is a category', async () => {
    const label = async (language: string) =>
      (await of('categories', {}, language)).items.find(({ value }) => value === 'core-team')!.label;
    expect(await label('en')).toBe('Core dedicated team');
    expect(await label('fr')).toBe('Équipe dédiée');
    const french = await of('businessLines', { businessLines: ['Compliance'] }, 'fr');
    expect(french.items.find(({ isSelected }) => isSelected)).toMatchObject({
      value: 'Compliance',
      label: 'Conformité',
    });
  });

  it('filters favourites, contacts that can be written to, or both', async () => {
    const search = async (...types: ('Favorite' | 'Contactable')[]) =>
      (await as('client').contacts.search({ body: { types, limit: 500 } })).members.map(
        ({ clientMember }) => clientMember,
      );
    expect((await search('Contactable')).every(({ canBeContacted }) => canBeContacted)).toBe(true);
    const both = await search('Favorite', 'Contactable');
    expect(both.every(({ bookmark, canBeContacted }) => bookmark && canBeContacted)).toBe(true);
  });

  it('CONT-009 the user is neither listed nor counted among those who can be written to', async () => {
    const query = personaOf('client').email;
    const shown = async (persona: PersonaId, types: 'Contactable'[] = []) =>
      (await as(persona).contacts.search({ body: { query, types } })).members.map(
        ({ clientMember }) => clientMember.canBeContacted,
      );
    const counted = async (persona: PersonaId) =>
      (await as(persona).contacts.filters({ body: { query } }))
        .find(({ field }) => field === 'types')!
        .items.find(({ value }) => value === 'Contactable')?.count ?? 0;
    expect([await shown('client'), await shown('client', ['Contactable']), await counted('client')]).toEqual([
      [false],
      [],
      0,
    ]);
    expect([await shown('staff'), await counted('staff')]).toEqual([[true], 1]);
  });

  it('contains nothing about contracts of others', async () => {
    const all = await as('super-admin').contacts.filters({ body: {} });
    const own = new Set((await of('contracts')).items.map(({ value }) => value));
    const foreign = all
      .find(({ field }) => field === 'contracts')!
      .items.find(({ value }) => !own.has(value))!.value;
    const block = await of('contracts', { contracts: [foreign] });
    expect(block.items.map(({ value }) => value)).not.toContain(foreign);
    expect((await as('client').contacts.search({ body: { contracts: [foreign] } })).totalRecords).toBe(0);
  });

  it('refuses users without contacts, and invalid filters', async () => {
    expect((await failureOf(as('demo').contacts.filters({ body: {} }))).status).toBe(403);
    const bad = await raw('/api/contacts/filters', { as: 'client', json: { categories: ['friends'] } });
    await expectProblem(bad, 400, 'BAD_REQUEST');
  });
});

describe('GET /contacts/{id}/card', () => {
  const idOf = async (query: string) =>
    (await as('client').contacts.search({ body: { query } })).members[0]!.clientMember.id;

  it('CONT-018 is a vCard download in the reader’s language', async () => {
    const id = await idOf('delaunay');
    const answer = await raw(`/api/contacts/${id}/card`, {
      as: 'client',
      headers: { 'accept-language': 'fr' },
    });
    expect(answer.headers.get('content-type')).toBe('text/vcard; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch('attachment; filename="Marc Delaunay.vcf"');
    const text = await answer.text();
    expect(text).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n/);
    expect(text).toContain('\r\nN:Delaunay;Marc;;;\r\n');
    expect(text).toContain('\r\nTITLE:Responsable de relation\r\n');
    expect(text).toContain('\r\nTEL;TYPE=WORK,VOICE:+33155402118\r\n');
    expect(text).toContain('\r\nEMAIL;TYPE=INTERNET:m.delaunay@atrium.example\r\n');
  });

  it('is 404 for contacts the user must not know, and refused without the contacts service', async () => {
    const own = await as('client-admin').contacts.search({ body: { limit: 500 } });
    const known = new Set(own.members.map(({ clientMember }) => clientMember.id));
    const everyone = await as('super-admin').contacts.search({ body: { limit: 500 } });
    const { id } = everyone.members.find(({ clientMember }) => !known.has(clientMember.id))!.clientMember;
    await expectProblem(await raw(`/api/contacts/${id}/card`, { as: 'client-admin' }), 404, 'NOT_FOUND');
    await expectProblem(await raw(`/api/contacts/${id}/card`, { as: 'demo' }), 403, 'FORBIDDEN');
    await expectProblem(await raw('/api/contacts/nobody/card', { as: 'client' }), 404, 'NOT_FOUND');
  });
});

describe('API-119 API-120 favourites', () => {
  const added: string[] = [];
  afterAll(async () => {
    for (const id of added) await as('client-admin').contacts.removeFavorite({ params: { id } });
  });

  it('CONT-011 are added and removed per user, idempotently', async () => {
    const client = as('client-admin');
    const { members } = await client.contacts.search({ body: { categories: ['coverage'] } });
    const { id, bookmark } = members[0]!.clientMember;
    expect(bookmark).toBe(false);
    added.push(id);
    const before = (await favourites('client')).totalRecords;
    const own = (await favourites('client-admin')).totalRecords;
    for (let time = 0; time < 2; time += 1) {
      await client.contacts.addFavorite({ params: { id } });
      expect((await favourites('client-admin')).totalRecords).toBe(own + 1);
    }
    expect((await favourites('client')).totalRecords).toBe(before);
    for (let time = 0; time < 2; time += 1) {
      await client.contacts.removeFavorite({ params: { id } });
      expect((await favourites('client-admin')).totalRecords).toBe(own);
    }
  });

  it('CONT-008 users cannot add themselves', async () => {
    const { members } = await as('staff').contacts.search({ body: { query: 'Marc Delaunay' } });
    const me = members.find(({ clientMember }) => clientMember.email === 'm.delaunay@atrium.example')!;
    expect(me.clientMember.canBeBookmarked).toBe(false);
    const refused = await failureOf(as('staff').contacts.addFavorite({ params: { id: me.clientMember.id } }));
    expect(refused.status).toBe(400);
    expect(refused.labels[0]).toMatch('yourself');
  });
});
