import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  HUB_BLOCS_OF,
  HUB_MARKETS,
  HUB_PRODUCTS,
  HUB_TEXT_KEYS,
  HUB_TEXT_MAX,
} from '@atrium/contract/information-hub-rules';
import type { HubBloc } from '@atrium/contract/information-hub-rules';
import { as, expectProblem, failureOf, raw, uploadPdf } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const editor = (language = 'en') => as('super-admin', language);

type Addition = Parameters<ReturnType<typeof editor>['informationHub']['addDocuments']>[0]['body'][number];

const toProducts = (documentId: string, more: Partial<Addition> = {}): Addition => ({
  itbTab: 'PRODUCTS_OVERVIEW',
  itbBloc: 'REPORTING',
  documentId,
  ...more,
});
const listed = async (id: string, language = 'en') =>
  (await editor(language).informationHub.documents()).find((document) => document.id === id);

/** Publishes a separate file for a test. */
async function publish(more: Partial<Addition> = {}, name = `${randomUUID()}.pdf`) {
  const id = await uploadPdf(name);
  await editor().informationHub.addDocuments({ body: [toProducts(id, more)] });
  return (await listed(id, more.language ?? 'en'))!;
}

describe('reading and editing the hub', () => {
  test('API-169 DATA-070 HUB-017 HUB-018 HUB-019 bank administrators edit it, others only read it', async () => {
    expect(await editor().informationHub.rights()).toEqual({ canEdit: true });
    for (const persona of ['client', 'client-admin', 'staff'] as const)
      expect(await as(persona).informationHub.rights()).toEqual({ canEdit: false });
  });

  test('HUB-017 HUB-019 edits by other users are refused', async () => {
    const { id, version } = await publish();
    const documentId = await uploadPdf('own.pdf', 'client');
    const hub = as('client').informationHub;
    const params = { id };
    const body = { newDocumentId: null, descriptionEn: 'a', descriptionFr: 'b', version };
    for (const call of [
      () => hub.addDocuments({ body: [toProducts(documentId)] }),
      () => hub.description({ params }),
      () => hub.updateDocument({ params, body }),
      () => hub.deleteDocument({ params, query: { version } }),
      () => hub.saveTranslations({ body: [{ key: 'REPORTS', culture: 'en', text: 'New', version: 1 }] }),
      () =>
        as('client').tags.change({
          params: { type: 'content', id },
          body: [{ name: 'Sweeps', isNew: true }],
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await listed(id)).toMatchObject({ version, descriptionEn: null });
  });

  test('HUB-001 users without the hub are refused', async () => {
    for (const path of ['translations', 'documents', 'rights', `documents/${UNKNOWN}/reader`])
      await expectProblem(await raw(`/api/information-hub/${path}`, { as: 'demo' }), 403, 'FORBIDDEN');
  });
});

describe('texts', () => {
  test('API-167 DATA-069 HUB-027 are returned in both languages by key, the disclaimer separately', async () => {
    const { translations, disclaimer } = await as('client').informationHub.translations();
    expect(Object.keys(translations).toSorted()).toEqual([...HUB_TEXT_KEYS].toSorted());
    expect(translations.LIQUIDITY_MANAGEMENT.en).toMatch(/Cash pooling/);
    expect(translations.LIQUIDITY_MANAGEMENT.fr).toMatch(/Centralisation/);
    expect(disclaimer.en).toMatch(/^<p>This information is general/);
    expect(disclaimer.fr).toMatch(/^<p>Ces informations/);
  });

  test('HUB-018 are saved in both languages at once, for everybody', async () => {
    const before = (await editor().informationHub.translations()).translations.DIGITAL_CHANNELS;
    const [en, fr] = [`Channels ${randomUUID()}`, `Canaux ${randomUUID()}`];
    const save = (texts: { en: string; fr: string }, version: number) =>
      editor().informationHub.saveTranslations({
        body: (['en', 'fr'] as const).map((culture) => ({
          key: 'DIGITAL_CHANNELS',
          culture,
          text: texts[culture],
          version,
        })),
      });
    const saved = await save({ en, fr: ` ${fr} ` }, before.version);
    expect(saved.translations.DIGITAL_CHANNELS).toEqual({ en, fr, version: before.version + 1 });
    expect((await as('client').informationHub.translations()).translations.DIGITAL_CHANNELS).toMatchObject({
      en,
      fr,
    });
    // Based on an older version: refused, and the newer text stays.
    expect(await failureOf(save(before, before.version))).toMatchObject({
      status: 409,
      code: 'RECORD_CHANGED',
    });
    expect((await editor().informationHub.translations()).translations.DIGITAL_CHANNELS.en).toBe(en);
    await save(before, before.version + 1);
  });

  test('concurrent edits of one text do not overwrite each other', async () => {
    const { version, en } = (await editor().informationHub.translations()).translations.INVESTMENT_SOLUTIONS;
    const answers = await Promise.allSettled(
      ['first', 'second', 'third'].map((text) =>
        editor().informationHub.saveTranslations({
          body: [{ key: 'INVESTMENT_SOLUTIONS', culture: 'en', text, version }],
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const now = (await editor().informationHub.translations()).translations.INVESTMENT_SOLUTIONS;
    expect(now).toMatchObject({ version: version + 1, fr: expect.stringMatching(/Dépôts/) });
    await editor().informationHub.saveTranslations({
      body: [{ key: 'INVESTMENT_SOLUTIONS', culture: 'en', text: en, version: version + 1 }],
    });
  });

  test('HUB-018 the disclaimer is formatted and sanitized', async () => {
    const before = (await editor().informationHub.translations()).disclaimer;
    const body = (text: string, version: number) => ({
      body: [
        { key: 'DISCLAIMER' as const, culture: 'en' as const, text, version },
        { key: 'DISCLAIMER' as const, culture: 'fr' as const, text: before.fr, version },
      ],
    });
    const hostile =
      '<p onclick="x()">Good <strong>words</strong></p><script>alert(1)</script><img src=x onerror=y>';
    const { disclaimer } = await editor().informationHub.saveTranslations(body(hostile, before.version));
    expect(disclaimer.en).toBe('<p>Good <strong>words</strong></p>');
    await editor().informationHub.saveTranslations(body(before.en, disclaimer.version));
  });

  test('HUB-025 the disclaimer has at most 3000 visible characters; texts must be neither empty nor too long', async () => {
    const { disclaimer, translations } = await editor().informationHub.translations();
    const refused = async (key: 'DISCLAIMER' | 'REPORTS', text: string) => {
      const { version } = key === 'REPORTS' ? translations.REPORTS : disclaimer;
      return failureOf(
        editor().informationHub.saveTranslations({ body: [{ key, culture: 'en', text, version }] }),
      );
    };
    expect(await refused('DISCLAIMER', `<p>${'a'.repeat(3001)}</p>`)).toMatchObject({
      status: 400,
      labels: ['The text must have at most 3,000 characters.'],
    });
    expect(await refused('DISCLAIMER', '<p> </p><script>words</script>')).toMatchObject({ status: 400 });
    expect(await refused('REPORTS', 'a'.repeat(HUB_TEXT_MAX + 1))).toMatchObject({ status: 400 });
    expect(await refused('REPORTS', '\u200b')).toMatchObject({ status: 400 });
    await expectProblem(
      await raw('/api/information-hub/translations', {
        as: 'super-admin',
        method: 'PUT',
        json: [{ key: 'NOTHING', culture: 'en', text: 'a', version: 1 }],
      }),
      400,
      'BAD_REQUEST',
    );
    // Markup does not count: 3000 visible characters are the maximum.
    const longest = `<p>${'<strong>ab</strong>'.repeat(1500)}</p>`;
    const { disclaimer: saved } = await editor().informationHub.saveTranslations({
      body: [{ key: 'DISCLAIMER', culture: 'en', text: longest, version: disclaimer.version }],
    });
    await editor().informationHub.saveTranslations({
      body: [{ key: 'DISCLAIMER', culture: 'en', text: disclaimer.en, version: saved.version }],
    });
  });
});

describe('documents', () => {
  test('API-168 DATA-068 HUB-028 HUB-029 each belongs to a block, and no block is empty', async () => {
    const documents = await as('client').informationHub.documents();
    const blocs = new Set(documents.map(({ itbInfo }) => itbInfo.bloc));
    for (const bloc of Object.values(HUB_BLOCS_OF).flat()) expect(blocs).toContain(bloc);
    const guide = documents.find(({ filename }) => filename === 'SEPA instant payments guide.pdf')!;
    expect(guide).toMatchObject({
      type: 'PDF',
      mediaType: 'application/pdf',
      language: 'en',
      category: { id: 'PRODUCTS_OVERVIEW', name: 'Products overview' },
      itbInfo: { tab: 'PRODUCTS_OVERVIEW', bloc: 'PAYMENTS_AND_COLLECTIONS', order: 0 },
    });
    const french = await as('client', 'fr').informationHub.documents();
    expect(french.map(({ filename }) => filename)).toContain('Guide des paiements instantanés SEPA.pdf');
    expect(french.map(({ id }) => id)).not.toContain(guide.id);
  });

  test('HUB-005 HUB-008 HUB-009 HUB-010 the blocks are those of the register', () => {
    expect(HUB_PRODUCTS).toHaveLength(6);
    expect(HUB_MARKETS.CORE_CASH_MANAGEMENT_MARKETS.join(' ')).toBe('BE CN FR DE IT HK IN SG ES CH GB');
    expect(HUB_MARKETS.OVERLAY_MARKETS.join(' ')).toBe('JP TW AE US KR');
    expect(HUB_MARKETS.INTERNATIONAL_RETAIL_NETWORK.join(' ')).toBe('EG IT PL UA');
  });

  test('HUB-015 reports and insights are sorted by name, others in the order set by the bank', async () => {
    const documents = await as('client').informationHub.documents();
    const of = (bloc: HubBloc) => documents.filter(({ itbInfo }) => itbInfo.bloc === bloc);
    const names = of('REPORTS').map(({ filename }) => filename);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
    const orders = of('PAYMENTS_AND_COLLECTIONS').map(({ itbInfo }) => itbInfo.order);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  test('API-170 the file is a complete attachment download', async () => {
    const document = (await as('client').informationHub.documents())[0]!;
    const answer = await raw(`/api/information-hub/documents/${document.id}/reader`, { as: 'client' });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(document.size);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    await expectProblem(
      await raw(`/api/information-hub/documents/${UNKNOWN}/reader`, { as: 'client' }),
      404,
      'NOT_FOUND',
    );
  });

  test('API-171 API-175 HUB-023 uploaded files are appended to their block, with their tags', async () => {
    const names = [`${randomUUID()} B.pdf`, `${randomUUID()} A.pdf`];
    const ids = [await uploadPdf(names[0]!), await uploadPdf(names[1]!)];
    const [tag] = await editor().tags.available({ query: { query: 'Reporting' } });
    await editor().informationHub.addDocuments({
      body: [
        toProducts(ids[0]!, { tags: [{ id: tag!.id }] }),
        toProducts(ids[1]!, { descriptionEn: ' Says what it is ', language: 'en' }),
      ],
    });
    const [first, second] = [(await listed(ids[0]!))!, (await listed(ids[1]!))!];
    expect(first).toMatchObject({ filename: names[0], language: null, version: 1, descriptionEn: null });
    expect(first.tags.map(({ name }) => name)).toEqual(['Reporting']);
    expect(second).toMatchObject({ descriptionEn: 'Says what it is', descriptionFr: null });
    expect(second.itbInfo.descriptions).toEqual({ en: 'Says what it is', fr: null });
    expect(second.itbInfo.order).toBeGreaterThan(first.itbInfo.order);
    expect(await listed(ids[0]!, 'fr')).toBeDefined();
    expect(await listed(ids[1]!, 'fr')).toBeUndefined();
    // Published files are removed from the pending uploads and are not listed as documents.
    await expectProblem(
      await raw(`/api/documents/REQUESTS/${ids[0]}`, { as: 'super-admin' }),
      404,
      'NOT_FOUND',
    );
    const again = editor().informationHub.addDocuments({ body: [toProducts(ids[0]!)] });
    expect(await failureOf(again)).toMatchObject({ status: 400 });
  });

  test('API-171 all are added or none; a file uploaded by somebody else is refused', async () => {
    const mine = await uploadPdf('mine.pdf');
    const theirs = await uploadPdf('theirs.pdf', 'client');
    const call = editor().informationHub.addDocuments({ body: [toProducts(mine), toProducts(theirs)] });
    expect(await failureOf(call)).toMatchObject({ status: 400 });
    expect(await listed(mine)).toBeUndefined();
    await editor().informationHub.addDocuments({ body: [toProducts(mine)] });
  });

  test('HUB-022 a report requires a description in both languages; a block belongs to one tab', async () => {
    const documentId = await uploadPdf('report.pdf');
    const report = { itbTab: 'REPORTS_AND_INSIGHTS', itbBloc: 'REPORTS', documentId } as const;
    for (const more of [{}, { descriptionEn: 'One' }, { descriptionEn: 'One', descriptionFr: '  ' }]) {
      const refused = await failureOf(
        editor().informationHub.addDocuments({ body: [{ ...report, ...more }] }),
      );
      expect(refused).toMatchObject({ status: 400 });
    }
    await expectProblem(
      await raw('/api/information-hub/documents', {
        as: 'super-admin',
        json: [{ ...report, itbTab: 'PRODUCTS_OVERVIEW', descriptionEn: 'a', descriptionFr: 'b' }],
      }),
      400,
      'BAD_REQUEST',
    );
    await editor().informationHub.addDocuments({
      body: [{ ...report, descriptionEn: 'One', descriptionFr: 'Un' }],
    });
    const { version } = (await listed(documentId))!;
    const params = { id: documentId };
    const without = { newDocumentId: null, descriptionEn: 'One', descriptionFr: null, version };
    const emptied = editor().informationHub.updateDocument({ params, body: without });
    expect(await failureOf(emptied)).toMatchObject({ status: 400 });
    await editor().informationHub.deleteDocument({ params, query: { version } });
  });

  test('API-172 API-173 HUB-024 an update changes text and file, and keeps id and tags', async () => {
    const { id } = await publish();
    const params = { id };
    await editor().tags.change({
      params: { type: 'content', id },
      body: [{ name: 'Hub update', isNew: true }],
    });
    const read = await editor().informationHub.description({ params });
    expect(read).toEqual({ descriptionEn: null, descriptionFr: null, version: 1 });
    const newDocumentId = await uploadPdf('second edition.pdf');
    await editor().informationHub.updateDocument({
      params,
      body: { newDocumentId, descriptionEn: 'Second', descriptionFr: 'Deuxième', version: read.version },
    });
    expect(await listed(id)).toMatchObject({
      id,
      filename: 'second edition.pdf',
      descriptionEn: 'Second',
      descriptionFr: 'Deuxième',
      version: 2,
      tags: [{ name: 'Hub update' }],
    });
    const bytes = await raw(`/api/information-hub/documents/${id}/reader`, { as: 'client' });
    expect(bytes.headers.get('content-disposition')).toContain('second%20edition.pdf');
    await expectProblem(
      await raw(`/api/documents/REQUESTS/${newDocumentId}`, { as: 'super-admin' }),
      404,
      'NOT_FOUND',
    );
  });

  test('a document is neither changed nor deleted from an old version', async () => {
    const { id, version } = await publish();
    const params = { id };
    const body = { newDocumentId: null, descriptionEn: 'Mine', descriptionFr: null, version };
    await editor().informationHub.updateDocument({ params, body });
    const stale = { ...body, descriptionEn: 'Theirs' };
    expect(await failureOf(editor().informationHub.updateDocument({ params, body: stale }))).toMatchObject({
      status: 409,
      code: 'RECORD_CHANGED',
    });
    const deletion = editor().informationHub.deleteDocument({ params, query: { version } });
    expect(await failureOf(deletion)).toMatchObject({ status: 409 });
    expect(await listed(id)).toMatchObject({ descriptionEn: 'Mine', version: version + 1 });
  });

  test('API-174 a deleted document is 404, and so is deleting it again', async () => {
    const { id, version } = await publish();
    const params = { id };
    await editor().informationHub.deleteDocument({ params, query: { version } });
    expect(await listed(id)).toBeUndefined();
    await expectProblem(
      await raw(`/api/information-hub/documents/${id}/reader`, { as: 'client' }),
      404,
      'NOT_FOUND',
    );
    const again = editor().informationHub.deleteDocument({ params, query: { version } });
    expect(await failureOf(again)).toMatchObject({ status: 404 });
    const tags = editor().tags.change({
      params: { type: 'content', id },
      body: [{ name: 'Late', isNew: true }],
    });
    expect(await failureOf(tags)).toMatchObject({ status: 404 });
  });
});
