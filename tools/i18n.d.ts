/**
 * An i18next instance over the design system's strings, for stories, tests and benchmarks: both languages in memory,
 * and a missing key is an error instead of a key on the screen.
 */
import { type i18n } from 'i18next';
export declare function createUiI18n(language: 'en' | 'fr'): i18n;
