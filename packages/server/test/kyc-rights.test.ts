import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { personaOf } from '../../sandbox/src/seed/personas.ts';
import { blobs, kycDocuments } from '../src/database/schema/index.ts';
import { ownPlatform, signedInOver } from './own-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { failureOf } from './support.ts';

const isOfKyc = ({ serviceRightId }: { serviceRightId: string }) => serviceRightId.startsWith('KYC.');

let own: OwnPlatform;
beforeAll(async () => {
  own = await ownPlatform();
});
afterAll(() => own.close());

it('API-045 API-097 the calls of a record are refused once the right to it was withdrawn', async () => {
  const client = await signedInOver(own.platform, 'client');
  const admin = await signedInOver(own.platform, 'super-admin');
  const { userId } = personaOf('client');
  const records = (await client().kyc.search({ body: { query: 'Halden Immobilier SAS' } })).pageRecords;
  const params = { id: records[0]!.ricosCode };
  const file = (await client().kyc.documents({ params })).find(({ filename }) => filename !== null)!;
  const calls = [
    () => client().kyc.get({ params }),
    () => client().kyc.documents({ params }),
    () => client().kyc.readDocument({ params: { ...params, documentId: file.id } }),
  ];
  const { contracts } = await client().users.scope({ params: { id: userId } });
  /** Withdraws the rights to KYC in a contract. */
  const withdraw = async ({ id }: { id: string }) => {
    const people = await admin().contractUsers.list({ params: { id } });
    const person = people.find((one) => one.id === userId);
    if (!person?.serviceRights.some(isOfKyc)) return;
    const rights = person.serviceRights.filter((right) => !isOfKyc(right));
    const users = [{ userId, version: person.version, rights }];
    await admin().contractUsers.setRights({ params: { id }, body: { users } });
  };
  // The files of the bank are not part of this platform.
  const { sha256, size } = await own.platform.blobs.put(Buffer.from('an extract of a register'));
  await own.platform.db.insert(blobs).values({ sha256, size, mime: 'application/pdf' });
  await own.platform.db.update(kycDocuments).set({ sha256 }).where(eq(kycDocuments.id, file.id));
  for (const call of calls) await expect(call()).resolves.toBeDefined();
  const answer = await client().kyc.readDocument({ params: { ...params, documentId: file.id } });
  expect(await answer.text()).toBe('an extract of a register');
  // Other contracts still give the service.
  const [only] = (await admin().contracts.list({ query: { query: '00433' } })).pageRecords;
  await withdraw(only!);
  for (const call of calls) expect(await failureOf(call())).toMatchObject({ status: 404 });
  for (const contract of contracts) await withdraw(contract);
  for (const call of calls) expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
});
