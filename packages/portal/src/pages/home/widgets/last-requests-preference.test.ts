import { describe, expect, it } from 'vitest';
import { viewOf } from '../../requests/board-address.ts';
import { boardOf, LAST_REQUESTS_PREFERENCE, readLastRequestsPreference } from './last-requests-preference.ts';

const shows = (id: string, ...values: string[]) => ({ id, value: { kind: 'set', values } });

describe('settings of the Last requests widget', () => {
  it('WID-042 DATA-014 are a status and a list of services', () => {
    expect(readLastRequestsPreference({ status: 'FAVORITE', services: ['KYC', 'DIGIPASS'] })).toEqual({
      status: 'FAVORITE',
      services: ['KYC', 'DIGIPASS'],
    });
  });
  it('drop values unknown to this release', () => {
    expect(readLastRequestsPreference({ status: 'LATEST', services: ['TELEX', 'KYC', 7] })).toEqual({
      status: 'DEFAULT',
      services: ['KYC'],
    });
    expect(readLastRequestsPreference({ services: 'KYC' })).toEqual({ status: 'DEFAULT', services: [] });
  });

  it.each([
    [{ status: 'FAVORITE', services: [] }, 'favorite=true', { rules: [], quick: ['favorite'] }],
    [
      { status: 'ACTION_REQUIRED', services: [] },
      'status=ACTION_REQUIRED',
      { rules: [shows('state', 'ACTION_REQUIRED')], quick: [] },
    ],
    [
      { status: 'DEFAULT', services: ['KYC', 'DIGIPASS'] },
      'service=KYC&service=DIGIPASS',
      { rules: [shows('service', 'KYC', 'DIGIPASS')], quick: [] },
    ],
  ] as const)(
    'WID-015 link to the board with the filters of the widget: %j',
    (preference, query, filters) => {
      const address = boardOf({ status: preference.status, services: [...preference.services] });
      expect(address).toBe(`/requests-board/requests?${query}`);
      // The board parses it; favoriteOnly, which the board writes itself, means the same as favorite.
      expect(viewOf(new URLSearchParams(address.split('?')[1]))).toMatchObject(filters);
    },
  );
  it('link to the unfiltered board by default', () => {
    expect(boardOf(LAST_REQUESTS_PREFERENCE)).toBe('/requests-board/requests');
    expect(viewOf(new URLSearchParams('favoriteOnly=true'))).toEqual(
      viewOf(new URLSearchParams('favorite=true')),
    );
  });
});
