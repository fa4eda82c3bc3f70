/**
 * Creates an i18next instance with the design system's strings for stories, tests and benchmarks: both languages in
 * memory; a missing key is an error instead of being shown.
 */
import { type i18n } from 'i18next';
export declare function createUiI18n(language: 'en' | 'fr'): i18n;
