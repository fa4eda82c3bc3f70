import { countryName } from '@atrium/contract/countries';
import {
  countryBloc,
  HUB_MARKET_CODES,
  HUB_MARKETS,
  HUB_PRODUCTS,
  HUB_REPORTS,
  tabOfBloc,
} from '@atrium/contract/information-hub-rules';
import type { HubBloc } from '@atrium/contract/information-hub-rules';
import type { BankClock } from './clock.ts';
import { contentOf, pdf } from './content.ts';
import type { Content } from './content.ts';
import { chance } from './random.ts';
import type { SeededTags } from './tags.ts';
import {
  COUNTRY_DOCUMENTS,
  HUB_DOCUMENT_TAGS,
  HUB_TEXTS,
  MORE_COUNTRY_DOCUMENTS,
  PRODUCT_DOCUMENTS,
  REPORT_DOCUMENTS,
} from './texts/information-hub.ts';
import { typography } from './words.ts';

/** Generates the texts and documents of the information hub. */
export function generateInformationHub(clock: BankClock, tags: SeededTags): Content {
  const random = chance('information-hub');
  const { content, publish, publishBoth, write } = contentOf('INFORMATION_HUB', clock, random);
  const at = (bloc: HubBloc, position: number) => ({ tab: tabOfBloc(bloc), block: bloc, position });

  for (const product of HUB_PRODUCTS) {
    const word = HUB_DOCUMENT_TAGS[product];
    const tagIds = word ? [tags.named(word)] : [];
    for (const [position, template] of PRODUCT_DOCUMENTS[product].entries())
      publishBoth(at(product, position), template, tagIds);
  }
  for (const market of HUB_MARKET_CODES) {
    for (const country of HUB_MARKETS[market]) {
      const tag = tags.forCountry(country);
      const templates = [...COUNTRY_DOCUMENTS, ...(MORE_COUNTRY_DOCUMENTS[country] ?? [])];
      for (const [position, { kind, name }] of templates.entries()) {
        const named = {
          en: name.en.replace('{country}', countryName(country, 'en')),
          fr: name.fr.replace('{country}', countryName(country, 'fr')),
        };
        publishBoth(at(countryBloc(market, country), position), { kind, name: named }, tag ? [tag] : []);
      }
    }
  }
  for (const bloc of HUB_REPORTS) {
    for (const [position, { name, daysAgo, description }] of REPORT_DOCUMENTS[bloc].entries()) {
      const template = pdf(name, name);
      const updatedAt = clock.office(daysAgo, random);
      const { en, fr } = description;
      publish(at(bloc, position), template, {
        language: null,
        updatedAt,
        description: { en, fr: typography(fr, 'fr') },
      });
    }
  }
  write(HUB_TEXTS);
  return content;
}
