import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { personaOf } from '../../../sandbox/src/seed/personas.ts';
import { loadUser } from '../../src/auth/user.ts';
import { openDatabase } from '../../src/database/open.ts';
import type { Database } from '../../src/database/open.ts';
import {
  auditEvents,
  clients,
  contractLegalEntities,
  contracts,
  contractUserRights,
  contractUsers,
  legalEntities,
  legalEntitiesLists,
  termsAcceptances,
  users,
} from '../../src/database/schema/index.ts';

/** The command that imports clients, legal entities, contracts, users and rights, run as an operator would. */

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const MAIN = path.resolve(import.meta.dirname, '../../src/import/main.ts');
const ADMIN = personaOf('super-admin').email;

const CLIENTS = 'name\nImport Group\n"Dupont, Fils & Cie"\n';
const ENTITIES = `ricos_code;client;long_name;country_code;lei;registration_number;address_line1;zip_code;city;siren
ZZ900001;Import Group;Import Énergie SA;FR;ZZZZ0000000000000001;RCS 1;1 rue de la Paix;75002;Paris;
ZZ900002;Import Group;Import Energie GmbH;DE;ZZZZ0000000000000002;HRB 2;Hauptstr. 2;10115;Berlin;
`;
const CONTRACTS = `number,name,kind,client,legal_entities,services
99001,Import Cash,CLIENT,Import Group,ZZ900001|ZZ900002,KYC|POWER_OF_ATTORNEY
`;
const PEOPLE = `email,first_name,last_name,kind,client,language,services,widgets
Zoe@Import.example,zoé,Martin,CLIENT,Import Group,fr,REQUESTS_BOARD|DOCUMENTS,DOCUMENTS
max@import.example,Max,Keller,CLIENT,Import Group,en,REQUESTS_BOARD,
`;
const RIGHTS = `email,contract,status,role,service,right
zoe@import.example,99001,SIGNED,ADMIN,KYC,All
zoe@import.example,99001,SIGNED,ADMIN,POWER_OF_ATTORNEY,Access
max@import.example,99001,,,,
`;
const ALL = {
  'clients.csv': CLIENTS,
  'legal-entities.csv': ENTITIES,
  'contracts.csv': CONTRACTS,
  'people.csv': PEOPLE,
  'rights.csv': RIGHTS,
};

let work: string;
let folder: string;

beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'atrium-import-'));
  await cp(path.join(inject('template'), 'database'), path.join(work, 'data/database'), { recursive: true });
});
afterAll(() => rm(work, { recursive: true, force: true }));
beforeEach(async () => {
  folder = path.join(work, 'files');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
});

/** Runs the command on these files. */
async function importFiles(files: Record<string, string | Buffer>, ...args: string[]) {
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const inherited = { ...process.env };
  for (const name of ['DATABASE_URL', 'SANDBOX', 'NODE_OPTIONS']) delete inherited[name];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [MAIN, ...(args.includes('--as') ? [] : ['--as', ADMIN]), ...args, folder],
    { encoding: 'utf8', env: { ...inherited, ATRIUM_DATA: path.join(work, 'data') } },
  );
  return { status, lines: (stdout + stderr).trim().split('\n') };
}

async function read<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ folder: path.join(work, 'data/database') });
  return run(database.db).finally(() => database.close());
}
const imported = (db: Database) => db.$count(clients, like(clients.name, 'Import%'));

