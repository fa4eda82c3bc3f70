import { Button, buttonVariants } from '../../controls/button/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { mailto } from '../../foundations/mailto.js';
import { FullPage, type FullPageFrameProps } from './full-page.js';

export interface DisabledAccountPageProps extends FullPageFrameProps {
  /** The email address used by “Contact us”. */
  contactEmail: string;
  /** Called to sign out; when set, “Sign out” is shown. */
  onSignOut?: () => void;
}

/** Replaces the application for an account in demo mode (PLAT-054, DS-108). */
export function DisabledAccountPage({ contactEmail, onSignOut, ...frame }: DisabledAccountPageProps) {
  const t = useStrings();
  return (
    <FullPage
      {...frame}
      title={t('feedback.disabledAccount.title')}
      actions={
        <>
          <a
            href={mailto({ to: contactEmail, subject: t('feedback.disabledAccount.subject') })}
            className={buttonVariants({ variant: 'primary' })}
          >
            {t('feedback.disabledAccount.contact')}
          </a>
          {onSignOut ? <Button onClick={onSignOut}>{t('overlays.signOut.confirm')}</Button> : null}
        </>
      }
    >
      <p>{t('feedback.disabledAccount.text')}</p>
    </FullPage>
  );
}
