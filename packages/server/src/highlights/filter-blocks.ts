import { ARTICLE_FILTER_FIELDS } from '@atrium/contract/article-filter-rules';
import {
  ARTICLE_CATEGORIES,
  ARTICLE_LANGUAGES,
  ARTICLE_PERIODS,
  ARTICLE_SOURCES,
} from '@atrium/contract/articles';
import type {
  ArticleCategory,
  ArticleLanguage,
  ArticlePeriod,
  ArticleSource,
} from '@atrium/contract/articles';
import type { FilterBlock, FilterItem } from '@atrium/contract/filters';
import type { ArticleFilters } from '@atrium/contract/highlights';
import type { Reads } from '../database/index.ts';
import type { Bilingual } from '../http/index.ts';
import { mostFirst } from '../filters/index.ts';
import { countArticles } from './listing.ts';
import type { ArticleFacet, ArticleReader } from './listing.ts';

const TITLES: Readonly<Record<ArticleFacet | 'query', Bilingual>> = {
  query: { en: 'Words', fr: 'Mots' },
  categories: { en: 'Category', fr: 'Catégorie' },
  latests: { en: 'Latest', fr: 'Parution' },
  languages: { en: 'Language', fr: 'Langue' },
  sources: { en: 'Source', fr: 'Source' },
  tags: { en: 'Tag', fr: 'Étiquette' },
};
/** Names of the categories. */
export const ARTICLE_CATEGORY_LABELS: Readonly<Record<ArticleCategory, Bilingual>> = {
  ECONOMIC: { en: 'Economy', fr: 'Économie' },
  MARKETS_TRENDS: { en: 'Market trends', fr: 'Tendances des marchés' },
  PRESS_REVIEW: { en: 'Press review', fr: 'Revue de presse' },
  CA: { en: 'The bank', fr: 'La banque' },
  VIDEOS: { en: 'Videos', fr: 'Vidéos' },
  SECTORIAL: { en: 'Sectors', fr: 'Secteurs' },
  REGULATORY: { en: 'Regulation', fr: 'Réglementation' },
};
const PERIODS: Readonly<Record<ArticlePeriod, Bilingual>> = {
  DAY: { en: 'Last 24 hours', fr: 'Dernières 24 heures' },
  WEEK: { en: 'Last 7 days', fr: '7 derniers jours' },
  MONTH: { en: 'Last 30 days', fr: '30 derniers jours' },
};
const LANGUAGES: Readonly<Record<ArticleLanguage, Bilingual>> = {
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
};
const SOURCES: Readonly<Record<ArticleSource, Bilingual>> = {
  'economic-research': { en: 'Economic research', fr: 'Études économiques' },
  'market-research': { en: 'Market research', fr: 'Recherche marchés' },
  press: { en: 'Press desk', fr: 'Service de presse' },
  bank: { en: 'Atrium Bank', fr: 'Atrium Bank' },
  studio: { en: 'Studio', fr: 'Studio' },
  'sector-research': { en: 'Sector research', fr: 'Études sectorielles' },
  regulation: { en: 'Regulatory desk', fr: 'Veille réglementaire' },
};

/**
 * Returns the filters of the highlights page (DATA-033): the values to choose from, each with its number of articles
 * under the filters of the other blocks. A chosen value stays listed even if it has no articles. The categories are the
 * tabs of the page, so all of them are listed.
 */
export async function articleFilterBlocks(
  db: Reads,
  reader: ArticleReader,
  filter: ArticleFilters,
): Promise<FilterBlock[]> {
  const { language } = reader;
  const counted = await countArticles(db, reader, filter);
  const items = (field: ArticleFacet, labelOf: (value: string) => string, values: readonly string[]) => {
    const counts = new Map(counted.get(field)!.map(({ value, count }) => [value, count]));
    return values.map((value): FilterItem => ({
      value,
      label: labelOf(value),
      count: counts.get(value) ?? 0,
      isSelected: (filter[field] as readonly string[]).includes(value),
      children: [],
    }));
  };
  const ofList = <V extends string>(
    field: ArticleFacet,
    labels: Readonly<Record<V, Bilingual>>,
    values: readonly V[],
  ) => items(field, (value) => labels[value as V][language], values);
  const tags = mostFirst(
    items('tags', (tag) => tag, [
      ...new Set([...counted.get('tags')!.map(({ value }) => value), ...filter.tags]),
    ]),
    language,
  );
  const isUseful = ({ count, isSelected }: FilterItem) => count > 0 || isSelected;
  const blocks: Record<ArticleFacet, FilterItem[]> = {
    categories: ofList('categories', ARTICLE_CATEGORY_LABELS, ARTICLE_CATEGORIES),
    latests: ofList('latests', PERIODS, ARTICLE_PERIODS),
    languages: ofList('languages', LANGUAGES, ARTICLE_LANGUAGES).filter(isUseful),
    sources: ofList('sources', SOURCES, ARTICLE_SOURCES).filter(isUseful),
    tags,
  };
  const block = (field: ArticleFacet | 'query', entries: FilterItem[], isHidden: boolean): FilterBlock => ({
    field,
    title: TITLES[field][language],
    type: field === 'query' ? 'TEXT' : 'SELECT',
    placeholder: null,
    isHidden,
    isMultiLevel: false,
    items: entries,
  });
  return [
    block('categories', blocks.categories, true),
    ...(Object.keys(ARTICLE_FILTER_FIELDS) as (keyof typeof ARTICLE_FILTER_FIELDS)[]).map((field) =>
      // The page has its own field for the search words.
      field === 'query' ? block(field, [], true) : block(field, blocks[field], blocks[field].length === 0),
    ),
  ];
}
