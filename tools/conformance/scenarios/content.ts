import { NoExample } from '../examples.ts';
import { firstOf } from '../scenario.ts';
import type { Act, CallId, Scenario } from '../scenario.ts';

/** Content pages of the bank: adds a document to each and removes it again, and changes a text and restores it. */

type Person = Act['people'][number];
interface Shown {
  readonly id: string;
  readonly version: number;
  readonly descriptionEn: string | null;
  readonly descriptionFr: string | null;
}

interface Page {
  readonly area: 'auditReports' | 'cashManagement' | 'informationHub' | 'tradeFinance';
  readonly saveTexts: CallId;
  /** Returns the documents of a block as shown. */
  documents(act: Act, person: Person): Promise<readonly Shown[]>;
  /** Block of a new document. */
  readonly target: object;
  /** Returns the current value of one of the texts. */
  text(act: Act, person: Person): Promise<{ key: string; text: string; version: number }>;
}

const PAGES: readonly Page[] = [
  {
    area: 'cashManagement',
    saveTexts: 'cashManagement.saveTranslation',
    documents: async (act, person) =>
      (await act.read(person, 'cashManagement.documents')).filter(({ block }) => block === 'PAYMENTS'),
    target: { block: 'PAYMENTS' },
    text: async (act, person) => {
      const texts = await act.read(person, 'cashManagement.translation');
      return firstOf(
        texts.filter(({ culture, text }) => culture === 'en' && text !== ''),
        'text that has been written',
      );
    },
  },
  {
    area: 'informationHub',
    saveTexts: 'informationHub.saveTranslations',
    documents: async (act, person) =>
      (await act.read(person, 'informationHub.documents')).filter(
        ({ itbInfo }) => itbInfo.bloc === 'ACCOUNT_MANAGEMENT',
      ),
    target: { itbTab: 'PRODUCTS_OVERVIEW', itbBloc: 'ACCOUNT_MANAGEMENT' },
    text: async (act, person) => {
      const { translations } = await act.read(person, 'informationHub.translations');
      const texts = Object.entries(translations).map(([key, { en, version }]) => ({
        key,
        text: en,
        version,
      }));
      return firstOf(
        texts.filter(({ text }) => text !== ''),
        'text that has been written',
      );
    },
  },
  {
    area: 'tradeFinance',
    saveTexts: 'tradeFinance.saveTranslation',
    documents: async (act, person) =>
      (await act.read(person, 'tradeFinance.content')).blocks.find(
        ({ blockId }) => blockId === 'IMPORT_CREDITS',
      )?.documents ?? [],
    target: { tabId: 'PRODUCT_OVERVIEW', blockId: 'IMPORT_CREDITS' },
    text: async (act, person) => {
      const { title } = await act.read(person, 'tradeFinance.content');
      if (title.en === '') throw new NoExample('the title of the page has not been written');
      return { key: 'COVER_TITLE', text: title.en, version: title.version };
    },
  },
  {
    area: 'auditReports',
    saveTexts: 'auditReports.saveTranslation',
    documents: async (act, person) => {
      const { guide } = await act.read(person, 'auditReports.content');
      return guide ? [guide] : [];
    },
    target: { block: 'GUIDE' },
    text: async (act, person) => {
      const { explanation } = await act.read(person, 'auditReports.content');
      if (explanation.en === '') throw new NoExample('the text of the page has not been written');
      return { key: 'EXPLANATION', text: explanation.en, version: explanation.version };
    },
  },
];

