import { buttonVariants } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface SignedOutPageProps extends FullPageFrameProps {
  /** The person signed out, or the session ended by itself. */
  reason?: 'signed-out' | 'expired';
  /** The address that signs in and comes back to where the person was. */
  signInHref: string;
}

/** After signing out, or when the session has ended. */
export function SignedOutPage({ reason = 'signed-out', signInHref, ...frame }: SignedOutPageProps) {
  const t = useStrings();
  const expired = reason === 'expired';
  return (
    <FullPage
      {...frame}
      title={t(expired ? 'feedback.signedOut.expiredTitle' : 'feedback.signedOut.title')}
      actions={
        <a href={signInHref} className={buttonVariants({ variant: 'primary' })}>
          {t('feedback.signedOut.signIn')}
        </a>
      }
    >
      <p>{t(expired ? 'feedback.signedOut.expiredText' : 'feedback.signedOut.text')}</p>
    </FullPage>
  );
}
