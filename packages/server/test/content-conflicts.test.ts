import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES } from '@atrium/contract/content-rules';
import { CONTENT_PAGES } from './content-pages.ts';
import { as, failureOf, uploadPdf } from './support.ts';

/** Two administrators of the bank who change the same content: nothing is overwritten unseen (decision 50). */

const REFUSED = { status: 409, code: 'RECORD_CHANGED', labels: [expect.stringMatching(/Nothing was saved/)] };

/** Returns how many calls that are made at one moment are accepted; all others must be refused with 409. */
async function accepted(calls: readonly (() => Promise<unknown>)[]): Promise<boolean[]> {
  const answers = await Promise.allSettled(calls.map((call) => call()));
  const refusals = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  for (const refusal of refusals) expect(refusal).toMatchObject(REFUSED);
  return answers.map(({ status }) => status === 'fulfilled');
}

describe.each(CONTENT_PAGES)('two people who edit $area', ({ area, keys, add, listed, textOf, save }) => {
  const calls = () => as('super-admin')[area];
  const published = async (count: number) => {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await uploadPdf(`${randomUUID()}.pdf`));
    await add(ids);
    return ids;
  };
  const found = async (id: string) => (await listed()).find((document) => document.id === id);
  const remove = async (ids: readonly string[]) => {
    for (const id of ids)
      await calls().deleteDocument({ params: { id }, query: { version: (await found(id))!.version } });
  };
  const entries = (key: string, { en, fr, version }: { en: string; fr: string; version: number }) =>
    CONTENT_LANGUAGES.map((culture) => ({ key, culture, text: { en, fr }[culture], version }));

  test('HUB-018 TF-012 CM-012 texts saved together are saved all or not at all', async () => {
    const [first, second] = [await textOf(keys[0]), await textOf(keys[1])];
    const mine = { en: 'Mine', fr: 'Le mien' };
    await save(entries(keys[1], { ...mine, version: second.version }));
    const both = [
      ...entries(keys[0], { ...mine, version: first.version }),
      ...entries(keys[1], { en: 'Late', fr: 'Tard', version: second.version }),
    ];
    expect(await failureOf(save(both))).toMatchObject(REFUSED);
    expect(await textOf(keys[0])).toEqual(first);
    expect(await textOf(keys[1])).toEqual({ ...mine, version: second.version + 1 });
    await save(entries(keys[1], { ...second, version: second.version + 1 }));
  });

  test('HUB-018 TF-012 CM-012 of two languages written at one moment by two people, one is refused', async () => {
    const before = await textOf(keys[0]);
    const outcome = await accepted(
      CONTENT_LANGUAGES.map(
        (culture) => () => save([{ key: keys[0], culture, text: 'Mine', version: before.version }]),
      ),
    );
    expect(outcome.filter(Boolean)).toHaveLength(1);
    const now = await textOf(keys[0]);
    expect(now).toEqual({
      ...before,
      version: before.version + 1,
      [CONTENT_LANGUAGES[outcome.indexOf(true)]!]: 'Mine',
    });
    await save(entries(keys[0], { ...before, version: now.version }));
  });

  test('HUB-024 CM-004 of two updates of one document, one is saved whole and the other not at all', async () => {
    const [id] = await published(1);
    const edits: { newDocumentId: string; descriptionEn: string; filename: string }[] = [];
    for (const name of ['first', 'second'])
      edits.push({
        newDocumentId: await uploadPdf(`${name}.pdf`),
        descriptionEn: name,
        filename: `${name}.pdf`,
      });
    const outcome = await accepted(
      edits.map(
        ({ newDocumentId, descriptionEn }) =>
          () =>
            calls().updateDocument({
              params: { id: id! },
              body: { newDocumentId, descriptionEn, descriptionFr: null, version: 1 },
            }),
      ),
    );
    expect(outcome.filter(Boolean)).toHaveLength(1);
    const { filename, descriptionEn } = edits[outcome.indexOf(true)]!;
    expect(await found(id!)).toMatchObject({ filename, descriptionEn, descriptionFr: null, version: 2 });
    // The file of the one who was refused is still theirs, for another try from the version that they have seen.
    const other = edits[outcome.indexOf(false)]!;
    const { newDocumentId } = other;
    const body = { newDocumentId, descriptionEn: other.descriptionEn, descriptionFr: null, version: 2 };
    await calls().updateDocument({ params: { id: id! }, body });
    expect(await found(id!)).toMatchObject({ filename: other.filename, version: 3 });
    await remove([id!]);
  });

  test('HUB-026 TF-011 CM-004 a document that was updated since it was read is not deleted', async () => {
    const [id] = await published(1);
    const params = { id: id! };
    const body = { newDocumentId: null, descriptionEn: 'Theirs', descriptionFr: null, version: 1 };
    await calls().updateDocument({ params, body });
    expect(await failureOf(calls().deleteDocument({ params, query: { version: 1 } }))).toMatchObject(REFUSED);
    expect(await found(id!)).toMatchObject({ descriptionEn: 'Theirs', version: 2 });
    await remove([id!]);
    const gone = calls().updateDocument({ params, body: { ...body, version: 2 } });
    expect(await failureOf(gone)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  test('CM-004 of two orders of one list, one is saved; documents added meanwhile stay at the end', async () => {
    const shown = await published(3);
    const order = (documentIds: string[]) =>
      as('super-admin').content.order({ body: { shown, documentIds } });
    const [a, b, c] = shown as [string, string, string];
    const orders = [
      [b, a, c],
      [c, b, a],
    ];
    const [late] = await published(1);
    const outcome = await accepted(orders.map((ids) => () => order(ids)));
    expect(outcome.filter(Boolean)).toHaveLength(1);
    const own = new Set([...shown, late]);
    const now = (await listed()).map(({ id }) => id).filter((id) => own.has(id));
    expect(now).toEqual([...orders[outcome.indexOf(true)]!, late]);
    await remove([c]);
    expect(await failureOf(order([a, b, c]))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    await remove([a, b, late!]);
  });
});
