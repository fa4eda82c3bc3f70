import type { ReactNode } from 'react';
import { useStrings } from '../../foundations/provider/index.js';
import { AskForContact, type AskForContactProps } from './ask-for-contact.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface MarketingContactPageProps extends FullPageFrameProps {
  /** The name of the service, as in the navigation. */
  serviceName: string;
  /** Description of the service, from the catalogue. */
  description?: ReactNode;
  /** Sends the contact request. */
  onAskForContact: () => void;
  /** State of the contact request; once `asked`, a confirmation replaces the button. */
  state?: AskForContactProps['state'];
}

/** Replaces a service in the MARKETING state (NAV-011, NAV-012, DS-110): what it is, and how to be contacted. */
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
      actions={<AskForContact state={state} onAsk={onAskForContact} />}
    >
      {description ? <div>{description}</div> : null}
      <p>{t('feedback.marketing.text')}</p>
    </FullPage>
  );
}
