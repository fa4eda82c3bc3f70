import { buttonVariants } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface SignedOutPageProps extends FullPageFrameProps {
  /** Whether the user signed out or the session expired. */
  reason?: 'signed-out' | 'expired';
  /** URL that signs in and returns to where the user was. */
  signInHref: string;
}

/** The page after signing out, or when the session has expired. */
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
