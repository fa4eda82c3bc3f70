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

describe('rights of a past moment, said with what there is today', () => {
  it('keep their list while it holds the same legal entities', () => {
    expect(pastReach(model, before(limited(ENERGY)), lena.id, 'KYC')).toEqual({
      right: 'KYC.Read',
      list: ENERGY,
    });
  });

  it('take another list that holds what theirs held then', () => {
    const gone = 'gone';
    const lists = [{ id: gone, name: 'Old', contractLegalEntitiesIds: ['SE550018'] }];
    const past = before({ ...limited(gone), lists });
    expect(pastReach(model, past, lena.id, 'KYC')).toEqual({ right: 'KYC.Read', list: NORDIC });
  });

  it('stand legal entity by legal entity where no list of today holds the same', () => {
    const lists = [{ id: ENERGY, name: 'Energy', contractLegalEntitiesIds: ['FR043316', 'XX000000'] }];
    const past = before({ ...limited(ENERGY), lists });
    expect(pastReach(model, past, lena.id, 'KYC')).toEqual({
      cells: ['KYC.Read', null, null, null, null],
    });
  });

  it('are none where the contract no longer offers the right, and for whoever was not in it', () => {
    const past = before(withRights({ serviceRightId: 'MTM.Access', legalEntitiesListId: null }));
    expect(pastReach(model, past, lena.id, 'MTM')).toBeNull();
    expect(pastReach(model, before({ people: [] }), lena.id, 'KYC')).toBeNull();
  });

  it('are compared with those of the same person today, and given back', () => {
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
