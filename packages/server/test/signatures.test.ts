import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { as, expectProblem, failureOf, raw } from './support.ts';

test('wip', async () => {
  const client = as('client');
  const { pageRecords } = await client.requests.list({ query: { limit: 100, requestStates: ['INPROGRESS', 'ACTION_REQUIRED'] } });
  const request = pageRecords[0]!;
  const { envelopeId } = await client.signatures.create({
    body: {
      requestId: request.id,
      signatureType: 'Amendment',
      subject: 'Wip',
      signatories: [{ firstName: 'A', lastName: 'B', mail: 'A.B@x.example' }],
      documentIds: [],
    },
  });
  const list = await client.signatures.list({ params: { id: request.id } });
  expect(list[0]).toMatchObject({ envelopeId });
  console.log(JSON.stringify(list[0], null, 1));
  await client.signatures.cancel({ params: { id: envelopeId } });
  expect((await client.signatures.list({ params: { id: request.id } }))[0]).toMatchObject({ status: 'Voided' });
});
