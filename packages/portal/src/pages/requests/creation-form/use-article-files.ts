import { readArticleKey } from '@atrium/contract/article-filter-rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { attachedFilesQuery } from '../../../api/attached-files.ts';
import { useUploadOptions } from '../../../api/uploads.ts';
import type { CreationFiles } from './use-creation-files.ts';

/** The result of adding the attachments of an article. */
export interface ArticleFiles {
  status: 'none' | 'failed' | 'refused';
  retry: () => void;
  retrying: boolean;
}

/**
 * Adds the files of the article that the request is about (HIGH-016), once, as soon as the form is known to accept
 * files. `onAdded` receives the title of the article.
 */
export function useArticleFiles(
  key: string | null,
  files: CreationFiles,
  onAdded: (title: string) => void,
): ArticleFiles {
  const article = useMemo(() => readArticleKey(key), [key]);
  const { takesFiles } = files;
  const { check } = useUploadOptions();
  const read = useQuery({
    ...attachedFilesQuery(article ?? { source: 'press', id: '', language: 'en' }, check),
    enabled: article !== null && takesFiles === true,
  });
  const isAdded = useRef(false);
  const { data } = read;
  useEffect(() => {
    if (!data || isAdded.current) return;
    isAdded.current = true;
    files.uploads.documents.add(data.files);
    onAdded(data.title);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as the files have come
  }, [data]);
  // A failed refetch does not matter: the files have been added.
  const hasFailed = read.isError && !data;
  const status = article === null ? 'none' : takesFiles === false ? 'refused' : hasFailed ? 'failed' : 'none';
  return { status, retry: () => void read.refetch(), retrying: read.isFetching };
}