const scenarioOf = ({ area, saveTexts, documents, target, text }: Page): Scenario => {
  const add: CallId = `${area}.addDocuments`;
  const update: CallId = `${area}.updateDocument`;
  const remove: CallId = `${area}.deleteDocument`;
  const ofDocuments: CallId[] = [add, update, remove, 'content.order'];
  return {
    calls: [saveTexts, ...ofDocuments],
    async run(act) {
      const person = act.someone([add, saveTexts, 'uploads.document']);
      await act.part([saveTexts], async () => {
        const { key, text: words, version } = await text(act, person);
        const save = (change: string, read: number) => ({
          body: [{ key, culture: 'en', text: change, version: read }],
        });
        await act.call(person, saveTexts, save(`${words} *`, version));
        const changed = await text(act, person);
        act.shows(saveTexts, changed.text !== words && changed.version > version, 'the saved text');
        await act.outdated(person, saveTexts, save(words, version));
        await act.call(person, saveTexts, save(words, changed.version));
      });
      await act.part(ofDocuments, async () => {
        const before = await documents(act, person);
        const [guide] = before;
        // This page holds a single document. If there is one, it is changed and changed back instead.
        if (area === 'auditReports' && guide) return changeGuide(act, person, guide);
        const documentId = await act.upload(person);
        await act.call(person, add, { body: [{ ...target, documentId, descriptionEn: 'Conformance' }] });
        const isNew = ({ id }: Shown): boolean => before.every((one) => one.id !== id);
        const shown = await documents(act, person);
        const made = shown.find(isNew);
        act.shows(add, made !== undefined, 'the document on the page');
        if (!made) throw new NoExample(`${add} failed before`);
        const params = { id: made.id };
        const describe = (descriptionEn: string, version: number) => ({
          params,
          body: { descriptionEn, descriptionFr: null, version },
        });
        await act.call(person, update, describe('Conformance 2', made.version));
        const late = describe('Conformance 3', made.version);
        await act.outdated(person, update, late);
        const now = await documents(act, person);
        const changed = now.find(isNew) ?? made;
        act.shows(update, changed.version > made.version, 'a new version of the document');
        const ids = now.map(({ id }) => id);
        if (ids.length > 1) {
          const turned = ids.toReversed();
          await act.call(person, 'content.order', { body: { shown: ids, documentIds: turned } });
          const ordered = (await documents(act, person)).map(({ id }) => id);
          act.shows('content.order', ordered.join() === turned.join(), 'the new order');
          const again = { body: { shown: ids, documentIds: turned } };
          await act.outdated(person, 'content.order', again);
          await act.call(person, 'content.order', { body: { shown: turned, documentIds: ids } });
        }
        const { version } = (await documents(act, person)).find(isNew) ?? changed;
        await act.outdated(person, remove, {
          params,
          query: { version: made.version },
        });
        await act.call(person, remove, { params, query: { version } });
        act.shows(remove, !(await documents(act, person)).some(isNew), 'the document no longer on the page');
      });
    },
  };
};

async function changeGuide(act: Act, person: Person, { id, descriptionFr, ...guide }: Shown): Promise<void> {
  const params = { id };
  const describe = (descriptionEn: string | null, version: number) => ({
    params,
    body: { descriptionEn, descriptionFr, version },
  });
  const now = () => act.read(person, 'auditReports.document', { params });
  await act.call(person, 'auditReports.updateDocument', describe('Conformance', guide.version));
  const changed = await now();
  const isChanged = changed.descriptionEn === 'Conformance';
  act.shows('auditReports.updateDocument', isChanged, 'the saved description');
  await act.outdated(person, 'auditReports.updateDocument', describe('Late', guide.version));
  await act.call(person, 'auditReports.updateDocument', describe(guide.descriptionEn, changed.version));
  throw new NoExample('the page can have only one document, which already exists');
}

const articles: Scenario = {
  calls: ['highlights.hide', 'highlights.show'],
  async run(act) {
    const person = act.someone(['highlights.hide', 'highlights.articles']);
    const { pageRecords } = await act.read(person, 'highlights.articles', { body: {} });
    const { source, id, language } = firstOf(pageRecords, 'article');
    const input = { params: { source, id }, query: { language } };
    act.later(person, 'highlights.show', input);
    const isHidden = async () => (await act.read(person, 'highlights.article', input)).isHidden;
    await act.call(person, 'highlights.hide', input);
    act.shows('highlights.hide', await isHidden(), 'a hidden article');
    await act.call(person, 'highlights.show', input);
    act.shows('highlights.show', !(await isHidden()), 'a visible article');
  },
};

