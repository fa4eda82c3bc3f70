import { Button } from '../controls/button/index.js';
import { HostLink, PlusIcon, useStrings } from '../foundations/index.js';
import { PrimaryAction } from '../navigation/page-header/internal.js';

/** Primary action of the loan and deposit pages: a new request to their service. */
export function NewRequestAction({ href }: { href: string }) {
  const t = useStrings();
  return (
    <PrimaryAction>
      <Button variant="primary" asChild>
        <HostLink href={href}>
          <PlusIcon />
          {t('loansAndDeposits.newRequest')}
        </HostLink>
      </Button>
    </PrimaryAction>
  );
}
