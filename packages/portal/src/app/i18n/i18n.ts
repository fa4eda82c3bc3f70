import { createInstance, type i18n as I18n, type PostProcessorModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, announceLanguage, type Language } from './language.ts';
import { textFiles } from './text-files.ts';

/** Namespaces of the first screen; a route loads its own with its code. */
const FIRST_NAMESPACES = ['common', 'errors', 'shell', 'ui'] as const;

export interface I18nOptions {
  language: Language;
  /** Namespaces of the first page, in addition to those of the first screen. */
  pageNamespaces?: readonly string[];
  /** Called once for each missing key and each file that failed to load (PLAT-016, PLAT-017). */
  report: (message: string) => void;
}

/** Message of the development server about changed translations (`build/locales.ts`). */
interface ChangedTexts {
  language: Language;
  namespace: string;
}

/** Creates i18next with the texts of the first screen; throws when not even the fallback language loaded. */
export async function createI18n({ language, pageNamespaces = [], report }: I18nOptions): Promise<I18n> {
  const reported = new Set<string>();
  const reportOnce = (message: string) => {
    if (reported.has(message)) return;
    reported.add(message);
    report(message);
  };

  const i18n: I18n = createInstance();
  i18n.on('failedLoading', (lng: string, ns: string) =>
    reportOnce(`translations did not load: ${lng}/${ns}`),
  );
  await i18n
    .use(textFiles)
    .use(initReactI18next)
    .use(fallbackReporter(i18n, reportOnce))
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: [...LANGUAGES],
      ns: [...FIRST_NAMESPACES, ...pageNamespaces],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
      // The page waits for the first texts: one retry, then it shows that they are missing.
      maxRetries: 1,
      retryTimeout: 300,
      saveMissing: true,
      // i18next itself reports only keys that are missing in every language.
      postProcess: FALLBACK_REPORTER,
      postProcessPassResolved: true,
      missingKeyHandler: (languages, namespace, key) =>
        reportOnce(`missing translation: ${namespace}:${key} (${languages.join(', ')})`),
    });
  import.meta.hot?.on('atrium:texts-changed', async ({ language, namespace }: ChangedTexts) => {
    await i18n.reloadResources([language], [namespace]);
    // Makes rendered components read their texts again.
    i18n.emit('languageChanged', i18n.language);
  });
  if (!i18n.hasResourceBundle(DEFAULT_LANGUAGE, 'common') && !i18n.hasResourceBundle(language, 'common')) {
    throw new Error('no translations');
  }
  announceLanguage(language);
  return i18n;
}

const FALLBACK_REPORTER = 'fallback-reporter';

/** What i18next passes to a post-processor about a resolved text. */
interface Resolved {
  usedLng?: string;
  usedNS?: string;
  usedKey?: string;
}

/** Reports a text that only the fallback language has (PLAT-015, PLAT-016); a failed file is reported as a whole. */
function fallbackReporter(i18n: I18n, report: (message: string) => void): PostProcessorModule {
  return {
    type: 'postProcessor',
    name: FALLBACK_REPORTER,
    process: (
      value: string,
      _key,
      { i18nResolved, lng }: { i18nResolved?: Resolved; lng?: string | null },
    ) => {
      const { usedLng, usedNS = '', usedKey = '' } = i18nResolved ?? {};
      const asked = lng ?? i18n.language;
      const isFallback = usedLng === DEFAULT_LANGUAGE && asked !== DEFAULT_LANGUAGE;
      if (isFallback && i18n.hasResourceBundle(asked, usedNS))
        report(`missing translation: ${usedNS}:${usedKey} (${asked})`);
      return value;
    },
  };
}

const lacking = (i18n: I18n, language: string, namespaces: readonly string[]): string[] =>
  namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace));

/** Loads missing namespaces of a language, also after a failed attempt, which i18next does not retry. */
async function loadTexts(i18n: I18n, language: string, namespaces: readonly string[]): Promise<void> {
  const missing = lacking(i18n, language, namespaces);
  if (missing.length > 0) await i18n.reloadResources([language], missing);
}

/** Loads the texts of a page; throws when some failed to load in every language, because raw keys are unreadable. */
export async function loadPageTexts(i18n: I18n, namespaces: readonly string[]): Promise<void> {
  await i18n.loadNamespaces(namespaces);
  await loadTexts(i18n, i18n.language, namespaces);
  const missing = lacking(i18n, i18n.language, namespaces);
  await loadTexts(i18n, DEFAULT_LANGUAGE, missing);
  if (lacking(i18n, DEFAULT_LANGUAGE, missing).length > 0) throw new Error('no translations');
}

let wanted: Language | undefined;

/**
 * Switches the language of the whole page: loads the texts first, then changes everything at once (PLAT-013). Throws,
 * and changes nothing, when the texts of the shell fail to load; of two concurrent switches the later one wins.
 */
export async function switchLanguage(i18n: I18n, language: Language): Promise<void> {
  wanted = language;
  await loadTexts(i18n, language, [i18n.options.ns ?? []].flat());
  if (wanted !== language) return;
  if (lacking(i18n, language, FIRST_NAMESPACES).length > 0) throw new Error('no translations');
  await i18n.changeLanguage(language);
  announceLanguage(language);
}
