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
    pubDate: Day.describe('Publication date'),
    utcDate: Moment,
    link: z.string().nullable(),
    tags: z.array(z.string()),
    keywords: z.array(z.string()),
    categories,
    image: z.string().nullable().describe('URL of the image'),
    isHidden: z.boolean(),
    attachments: z
      .array(z.object({ id: Id, name: z.string(), mime: z.string(), size: z.number().int().min(0) }))
      .describe('For bank users, and for clients who can create a request with them; empty for others'),
    video: ArticleVideo.nullable(),
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof Article>;

/** An article with its other languages and related articles. */
export const ArticleDetail = Article.extend({
  languages: z.array(language).describe('Languages in which the caller can read it, including its own'),
  related: z
    .array(
      Article.pick({ id: true, source: true, language: true, title: true, categories: true, utcDate: true }),
    )
    .max(RELATED_ARTICLES)
    .describe('Other articles in the same language, closest in subject and date first'),
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
    .describe('Words in the title, lead paragraph, tags or text, ignoring case and accents'),
  categories: some(z.enum(ARTICLE_CATEGORIES), 20),
  languages: some(language, 2).describe('Default: the caller’s language'),
  sources: some(source, 20),
  tags: some(z.string().min(1).max(100), 100),
  ignoreTags: some(z.string().min(1).max(100), 50),
  latests: some(z.enum(ARTICLE_PERIODS), 3).describe(
    'Not older than a day, a week or a month; the longest period applies',
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
    summary:
      'Search articles, newest first; callers with access to research only find research only (API-109)',
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
      'Get the filters for articles, with the number of articles per value under the other filters; categories are tabs (HIGH-006)',
    body: ArticleFilters,
    response: z.array(FilterBlock),
    errorKey: null,
    access: readsArticles,
  },
  image: {
    method: 'GET',
    path: '/highlights/articles/{source}/{id}/image',
    tag: 'highlights',
    summary: 'Get the image of an article (API-115)',
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
    summary: 'List the latest publications of one source or of all (API-113)',
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
    summary: 'Get an article in one language; 404 if it is hidden, unless the caller can unhide it (API-110)',
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
    summary: 'Hide one language of an article from everyone except administrators; idempotent (API-111)',
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
    summary: 'Unhide one language of an article; idempotent (API-112)',
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
    summary: 'Download a file attached to an article, for callers to whom the attachment is listed (API-114)',
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
    summary: 'Download the video of an article, in full or a single range of bytes (HIGH-008)',
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
    summary: 'Get the captions of a video as WebVTT (HIGH-008)',
    params: articleOf,
    query: inLanguage,
    answerHeaders: ['content-disposition'],
    response: 'binary',
    errorKey: null,
    access: readsArticles,
  },
});
