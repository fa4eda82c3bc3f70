import { describe, expect, it } from 'vitest';
import {
  isToProvide,
  KYC_DOCUMENT_KINDS,
  KYC_PAGE_SIZE,
  KYC_WIDGET_SIZE,
  kycDocumentStatus,
  REVIEW_STATUSES,
  reviewStatus,
} from '@atrium/contract/kyc-rules';
import { PREFER_MINIMAL } from '@atrium/contract/request-rules';
import { bankDay } from '../src/bank-time.ts';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, entitiesOf, expectProblem, failureOf, raw } from './support.ts';

const listAs = (persona: PersonaId, query: Parameters<ReturnType<typeof as>['kyc']['list']>[0] = {}) =>
  as(persona).kyc.list(query);

describe('API-044 GET /kyc', () => {
  it('WID-057 KYC-028 DATA-022 returns five records with code, name and date, the next review first', async () => {
    const answer = await listAs('client', { query: { sorting: 'ASC', pageSize: KYC_WIDGET_SIZE } });
    expect(Object.keys(answer).toSorted()).toEqual(['pageRecords', 'totalCount']);
    const { pageRecords } = answer;
    for (const record of pageRecords)
      expect(Object.keys(record).toSorted()).toEqual(['legalName', 'nextReviewAt', 'ricosCode']);
    expect(pageRecords).toHaveLength(5);
    const days = pageRecords.map(({ nextReviewAt }) => nextReviewAt ?? '9999');
    expect(days).toEqual(days.toSorted());
    expect(pageRecords.map(({ legalName }) => legalName)).toContain('Halden Energy GmbH');
  });

  it('KYC-005 WID-058 has pages of ten that make up the total, without duplicates', async () => {
    const first = await listAs('super-admin');
    expect(first.pageRecords).toHaveLength(KYC_PAGE_SIZE);
    const all = await listAs('client', { query: { pageSize: 100 } });
    expect(all.totalCount).toBe(all.pageRecords.length);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((pageId) => listAs('client', { query: { pageId, pageSize: 4 } })),
    );
    expect(pages.flatMap(({ pageRecords }) => pageRecords)).toEqual(all.pageRecords.slice(0, 16));
  });

  it('KYC-028 sorts records without a date last in both directions', async () => {
    for (const sorting of ['ASC', 'DESC'] as const) {
      const { pageRecords } = await listAs('super-admin', { query: { sorting, pageSize: 100, pageId: 1 } });
      const { totalCount } = await listAs('super-admin', { query: { pageSize: 1 } });
      const last = await listAs('super-admin', {
        query: { sorting, pageSize: 10, pageId: Math.ceil(totalCount / 10) },
      });
      expect(pageRecords[0]!.nextReviewAt).not.toBeNull();
      expect(last.pageRecords.at(-1)!.nextReviewAt).toBeNull();
    }
  });

  it('contains only records of the user’s legal entities', async () => {
    for (const persona of ['client', 'client-admin', 'newcomer', 'staff'] as const) {
      const own = await entitiesOf(persona);
      const { pageRecords } = await listAs(persona, { query: { pageSize: 100 } });
      expect(pageRecords.length, persona).toBeGreaterThan(0);
      expect(pageRecords.filter(({ ricosCode }) => !own.codes.has(ricosCode))).toEqual([]);
    }
    const [mine, all] = await Promise.all([listAs('client-admin'), listAs('super-admin')]);
    expect(mine.totalCount).toBe(9);
    expect(all.totalCount).toBeGreaterThan(mine.totalCount);
  });

  it('requestId limits the result to the legal entities of a visible request', async () => {
    const requests = await as('super-admin').requests.list({
      query: { limit: 10_000, services: ['KYC'] },
      headers: PREFER_MINIMAL,
    });
    const own = new Set(
      (
        await as('client').requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL })
      ).pageRecords.map(({ id }) => id),
    );
    const mine = requests.pageRecords.find(
      ({ id, legalEntities }) => own.has(id) && legalEntities.length > 0,
    )!;
    const { pageRecords } = await listAs('client', { query: { requestId: mine.id, pageSize: 100 } });
    const names = new Set(mine.legalEntities.map(({ longName }) => longName));
    expect(pageRecords.every(({ legalName }) => names.has(legalName))).toBe(true);
    const others = requests.pageRecords.find(
      ({ id, legalEntities }) => !own.has(id) && legalEntities.length > 0,
    )!;
    expect(await listAs('client', { query: { requestId: others.id } })).toEqual({
      pageRecords: [],
      totalCount: 0,
    });
  });

  it.each(['restricted', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuses %s, who does not have the service',
    async (persona) => {
      expect(await failureOf(listAs(persona))).toMatchObject({ status: 403, key: 'get-kyc' });
    },
  );

  it.each(['sorting=UP', 'pageSize=0', 'pageSize=101', 'pageId=0', 'requestId=7'])(
    'refuses %s',
    async (query) => {
      await expectProblem(await raw(`/api/kyc?${query}`, { as: 'client' }), 400, 'BAD_REQUEST');
    },
  );
});

