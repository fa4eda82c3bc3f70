import { expect, test } from 'vitest';
import { PREFERENCES } from './preference-catalogue.ts';

test('PROF-043 alerts of saved searches come daily, weekly, monthly or never, weekly until changed', () => {
  const { scopes, defaultValues } = PREFERENCES.savedSearchAlert;
  expect(scopes.map(({ value }) => value)).toEqual(['DAILY', 'WEEKLY', 'MONTHLY', 'NEVER']);
  expect(defaultValues).toEqual(['WEEKLY']);
});
