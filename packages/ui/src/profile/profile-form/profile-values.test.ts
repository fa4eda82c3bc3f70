import { describe, expect, it } from 'vitest';
import { hasChanges, toProfileValues } from './profile-values.js';
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
  it('PROF-023 are changed if they differ in more than surrounding white space', () => {
    const values = toProfileValues(USER);
    expect(hasChanges(values, { ...values, countryCode: 'DE' })).toBe(true);
    expect(hasChanges(values, { ...values, city: `${values.city} ` })).toBe(false);
  });
});