const everything = async (persona: PersonaId, body: SearchBody = {}) => {
  const { pageRecords, totalCount } = await as(persona).kyc.search({ body: { ...body, limit: 100 } });
  return { records: pageRecords, totalCount };
};
type SearchBody = NonNullable<NonNullable<Parameters<ReturnType<typeof as>['kyc']['search']>[0]>['body']>;

const recordOf = async (persona: PersonaId, legalName: string) =>
  (await everything(persona)).records.find((record) => record.legalName === legalName)!;

const today = () => bankDay(new Date());

describe('API-046 POST /kyc/search', () => {
  it('KYC-005 KYC-028 has pages of ten, the next review first, and records without a date last in both directions', async () => {
    const { pageRecords, totalCount } = await as('client').kyc.search({ body: {} });
    expect(pageRecords).toHaveLength(KYC_PAGE_SIZE);
    const { records } = await everything('client');
    expect(records).toHaveLength(totalCount);
    expect(pageRecords).toEqual(records.slice(0, 10));
    const days = records.map(({ nextReviewAt }) => nextReviewAt);
    expect(days.map((day) => day ?? '9999')).toEqual(days.map((day) => day ?? '9999').toSorted());
    const { records: descending } = await everything('client', { sort: 'NextReviewDescending' });
    const dated = descending.map(({ nextReviewAt }) => nextReviewAt);
    expect(dated.map((day) => day ?? '0000')).toEqual(
      dated
        .map((day) => day ?? '0000')
        .toSorted()
        .toReversed(),
    );
    expect(dated.at(-1)).toBeNull();
  });

  it('contains only records of the user’s legal entities', async () => {
    for (const persona of ['client', 'client-admin', 'newcomer', 'staff'] as const) {
      const { codes } = await entitiesOf(persona);
      const { records, totalCount } = await everything(persona);
      expect(totalCount, persona).toBeGreaterThan(0);
      expect(records.filter(({ ricosCode }) => !codes.has(ricosCode))).toEqual([]);
      expect(totalCount).toBe((await listAs(persona, { query: { pageSize: 1 } })).totalCount);
    }
  });

  it('KYC-003 searches name, code, LEI and registration number, ignoring case and accents', async () => {
    const energy = await recordOf('client', 'Halden Energy GmbH');
    const { lei, registrationNumber } = await as('client').kyc.get({ params: { id: energy.ricosCode } });
    for (const query of [
      'ENERGY halden',
      'énergy',
      energy.ricosCode.toLowerCase(),
      lei,
      registrationNumber,
    ]) {
      const { records } = await everything('client', { query });
      expect(
        records.map(({ legalName }) => legalName),
        query,
      ).toEqual(['Halden Energy GmbH']);
    }
    expect((await everything('client', { query: '%' })).totalCount).toBe(0);
  });

  it('KYC-033 KYC-034 KYC-035 KYC-036 filters by the displayed status', async () => {
    const { records } = await everything('client');
    for (const status of REVIEW_STATUSES) {
      const { records: found } = await everything('client', { statuses: [status] });
      expect(found, status).toEqual(
        records.filter(({ nextReviewAt }) => reviewStatus(nextReviewAt, today()) === status),
      );
      expect(found.length, status).toBeGreaterThan(0);
    }
  });

  it('KYC-038 filters by country, contract and period of the next review, both days inclusive', async () => {
    const { records } = await everything('client');
    const { records: french } = await everything('client', { countries: ['FR'] });
    expect(french).toEqual(records.filter(({ country }) => country === 'FR'));
    const [first, second] = records.map(({ nextReviewAt }) => nextReviewAt!);
    const { records: two } = await everything('client', { dateFrom: first, dateTo: second });
    expect(two).toEqual(records.slice(0, 2));
    const blocks = await as('client').kyc.filters({ body: {} });
    const contract = blocks.find(({ field }) => field === 'contracts')!.items[0]!;
    const { totalCount } = await everything('client', { contracts: [contract.value] });
    expect(totalCount).toBe(contract.count);
    expect(totalCount).toBeLessThan(records.length);
  });

  it('counts outstanding documents as the record shows them', async () => {
    const energy = await recordOf('client', 'Halden Energy GmbH');
    const documents = await as('client').kyc.documents({ params: { id: energy.ricosCode } });
    const open = documents.filter((document) => isToProvide(kycDocumentStatus(document, today())));
    expect(open.map(({ kind }) => kind)).toEqual(['SHAREHOLDER_LIST', 'IDENTITY_DOCUMENTS']);
    expect(energy.documentsToProvide).toBe(2);
    // Users with restricted rights may not see these two.
    expect((await recordOf('newcomer', 'Halden Energy GmbH')).documentsToProvide).toBe(0);
  });

  it.each([
    { sort: 'Name' },
    { limit: 101 },
    { page: 0 },
    { statuses: ['red'] },
    { dateFrom: 'soon' },
    { x: 1 },
  ])('refuses %o', async (json) => {
    await expectProblem(await raw('/api/kyc/search', { as: 'client', json }), 400, 'BAD_REQUEST');
  });
});

