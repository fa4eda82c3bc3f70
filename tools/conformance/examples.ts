import type { User } from '@atrium/contract/users';

/** Input of a call. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Thrown when no input can be found to try a call with; the message says why. */
export class NoExample extends Error {}

/** Access to the answers of other calls made as the same person. */
export interface Look {
  readonly user: User;
  /** Returns every value at a path of an answer, such as `pageRecords.*.id`. */
  all(call: string, at: string): Promise<unknown[]>;
  /** Returns the first of these values. */
  one(call: string, at: string): Promise<string>;
  /** Returns the input that the call was made with. */
  input(call: string): Promise<Input>;
}

type Example = (look: Look) => Input | Promise<Input>;

const timezone = 'Europe/Paris';
const text = (value: unknown): string => String(value);

/** Returns the result of the first way that does not throw NoExample. */
async function first<T>(...ways: (() => Promise<T>)[]): Promise<T> {
  for (const [index, way] of ways.entries()) {
    try {
      return await way();
    } catch (error) {
      if (!(error instanceof NoExample) || index === ways.length - 1) throw error;
    }
  }
  throw new NoExample('there is no example');
}

const request = (look: Look) => look.one('requests.list', 'pageRecords.*.id');
const ofRequest: Example = async (look) => ({ params: { id: await request(look) } });

/** Returns the id of a contract that the person administers. */
const contract = (look: Look) =>
  first(
    () => look.one('contracts.list', 'pageRecords.*.id'),
    () => look.one('contracts.mine', 'id'),
  );
const ofContract: Example = async (look) => ({ params: { id: await contract(look) } });

/** Returns a contract whose users the person manages: any for bank administrators, client administrators' own. */
async function managedContract(look: Look): Promise<string> {
  const { isAdmin, isClientAdmin } = look.user.contactInformation;
  if (isClientAdmin) return look.one('contracts.mine', 'id');
  if (!isAdmin) throw new NoExample('the user manages no contract');
  const contracts = (await look.all('contracts.list', 'pageRecords.*')) as {
    id: string;
    usersQuantity: number;
  }[];
  const withPeople = contracts.find(({ usersQuantity }) => usersQuantity > 1);
  if (!withPeople) throw new NoExample('contracts.list has no contract with users');
  return withPeople.id;
}
const ofManagedContract: Example = async (look) => ({ params: { id: await managedContract(look) } });

const myself = ({ user }: Look): Input => ({ params: { id: user.id } });

const article: Example = async (look) => {
  const [found] = (await look.all('highlights.articles', 'pageRecords.*')) as Record<string, unknown>[];
  if (!found) throw new NoExample('highlights.articles lists no article');
  const { source, id, language } = found;
  return {
    params: { source: text(source), id: text(id) },
    query: { language },
  };
};
const articleWith =
  (part: string): Example =>
  async (look) => {
    const found = (
      (await look.all('highlights.articles', 'pageRecords.*')) as Record<string, unknown>[]
    ).find((one) => (Array.isArray(one[part]) ? one[part].length > 0 : Boolean(one[part])));
    if (!found) throw new NoExample(`highlights.articles lists no article with ${part}`);
    const file = Array.isArray(found[part]) ? (found[part][0] as Record<string, unknown>) : null;
    return {
      params: {
        source: text(found['source']),
        id: text(found['id']),
        ...(file && { fileId: text(file['id']) }),
      },
      query: { language: found['language'] },
    };
  };
const withoutQuery =
  (example: Example): Example =>
  async (look) => ({ params: (await example(look)).params! });

const ofDocument =
  (list: string, at: string): Example =>
  async (look) => ({ params: { id: await look.one(list, at) } });

const ofEntity =
  (list: string): Example =>
  async (look) => ({ params: { id: await look.one(list, 'pageRecords.*.ricosCode') } });

const grid: Example = async ({ user }) => {
  const held = user.services.find(
    ({ url, isMarketing, isNotAvailable }) => url.startsWith('/grid/') && !isMarketing && !isNotAvailable,
  );
  if (!held) throw new NoExample('the user holds no service with a grid');
  return { params: { id: held.url.slice('/grid/'.length) } };
};

/** Builds the query of a list of figures, with a contract if the person must choose one. */
const financing =
  (area: string): Example =>
  async (look) => {
    const [mustChoose] = await look.all(`${area}.rights`, 'canUseContractForm');
    if (mustChoose !== true) return { query: { type: 'LOAN' } };
    return { query: { type: 'LOAN', contractId: await look.one(`${area}.contracts`, '*.id') } };
  };

