import { NotFoundPage, useStrings } from '@atrium/ui';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../app/page-title.tsx';
import { subjectAt } from '../../app/router/subject-at.ts';
import { askWhy } from '../../app/shell/access-explanations.tsx';

interface NotFoundProps {
  /** Asks why, where the page knows better than the address what the user lacks. */
  onAskWhy?: (() => void) | undefined;
}

/** No page, or none for this user (PLAT-036): at the address of a service they can ask why. */
export function Component({ onAskWhy }: NotFoundProps) {
  const t = useStrings();
  const subject = subjectAt(useLocation().pathname);
  return (
    <>
      <PageTitle>{t('feedback.notFound.title')}</PageTitle>
      <NotFoundPage homeHref="/home" onAskWhy={onAskWhy ?? (subject && (() => askWhy(subject)))} />
    </>
  );
}
