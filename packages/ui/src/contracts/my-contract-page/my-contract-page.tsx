import type { Contract } from '@atrium/contract/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { Banner, ErrorState, Loading, Skeleton } from '../../feedback/index.js';
import { cn, HostLink, useStrings } from '../../foundations/index.js';
import { PageHeader, Tabs } from '../../navigation/index.js';

/** Parts of the page for the client’s administrators, in order (MYC-001). */
const PARTS = ['information', 'users', 'audit'] as const;
export type MyContractPart = (typeof PARTS)[number];

export interface MyContractPageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the contract is loading, failed or available. */
  state:
    | { status: 'loading' }
    | { status: 'error'; supportId?: string | undefined; onRetry: () => void; retrying?: boolean }
    | { status: 'ready'; contract: Contract };
  /** The current tab. */
  part: MyContractPart;
  /** Called when the user opens another tab. */
  onPartChange: (part: MyContractPart) => void;
  /** Address of the access reviews of the contract. */
  reviewsHref?: string | undefined;
  /** Content of each part; a part without content has no tab. The users part stays mounted on other tabs. */
  contents: { readonly [P in MyContractPart]?: ReactNode };
}

/** The contract of a client for its own administrators (MYC-001 to MYC-008): read-only, with users and audit. */
export function MyContractPage({
  state,
  part,
  onPartChange,
  contents,
  reviewsHref,
  className,
  ...props
}: MyContractPageProps) {
  const t = useStrings();
  const contract = state.status === 'ready' ? state.contract : undefined;
  const parts = PARTS.filter(
    (one) => one in contents && (one !== 'audit' || contract?.rights.canGetAuditEvents),
  );
  return (
    <div className={cn('px-16 pb-40 xs:px-24', className)} {...props}>
      <PageHeader
        title={t('contracts.mine.title')}
        description={
          contract
            ? [contract.name, contract.number, contract.commercialClient?.name].filter(Boolean).join(' · ')
            : // Reserves the line while loading, so that nothing moves.
              '\u00a0'
        }
        actions={
          reviewsHref ? (
            <Button asChild>
              <HostLink href={reviewsHref}>{t('contracts.mine.reviews')}</HostLink>
            </Button>
          ) : undefined
        }
      />
      {state.status === 'loading' ? (
        <Loading className="grid gap-24 py-24">
          <Skeleton className="h-200" />
          <Skeleton className="h-200" />
        </Loading>
      ) : null}
      {state.status === 'error' ? (
        <ErrorState
          className="pt-24"
          title={t('contracts.page.failed')}
          supportId={state.supportId}
          onRetry={state.onRetry}
          retrying={state.retrying ?? false}
        />
      ) : null}
      {contract?.isReadOnly ? (
        <Banner className="mb-16" title={t('contracts.page.readOnly.title')}>
          {t('contracts.mine.readOnly')}
        </Banner>
      ) : null}
      {contract ? (
        <Tabs
          label={t('contracts.mine.title')}
          value={part}
          onValueChange={(value) => onPartChange(value as MyContractPart)}
          tabs={parts.map((id) => ({
            value: id,
            label: t(`contracts.mine.${id}`),
            content: contents[id],
            keepMounted: id === 'users',
          }))}
        />
      ) : null}
    </div>
  );
}
