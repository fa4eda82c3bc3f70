import { mustAcceptTerms } from '@atrium/contract/access';
import { lazyPart } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery, useUser } from '../../api/users.ts';
import { onFailure } from '../failures.ts';

const TermsModal = lazyPart(async () => (await import('./terms-modal.tsx')).default);

/**
 * Whether the pages of the portal are rendered. Until the terms are accepted the server refuses their calls. Rendered
 * pages stay mounted under terms that become due later, so that typed text is kept.
 */
export function useHasEntered(): boolean {
  const isDue = mustAcceptTerms(useUser());
  const [hasEntered, setHasEntered] = useState(!isDue);
  if (!isDue && !hasEntered) setHasEntered(true);
  return hasEntered;
}

/**
 * Shows the terms before everything else until they are accepted (TERM-003), also when a call is refused because they
 * became due in the meantime. Other initial dialogs (the template, the survey) wait until then.
 */
export function TermsGate() {
  const queries = useQueryClient();
  const isDue = mustAcceptTerms(useUser());
  useEffect(
    () =>
      onFailure((_, verdict) => {
        // Many calls fail at once; the user is refetched only once.
        if (verdict.termsDue)
          void queries.refetchQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });
      }),
    [queries],
  );
  return isDue ? <TermsModal /> : null;
}
