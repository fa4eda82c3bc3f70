/**
 * An i18next instance with the design system's strings for stories, tests and benchmarks: both languages in memory;
 * a missing key is an error instead of being shown.
 */
import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { UI_NAMESPACE, uiStringsEn, uiStringsFr } from '../packages/ui/src/foundations/strings/index.js';

const refuse = (message: string): never => {
  throw new Error(message);
};

/** `onMissing` is called for a missing key; if it does not throw, the key is shown as in the portal. */
export function createUiI18n(language: 'en' | 'fr', onMissing: (message: string) => void = refuse): i18n {
  const instance: i18n = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    ns: [UI_NAMESPACE],
    defaultNS: UI_NAMESPACE,
    resources: { en: { [UI_NAMESPACE]: uiStringsEn }, fr: { [UI_NAMESPACE]: uiStringsFr } },
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) =>
      onMissing(`missing string ${namespace}:${key} (${languages.join(', ')})`),
  });
  return instance;
}
