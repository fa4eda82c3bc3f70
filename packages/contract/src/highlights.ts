import * as z from 'zod';
import { allOf, anyOf, holdsService, isAdmin, isInternal, mayCreateRequests } from './access.ts';
import {
  ALL_SOURCES,
  ARTICLE_CATEGORIES,
  ARTICLE_LANGUAGES,
  ARTICLE_PAGE_SIZE,
  ARTICLE_PERIODS,
  ARTICLE_SOURCES,
  RELATED_ARTICLES,
} from './articles.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { FilterBlock } from './filters.ts';
import { Id } from './ids.ts';
import { ImageData } from './images.ts';
import { bodyPaging, page } from './paging.ts';

const language = z.enum(ARTICLE_LANGUAGES);
const source = z.enum(ARTICLE_SOURCES);
const categories = z.array(z.enum(ARTICLE_CATEGORIES));

/** The video of an article: the browser plays it from these URLs of the portal, never in an iframe. */
const ArticleVideo = z.object({
  seconds: z.number().int().min(1),
  address: z.string(),
  captions: z.array(z.object({ language, address: z.string() })),
});

/** DATA-044. */
export const Article = z
  .object({
    id: z.string(),
    source,
    language,
    title: z.string(),
    description: z.string().describe('Lead paragraph, plain text'),
    content: z.string().describe('Body as sanitised HTML'),
    pubDate: Day.describe('Day of publication'),
    utcDate: Moment,
    link: z.string().nullable(),
    tags: z.array(z.string()),
    keywords: z.array(z.string()),
    categories,
    image: z.string().nullable().describe('Address of the picture’s content'),
    isHidden: z.boolean(),
    attachments: z
      .array(z.object({ id: Id, name: z.string(), mime: z.string(), size: z.number().int().min(0) }))
      .describe(
        'For people of the bank, and for clients who may create a request with them; none for others',
      ),
    video: ArticleVideo.nullable(),
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof Article>;

/** An article with its other languages and related articles. */
export const ArticleDetail = Article.extend({
  languages: z.array(language).describe('Those in which the caller may read it, its own included'),
  related: z
    .array(
      Article.pick({ id: true, source: true, language: true, title: true, categories: true, utcDate: true }),
    )
    .max(RELATED_ARTICLES)
    .describe('Others of the same language, the nearest in subject and time first'),
}).meta({ id: 'ArticleDetail' });
export type ArticleDetail = z.output<typeof ArticleDetail>;

const readsArticles = anyOf(holdsService('HIGHLIGHTS'), holdsService('GLOBAL_MARKETS_RESEARCH'));

/** HIGH-015, HIGH-016: bank users read attachments; clients who may create requests attach them to a request. */
export const readsAttachments = allOf(readsArticles, anyOf(isInternal, mayCreateRequests));

/** HIGH-013. */
export const mayHideArticles = allOf(holdsService('HIGHLIGHTS'), isAdmin);

const some = <T extends z.ZodType>(item: T, maximum: number) => z.array(item).max(maximum).default([]);

/** Filters of the highlights page (HIGH-006); an empty list filters nothing. */
const ArticleFilters = z.strictObject({
  query: z
    .string()
    .trim()
    .max(300)
    .default('')
    .describe('Words of the title, the lead, the tags or the text, whatever case and accents'),
  categories: some(z.enum(ARTICLE_CATEGORIES), 20),
  languages: some(language, 2).describe('The caller’s own unless given'),
  sources: some(source, 20),
  tags: some(z.string().min(1).max(100), 100),
  ignoreTags: some(z.string().min(1).max(100), 50),
  latests: some(z.enum(ARTICLE_PERIODS), 3).describe(
    'Not older than a day, a week or a month; the longest holds',
  ),
});
export type ArticleFilters = z.output<typeof ArticleFilters>;
export type ArticleFiltersInput = z.input<typeof ArticleFilters>;

const articleOf = z.object({ source, id: z.string().min(1).max(40) });
const inLanguage = z.object({ language });

export const highlights = endpoints({
  articles: {
    method: 'POST',
    path: '/highlights/articles',
    tag: 'highlights',
    summary: 'Articles that match, newest first (API-109); holders of the research alone find the research',
    body: ArticleFilters.extend(bodyPaging(ARTICLE_PAGE_SIZE)),
    response: page(Article),
    errorKey: 'get-highlights-articles',
    access: readsArticles,
  },
  filters: {
    method: 'POST',
    path: '/highlights/filters',
    tag: 'highlights',
    summary:
      'The filters of the articles the caller may see, with the articles of each value under the other filters (HIGH-006); the categories are the tabs',
    body: ArticleFilters,
    response: z.array(FilterBlock),
    errorKey: null,
    access: readsArticles,
  },
  image: {
    method: 'GET',
    path: '/highlights/articles/{source}/{id}/image',
    tag: 'highlights',
    summary: 'The picture of an article (API-115)',
    params: articleOf,
    query: z.object({ format: z.literal('base64') }),
    response: z.object({ base64Image: ImageData }),
    errorKey: 'get-highlights-articles',
    access: readsArticles,
  },
  publications: {
    method: 'GET',
    path: '/highlights/sources/{source}/publications',
    tag: 'highlights',
    summary: 'The newest publications of a source, or of all (API-113)',
    params: z.object({ source: z.enum([ALL_SOURCES, ...ARTICLE_SOURCES]) }),
    query: z.object({ limit: z.coerce.number<number>().int().min(1).max(50).default(10) }),
    response: z.array(Article),
    errorKey: 'get-highlights-articles',
    access: holdsService('HIGHLIGHTS'),
  },
  article: {
    method: 'GET',
    path: '/highlights/sources/{source}/articles/{id}',
    tag: 'highlights',
    summary: 'One article in one language (API-110); 404 for a hidden one, unless the caller may show it',
    params: articleOf,
    query: inLanguage,
    response: ArticleDetail,
    errorKey: 'get-highlights-article',
    access: readsArticles,
  },
  hide: {
    method: 'POST',
    path: '/highlights/sources/{source}/articles/{id}/hide',
    tag: 'highlights',
    summary: 'Hides one language of an article from all but administrators (API-111); again changes nothing',
    params: articleOf,
    query: inLanguage,
    response: 'empty',
    errorKey: 'update-article-state',
    access: mayHideArticles,
  },
  show: {
    method: 'DELETE',
    path: '/highlights/sources/{source}/articles/{id}/hide',
    tag: 'highlights',
    summary: 'Shows one language of an article again (API-112); again changes nothing',
    params: articleOf,
    query: inLanguage,
    response: 'empty',
    errorKey: 'update-article-state',
    access: mayHideArticles,
  },
  download: {
    method: 'GET',
    path: '/highlights/sources/{source}/articles/{id}/files/{fileId}',
    tag: 'highlights',
    summary: 'A file attached to an article (API-114), for whoever is listed it',
    params: articleOf.extend({ fileId: Id }),
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: 'download-highlights-article-attachment',
    access: readsAttachments,
  },
  video: {
    method: 'GET',
    path: '/highlights/sources/{source}/articles/{id}/video',
    tag: 'highlights',
    summary: 'The film of an article, whole or one range of its bytes (HIGH-008)',
    params: articleOf,
    requestHeaders: ['range'],
    answerHeaders: ['content-disposition', 'accept-ranges', 'content-range'],
    response: 'binary',
    errorKey: null,
    access: readsArticles,
  },
  captions: {
    method: 'GET',
    path: '/highlights/sources/{source}/articles/{id}/captions',
    tag: 'highlights',
    summary: 'The captions of a film as WebVTT (HIGH-008)',
    params: articleOf,
    query: inLanguage,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: null,
    access: readsArticles,
  },
});
