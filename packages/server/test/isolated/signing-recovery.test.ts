import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { expect, inject, test, vi } from 'vitest';
import { openDatabase } from '../../src/database/open.ts';
import {
  auditEvents,
  requests,
  signatureEnvelopes,
  signatureSignatories,
} from '../../src/database/schema/index.ts';
import { signInCookie } from '../global-setup.ts';
import { startProcess } from '../server-process.ts';
import { clientWith } from '../support.ts';

/** The test starts its own server. */
vi.setConfig({ testTimeout: 240_000 });

test('SIGN-001 a server killed after the last signature creates the signed documents at its next start', async () => {
  const work = await mkdtemp(path.join(tmpdir(), 'atrium-signing-'));
  const data = path.join(work, 'data');
  await cp(inject('template'), data, { recursive: true });
  // The state after a crash: everybody has signed, and no signed document exists.
  const database = await openDatabase({ folder: path.join(data, 'database') });
  const [found] = await database.db
    .select({ envelope: signatureEnvelopes })
    .from(signatureEnvelopes)
    .innerJoin(requests, eq(requests.id, signatureEnvelopes.requestId))
    .where(
      and(
        eq(signatureEnvelopes.status, 'Processing'),
        eq(requests.type, 'SIGNATURE'),
        eq(requests.state, 'ACTION_REQUIRED'),
      ),
    )
    .limit(1);
  const { id, requestId, createdAt } = found!.envelope;
  await database.db
    .update(signatureSignatories)
    .set({ status: 'Signed', invitedAt: createdAt })
    .where(eq(signatureSignatories.envelopeId, id));
  await database.db.update(signatureEnvelopes).set({ status: 'Signed' }).where(eq(signatureEnvelopes.id, id));
  await database.close();

  const server = await startProcess(data);
  try {
    const admin = clientWith(await signInCookie(server.url, 'super-admin'), server.url);
    const read = async () =>
      (await admin.signatures.list({ params: { id: requestId } })).find((one) => one.envelopeId === id)!;
    await vi.waitFor(async () => expect((await read()).status).toBe('Completed'), { timeout: 60_000 });
    const { attachments } = await read();
    expect(attachments.every(({ signedDocumentId }) => signedDocumentId !== null)).toBe(true);
    const documents = await admin.signatures.signedDocuments({ params: { id: requestId } });
    expect(documents.filter(({ envelopeId }) => envelopeId === id)).toHaveLength(attachments.length);
    await server.end('SIGKILL');
    // It is now the bank's turn, and the audit trail says so.
    const after = await openDatabase({ folder: path.join(data, 'database') });
    const moves = await after.db
      .select({ from: auditEvents.oldValue, to: auditEvents.newValue })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.entity, 'requests'),
          eq(auditEvents.entityId, requestId),
          eq(auditEvents.name, 'state'),
        ),
      );
    await after.close();
    expect(moves).toEqual([{ from: 'ACTION_REQUIRED', to: 'INPROGRESS' }]);
  } finally {
    await server.end('SIGKILL');
    await rm(work, { recursive: true, force: true });
  }
});
