import { Banner, useStrings } from '@atrium/ui';

/** Says that the URL names an article that cannot exist. */
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
