import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc, eq, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrateDatabase, missingMigrations, openDatabase } from './open.ts';
import type { OpenDatabase } from './open.ts';
import {
  analyticsEvents,
  contactContracts,
  contacts,
  contentDocuments,
  contractPeriods,
  contractUserRights,
  idempotentWrites,
  powerBranches,
  powerSignatories,
  requestParticipants,
} from './schema/index.ts';

const MIGRATIONS = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** An empty database, copied by each test: creating one takes seconds. */
let empty: string;

beforeAll(async () => {
  empty = await mkdtemp(path.join(tmpdir(), 'atrium-empty-'));
  const database = await openDatabase({ folder: empty });
  await database.close();
}, 60_000);
afterAll(() => rm(empty, { recursive: true, force: true }));

/** Creates a database of an older release: the schema after the named migration. Removed after the test. */
async function databaseAt(last: string): Promise<OpenDatabase> {
  const work = await mkdtemp(path.join(tmpdir(), 'atrium-migrations-'));
  onTestFinished(() => rm(work, { recursive: true, force: true }));
  const folder = path.join(work, 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.slice(0, journal.entries.findIndex(({ tag }) => tag === last) + 1);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  await cp(empty, path.join(work, 'database'), { recursive: true });
  const database = await openDatabase({ folder: path.join(work, 'database') });
  onTestFinished(() => database.close());
  await migrate(database.db, { migrationsFolder: folder });
  return database;
}

const idOf = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const sha256 = 'a'.repeat(64);
const UPDATED = '2026-03-02T09:30:00.000Z';

test('0027 publishes the guides of an existing installation, the first of each language on the cover', async () => {
  const database = await databaseAt('0026_search');
  const { db } = database;
  await db.execute(sql`insert into blobs (sha256, mime, size) values (${sha256}, 'application/pdf', 9)`);
  const guides = [
    [1, 'en', 2, 'Last.pdf'],
    [2, 'en', 0, 'First.pdf'],
    [3, 'fr', 1, 'Deuxième.pdf'],
    [4, 'fr', 0, 'Premier.pdf'],
    // Has the same position as another guide.
    [5, 'en', 0, 'Beside.pdf'],
  ] as const;
  for (const [digit, language, position, filename] of guides)
    await db.execute(
      sql`insert into cash_management_documents (id, language, position, title, filename, sha256, updated_at)
        values (${idOf(digit)}, ${language}, ${position}, ${`Guide ${digit}`}, ${filename}, ${sha256}, ${UPDATED})`,
    );

  await migrateDatabase(database, async () => {});

  expect(await missingMigrations(db)).toBe(0);
  const published = await db
    .select()
    .from(contentDocuments)
    .orderBy(asc(contentDocuments.language), asc(contentDocuments.block), asc(contentDocuments.position));
  const all = {
    area: 'CASH_MANAGEMENT',
    tab: 'PRODUCT_OVERVIEW',
    description: null,
    sha256,
    version: 1,
    updatedAt: new Date(UPDATED),
  };
  expect(published).toEqual([
    { ...all, id: idOf(5), language: 'en', block: 'ALL_PRODUCTS', position: 0, filename: 'Beside.pdf' },
    { ...all, id: idOf(1), language: 'en', block: 'ALL_PRODUCTS', position: 2, filename: 'Last.pdf' },
    { ...all, id: idOf(2), language: 'en', block: 'COVER', position: 0, filename: 'First.pdf' },
    { ...all, id: idOf(3), language: 'fr', block: 'ALL_PRODUCTS', position: 1, filename: 'Deuxième.pdf' },
    { ...all, id: idOf(4), language: 'fr', block: 'COVER', position: 0, filename: 'Premier.pdf' },
  ]);
  // The old table is gone.
  const { rows } = await db.execute(sql`select to_regclass('cash_management_documents') as old`);
  expect(rows).toEqual([{ old: null }]);
});

test('0033 keeps idempotency keys of an existing installation, whose hashes match no new call', async () => {
  const database = await databaseAt('0032_kyc-pages');
  const { db } = database;
  const [user, message, envelope, request] = [idOf(1), idOf(2), idOf(3), idOf(4)];
  const key = (digit: number) => `0000000${digit}-0000-4000-8000-000000000000`;
  await db.execute(
    sql`insert into users (id, kind, first_name, last_name, email) values (${user}, 'CLIENT', 'Anna', 'Sample', 'anna@example.com')`,
  );
  // Their request and contract do not matter here.
  for (const table of ['messages', 'signature_envelopes'])
    await db.execute(sql.raw(`alter table ${table} disable trigger all`));
  await db.execute(
    sql`insert into messages (id, request_id, sender_id, message, message_type, request_state, created_at, idempotency_key)
      values (${message}, ${request}, ${user}, '<p>Once.</p>', 'Message', 'INPROGRESS', ${UPDATED}, ${key(1)}),
        (${idOf(5)}, ${request}, ${user}, '<p>Without a key.</p>', 'Message', 'INPROGRESS', ${UPDATED}, null)`,
  );
  await db.execute(
    sql`insert into signature_envelopes (id, request_id, title, signature_type, signature_option, enable_group_sign,
        group_sign_first, status, status_changed_at, created_by_id, created_at, idempotency_key, form_hash)
      values (${envelope}, ${request}, 'Once', 'Generic', 'simple', false, 'bank', 'Submitted', ${UPDATED}, ${user},
        ${UPDATED}, ${key(2)}, ${sha256})`,
  );
  await db.execute(
    sql`insert into request_submissions (user_id, idempotency_key, body_hash, request_id, reference, created_at)
      values (${user}, ${key(3)}, ${sha256}, ${request}, 'R-2026-00001', ${UPDATED})`,
  );

  await migrateDatabase(database, async () => {});

  const kept = await db.select().from(idempotentWrites).orderBy(asc(idempotentWrites.idempotencyKey));
  const all = { userId: user, hash: '0'.repeat(64), createdAt: new Date(UPDATED) };
  expect(kept).toEqual([
    { ...all, idempotencyKey: key(1), answer: { id: message, requestState: 'INPROGRESS' } },
    { ...all, idempotencyKey: key(2), answer: { envelopeId: envelope } },
    { ...all, idempotencyKey: key(3), answer: { id: request, reference: 'R-2026-00001' } },
  ]);
});

test('0034 puts the signatories of an existing installation in one branch of their legal entity', async () => {
  const database = await databaseAt('0033_idempotency');
  const { db } = database;
  await db.execute(sql.raw('alter table legal_entities disable trigger all'));
  for (const [code, lei] of [
    ['HALD', 'A'.repeat(20)],
    ['PAPER', 'B'.repeat(20)],
  ])
    await db.execute(
      sql`insert into legal_entities (ricos_code, long_name, client_id, country_code, lei, registration_number,
          address_line1, zip_code, city)
        values (${code}, 'Halden', ${idOf(9)}, 'FR', ${lei}, '1', 'Quai 1', '75001', 'Paris')`,
    );
  await db.execute(
    sql`insert into powers_of_attorney (ricos_code, unicorn_ref_name, execution_date, has_spart_data, has_pdf)
      values ('HALD', 'Halden', '2026-01-01', true, true), ('PAPER', 'Paper', '2026-01-01', false, true)`,
  );
  await db.execute(
    sql`insert into power_signatories (id, ricos_code, category, full_name, function, last_validity_date)
      values (${idOf(1)}, 'HALD', 'A', 'Anna Sample', 'Treasurer', '2027-01-01'),
        (${idOf(2)}, 'HALD', 'B', 'Ben Sample', 'CFO', null)`,
  );

  await migrateDatabase(database, async () => {});

  const [branch, ...others] = await db.select().from(powerBranches);
  expect(others).toEqual([]);
  expect(branch).toMatchObject({ ricosCode: 'HALD', name: 'Paris', refCode: 'HALD', ricosType: 'BRA' });
  const signatories = await db.select().from(powerSignatories).orderBy(asc(powerSignatories.id));
  const all = { branchId: branch!.id };
  expect(signatories).toMatchObject([
    { ...all, id: idOf(1), category: 'A', fullName: 'Anna Sample', lastValidityDate: '2027-01-01' },
    { ...all, id: idOf(2), category: 'B', fullName: 'Ben Sample', lastValidityDate: null },
  ]);
});

test('0036 gives members of an existing installation the rights they had', async () => {
  const database = await databaseAt('0035_loans-and-deposits');
  const { db } = database;
  const [contract, anna, ben, carl] = [idOf(1), idOf(2), idOf(3), idOf(4)];
  for (const [id, name] of [
    [anna, 'anna'],
    [ben, 'ben'],
    [carl, 'carl'],
  ])
    await db.execute(
      sql`insert into users (id, kind, first_name, last_name, email) values (${id}, 'CLIENT', ${name}, 'Sample', ${`${name}@example.com`})`,
    );
  await db.execute(
    sql`insert into contracts (id, number, name, kind) values (${contract}, '00001', 'Contract', 'OSA')`,
  );
  await db.execute(
    sql`insert into contract_services (contract_id, service_code, category)
      values (${contract}, 'KYC', 'ACTIVATED'), (${contract}, 'MTM', 'ACTIVATED'), (${contract}, 'GUARANTEES', 'DEACTIVATED'),
        (${contract}, 'DOCUMENTS', 'ACTIVATED')`,
  );
  for (const id of [anna, ben, carl])
    await db.execute(sql`insert into contract_users (contract_id, user_id) values (${contract}, ${id})`);
  for (const code of ['KYC', 'MTM', 'GUARANTEES', 'DOCUMENTS'])
    await db.execute(
      sql`insert into user_services (user_id, service_code, category) values (${anna}, ${code}, 'ACTIVATED')`,
    );
  await db.execute(
    sql`insert into user_services (user_id, service_code, category)
      values (${ben}, 'KYC', 'ACTIVATED'), (${carl}, 'KYC', 'MARKETING')`,
  );
  await db.execute(
    sql`insert into kyc_rights (contract_id, user_id, "right") values (${contract}, ${anna}, 'ALL')`,
  );

  await migrateDatabase(database, async () => {});

  const rights = await db
    .select()
    .from(contractUserRights)
    .orderBy(asc(contractUserRights.userId), asc(contractUserRights.serviceCode));
  const all = { contractId: contract, legalEntitiesListId: null };
  expect(rights).toEqual([
    { ...all, userId: anna, serviceCode: 'KYC', right: 'All' },
    { ...all, userId: anna, serviceCode: 'MTM', right: 'Access' },
    { ...all, userId: ben, serviceCode: 'KYC', right: 'Restricted' },
  ]);
});

test('0038 records the current state of an existing installation, then each change with its time', async () => {
  const database = await databaseAt('0037_saved-search-alerts');
  const { db } = database;
  const [contract, anna, list] = [idOf(1), idOf(2), idOf(3)];
  await db.execute(
    sql`insert into users (id, kind, first_name, last_name, email) values (${anna}, 'CLIENT', 'Anna', 'Sample', 'anna@example.com')`,
  );
  await db.execute(
    sql`insert into contracts (id, number, name, kind) values (${contract}, '00001', 'Contract', 'OSA')`,
  );
  await db.execute(
    sql`insert into legal_entities_lists (id, contract_id, name) values (${list}, ${contract}, 'Some')`,
  );
  await db.execute(sql.raw('alter table legal_entities_list_members disable trigger all'));
  await db.execute(
    sql`insert into legal_entities_list_members (list_id, ricos_code) values (${list}, 'HALD')`,
  );
  await db.execute(sql`insert into contract_users (contract_id, user_id) values (${contract}, ${anna})`);
  await db.execute(
    sql`insert into contract_user_rights (contract_id, user_id, service_code, "right") values (${contract}, ${anna}, 'KYC', 'Read')`,
  );

  await migrateDatabase(database, async () => {});

  const periods = () =>
    db
      .select()
      .from(contractPeriods)
      .where(eq(contractPeriods.contractId, contract))
      .orderBy(asc(contractPeriods.kind), asc(contractPeriods.id));
  const first = await periods();
  const { validFrom } = first[0]!;
  const right = {
    contract_id: contract,
    user_id: anna,
    service_code: 'KYC',
    right: 'Read',
    legal_entities_list_id: null,
  };
  const member = { contract_id: contract, user_id: anna, contract_status: 'DEMO', client_role: 'STANDARD' };
  const open = { validFrom, validTo: null };
  expect(first).toMatchObject([
    { kind: 'contract_user_rights', record: right, ...open },
    { kind: 'contract_users', record: member, ...open },
    { kind: 'legal_entities_list_members', record: { list_id: list, ricos_code: 'HALD' }, ...open },
    { kind: 'legal_entities_lists', record: { id: list, contract_id: contract, name: 'Some' }, ...open },
  ]);

  // Removing a member also removes their rights: the database cascades it, and records both in the history.
  await db.execute(sql`update contract_user_rights set "right" = 'All' where user_id = ${anna}`);
  await db.execute(sql`delete from contract_users where user_id = ${anna}`);
  const [read, all, gone] = await periods();
  expect(read).toMatchObject({ record: right, validFrom });
  expect(all).toMatchObject({ record: { ...right, right: 'All' }, validFrom: read!.validTo });
  expect(gone).toMatchObject({ record: member, validFrom, validTo: all!.validTo });
});

test('0055 ends the participation of clients who had left the contract or the portal, in requests that are not over', async () => {
  const database = await databaseAt('0054_contract-numbers');
  const { db } = database;
  const [contract, open, closed] = [idOf(1), idOf(2), idOf(3)];
  const [member, former, deleted, staff] = [idOf(4), idOf(5), idOf(6), idOf(7)];
  for (const [id, kind] of [
    [member, 'CLIENT'],
    [former, 'CLIENT'],
    [deleted, 'CLIENT'],
    [staff, 'ATRIUM'],
  ] as const)
    await db.execute(
      sql`insert into users (id, kind, email, first_name, last_name, created_at, deleted_at)
        values (${id}, ${kind}, ${`${id}@people.example`}, 'Anna', 'Sample', ${UPDATED}, ${id === deleted ? UPDATED : null})`,
    );
  await db.execute(
    sql`insert into contracts (id, number, name, kind) values (${contract}, '00001', 'Contract', 'OSA')`,
  );
  for (const id of [member, deleted])
    await db.execute(sql`insert into contract_users (contract_id, user_id) values (${contract}, ${id})`);
  for (const [id, state] of [
    [open, 'ACTION_REQUIRED'],
    [closed, 'CLOSED'],
  ] as const) {
    await db.execute(
      sql`insert into requests (id, reference, title, state, type, contract_id, service_code, created_by_id, created_at, last_updated_by_id, updated_at)
        values (${id}, ${id}, 'Question', ${state}, 'ACTION', ${contract}, 'KYC', ${staff}, ${UPDATED}, ${staff}, ${UPDATED})`,
    );
    for (const [userId, role] of [
      [member, 'CLIENT_USER'],
      [former, 'CLIENT_USER'],
      [deleted, 'CLIENT_USER'],
      [staff, 'BANK_USER'],
    ] as const)
      await db.execute(
        sql`insert into request_participants (request_id, user_id, role) values (${id}, ${userId}, ${role})`,
      );
  }

  await migrateDatabase(database, async () => {});

  const activeIn = (id: string) =>
    db
      .select({ id: requestParticipants.userId })
      .from(requestParticipants)
      .where(sql`${eq(requestParticipants.requestId, id)} and ${requestParticipants.isActive}`)
      .orderBy(asc(requestParticipants.userId));
  expect((await activeIn(open)).map((row) => row.id)).toEqual([member, staff]);
  expect(await activeIn(closed)).toHaveLength(4);
});

test('CONT-018 0056 and 0060 list the members of contracts with the profiles of an existing installation, then follow both', async () => {
  const database = await databaseAt('0054_contract-numbers');
  const { db } = database;
  const [former, next, anna, ben, carl, dora] = [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5), idOf(8)];
  for (const [id, number] of [
    [former, '00001'],
    [next, '00002'],
  ])
    await db.execute(
      sql`insert into contracts (id, number, name, kind) values (${id}, ${number}, ${`Contract ${number}`}, 'OSA')`,
    );
  for (const [id, kind, name, phone, country] of [
    [anna, 'OSA', 'Anna', '+33100000001', 'JP'],
    [ben, 'OSA', 'Ben', null, 'JP'],
    [carl, 'ATRIUM', 'Carl', null, 'JP'],
    // Her profile does not say where she works.
    [dora, 'CLIENT', 'Dora', null, null],
  ])
    await db.execute(
      sql`insert into users (id, kind, first_name, last_name, email, landline_phone, country_code) values (${id}, ${kind}, ${name}, 'Sample', ${`${name!.toLowerCase()}@example.com`}, ${phone}, ${country})`,
    );
  await db.execute(
    sql`insert into contract_users (contract_id, user_id) values (${next}, ${anna}), (${next}, ${ben})`,
  );
  // Outdated: another name, no telephone, and a contract that Anna has left.
  const entry = idOf(6);
  const text = JSON.stringify({ en: 'Old', fr: 'Ancien' });
  await db.execute(
    sql`insert into contacts (id, user_id, name, title, business_line, team_name, category, location, location_code, type, perimeter, email)
      values (${entry}, ${anna}, 'Anna Before', ${text}, ${text}, ${text}, 'client', 'Lyon', 'FR', 'OSA', ${text}, 'old@example.com')`,
  );
  await db.execute(sql`insert into contact_contracts (contact_id, contract_id) values (${entry}, ${former})`);
  // The bank knows more of Carl than his profile says.
  await db.execute(
    sql`insert into contacts (id, user_id, name, title, business_line, team_name, category, location, location_code, time_zone, main_phone, type, perimeter, email)
      values (${idOf(7)}, ${carl}, 'Carl Before', ${text}, ${text}, ${text}, 'experts', 'Recife', 'BR', 'America/Recife', '+33100000007', 'ATRIUM', ${text}, 'old@example.com')`,
  );

  await migrateDatabase(database, async () => {});

  const listed = () =>
    db
      .select({
        id: contacts.id,
        name: contacts.name,
        phone: contacts.mainPhone,
        mobile: contacts.mobilePhone,
        town: contacts.location,
        country: contacts.locationCode,
        zone: contacts.timeZone,
      })
      .from(contacts)
      .orderBy(asc(contacts.name));
  const links = () =>
    db
      .select({ contact: contactContracts.contactId, contract: contactContracts.contractId })
      .from(contactContracts)
      .orderBy(asc(contactContracts.contactId), asc(contactContracts.contractId));
  const office = { town: '', country: 'JP', zone: 'Asia/Tokyo' };
  const unknown = { town: '', country: null, zone: null };
  expect(await listed()).toEqual([
    { id: entry, name: 'Anna Sample', phone: '+33100000001', mobile: null, ...office },
    { id: ben, name: 'Ben Sample', phone: null, mobile: null, ...office },
    { id: idOf(7), name: 'Carl Sample', phone: '+33100000007', mobile: null, ...office },
    { id: dora, name: 'Dora Sample', phone: null, mobile: null, ...unknown },
  ]);
  expect(await links()).toEqual([
    { contact: ben, contract: next },
    { contact: entry, contract: next },
  ]);

  await db.execute(sql`update users set last_name = 'Married', landline_phone = null where id = ${anna}`);
  // What Carl adds and removes again does not stay.
  await db.execute(sql`update users set mobile_phone = '+33600000007' where id = ${carl}`);
  await db.execute(
    sql`update users set mobile_phone = null, city = 'Denver', country_code = 'US' where id = ${carl}`,
  );
  await db.execute(sql`update users set country_code = null where id = ${ben}`);
  await db.execute(sql`update users set country_code = 'DE' where id = ${dora}`);
  await db.execute(sql`insert into contract_users (contract_id, user_id) values (${former}, ${ben})`);
  await db.execute(sql`delete from contract_users where user_id = ${anna}`);
  expect(await listed()).toMatchObject([
    { id: entry, name: 'Anna Married', phone: null, ...office },
    { id: ben, ...unknown },
    { id: idOf(7), phone: '+33100000007', mobile: null, town: 'Denver', country: 'US', zone: null },
    { id: dora, country: 'DE', zone: 'Europe/Berlin' },
  ]);
  expect(await links()).toEqual([
    { contact: ben, contract: former },
    { contact: ben, contract: next },
  ]);
});

