import { readStored, writeStored } from '../browser-storage.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** PLAT-011: the default and the fallback. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Name of the event for a change of language (PLAT-013); its detail is the language. */
export const LANGUAGE_CHANGED = 'language-changed';

const KEY = 'language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** Returns the language stored in this browser (PLAT-012), else the default. */
export function keptLanguage(): Language {
  const kept = readStored(KEY);
  return isLanguage(kept) ? kept : DEFAULT_LANGUAGE;
}

/** Stores the language, sets it on the document and dispatches {@link LANGUAGE_CHANGED}. */
export function announceLanguage(language: Language): void {
  writeStored(KEY, language);
  document.documentElement.lang = language;
  window.dispatchEvent(new CustomEvent<Language>(LANGUAGE_CHANGED, { detail: language }));
}
