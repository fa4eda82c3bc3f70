import { NotFoundPage, useStrings } from '@atrium/ui';
import { PageTitle } from '../../app/page-title.tsx';

export function Component() {
  const t = useStrings();
  return (
    <>
      <PageTitle>{t('feedback.notFound.title')}</PageTitle>
      <NotFoundPage homeHref="/home" />
    </>
  );
}