test('0058 and 0061 keep only the paths of the pages in usage statistics', async () => {
  const database = await databaseAt('0057_people-of-reviews');
  const { db } = database;
  const urls = [
    '/search?query=loan#first',
    '/home#news',
    '/requests',
    'https://portal.example:8443/documents?query=loan#first',
    'https://portal.example/contacts',
    '//portal.example/home?next=https://other.example/',
    'HTTPS://portal.example?query=loan',
  ];
  await db.execute(
    sql`insert into users (id, kind, first_name, last_name, email) values (${idOf(1)}, 'CLIENT', 'Anna', 'Sample', 'anna@example.com')`,
  );
  for (const url of urls)
    await db.execute(
      sql`insert into analytics_events (user_id, page, event_type, event_target, url, created_at, received_at)
        values (${idOf(1)}, 'Page', 'CLICK', 'link', ${url}, ${UPDATED}, ${UPDATED})`,
    );

  await migrateDatabase(database, async () => {});

  const stored = await db
    .select({ url: analyticsEvents.url })
    .from(analyticsEvents)
    .orderBy(asc(analyticsEvents.id));
  expect(stored.map(({ url }) => url)).toEqual([
    '/search',
    '/home',
    '/requests',
    '/documents',
    '/contacts',
    '/home',
    '/',
  ]);
});

