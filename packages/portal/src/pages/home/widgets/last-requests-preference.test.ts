import { describe, expect, it } from 'vitest';
import { readLastRequestsPreference } from './last-requests-preference.ts';

describe('the settings of the Last requests widget', () => {
  it('WID-042 are a status and a list of services', () => {
    expect(readLastRequestsPreference({ status: 'FAVORITE', services: ['KYC', 'DIGIPASS'] })).toEqual({
      status: 'FAVORITE',
      services: ['KYC', 'DIGIPASS'],
    });
  });
  it('leave out what this release does not know', () => {
    expect(readLastRequestsPreference({ status: 'LATEST', services: ['TELEX', 'KYC', 7] })).toEqual({
      status: 'DEFAULT',
      services: ['KYC'],
    });
    expect(readLastRequestsPreference({ services: 'KYC' })).toEqual({ status: 'DEFAULT', services: [] });
  });
});
