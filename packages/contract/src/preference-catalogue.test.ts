import { expect, test } from 'vitest';
import { PREFERENCES } from './preference-catalogue.ts';

test('PROF-043 alerts of saved searches are sent daily, weekly, monthly or never; the default is weekly', () => {
  const { scopes, defaultValues } = PREFERENCES.savedSearchAlert;
  expect(scopes.map(({ value }) => value)).toEqual(['DAILY', 'WEEKLY', 'MONTHLY', 'NEVER']);
  expect(defaultValues).toEqual(['WEEKLY']);
});
