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
import type { SeededFile } from './files.ts';
import { chance } from './random.ts';
import type { SeededTags } from './tags.ts';
import {
  COUNTRY_DOCUMENTS,
  HUB_DOCUMENT_TAGS,
  HUB_PARAGRAPHS,
  HUB_TABLE,
  HUB_TEXTS,
  MORE_COUNTRY_DOCUMENTS,
  PRODUCT_DOCUMENTS,
  REPORT_DOCUMENTS,
} from './texts/information-hub.ts';
import type { HubTemplate } from './texts/information-hub.ts';
import { longDate, typography } from './words.ts';
import type { Language } from './words.ts';
import type { schema } from '@atrium/server';

type DocumentRow = Omit<typeof schema.contentDocuments.$inferInsert, 'sha256'>;

export interface Content {
  documents: (SeededFile & { row: DocumentRow })[];
  tags: (typeof schema.contentDocumentTags.$inferInsert)[];
  texts: (typeof schema.contentTexts.$inferInsert)[];
}

const AREA = 'INFORMATION_HUB';
const LANGUAGES = ['en', 'fr'] as const;

/** A title as a file may be named: without the characters that names must not hold. */
const fileName = (title: string): string =>
  title.replaceAll('’', "'").replaceAll(/[^\p{L}\p{N} ()'._-]/gu, '');

/** The texts and documents of the information hub. */
export function generateInformationHub(clock: BankClock, tags: SeededTags): Content {
  const random = chance('information-hub');
  const content: Content = { documents: [], tags: [], texts: [] };

  const publish = (
    bloc: HubBloc,
    position: number,
    { kind, name }: HubTemplate,
    facts: { language: Language | null; updatedAt: Date; description?: DocumentRow['description'] },
  ): string => {
    const { language, updatedAt, description = null } = facts;
    const written = language ?? 'en';
    const title = typography(name[written], written);
    const id = random.id();
    content.documents.push({
      row: {
        id,
        area: AREA,
        tab: tabOfBloc(bloc),
        block: bloc,
        position,
        language,
        description,
        filename: `${fileName(title)}.${kind}`,
        version: 1,
        updatedAt,
      },
      kind,
      content: {
        title,
        subtitle: longDate(updatedAt, written),
        paragraphs: HUB_PARAGRAPHS[written],
        table: kind === 'xlsx' ? HUB_TABLE[written] : [],
        date: updatedAt,
      },
    });
    return id;
  };
  /** The same document in each language, for its readers. */
  const publishBoth = (bloc: HubBloc, position: number, template: HubTemplate, tagIds: readonly string[]) => {
    const updatedAt = clock.office(random.int(3, 320), random);
    for (const language of LANGUAGES) {
      const documentId = publish(bloc, position, template, { language, updatedAt });
      for (const tagId of tagIds) content.tags.push({ documentId, tagId, addedById: null });
    }
  };

  for (const product of HUB_PRODUCTS) {
    const word = HUB_DOCUMENT_TAGS[product];
    const tagIds = word ? [tags.named(word)] : [];
    for (const [position, template] of PRODUCT_DOCUMENTS[product].entries())
      publishBoth(product, position, template, tagIds);
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
        publishBoth(countryBloc(market, country), position, { kind, name: named }, tag ? [tag] : []);
      }
    }
  }
  for (const bloc of HUB_REPORTS) {
    for (const [position, { name, daysAgo, description }] of REPORT_DOCUMENTS[bloc].entries()) {
      const template: HubTemplate = { kind: 'pdf', name: { en: name, fr: name } };
      const updatedAt = clock.office(daysAgo, random);
      const { en, fr } = description;
      publish(bloc, position, template, {
        language: null,
        updatedAt,
        description: { en, fr: typography(fr, 'fr') },
      });
    }
  }
  for (const [key, text] of Object.entries(HUB_TEXTS)) {
    for (const language of LANGUAGES) {
      const updatedAt = clock.office(120, random);
      content.texts.push({
        area: AREA,
        key,
        language,
        text: typography(text[language], language),
        version: 1,
        updatedAt,
      });
    }
  }
  return content;
}
