import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { TRADE_FINANCE_BLOCKS } from '@atrium/contract/trade-finance-rules';
import type { TradeFinanceBlock } from '@atrium/contract/trade-finance-rules';
import { as, expectProblem, failureOf, raw, uploadPdf } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const editor = (language = 'en') => as('super-admin', language);
const PATH = '/api/trade-finance-solutions';

const blockOf = async (blockId: TradeFinanceBlock, language = 'en') =>
  (await editor(language).tradeFinance.content()).blocks.find((block) => block.blockId === blockId)!;

type Addition = Parameters<ReturnType<typeof editor>['tradeFinance']['addDocuments']>[0]['body'][number];

/** Publishes a separate file for a test. */
async function publish(blockId: TradeFinanceBlock, more: Partial<Addition> = {}) {
  const documentId = await uploadPdf(`${randomUUID()}.pdf`);
  await editor().tradeFinance.addDocuments({
    body: [{ tabId: 'PRODUCT_OVERVIEW', blockId, documentId, ...more }],
  });
  return editor().tradeFinance.document({ params: { id: documentId } });
}

describe('reading and editing trade finance', () => {
  test('API-165 DATA-072 TF-006 TF-007 bank administrators edit it, others only read it', async () => {
    expect(await editor().tradeFinance.rights()).toEqual({
      canUploadDocument: true,
      canDeleteDocument: true,
      canEditTexts: true,
    });
    for (const persona of ['client', 'staff'] as const)
      expect(await as(persona).tradeFinance.rights()).toEqual({
        canUploadDocument: false,
        canDeleteDocument: false,
        canEditTexts: false,
      });
  });

  test('TF-006 TF-007 PLAT-058 edits by other users are refused', async () => {
    const { id, version } = await publish('IMPORT_CREDITS');
    const documentId = await uploadPdf('own.pdf', 'client');
    const trade = as('client').tradeFinance;
    const params = { id };
    for (const call of [
      () =>
        trade.addDocuments({ body: [{ tabId: 'PRODUCT_OVERVIEW', blockId: 'IMPORT_CREDITS', documentId }] }),
      () => trade.updateDocument({ params, body: { descriptionEn: 'a', descriptionFr: 'b', version } }),
      () => trade.deleteDocument({ params, query: { version } }),
      () => trade.saveTranslation({ body: [{ key: 'COVER_TITLE', culture: 'en', text: 'New', version: 1 }] }),
      () => as('client').content.order({ body: { shown: [id], documentIds: [id] } }),
      () =>
        as('client').tags.change({
          params: { type: 'content', id },
          body: [{ name: 'Sweeps', isNew: true }],
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await editor().tradeFinance.document({ params })).toMatchObject({ version, descriptionEn: null });
  });

  test('TF-005 PLAT-057 users without the service are refused', async () => {
    for (const path of ['', '/rights', `/documents/${UNKNOWN}`, `/documents/${UNKNOWN}/reader`])
      await expectProblem(await raw(`${PATH}${path}`, { as: 'restricted' }), 403, 'FORBIDDEN');
  });
});

describe('texts', () => {
  test('API-164 DATA-071 TF-001 TF-002 are a title, and blocks with title, description and documents', async () => {
    const { title, blocks } = await as('client').tradeFinance.content();
    expect(title.en).not.toBe('');
    expect(title.fr).not.toBe('');
    expect(blocks.map(({ blockId }) => blockId)).toEqual([...TRADE_FINANCE_BLOCKS]);
    for (const block of blocks) {
      expect(block.title.fr.length).toBeGreaterThan(0);
      expect(block.description.en.length).toBeGreaterThan(0);
      expect(block.documents.length).toBeGreaterThan(0);
    }
  });

  test('TF-012 title and description are saved in both languages, and only from the current version', async () => {
    const before = await blockOf('RECEIVABLES_FINANCE');
    const save = (en: string, fr: string, version: number) =>
      editor().tradeFinance.saveTranslation({
        body: (['en', 'fr'] as const).map((culture) => ({
          key: 'RECEIVABLES_FINANCE_TITLE',
          culture,
          text: culture === 'en' ? en : fr,
          version,
        })),
      });
    await save('Receivables sold', 'Créances cédées', before.title.version);
    expect((await blockOf('RECEIVABLES_FINANCE')).title).toEqual({
      en: 'Receivables sold',
      fr: 'Créances cédées',
      version: before.title.version + 1,
    });
    const stale = save('Mine', 'Le mien', before.title.version);
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    const long = save('a'.repeat(46), 'b', before.title.version + 1);
    expect(await failureOf(long)).toMatchObject({
      status: 400,
      labels: ['The text must have at most 45 characters.'],
    });
    await save(before.title.en, before.title.fr, before.title.version + 1);
  });
});

describe('documents', () => {
  test('API-166 TF-009 uploaded files are appended to their block, for the selected audience', async () => {
    const { id } = await publish('EXPORT_CREDITS', { language: 'fr', descriptionFr: 'Pour vous' });
    expect((await blockOf('EXPORT_CREDITS', 'fr')).documents.at(-1)).toMatchObject({
      id,
      language: 'fr',
      descriptionFr: 'Pour vous',
      version: 1,
    });
    expect((await blockOf('EXPORT_CREDITS')).documents.map((document) => document.id)).not.toContain(id);
    // A reader in the other language can still open it by its URL.
    const answer = await raw(`${PATH}/documents/${id}/reader`, { as: 'client' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
  });

  test('TF-008 adding requires at least one file of the caller, for a known block', async () => {
    const documentId = await uploadPdf('theirs.pdf', 'client');
    const block = { tabId: 'PRODUCT_OVERVIEW', blockId: 'EXPORT_CREDITS' };
    for (const json of [[], [{ ...block, documentId }], [{ ...block, blockId: 'NOTHING', documentId }]])
      await expectProblem(await raw(`${PATH}/documents`, { as: 'super-admin', json }), 400, 'BAD_REQUEST');
  });

  test('an update changes text and file and keeps the id; from an old version it is refused', async () => {
    const { id, version } = await publish('DOCUMENTARY_COLLECTIONS');
    const params = { id };
    const newDocumentId = await uploadPdf('second edition.pdf');
    const body = { newDocumentId, descriptionEn: 'Second', descriptionFr: null, version };
    await editor().tradeFinance.updateDocument({ params, body });
    expect(await editor().tradeFinance.document({ params })).toMatchObject({
      id,
      filename: 'second edition.pdf',
      descriptionEn: 'Second',
      version: version + 1,
    });
    const stale = editor().tradeFinance.updateDocument({ params, body: { ...body, newDocumentId: null } });
    expect(await failureOf(stale)).toMatchObject({ status: 409 });
  });

  test('TF-011 a deleted document is 404', async () => {
    const { id, version } = await publish('DOCUMENTARY_COLLECTIONS');
    const params = { id };
    await editor().tradeFinance.deleteDocument({ params, query: { version } });
    for (const path of [`/documents/${id}`, `/documents/${id}/reader`])
      await expectProblem(await raw(`${PATH}${path}`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('a document of one page is 404 for the others', async () => {
    const { id, version } = await publish('DOCUMENTARY_COLLECTIONS');
    const answer = await raw(`/api/information-hub/documents/${id}/reader`, { as: 'super-admin' });
    await expectProblem(answer, 404, 'NOT_FOUND');
    const call = editor().informationHub.deleteDocument({ params: { id }, query: { version } });
    expect(await failureOf(call)).toMatchObject({ status: 404 });
  });
});

describe('order of documents', () => {
  const shownIn = async (block: TradeFinanceBlock, language = 'en') =>
    (await blockOf(block, language)).documents.map(({ id }) => id);

  test('changes for everybody; documents of the other language keep their position', async () => {
    const block = 'GUARANTEES_AND_STANDBYS';
    const shown = await shownIn(block);
    const french = await shownIn(block, 'fr');
    const documentIds = [shown.at(-1)!, ...shown.slice(0, -1)];
    await editor().content.order({ body: { shown, documentIds } });
    const client = await as('client').tradeFinance.content();
    expect(client.blocks.find(({ blockId }) => blockId === block)!.documents.map(({ id }) => id)).toEqual(
      documentIds,
    );
    expect(await shownIn(block, 'fr')).toEqual(french);
    // An order based on an outdated list is refused.
    const stale = editor().content.order({ body: { shown, documentIds: shown.toReversed() } });
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    expect(await shownIn(block)).toEqual(documentIds);
    await editor().content.order({ body: { shown: documentIds, documentIds: shown } });
  });

  test('covers one block, and each document once', async () => {
    const [one] = await shownIn('IMPORT_CREDITS');
    const [other] = await shownIn('SUPPLY_CHAIN_FINANCE');
    const order = (shown: string[], documentIds: string[]) =>
      failureOf(editor().content.order({ body: { shown, documentIds } }));
    expect(await order([one!, other!], [other!, one!])).toMatchObject({ status: 400 });
    expect(await order([one!], [other!])).toMatchObject({ status: 400 });
    expect(await order([one!, one!], [one!, one!])).toMatchObject({ status: 400 });
    expect(await order([UNKNOWN], [UNKNOWN])).toMatchObject({ status: 404 });
  });
});
