import { preloadDocumentViewer, TermsPage, useStrings } from '@atrium/ui';
import { useTerms } from '../../api/terms.ts';
import { PageTitle } from '../../app/page-title.tsx';

export const prefetch = preloadDocumentViewer;

/** TERM-001, TERM-002: the terms to read again, and both versions. */
export function Component() {
  const t = useStrings();
  const { document } = useTerms();
  return (
    <>
      <PageTitle>{t('terms.title')}</PageTitle>
      <TermsPage
        navigationVersion={__VERSIONS__.navigationBar}
        websiteVersion={__VERSIONS__.website}
        {...document}
      />
    </>
  );
}
