import { knowsAllMembers, readsMyContract } from '@atrium/contract/access';
import type { DateSorting } from '@atrium/contract/contracts-rules';
import { ContractInformation, lazyPart, MyContractPage, useStrings, type MyContractPart } from '@atrium/ui';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { myContractQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { MyContractState, NoSingleContract, useMyContract } from './my-contract-state.tsx';
import { useUndoableRights } from './use-undoable-rights.ts';

const ContractUsersPart = lazyPart(async () => (await import('./contract-users.tsx')).default);
const ContractAudit = lazyPart(async () => (await import('./contract-audit.tsx')).default);

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(myContractQuery());
}

/** The contract of a client's administrator (MYC-001 to MYC-008); others are redirected to the error page (MYC-005). */
export function Component() {
  return readsMyContract.allows(useUser()) ? <MyContract /> : <NoSingleContract />;
}

function MyContract() {
  const t = useStrings();
  const [address] = useSearchParams();
  // Not in the URL (MYC-003), but a link to a user opens the users.
  const [part, setPart] = useState<MyContractPart>(address.has('user') ? 'users' : 'information');
  const [openedUsers, setOpenedUsers] = useState(part === 'users');
  const [audit, setAudit] = useState<{ page: number; sorting: DateSorting }>({ page: 1, sorting: 'NONE' });
  const read = useMyContract();
  const me = useUser();
  const contract = read.data;
  const undoable = useUndoableRights(contract?.id ?? '');
  if (!contract) return <MyContractState read={read} />;
  return (
    <>
      <PageTitle>{t('contracts.mine.title')}</PageTitle>
      <MyContractPage
        state={{ status: 'ready', contract }}
        reviewsHref={
          contract.rights.canGetUsers && knowsAllMembers.allows(me)
            ? '/my-contract/access-reviews'
            : undefined
        }
        part={part}
        onPartChange={(next) => {
          setPart(next);
          if (next === 'users') setOpenedUsers(true);
        }}
        contents={{
          information: <ContractInformation contract={contract} />,
          users: openedUsers ? (
            <ContractUsersPart
              fallback={<div className="min-h-640" />}
              contract={contract}
              undoable={undoable}
            />
          ) : null,
          audit: (
            <ContractAudit
              fallback={<div className="min-h-640" />}
              id={contract.id}
              view={audit}
              onViewChange={setAudit}
            />
          ),
        }}
      />
    </>
  );
}
