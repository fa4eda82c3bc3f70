import type { RequestFacet, RequestOrder } from '@atrium/contract/request-rules';
import { PREFER_MINIMAL, REQUEST_ORDERS, byBoardOrder } from '@atrium/contract/request-rules';
import type { RequestListFilters, RequestListQuery, RequestSummary } from '@atrium/contract/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonaId } from '../../sandbox/src/seed/personas.ts';
import { as, expectProblem, failureOf, raw } from './support.ts';

const WINDOW = 700;

/** Returns the text in lower case, without accents. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'");

/** Reads all matching requests that a user can see, in windows. */
async function windows(
  persona: PersonaId,
  filters: RequestListFilters = {},
  order: RequestListQuery['order'] = [],
): Promise<RequestSummary[]> {
  const found: RequestSummary[] = [];
  for (;;) {
    const { records } = await as(persona).requests.search({
      body: { filters, order, offset: found.length, limit: WINDOW, totals: false },
    });
    found.push(...records);
    if (records.length < WINDOW) return found;
  }
}

describe('request list', () => {
  // Other test files create requests that these users may see, so only the earlier ones are compared.
  let all: RequestSummary[];
  const ids = (rows: readonly RequestSummary[]) => rows.map(({ id }) => id);
  const known = (rows: readonly RequestSummary[]) => {
    const there = new Set(ids(all));
    return rows.filter(({ id }) => there.has(id));
  };
  beforeAll(async () => {
    all = (await as('staff').requests.list({ query: { limit: 10_000 }, headers: PREFER_MINIMAL }))
      .pageRecords;
  });

  const search = async (filters: RequestListFilters) => known(await windows('staff', filters));

  it('REQ-025 REQ-028 has windows in board order without gaps or duplicates', async () => {
    const found = known(await windows('staff'));
    expect(new Set(ids(found)).size).toBe(found.length);
    expect(ids(found).toSorted()).toEqual(ids(all).toSorted());
    expect(ids(found)).toEqual(ids(found.toSorted(byBoardOrder)));
  });

  it('returns the filtered and total counts, and only the requested facets', async () => {
    const body = { filters: { tab: 'IN_PROGRESS' as const, mine: true }, limit: 1 };
    const first = await as('staff').requests.search({ body });
    expect(first.totals!.all).toBeGreaterThan(first.totals!.matching);
    expect(first.facets).toEqual({});
    expect((await as('staff').requests.search({ body: { ...body, totals: false } })).totals).toBeNull();
  });

  it.each([
    ['REQ-002', 'IN_PROGRESS', ['ACTION_REQUIRED', 'INPROGRESS']],
    ['REQ-003', 'TO_CLOSE', ['TO_CLOSE']],
    ['REQ-004', 'CLOSED', ['CLOSED', 'CANCELED', 'PROCESSED']],
    ['REQ-005', 'FAVORITE', null],
  ] as const)('REQ-001 %s the tab %s contains the requests in %j', async (_, tab, states) => {
    const expected = all.filter((row) =>
      states ? (states as readonly string[]).includes(row.state) : row.favorite,
    );
    // There are requests in each included state, and in excluded ones.
    for (const state of states ?? [])
      expect(ids(expected.filter((row) => row.state === state))).not.toEqual([]);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(all.length);
    expect(ids(await search({ tab })).toSorted()).toEqual(ids(expected).toSorted());
  });

  it('REQ-009 REQ-010 REQ-011 REQ-023 filters like the grid', async () => {
    const sample = all.find((row) => row.legalEntities.length > 0 && row.internalIds!.length > 0);
    const entity = sample!.legalEntities[0]!.id;
    const day = sample!.updatedAt.slice(0, 10);
    const cases: [RequestListFilters, (row: RequestSummary) => boolean][] = [
      [{ state: ['CLOSED', 'INPROGRESS'] }, ({ state }) => state === 'CLOSED' || state === 'INPROGRESS'],
      [{ service: [sample!.serviceCode] }, ({ serviceCode }) => serviceCode === sample!.serviceCode],
      [{ legalEntities: [entity] }, (row) => row.legalEntities.some(({ id }) => id === entity)],
      [
        { title: sample!.title.slice(2, 9).toUpperCase() },
        ({ title }) => plain(title).includes(plain(sample!.title.slice(2, 9)).trim()),
      ],
      [{ createdBy: sample!.createdBy }, ({ createdBy }) => createdBy === sample!.createdBy],
      [{ contract: sample!.contractName! }, (row) => row.contractName!.includes(sample!.contractName!)],
      [
        { internalIds: sample!.internalIds![0]! },
        (row) => row.internalIds!.some((id) => id.includes(sample!.internalIds![0]!)),
      ],
      [
        { updatedAt: { from: `${day}T00:00:00Z`, before: `${day}T23:59:59.999Z` } },
        ({ updatedAt }) => updatedAt >= `${day}T00:00` && updatedAt < `${day}T23:59:59.999`,
      ],
      [{ unread: true }, ({ unseen }) => unseen],
      [{ favorite: true }, ({ favorite }) => favorite],
      [{ mine: true }, ({ isCreatedByMe }) => isCreatedByMe],
      [{ neverSeen: true }, ({ neverSeen }) => neverSeen],
    ];
    for (const [filters, passes] of cases) {
      const expected = all.filter((row) => passes(row));
      expect(expected.length, JSON.stringify(filters)).toBeGreaterThan(0);
      expect(ids(await search(filters)).toSorted(), JSON.stringify(filters)).toEqual(
        ids(expected).toSorted(),
      );
    }
  });

  it('finds text anywhere, ignoring case and accents, with special characters taken literally', async () => {
    const sample = all.find((row) => row.legalEntities.length > 0);
    const entity = sample!.legalEntities[0]!.longName.split(' ')[0]!;
    const words = `${sample!.reference.toLowerCase()} ${entity.toUpperCase()} ${plain(sample!.createdBy.split(' ')[0]!)}`;
    expect(ids(await search({ search: words }))).toContain(sample!.id);
    expect(await search({ search: `${words} zzzz` })).toEqual([]);
    expect(await search({ search: '%' })).toEqual(all.filter(({ title }) => title.includes('%')));
    expect((await search({ search: '_____________' })).length).toBe(0);
    const service = all.find(({ serviceCode }) => serviceCode === 'POWER_OF_ATTORNEY')!;
    const french = await as('staff', 'fr').requests.search({
      body: { filters: { search: `pouvoirs ${service.reference}` } },
    });
    expect(ids(french.records)).toEqual([service.id]);
  });

  it('SRCH-013 counts the values of each filter without that filter', async () => {
    const filters: RequestListFilters = { state: ['CLOSED'], service: ['KYC', 'CONTRACTS'] };
    const { facets } = await as('staff').requests.search({
      body: { filters, facets: ['state', 'service', 'legalEntities'], limit: 1 },
    });
    // Counted from lists read at nearly the same time, because other tests may move a request in between.
    const rows = await windows('staff');
    const inState = ({ state }: RequestSummary) => state === 'CLOSED';
    const ofService = ({ serviceCode }: RequestSummary) => ['KYC', 'CONTRACTS'].includes(serviceCode);
    const values: Partial<Record<RequestFacet, (row: RequestSummary) => string[]>> = {
      state: (row) => (ofService(row) ? [row.state] : []),
      service: (row) => (inState(row) ? [row.serviceCode] : []),
      legalEntities: (row) => (inState(row) && ofService(row) ? row.legalEntities.map(({ id }) => id) : []),
    };
    for (const [name, valuesOf] of Object.entries(values)) {
      const counted = Map.groupBy(rows.flatMap(valuesOf), (value) => value);
      const told = facets[name as RequestFacet]!;
      expect(new Set(told.map(({ value }) => value)), name).toEqual(new Set(counted.keys()));
      for (const { value, count, label } of told) {
        expect(Math.abs(count - counted.get(value)!.length), `${name} ${value}`).toBeLessThanOrEqual(2);
        expect(label).not.toBe('');
      }
    }
  });

  it('sorts by any column in both directions, with a stable order', async () => {
    for (const by of REQUEST_ORDERS) {
      const ordered = async (descending: boolean) => known(await windows('staff', {}, [{ by, descending }]));
      const [up, down] = [await ordered(false), await ordered(true)];
      expect(ids(up).toSorted(), by).toEqual(ids(all).toSorted());
      const key = keyOf[by];
      const keys = up.map(key).filter(Boolean);
      expect(keys, by).toEqual(keys.toSorted(compare));
      const reversed = down.map(key).filter(Boolean);
      expect(reversed, by).toEqual(reversed.toSorted((a, b) => compare(b, a)));
      // Equal values keep the order of the board in both directions.
      const equal = Map.groupBy(down, key).values().toArray();
      for (const group of equal) expect(ids(group), by).toEqual(ids(group.toSorted(byBoardOrder)));
    }
  });

  it('REQ-014 clients may not filter or sort by columns of the bank, nor search them', async () => {
    for (const body of [
      { filters: { contract: 'a' } },
      { filters: { internalIds: 'CCM' } },
      { order: [{ by: 'contract' as const }] },
    ]) {
      const failure = await failureOf(as('client').requests.search({ body }));
      expect(failure.status).toBe(403);
    }
    const shared = new Set(ids(await windows('client')));
    const own = all.find((row) => row.internalIds!.length > 0 && shared.has(row.id));
    const { records } = await as('client').requests.search({
      body: { filters: { search: own!.internalIds![0]! } },
    });
    expect(ids(records)).not.toContain(own!.id);
  });

  it('refuses unknown filters, orders and windows with the field', async () => {
    for (const [json, path] of [
      [{ filters: { colour: 'red' } }, 'body.filters'],
      [{ filters: { state: ['OPEN'] } }, 'body.filters.state.0'],
      [{ filters: { title: 'x'.repeat(201) } }, 'body.filters.title'],
      [{ order: [{ by: 'colour' }] }, 'body.order.0.by'],
      [{ limit: 100_000 }, 'body.limit'],
      [{ offset: -1 }, 'body.offset'],
    ] as const) {
      const answer = await raw('/api/requests/search', { as: 'staff', json });
      const body = (await answer.clone().json()) as { errors: { path: string }[] };
      await expectProblem(answer, 400, 'BAD_REQUEST');
      expect(body.errors[0]!.path).toBe(path);
    }
  });
});

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const STATE_ORDER = ['Action required', 'Cancelled', 'Closed', 'In progress', 'Processed', 'To close'];
const STATE_NAME: Record<string, string> = {
  ACTION_REQUIRED: 'Action required',
  INPROGRESS: 'In progress',
  TO_CLOSE: 'To close',
  PROCESSED: 'Processed',
  CLOSED: 'Closed',
  CANCELED: 'Cancelled',
};

/** The sort key of each column, as text. */
const keyOf: Record<RequestOrder, (row: RequestSummary) => string> = {
  state: ({ state }) => String(STATE_ORDER.indexOf(STATE_NAME[state]!)),
  title: ({ title }) => plain(title),
  service: ({ serviceName }) => serviceName.toLowerCase(),
  legalEntities: ({ legalEntities }) => plain(legalEntities.map(({ longName }) => longName).join(', ')),
  createdBy: ({ createdBy }) => plain(createdBy),
  createdAt: ({ createdAt }) => createdAt,
  updatedAt: ({ updatedAt }) => updatedAt,
  contract: ({ contractName }) => contractName!.toLowerCase(),
  internalIds: ({ internalIds }) => internalIds!.join(', '),
};