test('0062 forgets the time zones that were not known', async () => {
  const database = await databaseAt('0061_paths-without-origin');
  const { db } = database;
  for (const [index, city, country, zone] of [
    [1, 'Recife', 'BR', 'Europe/Paris'],
    [2, 'Denver', 'US', 'America/New_York'],
    [3, 'Boston', 'US', 'America/New_York'],
    [4, 'Lyon', 'FR', 'Europe/Paris'],
    [5, 'Manaus', 'BR', 'America/Manaus'],
  ] as const) {
    const id = idOf(index);
    await db.execute(
      sql`insert into users (id, kind, first_name, last_name, email, city, country_code) values (${id}, 'CLIENT', 'Anna', 'Sample', ${`${index}@example.com`}, ${city}, ${country})`,
    );
    await db.execute(sql`update contacts set time_zone = ${zone} where user_id = ${id}`);
  }

  await migrateDatabase(database, async () => {});

  const zones = await db
    .select({ town: contacts.location, zone: contacts.timeZone })
    .from(contacts)
    .orderBy(asc(contacts.email));
  expect(zones).toEqual([
    { town: 'Recife', zone: null },
    { town: 'Denver', zone: null },
    { town: 'Boston', zone: 'America/New_York' },
    { town: 'Lyon', zone: 'Europe/Paris' },
    { town: 'Manaus', zone: 'America/Manaus' },
  ]);
});
