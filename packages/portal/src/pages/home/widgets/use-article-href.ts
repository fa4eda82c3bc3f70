import { articleKey } from '@atrium/contract/articles';
import type { Article } from '@atrium/contract/highlights';
import { useLiveHref } from '../../../app/router/use-live-href.ts';

/** Returns a function for the address of an article on the highlights page (WID-017); undefined without that page. */
export function useArticleHref(): ((article: Article) => string) | undefined {
  const page = useLiveHref()('/highlights');
  return page === undefined ? undefined : (article) => `${page}?article=${articleKey(article)}`;
}
