import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  CASH_MANAGEMENT_BLOCKS,
  CASH_MANAGEMENT_PRODUCTS,
  CASH_MANAGEMENT_TEXT_KEYS,
} from '@atrium/contract/cash-management-rules';
import type { CashManagementTextKey } from '@atrium/contract/cash-management-rules';
import { as, expectProblem, failureOf, raw, uploadPdf } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const editor = (language = 'en') => as('super-admin', language);
const PATH = '/api/cash-management-solutions';

type Addition = Parameters<ReturnType<typeof editor>['cashManagement']['addDocuments']>[0]['body'][number];

/** Publishes a separate file for a test. */
async function publish(more: Partial<Addition> = {}) {
  const documentId = await uploadPdf(`${randomUUID()}.pdf`);
  await editor().cashManagement.addDocuments({ body: [{ block: 'LIQUIDITY', documentId, ...more }] });
  return editor().cashManagement.document({ params: { id: documentId } });
}
const coverFor = async (language: string) =>
  (await editor(language).cashManagement.documents()).find(({ isCover }) => isCover)!;

describe('reading and editing cash management', () => {
  test('API-184 CM-003 CM-004 CM-014 bank administrators edit it, others only read it', async () => {
    expect(await editor().cashManagement.rights()).toEqual({ canEdit: true });
    for (const persona of ['client', 'staff'] as const)
      expect(await as(persona).cashManagement.rights()).toEqual({ canEdit: false });
  });

  test('CM-003 CM-004 PLAT-058 edits by other users are refused', async () => {
    const { id, version } = await publish();
    const documentId = await uploadPdf('own.pdf', 'client');
    const cash = as('client').cashManagement;
    const params = { id };
    for (const call of [
      () => cash.addDocuments({ body: [{ block: 'LIQUIDITY', documentId }] }),
      () => cash.updateDocument({ params, body: { descriptionEn: 'a', descriptionFr: 'b', version } }),
      () => cash.deleteDocument({ params, query: { version } }),
      () =>
        cash.saveTranslation({
          body: [{ key: 'PAYMENTS_TITLE', culture: 'en', text: 'New', version: 1 }],
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await editor().cashManagement.document({ params })).toMatchObject({ version });
  });

  test('users without the service are refused', async () => {
    for (const path of [
      'documents',
      'translation',
      'rights',
      `documents/${UNKNOWN}`,
      `documents/${UNKNOWN}/reader`,
    ])
      await expectProblem(await raw(`${PATH}/${path}`, { as: 'restricted' }), 403, 'FORBIDDEN');
  });
});

describe('texts', () => {
  const textOf = async (key: CashManagementTextKey) => {
    const entries = (await editor().cashManagement.translation()).filter((entry) => entry.key === key);
    const of = (culture: string) => entries.find((entry) => entry.culture === culture)!;
    return { en: of('en').text, fr: of('fr').text, version: of('en').version };
  };
  const save = (key: CashManagementTextKey, { en, fr }: { en: string; fr: string }, version: number) =>
    editor().cashManagement.saveTranslation({
      body: [
        { key, culture: 'en', text: en, version },
        { key, culture: 'fr', text: fr, version },
      ],
    });

  test('API-182 CM-001 are entries of key, text and language', async () => {
    const entries = await as('client').cashManagement.translation();
    expect(entries).toHaveLength(CASH_MANAGEMENT_TEXT_KEYS.length * 2);
    for (const product of CASH_MANAGEMENT_PRODUCTS)
      for (const culture of ['en', 'fr'])
        expect(
          entries.find((entry) => entry.key === `${product}_TITLE` && entry.culture === culture)?.text,
        ).toMatch(/.{3}/);
  });

  test('API-183 CM-012 are saved in both languages, and only from the current version', async () => {
    const before = await textOf('COLLECTIONS_DESCRIPTION');
    const words = { en: `Collect ${randomUUID()}`, fr: `Encaisser ${randomUUID()}` };
    await save('COLLECTIONS_DESCRIPTION', words, before.version);
    expect(await textOf('COLLECTIONS_DESCRIPTION')).toEqual({ ...words, version: before.version + 1 });
    const stale = save('COLLECTIONS_DESCRIPTION', before, before.version);
    expect(await failureOf(stale)).toMatchObject({ status: 409, code: 'RECORD_CHANGED' });
    await save('COLLECTIONS_DESCRIPTION', before, before.version + 1);
  });

  test.each([
    ['CM-007 CM-009', 'LIQUIDITY_TITLE', 45],
    ['CM-006 CM-010', 'LIQUIDITY_DESCRIPTION', 140],
    ['CM-006 CM-011', 'COVER_DESCRIPTION', 160],
  ] as const)('%s %s is required and has at most %d characters', async (_, key, max) => {
    const before = await textOf(key);
    const refused = (text: string) => failureOf(save(key, { en: before.en, fr: text }, before.version));
    expect(await refused('a'.repeat(max + 1))).toMatchObject({
      status: 400,
      labels: [`The text must have at most ${max} characters.`],
    });
    expect(await refused('  ')).toMatchObject({ status: 400 });
    expect(await textOf(key)).toEqual(before);
    await save(key, { en: before.en, fr: 'a'.repeat(max) }, before.version);
    await save(key, before, before.version + 1);
  });
});

describe('documents', () => {
  test('API-176 API-178 WID-074 CM-002 CM-013 are sorted with the cover first, then by block, in the language of the reader', async () => {
    const guides = await as('client').cashManagement.documents();
    expect(guides.filter(({ isCover }) => isCover)).toHaveLength(1);
    expect(guides[0]).toMatchObject({ isCover: true, block: 'COVER', language: 'en' });
    const blocks = guides.map(({ block }) => CASH_MANAGEMENT_BLOCKS.indexOf(block));
    expect(blocks).toEqual(blocks.toSorted((a, b) => a - b));
    expect(new Set(blocks).size).toBe(CASH_MANAGEMENT_BLOCKS.length);
    const french = await as('client', 'fr').cashManagement.documents();
    expect(french.map(({ filename }) => filename)).toContain('Paiements instantanés.pdf');
    const one = guides[1]!;
    expect(await as('client').cashManagement.document({ params: { id: one.id } })).toEqual(one);
    await expectProblem(await raw(`${PATH}/documents/${UNKNOWN}`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('API-181 the file is a complete attachment download', async () => {
    const guide = (await as('client').cashManagement.documents())[1]!;
    const answer = await raw(`${PATH}/documents/${guide.id}/reader`, { as: 'client' });
    expect((await answer.arrayBuffer()).byteLength).toBe(guide.size);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    await expectProblem(await raw(`${PATH}/documents/${UNKNOWN}/reader`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('API-177 API-179 API-180 CM-004 a guide can be added, changed and deleted', async () => {
    const { id, version } = await publish({
      descriptionEn: 'First',
      tags: [{ name: 'Sweeps', isNew: true }],
    });
    const params = { id };
    const newDocumentId = await uploadPdf('second edition.pdf');
    await editor().cashManagement.updateDocument({
      params,
      body: { newDocumentId, descriptionEn: 'Second', descriptionFr: null, version },
    });
    expect(await editor().cashManagement.document({ params })).toMatchObject({
      filename: 'second edition.pdf',
      descriptionEn: 'Second',
      block: 'LIQUIDITY',
      tags: [{ name: 'Sweeps' }],
      version: version + 1,
    });
    const stale = editor().cashManagement.deleteDocument({ params, query: { version } });
    expect(await failureOf(stale)).toMatchObject({ status: 409 });
    await editor().cashManagement.deleteDocument({ params, query: { version: version + 1 } });
    await expectProblem(await raw(`${PATH}/documents/${id}`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('CM-004 only bank administrators order the guides of a product, for all readers', async () => {
    const shownTo = async (persona: 'client' | 'super-admin') =>
      (await as(persona).cashManagement.documents())
        .filter(({ block }) => block === 'ACCOUNTS')
        .map(({ id }) => id);
    const shown = await shownTo('super-admin');
    const documentIds = shown.toReversed();
    const refused = as('client').content.order({ body: { shown, documentIds } });
    expect(await failureOf(refused)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await shownTo('client')).toEqual(shown);
    await editor().content.order({ body: { shown, documentIds } });
    expect(await shownTo('client')).toEqual(documentIds);
    await editor().content.order({ body: { shown: documentIds, documentIds: shown } });
  });

  test('API-180 CM-005 the cover cannot be deleted; its file can be replaced', async () => {
    const { id, version } = await coverFor('fr');
    const params = { id };
    const refused = await failureOf(editor().cashManagement.deleteDocument({ params, query: { version } }));
    expect(refused).toMatchObject({
      status: 403,
      labels: ['The document of the cover cannot be deleted. Put another file in its place.'],
    });
    const newDocumentId = await uploadPdf('brochure 2027.pdf');
    const body = { newDocumentId, descriptionEn: null, descriptionFr: null, version };
    await editor().cashManagement.updateDocument({ params, body });
    expect(await coverFor('fr')).toMatchObject({ id, filename: 'brochure 2027.pdf', isCover: true });
  });

  test('CM-005 the cover has one document per audience', async () => {
    for (const language of ['en', 'fr', null] as const) {
      const documentId = await uploadPdf('another cover.pdf');
      const call = editor().cashManagement.addDocuments({ body: [{ block: 'COVER', documentId, language }] });
      expect(await failureOf(call)).toMatchObject({ status: 400 });
    }
    expect((await editor().cashManagement.documents()).filter(({ isCover }) => isCover)).toHaveLength(1);
  });
});
