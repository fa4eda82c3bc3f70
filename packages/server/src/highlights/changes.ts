import { and, eq } from 'drizzle-orm';
import { articles } from '../database/schema/index.ts';
import { notFound } from '../http/index.ts';
import type { Platform, WriteCall } from '../platform.ts';
import { isArticle } from './rows.ts';
import type { ArticleVersion } from './rows.ts';

/** Hides or shows one language version of an article (HIGH-012); without effect if it is already so. */
export const setHidden = (
  { write }: Platform,
  call: WriteCall,
  article: ArticleVersion,
  isHidden: boolean,
): Promise<void> =>
  write(call, async (tx, audit) => {
    const { source, id, language } = article;
    const where = and(isArticle(article), eq(articles.language, language));
    const [found] = await tx
      .select({ isHidden: articles.isHidden })
      .from(articles)
      .where(where)
      .for('update');
    if (!found) throw notFound();
    if (found.isHidden === isHidden) return;
    await tx.update(articles).set({ isHidden }).where(where);
    await audit({
      eventType: 'UPDATE',
      entity: 'articles',
      entityId: `${source}:${id}:${language}`,
      name: 'isHidden',
      oldValue: found.isHidden,
      newValue: isHidden,
    });
  });
