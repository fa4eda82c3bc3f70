import type { ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { StateMark } from '../../foundations/state-mark/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface MarketingContactPageProps extends FullPageFrameProps {
  /** The name of the service, as in the navigation. */
  serviceName: string;
  /** What the service is, from the catalogue. */
  description?: ReactNode;
  /** Sends the ask for contact. */
  onAskForContact: () => void;
  /** The ask is on its way, or was sent: the button gives way to the sentence that says so. */
  state?: 'idle' | 'sending' | 'sent';
}

/** In place of a service in the MARKETING state (NAV-011, NAV-012, DS-110): what it is, and how to be contacted. */
export function MarketingContactPage({
  serviceName,
  description,
  onAskForContact,
  state = 'idle',
  ...frame
}: MarketingContactPageProps) {
  const t = useStrings();
  return (
    <FullPage
      {...frame}
      title={serviceName}
      actions={
        <div role="status">
          {state === 'sent' ? (
            <p className="flex items-center gap-8 text-body text-positive-ink">
              <StateMark name="done" />
              {t('feedback.marketing.asked')}
            </p>
          ) : (
            <Button
              variant="primary"
              onClick={onAskForContact}
              busy={state === 'sending'}
              busyLabel={t('feedback.marketing.sending')}
            >
              {t('feedback.marketing.ask')}
            </Button>
          )}
        </div>
      }
    >
      {description ? <div>{description}</div> : null}
      <p>{t('feedback.marketing.text')}</p>
    </FullPage>
  );
}
