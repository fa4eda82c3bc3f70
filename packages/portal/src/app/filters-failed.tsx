import { Banner, Button } from '@atrium/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** Shows that the filters of a list could not be loaded; the list works without them. */
export function FiltersFailed({ read }: { read: UseQueryResult }) {
  const { t } = useTranslation();
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
