import { mustAcceptTerms } from '@atrium/contract/access';
import { lazyPart } from '@atrium/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { userQuery, useUser } from '../../api/users.ts';
import { onFailure } from '../failures.ts';

const TermsModal = lazyPart(async () => (await import('./terms-modal.tsx')).default);

/**
 * Whether the pages of the portal are there. Until the terms are accepted the server answers none of their calls. Once they
 * are there they stay: terms that become due later stand over them, and what was typed is kept.
 */
export function useHasEntered(): boolean {
  const isDue = mustAcceptTerms(useUser());
  const [hasEntered, setHasEntered] = useState(!isDue);
  if (!isDue && !hasEntered) setHasEntered(true);
  return hasEntered;
}

/**
 * Stands before everything else until the terms are accepted (TERM-003), also when a call is refused because they became due
 * in the meantime. Other first questions (the template, the survey) wait until it is gone.
 */
export function TermsGate() {
  const queries = useQueryClient();
  const isDue = mustAcceptTerms(useUser());
  useEffect(
    () =>
      onFailure((_, verdict) => {
        // Many calls fail at once; the person is asked for once.
        if (verdict.termsDue)
          void queries.refetchQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });
      }),
    [queries],
  );
  return isDue ? <TermsModal /> : null;
}
