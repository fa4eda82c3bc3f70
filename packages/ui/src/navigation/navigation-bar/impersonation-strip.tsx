import { Button } from '../../controls/button/index.js';
import { UsersIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import type { Impersonation } from './types.js';

/** The banner of an impersonated session: whose rights are used, by whom, and a button to stop (NAV-015). */
export function ImpersonationStrip({ email, by, onStop, stopping = false }: Impersonation) {
  const t = useStrings();
  return (
    <div
      role="status"
      data-impersonation
      className="flex min-h-40 flex-wrap items-center gap-x-12 gap-y-4 bg-ink px-16 py-4 text-small text-ink-inverse xs:px-24"
    >
      <UsersIcon className="shrink-0" />
      <p className="min-w-0 flex-1 break-words">
        <strong className="font-semibold">{t('navigation.bar.impersonated', { email })}</strong>{' '}
        {by ? t('navigation.bar.impersonator', { email: by }) : null}
      </p>
      <Button size="row" busy={stopping} onClick={onStop} className="max-xs:h-36">
        {t('navigation.bar.stopImpersonation')}
      </Button>
    </div>
  );
}
