import { useMemo } from 'react';
import { useLanguage } from './provider/index.js';

/** Names of countries in the language of the page; the code itself where it has none. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language === 'fr' ? 'fr-FR' : 'en-GB', {
      type: 'region',
      fallback: 'code',
    });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        return code;
      }
    };
  }, [language]);
}
