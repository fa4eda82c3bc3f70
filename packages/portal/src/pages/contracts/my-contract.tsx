import { readsMyContract } from '@atrium/contract/access';
import type { DateSorting } from '@atrium/contract/contracts-rules';
import { ApiError } from '@atrium/contract/errors';
import { ContractInformation, lazyPart, MyContractPage, useStrings, type MyContractPart } from '@atrium/ui';
import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { myContractQuery } from '../../api/contracts.ts';
import { useUser } from '../../api/users.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';

const ContractUsersPart = lazyPart(async () => (await import('./contract-users.tsx')).default);
const ContractAudit = lazyPart(async () => (await import('./contract-audit.tsx')).default);

export function prefetch(queries: QueryClient) {
  void queries.prefetchQuery(myContractQuery());
}

/** The contract of a client’s administrator (MYC-001 to MYC-008); anybody else is sent to the error page (MYC-005). */
export function Component() {
  return readsMyContract.allows(useUser()) ? <MyContract /> : <Refused />;
}

const Refused = () => <Navigate to="/error?code=no-single-contract" replace />;

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 403);

function MyContract() {
  const t = useStrings();
  const [address] = useSearchParams();
  // Not in the address (MYC-003); a link to one of the users leads to them.
  const [part, setPart] = useState<MyContractPart>(address.has('user') ? 'users' : 'information');
  const [openedUsers, setOpenedUsers] = useState(part === 'users');
  const [audit, setAudit] = useState<{ page: number; sorting: DateSorting }>({ page: 1, sorting: 'NONE' });
  const read = useQuery(myContractQuery());
  const { data: contract, error } = read;
  if (isRefusal(error)) return <Refused />;
  return (
    <>
      <PageTitle>{t('contracts.mine.title')}</PageTitle>
      <MyContractPage
        state={
          contract
            ? { status: 'ready', contract }
            : error
              ? { status: 'error', ...errorFacts(read)! }
              : { status: 'loading' }
        }
        part={part}
        onPartChange={(next) => {
          setPart(next);
          if (next === 'users') setOpenedUsers(true);
        }}
        contents={{
          information: contract ? <ContractInformation contract={contract} /> : null,
          users:
            contract && openedUsers ? (
              <ContractUsersPart fallback={<div className="min-h-640" />} contract={contract} />
            ) : null,
          audit: contract ? (
            <ContractAudit
              fallback={<div className="min-h-640" />}
              id={contract.id}
              view={audit}
              onViewChange={setAudit}
            />
          ) : null,
        }}
      />
    </>
  );
}