describe('POST /kyc/filters', () => {
  it('KYC-003 DATA-033 counts each block under the other filters, in the language of the call', async () => {
    const body = { statuses: ['soon' as const], countries: ['FR'] };
    const blocks = await as('client', 'fr').kyc.filters({ body });
    const block = (field: string) => blocks.find((each) => each.field === field)!;
    expect(blocks.map(({ field }) => field)).toEqual([
      'query',
      'statuses',
      'nextReview',
      'countries',
      'contracts',
    ]);
    const { records } = await everything('client');
    const soon = records.filter(({ nextReviewAt }) => reviewStatus(nextReviewAt, today()) === 'soon');
    const countOf = (field: string, value: string) =>
      block(field).items.find((item) => item.value === value)?.count;
    expect(countOf('statuses', 'soon')).toBe(soon.filter(({ country }) => country === 'FR').length);
    expect(countOf('countries', 'DE')).toBe(soon.filter(({ country }) => country === 'DE').length);
    expect(block('statuses').title).toBe('Revue');
    expect(block('statuses').items.find(({ value }) => value === 'soon')).toMatchObject({
      label: 'Sous 3 mois',
      isSelected: true,
    });
    expect(block('nextReview')).toMatchObject({ type: 'DATE', isHidden: false });
  });

  it('contains no contract that the reader must not know', async () => {
    const all = await as('super-admin').kyc.filters({ body: {} });
    const own = await as('client').kyc.filters({ body: {} });
    const contractsOf = (blocks: typeof all) => blocks.find(({ field }) => field === 'contracts')!.items;
    const others = contractsOf(all).find(
      ({ value }) => !contractsOf(own).some((item) => item.value === value),
    )!;
    const asked = await as('client').kyc.filters({ body: { contracts: [others.value] } });
    expect(contractsOf(asked).map(({ label }) => label)).not.toContain(others.label);
    expect((await everything('client', { contracts: [others.value] })).totalCount).toBe(0);
  });
});

