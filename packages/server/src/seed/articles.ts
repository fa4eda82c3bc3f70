import type { BankClock } from './clock.ts';
import { sha256Of } from '../files/blob-store.ts';
import { drawPicture, PICTURE } from './pictures.ts';
import { chance } from './random.ts';
import { ARTICLE_TEMPLATES, CITIES, SECTORS } from './texts/articles.ts';
import { fillOne, monthName } from './words.ts';
import type { Language, Words } from './words.ts';
import type * as schema from '../database/schema/index.ts';

type ArticleRow = typeof schema.articles.$inferInsert;

const SOURCE_OF: Record<ArticleRow['category'], string> = {
  ECONOMIC: 'economic-research',
  MARKETS_TRENDS: 'market-research',
  PRESS_REVIEW: 'press',
  CA: 'bank',
  VIDEOS: 'studio',
  SECTORIAL: 'sector-research',
  REGULATORY: 'regulation',
};

const decimal = (value: number, language: Language): string =>
  language === 'fr' ? value.toFixed(2).replace('.', ',') : value.toFixed(2);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const html = (paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `<p>${text.replaceAll('&', '&amp;')}</p>`).join('');

/** How many pictures the articles share. */
const PICTURES = 12;

/** The pictures beside the articles, by the hash of their bytes. */
export function generateArticlePictures(): ReadonlyMap<string, Uint8Array> {
  const random = chance('article pictures');
  return new Map(
    Array.from({ length: PICTURES }, (_, index) => {
      const bytes = Buffer.from(drawPicture(random, index % 3 === 2 ? 'bars' : 'steps', PICTURE.small));
      return [sha256Of(bytes), bytes] as const;
    }),
  );
}

/** The articles of the highlights: each story stands in English and in French under the same id. */
export function generateArticles(clock: BankClock, total: number): ArticleRow[] {
  const random = chance('articles');
  const pictures = [...generateArticlePictures().keys()];
  const stories = Math.ceil(total / 2);
  const rows: ArticleRow[] = [];
  for (let index = 0; index < stories; index += 1) {
    const template = ARTICLE_TEMPLATES[index % ARTICLE_TEMPLATES.length]!;
    const publishedAt = clock.office(Math.round((index * 540) / stories), random);
    const id = String(10_000 + index);
    const facts = {
      rate: random.int(125, 425) / 100,
      change: random.int(10, 190) / 100,
      currency: random.pick(['USD', 'GBP', 'CHF', 'SEK', 'JPY']),
      n: random.pick([1000, 5000, 10_000]),
      sector: random.pick(SECTORS),
      city: random.pick(CITIES),
    };
    const isHidden = random.odds(0.03);
    for (const language of ['en', 'fr'] as const) {
      const words: Words = {
        rate: decimal(facts.rate, language),
        change: decimal(facts.change, language),
        currency: facts.currency,
        n: facts.n.toLocaleString(language).replaceAll('\u202f', '\u00a0'),
        sector: facts.sector[language],
        Sector: capital(facts.sector[language]),
        country: facts.city[language],
        month: monthName(publishedAt, language),
        year: String(publishedAt.getUTCFullYear() + 1),
      };
      rows.push({
        source: SOURCE_OF[template.category],
        id,
        language,
        category: template.category,
        title: fillOne(template.title[language], language, words),
        description: fillOne(template.lead[language], language, words),
        content: html(template.body[language].map((text) => fillOne(text, language, words))),
        link: null,
        tags: [facts.city[language], facts.sector[language]],
        keywords: [...template.keywords],
        imageSha256: pictures[index % pictures.length]!,
        isHidden,
        publishedAt,
        announcedAt: isHidden ? null : publishedAt,
      });
    }
  }
  return rows.slice(0, total);
}
