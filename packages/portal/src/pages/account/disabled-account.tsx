import { DisabledAccountPage, useStrings } from '@atrium/ui';
import { PageTitle } from '../../app/page-title.tsx';
import { useSettings } from '../../api/settings.ts';
import { requestLogout } from '../../app/shell/sign-out.tsx';

/** PLAT-054: the only page of an account in demo mode. */
export function Component() {
  const t = useStrings();
  const { supportMail } = useSettings();
  return (
    <>
      <PageTitle>{t('feedback.disabledAccount.title')}</PageTitle>
      <DisabledAccountPage contactEmail={supportMail} onSignOut={() => requestLogout({ force: false })} />
    </>
  );
}
