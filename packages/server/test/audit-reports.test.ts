import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { as, expectProblem, failureOf, raw, uploadPdf } from './support.ts';

const UNKNOWN = '11111111-2222-4333-8444-555555555555';
const PATH = '/api/audit-reports';
const editor = () => as('super-admin');

describe('reading and editing audit reports', () => {
  test('AUD-001 AUD-002 users with the service read the text in both languages and the guide in their language', async () => {
    const english = await as('client').auditReports.content();
    expect(english.explanation.en).toContain('auditors');
    expect(english.explanation.fr).toContain('commissaires aux comptes');
    expect(english.guide).toMatchObject({ language: 'en', mediaType: 'application/pdf' });
    const french = await as('client', 'fr').auditReports.content();
    expect(french.guide).toMatchObject({ language: 'fr', mediaType: 'application/pdf' });
    const params = { id: french.guide!.id };
    expect(await as('client').auditReports.document({ params })).toMatchObject({ id: params.id });
  });

  test('AUD-002 the guide is a complete attachment download', async () => {
    const { guide } = await as('client').auditReports.content();
    const answer = await raw(`${PATH}/documents/${guide!.id}/reader`, { as: 'client' });
    expect((await answer.arrayBuffer()).byteLength).toBe(guide!.size);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    await expectProblem(await raw(`${PATH}/documents/${UNKNOWN}/reader`, { as: 'client' }), 404, 'NOT_FOUND');
  });

  test('PLAT-049 users without the service are refused', async () => {
    for (const path of ['', '/rights', `/documents/${UNKNOWN}`, `/documents/${UNKNOWN}/reader`])
      await expectProblem(await raw(`${PATH}${path}`, { as: 'restricted' }), 403, 'FORBIDDEN');
  });

  test('AUD-006 bank administrators edit the page; edits by others are refused', async () => {
    expect(await editor().auditReports.rights()).toEqual({ canEdit: true });
    const { explanation, guide } = await as('client').auditReports.content();
    const documentId = await uploadPdf('own.pdf', 'client');
    const { version, id } = guide!;
    const params = { id };
    const own = as('client').auditReports;
    expect(await own.rights()).toEqual({ canEdit: false });
    for (const call of [
      () => own.addDocuments({ body: [{ documentId }] }),
      () => own.updateDocument({ params, body: { descriptionEn: null, descriptionFr: null, version } }),
      () => own.deleteDocument({ params, query: { version } }),
      () =>
        own.saveTranslation({
          body: [{ key: 'EXPLANATION', culture: 'en', text: 'New', version: explanation.version }],
        }),
    ])
      expect(await failureOf(call())).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  });
});

describe('edits', () => {
  const save = ({ en, fr }: { en: string; fr: string }, version: number) =>
    editor().auditReports.saveTranslation({
      body: [
        { key: 'EXPLANATION', culture: 'en', text: en, version },
        { key: 'EXPLANATION', culture: 'fr', text: fr, version },
      ],
    });

  test('AUD-006 the text is saved in both languages, sanitized, and only from the current version', async () => {
    const { explanation: before } = await editor().auditReports.content();
    const word = randomUUID();
    await save({ en: `<p onclick="x()">Ask ${word}</p>`, fr: `<p>Demandez ${word}</p>` }, before.version);
    const { explanation } = await as('client').auditReports.content();
    expect(explanation).toMatchObject({ fr: `<p>Demandez ${word}</p>`, version: before.version + 1 });
    expect(explanation.en).toContain(`Ask ${word}`);
    expect(explanation.en).not.toContain('onclick');
    expect(await failureOf(save(before, before.version))).toMatchObject({
      status: 409,
      code: 'RECORD_CHANGED',
    });
    const long = { en: before.en, fr: 'a'.repeat(2001) };
    expect(await failureOf(save(long, explanation.version))).toMatchObject({ status: 400 });
    await save(before, explanation.version);
  });

  test('AUD-002 AUD-006 each audience has one guide, which can be replaced but neither deleted nor added', async () => {
    const { guide } = await as('super-admin', 'fr').auditReports.content();
    const params = { id: guide!.id };
    const { version } = guide!;
    const deleted = editor().auditReports.deleteDocument({ params, query: { version } });
    expect(await failureOf(deleted)).toMatchObject({
      status: 403,
      labels: ['The guide cannot be deleted. Put another file in its place.'],
    });
    for (const language of ['en', 'fr', null] as const) {
      const documentId = await uploadPdf('another guide.pdf');
      const added = editor().auditReports.addDocuments({ body: [{ documentId, language }] });
      expect(await failureOf(added)).toMatchObject({ status: 400 });
    }
    const filename = `Guide ${randomUUID()}.pdf`;
    const newDocumentId = await uploadPdf(filename);
    const body = { newDocumentId, descriptionEn: null, descriptionFr: null, version };
    await editor().auditReports.updateDocument({ params, body });
    const french = await as('client', 'fr').auditReports.content();
    expect(french.guide).toMatchObject({ id: params.id, filename, version: version + 1 });
  });
});
