import { PREFERENCES } from '@atrium/contract/preference-catalogue';
import type { PreferenceId } from '@atrium/contract/preference-catalogue';
import type { Language } from '../http/index.ts';

/**
 * Returns the values of a preference that a user has not set (PROF-040). E-mails are in the user's language, which the
 * bank set with the account.
 */
export const defaultValues = (id: PreferenceId, { language }: { readonly language: Language }): string[] =>
  id === 'mailLanguage' ? [language] : [...PREFERENCES[id].defaultValues];
