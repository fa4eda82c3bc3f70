import type { ReactNode } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { AskWhy } from '../ask-why/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface NotAvailablePageProps extends FullPageFrameProps {
  /** The name of the service, as in the navigation. */
  serviceName?: string;
  /** A notice of the bank that replaces the general text, such as when the service is back. */
  notice?: ReactNode;
  /** URL of the home page. */
  homeHref: string;
  /** Called to explain why the user has no access; when set, a button asks for it. */
  onAskWhy?: (() => void) | undefined;
}

/** Replaces a service that is flagged unavailable (PLAT-053, DS-107). */
export function NotAvailablePage({
  serviceName,
  notice,
  homeHref,
  onAskWhy,
  ...frame
}: NotAvailablePageProps) {
  const t = useStrings();
  return (
    <FullPage
      {...frame}
      title={
        serviceName
          ? t('feedback.notAvailable.title', { service: serviceName })
          : t('feedback.notAvailable.titleWithoutService')
      }
      actions={
        <>
          <HostLink href={homeHref} className={buttonVariants({ variant: 'primary' })}>
            {t('feedback.error.home')}
          </HostLink>
          {onAskWhy ? <AskWhy onAsk={onAskWhy} /> : null}
        </>
      }
    >
      <p>{notice ?? t('feedback.notAvailable.text')}</p>
    </FullPage>
  );
}
