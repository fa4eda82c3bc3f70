import { TermsDialog } from '@atrium/ui';
import { useAcceptTerms, useTerms } from '../../api/terms.ts';
import { requestLogout } from './sign-out.tsx';

/** The terms dialog, connected to the API (TERM-003 to TERM-009). */
export default function TermsModal() {
  const { document, version } = useTerms();
  const accept = useAcceptTerms();
  return (
    <TermsDialog
      {...document}
      accepting={accept.isPending}
      onAccept={() => accept.mutate(version)}
      onSignOut={() => requestLogout({ force: true })}
    />
  );
}
