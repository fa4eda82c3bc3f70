import type { ReactNode } from 'react';
import { buttonVariants } from '../../controls/button/index.js';
import { HostLink, useStrings } from '../../foundations/provider/index.js';
import { AskWhy } from '../ask-why/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface NotAvailablePageProps extends FullPageFrameProps {
  /** The name of the service, as in the navigation. */
  serviceName?: string;
  /** A notice of the bank in place of the general text, such as the time it comes back. */
  notice?: ReactNode;
  /** Address of the home page. */
  homeHref: string;
  /** Explains why it is closed to the person; shows the question. */
  onAskWhy?: (() => void) | undefined;
}

/** In place of a service that is flagged unavailable (PLAT-053, DS-107). */
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
