import { lazyPart } from '@atrium/ui';
import { useUser } from '../../api/users.ts';

const TermsModal = lazyPart(async () => (await import('./terms-modal.tsx')).default);

/**
 * Stands before everything else until the terms are accepted; a session taken over skips it (TERM-003), for nobody accepts
 * for somebody else. Other first questions (the template, the survey) wait until it is gone.
 */
export function TermsGate() {
  const { hasAcceptedTermsAndConditions, isImpersonated, demoMode } = useUser();
  if (hasAcceptedTermsAndConditions || isImpersonated || demoMode) return null;
  return <TermsModal />;
}
