import { describe, expect, it } from 'vitest';
import { ENERGY, HALDEN, NORDIC } from '../rights-matrix.fixture.js';
import { compareRights, EMPTY_HISTORY, equalEdits, modelOf, pastReach, type RightsData } from './index.js';

const lena = HALDEN.people.find(({ lastName }) => lastName === 'Brandt')!;
const model = modelOf(HALDEN);
const before = (more: Partial<RightsData>) => modelOf({ ...HALDEN, ...more });
const withRights = (...serviceRights: typeof lena.serviceRights): Partial<RightsData> => ({
  people: [{ ...lena, serviceRights }],
});
const limited = (list: string) => withRights({ serviceRightId: 'KYC.Read', legalEntitiesListId: list });

describe('past rights compared with the current configuration', () => {
  it('keep their list while it has the same legal entities', () => {
    expect(pastReach(model, before(limited(ENERGY)), lena.id, 'KYC')).toEqual({
      right: 'KYC.Read',
      list: ENERGY,
    });
  });

  it('use another list with the legal entities of that time', () => {
    const gone = 'gone';
    const lists = [{ id: gone, name: 'Old', contractLegalEntitiesIds: ['SE550018'] }];
    const past = before({ ...limited(gone), lists });
    expect(pastReach(model, past, lena.id, 'KYC')).toEqual({ right: 'KYC.Read', list: NORDIC });
  });

  it('are shown per legal entity if no current list matches', () => {
    const lists = [{ id: ENERGY, name: 'Energy', contractLegalEntitiesIds: ['FR043316', 'XX000000'] }];
    const past = before({ ...limited(ENERGY), lists });
    expect(pastReach(model, past, lena.id, 'KYC')).toEqual({
      cells: ['KYC.Read', null, null, null, null],
    });
  });

  it('are none if the contract no longer offers the right, and for former non-members', () => {
    const past = before(withRights({ serviceRightId: 'MTM.Access', legalEntitiesListId: null }));
    expect(pastReach(model, past, lena.id, 'MTM')).toBeNull();
    expect(pastReach(model, before({ people: [] }), lena.id, 'KYC')).toBeNull();
  });

  it('CUSR-036 include services that are not activated any more, which cannot be given', () => {
    const { services } = HALDEN;
    const today = modelOf({ ...HALDEN, services: services.filter(({ serviceId }) => serviceId !== 'KYC') });
    const past = before(limited(ENERGY));
    const { draft } = EMPTY_HISTORY;
    const rows = compareRights(today, draft, lena.id, lena.id, past);
    expect(rows.map(({ service }) => service.id).toSorted()).toEqual(
      services.map(({ serviceId }) => serviceId).toSorted(),
    );
    expect(rows.at(-1)).toMatchObject({
      service: { id: 'KYC' },
      source: { right: 'KYC.Read', list: ENERGY },
      target: null,
      isSame: false,
      isGone: true,
    });
    expect(equalEdits(today, draft, lena.id, lena.id, ['KYC'], past)).toEqual([]);
  });

  it('are compared with the current rights of the same user, and can be restored', () => {
    const past = before(limited(NORDIC));
    const { draft } = EMPTY_HISTORY;
    const rows = compareRights(model, draft, lena.id, lena.id, past);
    const kyc = rows.find(({ service }) => service.id === 'KYC')!;
    expect(kyc).toMatchObject({ source: { list: NORDIC }, target: { right: 'KYC.All' }, isSame: false });
    expect(equalEdits(model, draft, lena.id, lena.id, ['KYC'], past)).toEqual([
      { person: lena.id, service: 'KYC', reach: { right: 'KYC.Read', list: NORDIC } },
    ]);
    // Without past data, a user's rights do not differ from themselves.
    expect(equalEdits(model, draft, lena.id, lena.id)).toEqual([]);
  });
});