describe('import', () => {
  test('a dry run reports every line and writes nothing', async () => {
    const { status, lines } = await importFiles(ALL, '--dry-run');
    expect(lines).toEqual([
      'clients.csv:2 created: Import Group',
      'clients.csv:3 created: Dupont, Fils & Cie',
      'legal-entities.csv:2 created: ZZ900001',
      'legal-entities.csv:3 created: ZZ900002',
      'contracts.csv:2 created: 99001',
      'people.csv:2 created: zoe@import.example',
      'people.csv:3 created: max@import.example',
      'rights.csv:2 created: zoe@import.example 99001 KYC',
      'rights.csv:3 changed: zoe@import.example 99001 POWER_OF_ATTORNEY',
      'rights.csv:4 created: max@import.example 99001',
      '9 created, 1 changed, 0 unchanged, 0 refused; nothing was written.',
    ]);
    expect(status).toBe(0);
    expect(await read(imported)).toBe(0);
  });

  test('an invalid line prevents the whole import, and all errors are reported', async () => {
    const { status, lines } = await importFiles({
      ...ALL,
      'legal-entities.csv': `${ENTITIES}ZZ900003;Nobody;X;FR;ZZZZ0000000000000003;3;a;b;c;\nZZ900004;Import Group;X;XX;ZZZZ0000000000000004;3;a;b;c;\nZZ900005;Import Group;X;FR;ZZZZ0000000000000001;3;a;b;c;\n`,
      'people.csv': `${PEOPLE}nobody,No,Body,CLIENT,Import Group,en,,\nMAX@import.example,Max,K,CLIENT,Import Group,en,,\neve@import.example,Eve,K,CLIENT,Import Group,en,KYC,\nida@import.example,Ida,K,CLIENT,,en,,\n`,
      'rights.csv': `${RIGHTS}max@import.example,99001,,,GUARANTEES,Access\nmax@import.example,12345,,,,\nc.vasseur@halden.example,99001,,,,\nida@import.example,99001,,,KYC,All\nzoe@import.example,99001,,,kyc,Read\n`,
    });
    expect(lines.filter((line) => line.includes(' refused: '))).toEqual([
      'legal-entities.csv:4 refused: the client Nobody does not exist; add it to clients.csv',
      expect.stringMatching(/^legal-entities\.csv:5 refused: country_code must be one of /),
      'legal-entities.csv:6 refused: rejected by the database (legal_entities_lei_unique)',
      'people.csv:4 refused: email is not a valid address: nobody',
      'people.csv:5 refused: max@import.example is already in line 3',
      'people.csv:6 refused: services contains KYC, which requires a right; assign it in rights.csv',
      'rights.csv:5 refused: service must be one of KYC, POWER_OF_ATTORNEY',
      'rights.csv:6 refused: the contract 12345 does not exist; add it to contracts.csv',
      'rights.csv:7 refused: c.vasseur@halden.example belongs to none of the clients of the contract',
      // A user without a client belongs to no contract, even if the contract has no second client.
      'rights.csv:8 refused: ida@import.example belongs to none of the clients of the contract',
      'rights.csv:9 refused: zoe@import.example 99001 KYC is already in line 2',
    ]);
    expect([status, lines.at(-1)]).toEqual([
      1,
      '10 created, 1 changed, 0 unchanged, 11 refused; nothing was written.',
    ]);
    expect(await read(imported)).toBe(0);
  });

  test('imports everything; a second import applies differences without duplicates', async () => {
    const first = await importFiles(ALL);
    expect([first.status, first.lines.at(-1)]).toEqual([
      0,
      '9 created, 1 changed, 0 unchanged, 0 refused; written.',
    ]);
    await read(async (db) => {
      const [zoe] = await db.select().from(users).where(eq(users.email, 'zoe@import.example'));
      const user = await loadUser(db, zoe!.id, 'en');
      expect(user).toMatchObject({
        type: { name: 'CLIENT' },
        contractStatus: 'SIGNED',
        clientRole: 'ADMIN',
        contactInformation: { firstName: 'Zoé', isInternal: false, isClientAdmin: true },
      });
      expect(user!.services.map(({ name }) => name)).toEqual([
        'REQUESTS_BOARD',
        'DOCUMENTS',
        'MY_CONTRACT',
        'KYC',
        'POWER_OF_ATTORNEY',
      ]);
      const [contract] = await db.select().from(contracts).where(eq(contracts.number, '99001'));
      const ofContract = eq(contractLegalEntities.contractId, contract!.id);
      expect(await db.$count(contractLegalEntities, ofContract)).toBe(2);
      expect(await db.$count(contractUsers, eq(contractUsers.contractId, contract!.id))).toBe(2);
      const rights = await db
        .select({ service: contractUserRights.serviceCode, right: contractUserRights.right })
        .from(contractUserRights)
        .where(eq(contractUserRights.contractId, contract!.id));
      expect(rights).toHaveLength(2);
      const trail = and(
        eq(auditEvents.correlationId, 'npm-run-import'),
        eq(auditEvents.entityId, contract!.id),
      );
      const [event] = await db.select().from(auditEvents).where(trail).limit(1);
      expect(event!.userId).toBe(personaOf('super-admin').userId);
      const ofZoe = await db.select().from(auditEvents).where(eq(auditEvents.entityId, zoe!.id));
      expect(ofZoe.map(({ newValue }) => newValue)).toContainEqual({
        services: ['REQUESTS_BOARD', 'DOCUMENTS'],
        widgets: ['DOCUMENTS'],
      });
    });

    const again = await importFiles(ALL);
    expect([again.status, again.lines.at(-1)]).toEqual([
      0,
      '0 created, 0 changed, 10 unchanged, 0 refused; written.',
    ]);
    const moved = await importFiles({
      ...ALL,
      'people.csv': PEOPLE.replace('Keller,CLIENT,Import Group', 'Keller,CLIENT,"Dupont, Fils & Cie"'),
    });
    expect([moved.status, moved.lines.find((line) => line.includes(' refused: '))]).toEqual([
      1,
      'people.csv:3 refused: max@import.example is a user of another client',
    ]);
    // A list that limits a right also limits the right that replaces it.
    await read(async (db) => {
      const [contract] = await db.select().from(contracts).where(eq(contracts.number, '99001'));
      const list = { id: crypto.randomUUID(), contractId: contract!.id, name: 'Import list' };
      await db.insert(legalEntitiesLists).values(list);
      await db
        .update(contractUserRights)
        .set({ legalEntitiesListId: list.id })
        .where(
          and(eq(contractUserRights.contractId, contract!.id), eq(contractUserRights.serviceCode, 'KYC')),
        );
    });
    const changed = await importFiles({
      ...ALL,
      'legal-entities.csv': ENTITIES.replace('Hauptstr. 2', 'Hauptstr. 3'),
      'rights.csv': RIGHTS.replace('KYC,All', 'KYC,Read'),
    });
    expect(changed.lines.filter((line) => line.includes(' changed: '))).toEqual([
      'legal-entities.csv:3 changed: ZZ900002',
      'rights.csv:2 changed: zoe@import.example 99001 KYC',
    ]);
    await read(async (db) => {
      const [row] = await db.select().from(legalEntities).where(eq(legalEntities.ricosCode, 'ZZ900002'));
      expect(row!.addressLine1).toBe('Hauptstr. 3');
      const [event] = await db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.correlationId, 'npm-run-import'), eq(auditEvents.name, 'userRights')))
        .orderBy(desc(auditEvents.id))
        .limit(1);
      const [zoe] = await db.select().from(users).where(eq(users.email, 'zoe@import.example'));
      const powers = { service: 'POWER_OF_ATTORNEY', right: 'Access', list: null };
      expect(event).toMatchObject({
        oldValue: [{ service: 'KYC', right: 'All', list: 'Import list' }, powers],
        newValue: [{ service: 'KYC', right: 'Read', list: 'Import list' }, powers],
        secondaryEntityId: zoe!.id,
      });
      expect(await imported(db)).toBe(1);
    });
  });

  test('TERM-003 users accept a new version of the terms of their contract, and none of them a version twice', async () => {
    const accepted = { hasAcceptedTermsAndConditions: true, acceptedTermsAt: new Date() };
    const ids = await read(async (db) => {
      const rows = await db
        .update(users)
        .set(accepted)
        .where(like(users.email, '%@import.example'))
        .returning({ id: users.id, email: users.email });
      const idOf = (email: string) => rows.find((row) => row.email === email)!.id;
      const [zoe, max] = [idOf('zoe@import.example'), idOf('max@import.example')];
      await db
        .insert(termsAcceptances)
        .values({ userId: zoe, version: 'cgu2', language: 'fr', acceptedAt: new Date() });
      return { zoe, max };
    });
    const hasAccepted = (id: string) =>
      read(
        async (db) =>
          (await db.select().from(users).where(eq(users.id, id)))[0]!.hasAcceptedTermsAndConditions,
      );
    const withTerms = CONTRACTS.replace('services\n', 'services,terms\n').replace(/\n$/, ',cgu2\n');
    const { status } = await importFiles({ ...ALL, 'contracts.csv': withTerms });
    expect(status).toBe(0);
    expect([await hasAccepted(ids.zoe), await hasAccepted(ids.max)]).toEqual([true, false]);
  });

  test('is refused in one sentence if it cannot start', async () => {
    const refusal = async (files: Record<string, string | Buffer>, ...args: string[]) => {
      const { status, lines } = await importFiles(files, ...args);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder);
      return [status, ...lines];
    };
    expect(await refusal({})).toEqual([
      1,
      `the folder ${folder} contains none of clients.csv, legal-entities.csv, contracts.csv, people.csv, rights.csv`,
    ]);
    expect(await refusal({ 'persons.csv': 'a' })).toEqual([
      1,
      expect.stringMatching(/^unknown files: persons\.csv; allowed are /),
    ]);
    expect(await refusal({ 'clients.csv': 'name,code\nX,1\n' })).toEqual([
      1,
      'clients.csv has unknown columns: code; allowed are name',
    ]);
    expect(await refusal({ 'clients.csv': 'name,Name\nX,Y\n' })).toEqual([
      1,
      'clients.csv has the column name twice',
    ]);
    expect(await refusal({ 'people.csv': 'email\na@b.example\n' })).toEqual([
      1,
      'people.csv lacks required columns: first_name, last_name, kind',
    ]);
    expect(await refusal({ 'clients.csv': 'name\n"X\n' })).toEqual([
      1,
      expect.stringMatching(/^clients\.csv cannot be read: /),
    ]);
    expect(await refusal({ 'clients.csv': Buffer.from('name\n\xe9\n', 'latin1') })).toEqual([
      1,
      'clients.csv is not UTF-8: save it as “CSV UTF-8”',
    ]);
    const staff = personaOf('staff').email;
    expect(await refusal({ 'clients.csv': CLIENTS }, '--as', staff)).toEqual([
      1,
      `--as must be the address of a bank administrator, not '${staff}'`,
    ]);
  });
});
