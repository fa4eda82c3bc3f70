import { desc, lte } from 'drizzle-orm';
import { NEWS_SHOWN, NEW_FOR_DAYS } from '@atrium/contract/whats-new-rules';
import type { whatsNew } from '@atrium/contract/whats-new';
import { newsItems } from '../database/schema/index.ts';
import type { Handlers } from '../http/index.ts';
import type { Platform } from '../platform.ts';

const DAY = 86_400_000;

export function whatsNewHandlers({ db, clock }: Platform): Handlers<typeof whatsNew> {
  return {
    async get({ language }) {
      const now = clock();
      const rows = await db
        .select()
        .from(newsItems)
        .where(lte(newsItems.publishedAt, now))
        .orderBy(desc(newsItems.publishedAt), desc(newsItems.id))
        .limit(NEWS_SHOWN);
      return {
        news: rows.map(({ buttonType: type, buttonLabel: label, buttonUrl: url, ...row }) => ({
          id: row.id,
          title: row.title[language],
          description: row.description[language],
          isNew: now.getTime() - row.publishedAt.getTime() < NEW_FOR_DAYS * DAY,
          publishedAt: row.publishedAt.toISOString(),
          imageFormatS: row.imageS,
          imageFormatM: row.imageM,
          button: type && label && url ? { type, label: label[language], url } : null,
        })),
      };
    },
  };
}