describe('API-045 GET /kyc/{id}', () => {
  it('DATA-065 KYC-010 KYC-026 returns the record with all its fields', async () => {
    const { ricosCode } = await recordOf('client', 'Halden Energy GmbH');
    const record = await as('client').kyc.get({ params: { id: ricosCode } });
    expect(record).toMatchObject({
      ricosCode,
      legalName: 'Halden Energy GmbH',
      normalizedLegalName: 'HALDEN ENERGY GMBH',
      siren: null,
      legalAddress: { line1: 'Königsallee 61', line2: null, city: 'Düsseldorf', country: 'DE', state: null },
      hasShareholders: true,
      rights: { hasAllData: true, hasReadOnlyRight: false },
    });
    expect(record.shareholders[0]).toEqual({
      shareholderLegalName: 'Halden Industries SA',
      shareholderPercent: 74,
      shareholderType: 'LEGAL_ENTITY',
      isDirect: true,
    });
    expect(record.wrmName).toMatchObject({
      firstName: expect.stringMatching(/\S/),
      lastName: expect.stringMatching(/\S/),
    });
  });

  it('KYC-029 omits fields that a restricted profile may not see', async () => {
    const { ricosCode } = await recordOf('newcomer', 'Halden Energy GmbH');
    const record = await as('newcomer').kyc.get({ params: { id: ricosCode } });
    expect(record).toMatchObject({
      rights: { hasAllData: false, hasReadOnlyRight: true },
      hasShareholders: false,
      shareholders: [],
      hasOtherData: false,
      otherData: null,
      hasNaturalPersons: false,
      naturalPersons: [],
    });
    expect(record.legalAddress.city).toBe('Düsseldorf');
  });

  it('KYC-017 read access applies unless another contract of the user grants more', async () => {
    const rightsFor = async (legalName: string) => {
      const { ricosCode } = await recordOf('client', legalName);
      return (await as('client').kyc.get({ params: { id: ricosCode } })).rights;
    };
    expect(await rightsFor('Halden Immobilier SAS')).toEqual({ hasAllData: true, hasReadOnlyRight: true });
    expect(await rightsFor('Halden Industries SA')).toEqual({ hasAllData: true, hasReadOnlyRight: false });
  });

  it('KYC-017 a user with read access to the records of a contract creates no KYC request on it', async () => {
    const own = await as('client').requestCreation.contracts();
    const contractOf = (number: string) => own.find((contract) => contract.number === number)!;
    const [read, all] = [contractOf('00433'), contractOf('00418')];
    expect(read.services).toContain('CASH_MANAGEMENT');
    expect(read.services).not.toContain('KYC');
    expect(all.services).toContain('KYC');
    const body = (contractId: string, ricosCode: string) => ({
      contractId,
      serviceAction: { serviceCode: 'KYC', action: 'CLIENT_DATA' } as const,
      type: 'SERVICE_ACTION' as const,
      title: 'Another seat',
      description: '<p>The seat has moved.</p>',
      participants: [],
      topicIds: ['KYC_COMPANY'],
      ricosCodes: [ricosCode],
    });
    const { ricosCode } = await recordOf('client', 'Halden Immobilier SAS');
    const refused = await failureOf(as('client').requestCreation.create({ body: body(read.id, ricosCode) }));
    expect(refused).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    const options = as('client').requestCreation.legalEntities({
      params: { id: 'KYC_COMPANY' },
      query: { contractId: read.id },
    });
    expect(await failureOf(options)).toMatchObject({ status: 404 });
    // Bank staff need no right.
    const served = await as('super-admin').requestCreation.contracts();
    expect(served.find(({ id }) => id === read.id)!.services).toContain('KYC');
  });

  it('KYC-016 contracts on which a request about the record is possible come first', async () => {
    const { ricosCode } = await recordOf('client', 'Halden Treasury BV');
    const of = async (query: { serviceId?: 'KYC' | 'CASH_MANAGEMENT'; ricosCode?: string }) =>
      (await as('client').requestCreation.contracts({ query })).map(({ number }) => number);
    const [every, ordered] = [await of({}), await of({ serviceId: 'KYC', ricosCode })];
    expect(ordered[0]).toBe('00391');
    expect(ordered.toSorted()).toEqual(every.toSorted());
    // The others keep their order.
    expect(ordered.slice(1)).toEqual(every.filter((number) => number !== '00391'));
  });

  it('is 404 for records of others', async () => {
    const own = new Set((await everything('client')).records.map(({ ricosCode }) => ricosCode));
    const other = (await everything('super-admin')).records.find(({ ricosCode }) => !own.has(ricosCode))!;
    const params = { id: other.ricosCode };
    expect(await failureOf(as('client').kyc.get({ params }))).toMatchObject({ status: 404 });
    expect(await failureOf(as('client').kyc.documents({ params }))).toMatchObject({ status: 404 });
    expect(await failureOf(as('client').kyc.get({ params: { id: 'NOTHING' } }))).toMatchObject({
      status: 404,
      key: 'get-kyc',
    });
    const [document] = await as('super-admin').kyc.documents({ params });
    const read = as('client').kyc.readDocument({ params: { ...params, documentId: document!.id } });
    expect(await failureOf(read)).toMatchObject({ status: 404 });
  });
});

