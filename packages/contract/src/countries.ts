/** ISO 3166-1 alpha-2 codes of every country and territory (PLAT-128). */
export const COUNTRY_CODES: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
  'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
  'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
  'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
  'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const names = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country in English or French, or the code itself if it is unknown (DATA-016). */
export function countryName(code: string, language: 'en' | 'fr'): string {
  let display = names.get(language);
  if (!display) {
    display = new Intl.DisplayNames(language === 'fr' ? 'fr-FR' : 'en-GB', {
      type: 'region',
      fallback: 'code',
    });
    names.set(language, display);
  }
  try {
    return display.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Returns the countries in a language, keyed by ISO code and in alphabetical order of that language (PLAT-128). */
export function countryList(language: 'en' | 'fr'): ReadonlyMap<string, string> {
  const collator = new Intl.Collator(language);
  return new Map(
    COUNTRY_CODES.map((code) => [code, countryName(code, language)] as const).sort((a, b) =>
      collator.compare(a[1], b[1]),
    ),
  );
}
