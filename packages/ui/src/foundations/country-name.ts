import { useMemo } from 'react';
import { useLanguage } from './provider/index.js';

/** Returns a function from country codes to names in the page's language; falls back to the code. */
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