const creation: Example = async (look) => {
  const services = (await look.all('requestCreation.services', '*')) as {
    code: string;
    actions: { code: string }[];
  }[];
  const contracts = (await look.all('requestCreation.contracts', '*')) as {
    id: string;
    services: string[];
  }[];
  for (const { code, actions } of services) {
    const held = contracts.find(({ services: offered }) => offered.includes(code));
    if (held && actions[0])
      return { query: { serviceId: code, action: actions[0].code, contractId: held.id } };
  }
  throw new NoExample('there is no service for which the user may create a request');
};

const creationContract = async (look: Look) => ({
  contractId: await look.one('requestCreation.contracts', '*.id'),
});

function widget({ widgets }: User, name: User['widgets'][number]['name']): Input {
  if (!widgets.some((held) => held.name === name)) throw new NoExample(`the user has no widget ${name}`);
  return { params: { id: name } };
}

/** Returns a request with documents that every signatory has signed. */
async function signed(look: Look): Promise<{ id: string; envelopeId: string }> {
  const envelopeId = await look.one('signatures.signedDocuments', '*.envelopeId');
  return { id: await request(look), envelopeId };
}

/**
 * Inputs for calls that need an existing record or value. They come from the answers of other calls, so they work with
 * every backend. A POST listed here only reads, and is called without `--write`.
 */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'accessExplanations.explain': () => ({ params: { subject: 'DOCUMENTS' } }),
  'accessReviews.list': ofManagedContract,
  'accessReviews.get': async (look) => ({
    params: {
      id: await managedContract(look),
      reviewId: await look.one('accessReviews.list', '*.id'),
    },
  }),
  'accessReviews.result': async (look) => ({
    params: { id: await managedContract(look), reviewId: await look.one('accessReviews.list', '*.id') },
    query: { format: 'pdf' },
  }),
  'analytics.activity': ({ user }) => ({ query: { userId: user.id } }),
  'analytics.contractActivity': async (look) => ({ query: { contractId: await contract(look) } }),
  'analytics.globalActivity': () => ({ query: { timezone } }),
  'auditEvents.ofContract': ofManagedContract,
  'auditEvents.export': async (look) => ({ query: { timezone, contractId: await managedContract(look) } }),
  'auditReports.document': ofDocument('auditReports.content', 'guide.id'),
  'auditReports.read': ofDocument('auditReports.content', 'guide.id'),
  'cashManagement.document': ofDocument('cashManagement.documents', '*.id'),
  'cashManagement.read': ofDocument('cashManagement.documents', '*.id'),
  'clients.legalEntities': ofDocument('clients.list', '*.id'),
  'contacts.search': () => ({ body: {} }),
  'contacts.filters': () => ({ body: {} }),
  'contacts.card': ofDocument('contacts.search', 'members.*.clientMember.id'),
  'contracts.assignable': async (look) => {
    const people = (await look.all('contractUsers.contacts', '*')) as { id: string; isOsaUser: boolean }[];
    const outsourced = people.find(({ isOsaUser }) => isOsaUser);
    if (!outsourced) throw new NoExample('contractUsers.contacts finds no user of an outsourced service');
    return { query: { userIds: [outsourced.id] } };
  },
  'contracts.get': ofContract,
  'contracts.export': async (look) => ({
    params: { id: await contract(look) },
    query: { appendixType: 'LEGAL_ENTITIES' },
  }),
  'contracts.legalEntities': ofContract,
  'contracts.lists': ofContract,
  'contracts.entitiesList': async (look) => ({
    params: { id: await contract(look), listId: await look.one('contracts.lists', '*.id') },
  }),
  'contractUsers.list': ofManagedContract,
  'contractUsers.contacts': async (look) => ({
    params: { id: await managedContract(look) },
    query: { query: 'an' },
  }),
  'contractUsers.services': ofManagedContract,
  'contractUsers.rights': ofManagedContract,
  'contractUsers.rightsAt': async (look) => ({
    params: { id: await managedContract(look) },
    query: { at: new Date().toISOString() },
  }),
  'contractUsers.rightsChanges': ofManagedContract,
  'contractUsers.rightsChange': async (look) => ({
    params: { id: await managedContract(look) },
    query: { at: new Date().toISOString() },
  }),
  'documents.search': () => ({ body: {} }),
  'documents.filters': () => ({ body: {} }),
  'documents.legalEntities': async (look) => ({
    query: { contractId: await look.one('users.scope', 'contracts.*.id') },
  }),
  'documents.reachableUsers': async (look) => ({
    query: { contractId: await look.one('users.scope', 'contracts.*.id') },
  }),
  'documents.download': async (look) => {
    const [document] = (await look.all('documents.search', 'pageRecords.*')) as {
      id: string;
      category: { id: string };
    }[];
    if (!document) throw new NoExample('documents.search finds no document');
    return { params: { category: document.category.id, id: document.id } };
  },
  'documents.downloadPublic': async (look) => {
    const documents = (await look.all('documents.search', 'pageRecords.*')) as {
      id: string;
      category: { id: string };
    }[];
    const open = documents.find(({ category }) => category.id === 'RELEASE_NOTES');
    if (!open) throw new NoExample('documents.search finds no document for everyone');
    return { params: { category: open.category.id, id: open.id } };
  },
  'documents.downloadTogether': async (look) => ({
    params: { type: 'zip' },
    body: {
      ids: [await look.one('documents.search', 'pageRecords.*.id')],
      categoryId: await look.one('documents.search', 'pageRecords.*.category.id'),
    },
  }),
  'expiryCalendar.get': () => {
    const today = new Date().toISOString().slice(0, 10);
    return { query: { from: today, to: today } };
  },
  'featureFlipping.get': async (look) => ({ params: { id: await look.one('featureFlipping.list', '*.id') } }),
  'highlights.articles': () => ({ body: {} }),
  'highlights.filters': () => ({ body: {} }),
  'highlights.image': async (look) => ({
    ...(await withoutQuery(articleWith('image'))(look)),
    query: { format: 'base64' },
  }),
  'highlights.publications': () => ({ params: { source: 'all' } }),
  'highlights.article': article,
  'highlights.download': withoutQuery(articleWith('attachments')),
  'highlights.video': withoutQuery(articleWith('video')),
  'highlights.captions': articleWith('video'),
  'informationHub.description': ofDocument('informationHub.documents', '*.id'),
  'informationHub.read': ofDocument('informationHub.documents', '*.id'),
  'kyc.search': () => ({ body: {} }),
  'kyc.filters': () => ({ body: {} }),
  'kyc.get': ofEntity('kyc.list'),
  'kyc.documents': ofEntity('kyc.list'),
  'kyc.readDocument': async (look) => ({
    params: {
      id: await look.one('kyc.list', 'pageRecords.*.ricosCode'),
      documentId: await look.one('kyc.documents', '*.id'),
    },
  }),
  'loansAndDeposits.list': financing('loansAndDeposits'),
  'loansAndDeposits.detail': async (look) => {
    const lines = (await look.all('loansAndDeposits.list', '**')) as Record<string, unknown>[];
    const line = lines.find((one) => typeof one['ricosCode'] === 'string' && typeof one['id'] === 'string');
    if (!line) throw new NoExample('loansAndDeposits.list has no line');
    return { params: { id: text(line['id']) }, query: { ricosCode: line['ricosCode'] } };
  },
  'loansAndDeposits.exportLines': async (look) => {
    const { query } = await look.input('loansAndDeposits.list');
    return { body: { ...query, columns: ['line'], rows: [] } };
  },
  'messages.list': ofRequest,
  'messages.mail': async (look) => {
    const messages = (await look.all('messages.list', 'pageRecords.*.emailId')).filter(Boolean);
    if (messages.length === 0) throw new NoExample('no message of the request came by email');
    return { query: { mailId: messages[0] } };
  },
  'powerOfAttorney.get': ofEntity('powerOfAttorney.list'),
  'powerOfAttorney.whoMaySign': async (look) => ({
    ...(await ofEntity('powerOfAttorney.list')(look)),
    query: { product: 'PAYMENTS', amount: 1_000 },
  }),
  'powerOfAttorney.readFile': async (look) => {
    const entities = (await look.all('powerOfAttorney.list', 'pageRecords.*')) as {
      ricosCode: string;
      hasPdf: boolean;
    }[];
    const filed = entities.find(({ hasPdf }) => hasPdf);
    if (!filed) throw new NoExample('powerOfAttorney.list has no entity with a file');
    return { params: { id: filed.ricosCode } };
  },
  'preferences.get': async (look) => ({
    params: { name: await look.one('preferences.list', '*.preference.name') },
  }),
  'preferences.getNotification': async (look) => ({
    params: { name: await look.one('preferences.listNotifications', '*.preference.name') },
  }),
  'requestActions.exportBoard': () => ({ query: { requestFilterType: 'IN_PROGRESS', timezone } }),
  'requestActions.reachableUsers': ofRequest,
  'requestActions.legalEntities': ofRequest,
  'requestCreation.configuration': creation,
  'requestCreation.generic': creation,
  'requestCreation.legalEntities': async (look) => {
    const topics = (await look.all('requestCreation.topics', '*')) as { id: string; serviceCode: string }[];
    const contracts = (await look.all('requestCreation.contracts', '*')) as {
      id: string;
      services: string[];
    }[];
    for (const { id, serviceCode } of topics) {
      const held = contracts.find(({ services }) => services.includes(serviceCode));
      if (held) return { params: { id }, query: { contractId: held.id } };
    }
    throw new NoExample('no contract has one of the topics');
  },
  'requestCreation.reachableUsers': async (look) => ({ query: await creationContract(look) }),
  'requestCreation.serviceRights': () => ({ params: { serviceId: 'KYC' } }),
  'requestDocuments.list': ofRequest,
  'requestDocuments.listOfMessages': ofRequest,
  'requestDocuments.topics': ofRequest,
  'requests.search': () => ({ body: {} }),
  'requests.get': ofRequest,
  'savedSearches.reachableUsers': async (look) => ({
    query: { contractId: await look.one('savedSearches.contracts', '*.id') },
  }),
  'search.filters': () => ({ body: {} }),
  'search.search': () => ({ params: { type: 'all' }, body: { query: 'an' } }),
  'serviceContracts.list': ({ user }) => {
    const held = user.services.find(({ isMarketing, isNotAvailable }) => !isMarketing && !isNotAvailable);
    if (!held) throw new NoExample('the person holds no service');
    return { params: { id: held.name } };
  },
  'serviceGrids.grid': grid,
  'serviceGrids.rights': grid,
  'serviceGrids.exportGrid': async (look) => ({
    ...(await grid(look)),
    body: { columns: [await look.one('serviceGrids.grid', 'headers.*.id')], rows: [] },
  }),
  'signatures.emailDomains': async (look) => ({
    query: { contractId: await look.one('users.scope', 'contracts.*.id') },
  }),
  'signatures.list': ofRequest,
  'signatures.history': async (look) => ({
    params: { id: await look.one('signatures.waiting', 'pageRecords.*.envelopeId') },
  }),
  'signatures.download': async (look) => ({ params: { id: (await signed(look)).envelopeId } }),
  'signatures.downloadAll': async (look) => ({ params: { id: (await signed(look)).id } }),
  'signatures.signable': ofRequest,
  'signatures.signedDocuments': ofRequest,
  'tags.get': async (look) => ({ params: { id: await look.one('tags.available', '*.id') } }),
  'tradeFinance.document': ofDocument('tradeFinance.content', 'blocks.*.documents.*.id'),
  'tradeFinance.read': ofDocument('tradeFinance.content', 'blocks.*.documents.*.id'),
  'treasuryReporting.list': financing('treasuryReporting'),
  'treasuryReporting.detail': async (look) => ({
    params: { id: await look.one('treasuryReporting.list', 'data.*.id') },
  }),
  'treasuryReporting.exportItems': async (look) => {
    const { query } = await look.input('treasuryReporting.list');
    const { type, ...filters } = query!;
    return { query: { type }, body: { references: [], filters: { ...filters, columns: ['referenceNo'] } } };
  },
  'uploads.get': () => {
    throw new NoExample('an upload is there only while it is under way');
  },
  'users.search': () => ({ query: { query: 'an' } }),
  'users.scope': myself,
  'users.logo': myself,
  'users.terms': myself,
  'expiryCalendar.readFeed': () => {
    throw new NoExample('the address of a feed is a secret that is shown once');
  },
  'contractUsers.previewRights': async (look) => ({
    params: { id: await managedContract(look) },
    body: {
      users: (await look.all('contractUsers.rights', '*'))
        .filter((one) => (one as { userId: string }).userId !== look.user.id)
        .slice(0, 1),
    },
  }),
  'widgets.pages': ({ user }) => widget(user, 'EVENTS'),
  'widgets.information': ({ user }) => widget(user, 'ONE_CLICK'),
};

/** Returns the values at a path: `*` is every element or field, `**` the value itself and everything nested in it. */
export function valuesAt(value: unknown, at: string): unknown[] {
  const [step, ...rest] = at.split('.');
  if (!step) return [value];
  const isObject = typeof value === 'object' && value !== null;
  if (step === '**')
    return isObject ? [value, ...Object.values(value).flatMap((one) => valuesAt(one, at))] : [];
  if (!isObject) return [];
  const next = step === '*' ? Object.values(value) : [(value as Record<string, unknown>)[step]];
  return next
    .filter((one) => one !== undefined && one !== null)
    .flatMap((one) => valuesAt(one, rest.join('.')));
}
