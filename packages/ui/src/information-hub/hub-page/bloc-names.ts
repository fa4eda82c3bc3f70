import type { HubBloc, HubMarket, HubProduct, HubReport } from '@atrium/contract/information-hub-rules';
import { useLanguage, useStrings, type Language } from '../../foundations/index.js';
import { countryBloc, MARKET_CODES, MARKETS } from '../hub-structure.js';

/** Returns a function that names a country by its ISO code. */
export function countryNames(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(language === 'fr' ? 'fr-FR' : 'en-GB', { type: 'region' });
  return (code) => names.of(code) ?? code;
}

/** Returns the market group and country of a country block; undefined for other blocks. */
function marketOf(bloc: HubBloc): { market: HubMarket; country: string } | undefined {
  for (const market of MARKET_CODES) {
    const country = MARKETS[market].find((code) => countryBloc(market, code) === bloc);
    if (country) return { market, country };
  }
  return undefined;
}

/** Returns a function that names a block in the user's language: countries with their group, as Italy is in two. */
export function useHubBlocNames(): (bloc: HubBloc) => string {
  const t = useStrings();
  const language = useLanguage();
  return (bloc) => {
    const found = marketOf(bloc);
    return found
      ? t('informationHub.country', {
          country: countryNames(language)(found.country),
          market: t(`informationHub.blocs.${found.market}`),
        })
      : t(`informationHub.blocs.${bloc as HubProduct | HubReport}`);
  };
}
