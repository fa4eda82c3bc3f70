import * as z from 'zod';
import { anyOf, holdsService } from './access.ts';
import { ALL_SOURCES, ARTICLE_CATEGORIES, ARTICLE_PAGE_SIZE, ARTICLE_SOURCES } from './articles.ts';
import { Day, Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { ImageData } from './images.ts';
import { bodyPaging, page } from './paging.ts';

const language = z.enum(['en', 'fr']);

/** DATA-044. */
export const Article = z
  .object({
    id: z.string(),
    source: z.enum(ARTICLE_SOURCES),
    language,
    title: z.string(),
    description: z.string().describe('Lead paragraph, plain text'),
    content: z.string().describe('Body as sanitised HTML'),
    pubDate: Day.describe('Day of publication'),
    utcDate: Moment,
    link: z.string().nullable(),
    tags: z.array(z.string()),
    keywords: z.array(z.string()),
    categories: z.array(z.enum(ARTICLE_CATEGORIES)),
    image: z.string().nullable().describe('Address of the picture’s content'),
    isHidden: z.boolean(),
    attachments: z.array(z.object({ id: Id, name: z.string(), mime: z.string() })),
  })
  .meta({ id: 'Article' });
export type Article = z.output<typeof Article>;

const readsArticles = anyOf(holdsService('HIGHLIGHTS'), holdsService('GLOBAL_MARKETS_RESEARCH'));

export const highlights = endpoints({
  articles: {
    method: 'POST',
    path: '/highlights/articles',
    tag: 'highlights',
    summary: 'Articles that match, newest first (API-109); holders of the research alone find the research',
    body: z.strictObject({
      query: z.string().trim().max(300).default(''),
      categories: z.array(z.enum(ARTICLE_CATEGORIES)).max(20).default([]),
      languages: z.array(language).max(2).default([]).describe('The caller’s own unless given'),
      sources: z.array(z.enum(ARTICLE_SOURCES)).max(20).default([]),
      tags: z.array(z.string().max(100)).max(50).default([]),
      ignoreTags: z.array(z.string().max(100)).max(50).default([]),
      latests: z.boolean().default(false).describe('Those of the last 30 days'),
      ...bodyPaging(ARTICLE_PAGE_SIZE),
    }),
    response: page(Article),
    errorKey: 'get-highlights-articles',
    access: readsArticles,
  },
  image: {
    method: 'GET',
    path: '/highlights/articles/{source}/{id}/image',
    tag: 'highlights',
    summary: 'The picture of an article (API-115)',
    params: z.object({ source: z.enum(ARTICLE_SOURCES), id: z.string().min(1).max(40) }),
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
});
