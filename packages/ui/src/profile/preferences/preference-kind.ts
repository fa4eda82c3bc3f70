import type { UserPreference } from '@atrium/contract/preferences';

export type PreferenceKind = 'switch' | 'single' | 'multiple' | 'text';

/** Returns the control for a preference (PROF-034 to PROF-036). A text value never turns a text input into a switch. */
export function preferenceKind({ preference, values }: UserPreference): PreferenceKind {
  const { scopes, isMultiValues, defaultValues } = preference;
  if (scopes.length > 0) return isMultiValues ? 'multiple' : 'single';
  const known = defaultValues.length > 0 ? defaultValues : values;
  return known.length === 1 && (known[0] === 'true' || known[0] === 'false') ? 'switch' : 'text';
}
