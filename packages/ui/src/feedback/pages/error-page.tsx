import type { ReactNode } from 'react';
import { Button, buttonVariants } from '../../controls/button/index.js';
import { Link } from '../../controls/link/index.js';
import { mailto } from '../../foundations/mailto.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { AskWhy } from '../ask-why/index.js';
import { SupportId } from '../support-id/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface ErrorPageProps extends FullPageFrameProps {
  /** What failed, if known; default “Something went wrong”. */
  title?: string;
  /** An explanation that replaces the general text. */
  message?: ReactNode;
  /** The error code from the server or the redirect (PLAT-082). */
  code?: string;
  /** The correlation id of the failed response. */
  supportId?: string | undefined;
  /** Retries what failed: the application start, or the page (PLAT-006). */
  onRetry?: () => void;
  /** The retry is running. */
  retrying?: boolean;
  /** URL of the home page; absent when there is none to go to, as at start-up. */
  homeHref?: string;
  /** Called to explain why the user has no access; when set, a button asks for it. */
  onAskWhy?: (() => void) | undefined;
  /** Email address of the support. */
  supportEmail?: string;
}

/** Replaces a page or an application that cannot be shown (PLAT-035, PLAT-006, PLAT-082, DS-109). */
export function ErrorPage({
  title,
  message,
  code,
  supportId,
  onRetry,
  retrying = false,
  homeHref,
  onAskWhy,
  supportEmail,
  ...frame
}: ErrorPageProps) {
  const t = useStrings();
  return (
    <FullPage
      {...frame}
      code={code ? t('feedback.error.code', { code }) : undefined}
      title={title ?? t('feedback.error.pageTitle')}
      actions={
        <>
          {onRetry ? (
            <Button
              variant="primary"
              onClick={onRetry}
              busy={retrying}
              busyLabel={t('feedback.error.trying')}
            >
              {t('feedback.error.tryAgain')}
            </Button>
          ) : null}
          {homeHref ? (
            <HostLink
              href={homeHref}
              className={buttonVariants({ variant: onRetry ? 'secondary' : 'primary' })}
            >
              {t('feedback.error.home')}
            </HostLink>
          ) : null}
          {onAskWhy ? <AskWhy onAsk={onAskWhy} /> : null}
          {supportEmail ? (
            <Link
              href={mailto({
                to: supportEmail,
                subject: supportId
                  ? t('feedback.error.subjectWithId', { id: supportId })
                  : t('feedback.error.subject'),
              })}
            >
              {t('feedback.contactSupport')}
            </Link>
          ) : null}
        </>
      }
    >
      <p>{message ?? t(supportId ? 'feedback.error.pageText' : 'feedback.error.pageTextWithoutId')}</p>
      {supportId ? <SupportId id={supportId} /> : null}
    </FullPage>
  );
}
