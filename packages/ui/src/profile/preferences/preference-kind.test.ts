import { describe, expect, it } from 'vitest';
import { PREFERENCES } from '../profile.fixture.js';
import { preferenceKind } from './index.js';

const [base] = PREFERENCES;
const kind = (change: Partial<NonNullable<typeof base>['preference']>, values: string[] = []) =>
  preferenceKind({ ...base!, values, preference: { ...base!.preference, scopes: [], ...change } });
const scopes = [{ value: 'A', label: 'A' }];

describe('control of a preference', () => {
  it('PROF-034 boolean values use a switch', () => {
    expect(kind({ defaultValues: ['true'] })).toBe('switch');
    expect(kind({ defaultValues: [] }, ['false'])).toBe('switch');
  });
  it('PROF-035 scopes use a select, or a multi-select for several values', () => {
    expect(kind({ scopes, isMultiValues: false })).toBe('single');
    expect(kind({ scopes, isMultiValues: true })).toBe('multiple');
  });
  it('PROF-036 anything else uses a text field, even the text “true”', () => {
    expect(kind({ defaultValues: [''] }, ['true'])).toBe('text');
    expect(kind({ defaultValues: [] }, [])).toBe('text');
  });
});
