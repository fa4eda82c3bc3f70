import type { ComponentProps } from 'react';
import { DocumentViewer, type ViewedFile } from '../../files/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { PageHeader } from '../../navigation/index.js';

export interface TermsPageProps extends ViewedFile, Omit<ComponentProps<'div'>, 'children'> {
  /** Version of the navigation bar (TERM-002). */
  navigationVersion: string;
  /** Version of the website (TERM-002). */
  websiteVersion: string;
}

/** The terms and conditions for later reading, with the versions of the portal (TERM-001, TERM-002). */
export function TermsPage({
  navigationVersion,
  websiteVersion,
  file,
  mediaType = 'application/pdf',
  progress,
  failed,
  supportId,
  onRetry,
  onDownload,
  className,
  ...props
}: TermsPageProps) {
  const t = useStrings();
  return (
    <div className={cn('flex flex-col px-16 pb-24 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('terms.title')}
        description={
          <span className="flex flex-wrap gap-x-16 gap-y-2">
            <span>{t('terms.navigationVersion', { version: navigationVersion })}</span>
            <span>{t('terms.websiteVersion', { version: websiteVersion })}</span>
          </span>
        }
      />
      <DocumentViewer
        className="h-[calc(100dvh-232px)] min-h-480 border border-line"
        name={t('terms.file')}
        file={file}
        mediaType={mediaType}
        progress={progress}
        failed={failed}
        supportId={supportId}
        onRetry={onRetry}
        onDownload={onDownload}
      />
    </div>
  );
}
