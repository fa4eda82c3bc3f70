import * as z from 'zod';
import { holdsWidget } from './access.ts';
import { Moment } from './dates.ts';
import { endpoints } from './endpoint.ts';
import { Id } from './ids.ts';
import { ImageData } from './images.ts';
import { NEWS_BUTTON_TYPES, NEWS_SHOWN } from './whats-new-rules.ts';

/** DATA-024: what changed in the portal. */
export const NewsItem = z
  .object({
    id: Id,
    title: z.string(),
    description: z.string(),
    isNew: z.boolean(),
    publishedAt: Moment,
    imageFormatS: ImageData.nullable().describe('For a widget one column wide'),
    imageFormatM: ImageData.nullable().describe('For a wider widget'),
    button: z
      .object({
        type: z.enum(NEWS_BUTTON_TYPES),
        label: z.string(),
        url: z.string().describe('URL, path inside the portal, or email address, depending on type'),
      })
      .nullable(),
  })
  .meta({ id: 'NewsItem' });
export type NewsItem = z.output<typeof NewsItem>;

export const whatsNew = endpoints({
  get: {
    method: 'GET',
    path: '/whats-new',
    tag: 'whats-new',
    summary: 'List the latest changes of the portal (API-036)',
    response: z.object({ news: z.array(NewsItem).max(NEWS_SHOWN) }),
    errorKey: 'get-whats-news-content',
    access: holdsWidget('WHATS_NEW'),
  },
});
