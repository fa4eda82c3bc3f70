import { Banner, Button, useStrings } from '@atrium/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Says that an address names an article that there cannot be. */
export function NotOpened({ asked, onClose }: { asked: boolean; onClose: () => void }) {
  const t = useStrings();
  if (!asked) return null;
  return (
    <Banner
      tone="negative"
      live="assertive"
      className="mb-12"
      title={t('highlights.article.notFound')}
      onClose={onClose}
    >
      {t('highlights.article.notFoundHelp')}
    </Banner>
  );
}

/** Says that the filters could not be read; the list stands without them. */
export function FiltersFailed({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation('highlights');
  if (!read.isError || read.data !== undefined) return null;
  return (
    <Banner
      tone="negative"
      live="polite"
      className="mb-12"
      title={t('filtersNotLoaded')}
      actions={
        <Button size="toolbar" busy={read.isFetching} onClick={() => void read.refetch()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
