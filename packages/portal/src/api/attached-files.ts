import type { ArticleAddress } from '@atrium/contract/article-filter-rules';
import type { UploadOptions } from '@atrium/ui';
import { queryOptions } from '@tanstack/react-query';
import { articleQuery } from './articles.ts';

/** The files attached to an article, with its title, to be attached to a request whose uploads pass `check` (HIGH-016). */
export const attachedFilesQuery = (address: ArticleAddress, check: UploadOptions['check']) =>
  queryOptions({
    queryKey: [...articleQuery(address).queryKey, 'files'],
    queryFn: async ({ client }) => {
      const { readAttachedFiles } = await import('./article-files.ts');
      const article = await client.fetchQuery(articleQuery(address));
      return { title: article.title, files: await readAttachedFiles(article, check) };
    },
    staleTime: Infinity,
    gcTime: 0,
  });
