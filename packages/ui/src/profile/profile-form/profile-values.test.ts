import { describe, expect, it } from 'vitest';
import { mergeProfile, profileChanges } from './merge-profile.js';
import { toProfileValues } from './profile-values.js';
import { toUserUpdate } from './index.js';
import { USER } from '../profile.fixture.js';

describe('profile values', () => {
  it('PROF-020 contain names, phones and address; email and company are not sent', () => {
    const update = toUserUpdate(toProfileValues(USER));
    expect(Object.keys(update.contactInformation)).toEqual([
      'firstName',
      'lastName',
      'landlinePhone',
      'mobilePhone',
    ]);
    expect(update.address).toEqual(USER.address);
  });
  it('PROF-021 are trimmed when sent', () => {
    const values = { ...toProfileValues(USER), city: '  Paris ', lastName: ' Vasseur' };
    expect(toUserUpdate(values)).toEqual(toUserUpdate(toProfileValues(USER)));
  });
  it('PROF-018 PROF-021 PROF-023 changes are the fields that differ in more than surrounding white space', () => {
    const values = toProfileValues(USER);
    expect(profileChanges(values, { ...values, countryCode: 'DE', city: ' Lyon ' })).toEqual({
      countryCode: 'DE',
      city: 'Lyon',
    });
    expect(profileChanges(values, { ...values, city: '' })).toEqual({ city: '' });
    expect(profileChanges(values, { ...values, city: `${values.city} ` })).toEqual({});
  });
  it('PROF-018 edited fields keep what was typed, all others follow the newest profile', () => {
    const loaded = toProfileValues(USER);
    const newest = { ...loaded, city: 'Lyon', zipCode: '69001' };
    expect(mergeProfile(loaded, { ...loaded, city: 'Lille ', state: 'Nord' }, newest)).toEqual({
      ...newest,
      city: 'Lille ',
      state: 'Nord',
    });
    expect(mergeProfile(loaded, loaded, newest)).toEqual(newest);
  });
});
