import { and, eq } from 'drizzle-orm';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  auditEvents,
  contracts,
  contractUsers,
  requestParticipants,
  users,
} from '../src/database/schema/index.ts';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';

/** Rows that an export reads at once; the first of them may have been read before the right is taken away. */
const BATCH = 500;
const timezone = 'Europe/Paris';

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
});
afterAll(() => own.close());

/** Adds more audit events of a contract than an export reads at once. */
async function addEvents(userId: string, contractId: string): Promise<void> {
  const event = {
    userId,
    eventType: 'UPDATE' as const,
    entity: 'contracts',
    entityId: contractId,
    name: 'description',
    correlationId: 'test',
    createdAt: own.platform.clock(),
  };
  await own.database.db.insert(auditEvents).values(Array.from({ length: 3 * BATCH }, () => event));
}

it('REQ-021 a download of requests that outlasts the right to see them leaves out the rest', async () => {
  const client = await signedInOver(own.platform, 'client');
  const { userId } = personaOf('client');
  const download = () =>
    client().requestActions.exportBoard({ query: { requestFilterType: 'CLOSED', timezone } });
  const rowsOf = async (answer: Response) =>
    (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]!.rows.length - 1;
  expect(await rowsOf(await download())).toBeGreaterThan(2 * BATCH);
  const answer = await download();
  await own.database.db
    .update(requestParticipants)
    .set({ isActive: false })
    .where(eq(requestParticipants.userId, userId));
  expect(await rowsOf(answer)).toBeLessThanOrEqual(BATCH);
});

it('CTR-090 a download of the audit of a contract breaks off when the right to it is taken away', async () => {
  const { db } = own.database;
  const { userId } = personaOf('client-admin');
  const [membership] = await db
    .select()
    .from(contractUsers)
    .where(and(eq(contractUsers.userId, userId), eq(contractUsers.clientRole, 'ADMIN')));
  const { contractId } = membership!;
  await addEvents(userId, contractId);
  const admin = await signedInOver(own.platform, 'client-admin');
  const download = () => admin().auditEvents.export({ query: { daysCount: 1, timezone, contractId } });
  expect((await (await download()).arrayBuffer()).byteLength).toBeGreaterThan(0);
  const answer = await download();
  await db.update(contractUsers).set({ clientRole: 'STANDARD' }).where(eq(contractUsers.userId, userId));
  await expect(answer.arrayBuffer()).rejects.toThrow();
});

it('API-153 REQ-021 the downloads of a bank administrator break off when the role is taken away, new terms are to be accepted or the account is closed', async () => {
  const { db } = own.database;
  const { userId } = personaOf('super-admin');
  const [contract] = await db.select({ id: contracts.id }).from(contracts).limit(1);
  await addEvents(userId, contract!.id);
  const admin = await signedInOver(own.platform, 'super-admin');
  const set = (change: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(change).where(eq(users.id, userId));
  const downloadAudit = () => admin().auditEvents.export({ query: { daysCount: 1, timezone } });
  const downloadBoard = () =>
    admin().requestActions.exportBoard({ query: { requestFilterType: 'CLOSED', timezone } });
  const audit = await downloadAudit();
  await set({ isAdmin: false });
  await expect(audit.arrayBuffer()).rejects.toThrow();
  await set({ isAdmin: true });
  const withoutTerms = await downloadAudit();
  await set({ hasAcceptedTermsAndConditions: false, acceptedTermsAt: null });
  await expect(withoutTerms.arrayBuffer()).rejects.toThrow();
  await set({ hasAcceptedTermsAndConditions: true, acceptedTermsAt: own.platform.clock() });
  const board = await downloadBoard();
  await set({ isAdmin: false, kind: 'CLIENT' });
  const { sheets } = await readXlsx(new Uint8Array(await board.arrayBuffer()));
  expect(sheets[0]!.rows.length - 1).toBeLessThanOrEqual(BATCH);
  await set({ isAdmin: true, kind: 'ATRIUM' });
  const last = await downloadBoard();
  await set({ deletedAt: own.platform.clock() });
  await expect(last.arrayBuffer()).rejects.toThrow();
});