const availability: Scenario = {
  calls: ['serviceAvailability.update'],
  async run(act) {
    const person = act.someone(['serviceAvailability.update']);
    const list = () => act.read(person, 'serviceAvailability.list');
    const { serviceId, isAvailable } = firstOf((await list()).toReversed(), 'service');
    const back = { body: { serviceId, isAvailable } };
    act.later(person, 'serviceAvailability.update', back);
    await act.call(person, 'serviceAvailability.update', {
      body: { serviceId, isAvailable: !isAvailable },
    });
    const changed = (await list()).find((one) => one.serviceId === serviceId);
    act.shows('serviceAvailability.update', changed?.isAvailable === !isAvailable, 'the saved value');
    await act.call(person, 'serviceAvailability.update', back);
  },
};

const published: Scenario = {
  calls: [
    'documents.publish',
    'documents.downloadPublic',
    'documents.addSignedContracts',
    'documents.remove',
  ],
  async run(act) {
    await act.part(['documents.addSignedContracts'], async () => {
      const person = act.someone(['documents.addSignedContracts', 'documents.reachableUsers']);
      const { contracts } = await act.read(person, 'users.scope', { params: { id: person.user.id } });
      for (const { id: contractId } of contracts) {
        const query = { contractId };
        const [member] = await act.read(person, 'documents.reachableUsers', { query });
        if (!member) continue;
        const documentIds = [await act.upload(person)];
        const body = { contractId, userIds: [member.id], documentIds };
        const [added] = await act.call(person, 'documents.addSignedContracts', { body });
        if (added) act.later(person, 'documents.remove', { params: { id: added.id } });
        return;
      }
      throw new NoExample('none of the contracts has members');
    });
    const person = act.someone(['documents.publish', 'documents.remove', 'documents.search']);
    const documentIds = [await act.upload(person)];
    const body = { documentIds, categoryId: 'RELEASE_NOTES' };
    const added = await act.call(person, 'documents.publish', { body });
    const { id } = firstOf(added, 'published document');
    const params = { id };
    act.later(person, 'documents.remove', { params });
    const isThere = async () => {
      const found = await act.read(person, 'documents.search', { body: { categories: ['RELEASE_NOTES'] } });
      return found.pageRecords.some((one) => one.id === id);
    };
    act.shows('documents.publish', await isThere(), 'the document among the release notes');
    const publicParams = { category: 'RELEASE_NOTES', id };
    await act.call(person, 'documents.downloadPublic', { params: publicParams });
    await act.call(person, 'documents.remove', { params });
    act.shows('documents.remove', !(await isThere()), 'no document');
  },
};

/** Runs last: during impersonation the session of the person belongs to another user. */
const impersonation: Scenario = {
  calls: ['impersonation.start', 'impersonation.stop'],
  async run(act) {
    const person = act.someone(['impersonation.start', 'users.search']);
    const found = await act.read(person, 'users.search', { query: { query: 'an' } });
    const { id, email } = firstOf(
      found.filter(({ canBeImpersonated }) => canBeImpersonated),
      'user who can be impersonated',
    );
    act.later(person, 'impersonation.stop');
    await act.call(person, 'impersonation.start', { body: { email } });
    const me = await act.read(person, 'users.me');
    act.shows('impersonation.start', me.id === id && me.isImpersonated, 'the session of the other user');
    await act.refusedElsewhere(person, 'impersonation.stop');
    await act.call(person, 'impersonation.stop');
    const back = await act.read(person, 'users.me');
    act.shows('impersonation.stop', back.id === person.user.id, 'the caller’s own session');
  },
};

export const CONTENT_SCENARIOS: readonly Scenario[] = [
  ...PAGES.map(scenarioOf),
  articles,
  availability,
  published,
];
export const LAST_SCENARIOS: readonly Scenario[] = [impersonation];
