import type { BankClock } from './clock.ts';
import { sha256Of } from '@atrium/server';
import { drawPicture, PICTURE } from './pictures.ts';
import { chance } from './random.ts';
import type { Chance } from './random.ts';
import type { Film } from './films.ts';
import { ARTICLE_TEMPLATES, CITIES, SECTORS } from './texts/articles.ts';
import { fillOne, longDate, monthName, typography } from './words.ts';
import type { Language, Words } from './words.ts';
import type { SeededFile } from './files.ts';
import type { schema } from '@atrium/server';

type ArticleRow = typeof schema.articles.$inferInsert;
type FileRow = Omit<typeof schema.articleFiles.$inferInsert, 'sha256'>;

export interface SeededArticles {
  readonly rows: readonly ArticleRow[];
  /** Files attached to articles, not created yet. */
  readonly files: readonly (SeededFile & { row: FileRow })[];
  readonly videos: readonly (typeof schema.articleVideos.$inferInsert)[];
}

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
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Returns the HTML of a text; lines that start with `# ` are headings, with `> ` quotes. */
const html = (lines: readonly string[]): string =>
  lines
    .map((text) => {
      if (text.startsWith('# ')) return `<h2>${escaped(text.slice(2))}</h2>`;
      if (text.startsWith('> ')) return `<blockquote><p>${escaped(text.slice(2))}</p></blockquote>`;
      return `<p>${escaped(text)}</p>`;
    })
    .join('');
/** Returns the text without the prefixes of {@link html}. */
const plain = (lines: readonly string[]): string[] => lines.map((text) => text.replace(/^[#>] /, ''));

/** Number of pictures shared by the articles. */
const PICTURES = 12;

/** Returns the pictures of the articles, by the hash of their bytes. */
export function generateArticlePictures(): ReadonlyMap<string, Uint8Array> {
  const random = chance('article pictures');
  return new Map(
    Array.from({ length: PICTURES }, (_, index) => {
      const bytes = Buffer.from(drawPicture(random, index % 3 === 2 ? 'bars' : 'steps', PICTURE.small));
      return [sha256Of(bytes), bytes] as const;
    }),
  );
}

/** Returns the attachments of an article: every third story has its note, some also have the figures behind it. */
function attachmentsOf(
  random: Chance,
  row: ArticleRow,
  { index, lines }: { index: number; lines: readonly string[] },
): (SeededFile & { row: FileRow })[] {
  if (index % 3 !== 0) return [];
  const { language, source, id: articleId, publishedAt } = row;
  const day = typography(longDate(publishedAt, language), language);
  const isFrench = language === 'fr';
  const kinds = index % 2 === 0 ? (['pdf', 'xlsx'] as const) : (['pdf'] as const);
  return kinds.map((kind) => ({
    row: {
      id: random.id(),
      source,
      articleId,
      language,
      name:
        kind === 'pdf'
          ? `${isFrench ? 'Note complète' : 'Note in full'}, ${day}.pdf`
          : `${isFrench ? 'Données' : 'Figures'}, ${day}.xlsx`,
    },
    kind,
    content: {
      title: row.title,
      subtitle: day,
      paragraphs: [row.description, ...plain(lines)],
      table: kind === 'xlsx' ? FIGURES[language] : [],
      date: publishedAt,
    },
  }));
}

const FIGURES: Record<Language, SeededFile['content']['table']> = {
  en: [['Month', 'Rate, %'], ...[2.5, 2.25, 2.25, 2, 2, 2].map((rate, month) => [`M${month + 1}`, rate])],
  fr: [['Mois', 'Taux (%)'], ...[2.5, 2.25, 2.25, 2, 2, 2].map((rate, month) => [`M${month + 1}`, rate])],
};

/** Generates the articles of the highlights: each story exists in English and in French under the same id. */
export function generateArticles(clock: BankClock, total: number, films: readonly Film[]): SeededArticles {
  const random = chance('articles');
  const attached = chance('article files');
  const pictures = [...generateArticlePictures().keys()];
  const stories = Math.ceil(total / 2);
  const rows: ArticleRow[] = [];
  const files: (SeededFile & { row: FileRow })[] = [];
  const videos: (typeof schema.articleVideos.$inferInsert)[] = [];
  const written = ARTICLE_TEMPLATES.length + 1;
  for (let index = 0; index < stories; index += 1) {
    // One film per round of templates, as long as there are films left.
    const turn = index % written;
    const film = turn === ARTICLE_TEMPLATES.length ? films[Math.floor(index / written)] : undefined;
    const template =
      film ?? ARTICLE_TEMPLATES[(turn + Math.floor(index / written)) % ARTICLE_TEMPLATES.length]!;
    const category = 'category' in template ? template.category : 'VIDEOS';
    const source = SOURCE_OF[category];
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
    if (film) {
      const { sha256, seconds, captions } = film;
      videos.push({
        source,
        articleId: id,
        sha256,
        seconds,
        captionsEn: captions.en,
        captionsFr: captions.fr,
      });
    }
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
      const lines = (
        'category' in template ? template.body[language] : template.cues.map((cue) => cue[language])
      ).map((text) => fillOne(text, language, words));
      const row: ArticleRow = {
        source,
        id,
        language,
        category,
        title: fillOne(template.title[language], language, words),
        description: fillOne(template.lead[language], language, words),
        content: html(lines),
        link: 'category' in template && template.link ? `${template.link}/${language}` : null,
        tags: film ? [...film.tags[language]] : [facts.city[language], facts.sector[language]],
        keywords: [...template.keywords],
        imageSha256: film ? film.posterSha256 : pictures[index % pictures.length]!,
        isHidden,
        publishedAt,
        announcedAt: isHidden ? null : publishedAt,
      };
      rows.push(row);
      files.push(...attachmentsOf(attached, row, { index, lines }));
    }
  }
  return { rows: rows.slice(0, total), files, videos };
}
