import type { ArticleCategory, ArticleSource } from '@atrium/contract/articles';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { Article, ArticleDetail } from '@atrium/contract/highlights';
import type { ResearchNote } from '@atrium/contract/research';

const DAY = 86_400_000;
/** Dates are relative to the fixed clock of the stories, 20 November 2026. */
const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 20, 6, 30) - days * DAY).toISOString();
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

const CONTENT = `<p>The Governing Council left the deposit facility rate at 2.00% on 19 November, as the market expected.</p>
<h2>What it means for deposits</h2><p>Banks set their year-end prices between 1 and 15 December.</p>
<blockquote><p>The decision matters less for the level of rates than for the shape of the curve.</p></blockquote>
<table><thead><tr><th>Term</th><th>Rate</th></tr></thead><tbody><tr><td>3 months</td><td>1.99%</td></tr><tr><td>6 months</td><td>2.04%</td></tr></tbody></table>
<p>More on <a href="https://research.atrium.example/economy">the page of our economists</a>.</p>`;

/** Returns an article published a number of days ago. */
export function articleOf(
  title: string,
  days: number,
  category: ArticleCategory,
  source: ArticleSource,
  change: Partial<Article> = {},
): Article {
  const utcDate = daysAgo(days);
  return {
    id: String(10_000 + days),
    source,
    language: 'en',
    title,
    description: 'Term deposits placed before 15 December keep the current curve for some weeks.',
    content: CONTENT,
    pubDate: utcDate.slice(0, 10),
    utcDate,
    link: null,
    tags: ['EUR', 'Rates'],
    keywords: [],
    categories: [category],
    image: null,
    isHidden: false,
    attachments: [],
    video: null,
    ...change,
  };
}

/** A loaded picture: a rectangle in the brand colour. */
export const PICTURE =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAyMCA3Ij48cmVjdCB3aWR0aD0iMjAiIGhlaWdodD0iNyIgZmlsbD0iIzBmM2QzNiIvPjwvc3ZnPg==';

export const FILM: Article = articleOf('The treasurer’s month in half a minute', 3, 'VIDEOS', 'studio', {
  tags: ['Payments'],
  image: '/picture',
  video: {
    seconds: 24,
    address: '/film.webm',
    captions: [
      { language: 'en', address: '/captions-en.vtt' },
      { language: 'fr', address: '/captions-fr.vtt' },
    ],
  },
});

export const ARTICLES: readonly Article[] = [
  articleOf(
    'The deposit rate holds at 2.00%: what it changes for your cash',
    0,
    'ECONOMIC',
    'economic-research',
    {
      image: '/picture',
    },
  ),
  articleOf('Swap curves flatten for a third week', 1, 'MARKETS_TRENDS', 'market-research'),
  articleOf('Instant payments: what changes on 9 January 2027', 2, 'REGULATORY', 'regulation', {
    tags: ['Payments', 'SEPA'],
  }),
  FILM,
  articleOf('Morning press review, 16 November', 4, 'PRESS_REVIEW', 'press', { isHidden: true }),
];

export const ATTACHMENTS: Article['attachments'] = [
  { id: idOf(1), name: 'Note in full, 20 November 2026.pdf', mime: 'application/pdf', size: 640_000 },
  {
    id: idOf(2),
    name: 'Figures, 20 November 2026.xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    size: 74_000,
  },
];

/** An article with everything in its side column. */
export const ARTICLE: ArticleDetail = {
  ...ARTICLES[0]!,
  link: 'https://research.atrium.example/economy',
  attachments: ATTACHMENTS,
  languages: ['en', 'fr'],
  related: ARTICLES.slice(1, 4).map(({ id, source, language, title, categories, utcDate }) => ({
    id,
    source,
    language,
    title,
    categories,
    utcDate,
  })),
};

const item = (value: string, label: string, count: number): FilterItem => ({
  value,
  label,
  count,
  isSelected: false,
  children: [],
});
const block = (field: string, title: string, items: FilterItem[], isHidden = false): FilterBlock => ({
  field,
  title,
  type: 'SELECT',
  placeholder: null,
  isHidden,
  isMultiLevel: false,
  items,
});

export const ARTICLE_BLOCKS: readonly FilterBlock[] = [
  block(
    'categories',
    'Category',
    [
      item('ECONOMIC', 'Economy', 2),
      item('MARKETS_TRENDS', 'Market trends', 1),
      item('PRESS_REVIEW', 'Press review', 1),
      item('CA', 'The bank', 0),
      item('VIDEOS', 'Videos', 1),
      item('SECTORIAL', 'Sectors', 1),
      item('REGULATORY', 'Regulation', 1),
    ],
    true,
  ),
  block('latests', 'Latest', [
    item('DAY', 'Last 24 hours', 1),
    item('WEEK', 'Last 7 days', 5),
    item('MONTH', 'Last 30 days', 7),
  ]),
  block('languages', 'Language', [item('en', 'English', 5), item('fr', 'French', 5)]),
  block('tags', 'Tag', [item('EUR', 'EUR', 3), item('Rates', 'Rates', 2), item('Payments', 'Payments', 2)]),
];

export const NOTES: readonly ResearchNote[] = (
  [
    ['Brenner Foods AG', 'EUR', 84, 'BUY', 1],
    ['Castellani Energia SpA', 'EUR', 12.6, 'HOLD', 2],
    ['Marlowe Marine plc', 'GBP', 6.45, 'BUY', 3],
    ['Lindqvist Paper AB', 'SEK', 118, 'SELL', 7],
  ] as const
).map(([companyName, currency, currentTargetPrice, rating, days], index) => ({
  id: idOf(50 + index),
  companyName,
  currency,
  currentTargetPrice,
  rating,
  publicationDate: daysAgo(days).slice(0, 10),
  requestedAt: index === 2 ? daysAgo(0) : null,
}));
