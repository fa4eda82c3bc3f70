import { Banner, Button } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { OpenedDocument } from './use-opened-document.ts';

/** Says that a document is hidden from the user or deleted, or that it could not be loaded. */
export function NotOpened({
  opened: { document, isAsked, read },
  onClose,
}: {
  opened: OpenedDocument;
  onClose: () => void;
}) {
  const { t } = useTranslation('documents');
  if (!isAsked || document || read.isPending) return null;
  return read.isError ? (
    <Banner
      tone="negative"
      live="assertive"
      className="mb-12"
      title={t('notLoaded')}
      actions={
        <Button size="toolbar" busy={read.isFetching} onClick={() => void read.refetch()}>
          {t('retry')}
        </Button>
      }
      onClose={onClose}
    />
  ) : (
    <Banner tone="negative" live="assertive" className="mb-12" title={t('notFound')} onClose={onClose}>
      {t('notFoundHelp')}
    </Banner>
  );
}
