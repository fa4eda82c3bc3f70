import { Banner, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ArticleFiles } from './use-article-files.ts';

/** Says that the attachments of an article were not added, and why. */
export function ArticleFilesNotice({ status, retry, retrying }: ArticleFiles) {
  const { t } = useTranslation('requests');
  return status === 'refused' ? (
    <Banner title={t('articleFilesRefused')} />
  ) : (
    <Banner
      tone="negative"
      live="polite"
      title={t('articleFilesFailed')}
      actions={
        <Button size="toolbar" busy={retrying} onClick={retry}>
          {t('articleFilesRetry')}
        </Button>
      }
    />
  );
}
