import { and, count, gte, inArray, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ArticlePeriod } from '@atrium/contract/articles';
import type { Article, ArticleFilters } from '@atrium/contract/highlights';
import { pageOf, windowOf } from '@atrium/contract/list-rules';
import type { Page } from '@atrium/contract/paging';
import type { User } from '@atrium/contract/users';
import type { Reads } from '../database/index.ts';
import { articles } from '../database/schema/index.ts';
import type { Language } from '../http/index.ts';
import { containsText, countFacets, wordsOf } from '../listing/index.ts';
import { visibleArticles } from './access.ts';
import { NEWEST_FIRST, selectArticles, shownArticles } from './rows.ts';

/** Reader, language and current time. */
export interface ArticleReader {
  readonly user: User;
  readonly language: Language;
  readonly now: Date;
}

const DAY = 86_400_000;
const AGES: Readonly<Record<ArticlePeriod, number>> = { DAY, WEEK: 7 * DAY, MONTH: 30 * DAY };

/** Returns the start of a period. */
const startOf = (period: ArticlePeriod, now: Date): Date => new Date(now.getTime() - AGES[period]);

/** Condition: a JSON array of words contains at least one of these. */
const hasOneOf = (column: typeof articles.tags, words: readonly string[]): SQL =>
  sql`${column} ?| ${`{${words.map((word) => JSON.stringify(word)).join(',')}}`}::text[]`;

const chosen = <T>(list: readonly T[], condition: (list: T[]) => SQL): SQL | undefined =>
  list.length > 0 ? condition([...list]) : undefined;

/** Filters whose values are counted. */
export const ARTICLE_FACETS = ['categories', 'latests', 'languages', 'sources', 'tags'] as const;
export type ArticleFacet = (typeof ARTICLE_FACETS)[number];

function facetConditions(
  filter: ArticleFilters,
  { language, now }: ArticleReader,
): Record<ArticleFacet, SQL | undefined> {
  const earliest = Math.min(...filter.latests.map((period) => startOf(period, now).getTime()));
  return {
    categories: chosen(filter.categories, (list) => inArray(articles.category, list)),
    latests: chosen(filter.latests, () => gte(articles.publishedAt, new Date(earliest))),
    languages: inArray(articles.language, filter.languages.length > 0 ? filter.languages : [language]),
    sources: chosen(filter.sources, (list) => inArray(articles.source, list)),
    tags: chosen(filter.tags, (list) => hasOneOf(articles.tags, list)),
  };
}

/** The conditions of all other filters, and of what the user may see. */
const otherConditions = (filter: ArticleFilters, { user, now }: ArticleReader): SQL | undefined =>
  and(
    visibleArticles(user, now),
    ...wordsOf(filter.query).map((word) => containsText(articles.words, word)),
    chosen(filter.ignoreTags, (list) => not(hasOneOf(articles.tags, list))),
  );

/** Returns a page of the articles that match, newest first. */
export async function searchArticles(
  db: Reads,
  reader: ArticleReader,
  filter: ArticleFilters,
  { page, size }: { page: number; size: number },
): Promise<Page<Article>> {
  const where = and(otherConditions(filter, reader), ...Object.values(facetConditions(filter, reader)));
  const [counted] = await db.select({ total: count() }).from(articles).where(where);
  const rows = await selectArticles(db)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(size)
    .offset(windowOf(page, size).offset);
  return pageOf(await shownArticles(db, reader.user, rows), counted?.total ?? 0, size);
}

/** Counts the articles of each filter value under the other filters. */
export function countArticles(
  db: Reads,
  reader: ArticleReader,
  filter: ArticleFilters,
): Promise<Map<ArticleFacet, { value: string; count: number }[]>> {
  const conditions = facetConditions(filter, reader);
  const key = sql`(${articles.source} || ':' || ${articles.id} || ':' || ${articles.language})`;
  const periods = (Object.keys(AGES) as ArticlePeriod[]).map(
    (period) => sql`(${period}::text, ${startOf(period, reader.now).toISOString()}::timestamptz)`,
  );
  const column = (name: ArticleFacet, value: SQL) => ({ value, condition: conditions[name] });
  const again = sql`join ${articles} on ${key} = listed.id`;
  return countFacets(db, {
    from: sql`${articles}`,
    id: key,
    where: otherConditions(filter, reader),
    facets: {
      categories: column('categories', sql`${articles.category}`),
      languages: column('languages', sql`${articles.language}`),
      sources: column('sources', sql`${articles.source}`),
      latests: {
        ...column('latests', sql`period.name`),
        join: sql`${again} join (values ${sql.join(periods, sql`, `)}) as period(name, start) on ${articles.publishedAt} >= period.start`,
      },
      tags: {
        ...column('tags', sql`tag.name`),
        join: sql`${again} cross join lateral jsonb_array_elements_text(${articles.tags}) as tag(name)`,
      },
    },
    wanted: ARTICLE_FACETS,
  });
}