describe('API-097 GET /kyc/{id}/documents', () => {
  it('KYC-025 returns received and missing documents, by type, with their files', async () => {
    const { ricosCode } = await recordOf('client', 'Halden Energy GmbH');
    const documents = await as('client').kyc.documents({ params: { id: ricosCode } });
    expect(documents.map(({ kind }) => kind)).toEqual([...KYC_DOCUMENT_KINDS]);
    const missing = documents.find(({ kind }) => kind === 'SHAREHOLDER_LIST')!;
    expect(missing).toMatchObject({ filename: null, type: null, size: null, receivedAt: null });
    const extract = documents.find(({ kind }) => kind === 'REGISTER_EXTRACT')!;
    const answer = await raw(`/api/kyc/${ricosCode}/documents/${extract.id}/reader`, { as: 'client' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="Register extract/);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes).toHaveLength(extract.size!);
    await expectProblem(
      await raw(`/api/kyc/${ricosCode}/documents/${missing.id}/reader`, { as: 'client' }),
      404,
      'NOT_FOUND',
    );
  });

  it('KYC-029 a restricted profile sees neither list nor files of shareholders and persons', async () => {
    const { ricosCode } = await recordOf('client', 'Halden Energy GmbH');
    const kinds = (await as('newcomer').kyc.documents({ params: { id: ricosCode } })).map(({ kind }) => kind);
    expect(kinds).toEqual(['REGISTER_EXTRACT', 'ARTICLES_OF_ASSOCIATION', 'ANNUAL_ACCOUNTS', 'TAX_FORM']);
    const all = await as('client').kyc.documents({ params: { id: ricosCode } });
    const identity = all.find(({ kind }) => kind === 'IDENTITY_DOCUMENTS')!;
    const path = `/api/kyc/${ricosCode}/documents/${identity.id}/reader`;
    await expectProblem(await raw(path, { as: 'newcomer' }), 404, 'NOT_FOUND');
    expect((await raw(path, { as: 'client' })).status).toBe(200);
  });

  it('does not return a file through another record', async () => {
    const energy = await recordOf('client', 'Halden Energy GmbH');
    const finance = await recordOf('client', 'Halden Finance Ltd');
    const [document] = await as('client').kyc.documents({ params: { id: energy.ricosCode } });
    await expectProblem(
      await raw(`/api/kyc/${finance.ricosCode}/documents/${document!.id}/reader`, { as: 'client' }),
      404,
      'NOT_FOUND',
    );
  });
});

describe('PLAT-041 calls of the KYC page', () => {
  it.each(['restricted', 'marketing', 'demo', 'it-support', 'osa'] as const)(
    'refuse %s, who does not have the service',
    async (persona) => {
      const { ricosCode } = await recordOf('client', 'Halden Energy GmbH');
      const params = { id: ricosCode };
      const calls = as(persona).kyc;
      for (const call of [
        () => calls.search({ body: {} }),
        () => calls.filters({ body: {} }),
        () => calls.get({ params }),
        () => calls.documents({ params }),
        () =>
          calls.readDocument({ params: { ...params, documentId: '00000000-0000-4000-8000-000000000000' } }),
      ])
        expect(await failureOf(call())).toMatchObject({ status: 403 });
    },
  );
});
