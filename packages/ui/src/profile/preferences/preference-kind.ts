import type { UserPreference } from '@atrium/contract/preferences';

export type PreferenceKind = 'switch' | 'single' | 'multiple' | 'text';

/** How a preference is set (PROF-034 to PROF-036). What a person wrote into a text never makes it a switch. */
export function preferenceKind({ preference, values }: UserPreference): PreferenceKind {
  const { scopes, isMultiValues, defaultValues } = preference;
  if (scopes.length > 0) return isMultiValues ? 'multiple' : 'single';
  const known = defaultValues.length > 0 ? defaultValues : values;
  return known.length === 1 && (known[0] === 'true' || known[0] === 'false') ? 'switch' : 'text';
}
