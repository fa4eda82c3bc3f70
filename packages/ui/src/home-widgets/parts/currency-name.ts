import { useMemo } from 'react';
import { useLanguage } from '../../foundations/index.js';

/** Returns a function that names a currency by its ISO code, in the language of the page. */
export function useCurrencyName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'currency' });
    return (code) => {
      const name = names.of(code) ?? code;
      return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
    };
  }, [language]);
}
