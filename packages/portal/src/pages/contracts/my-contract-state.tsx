import type { Contract } from '@atrium/contract/contracts';
import { ApiError } from '@atrium/contract/errors';
import { MyContractPage, useStrings } from '@atrium/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { myContractQuery } from '../../api/contracts.ts';
import { errorFacts } from '../../app/error-facts.ts';
import { PageTitle } from '../../app/page-title.tsx';

export const useMyContract = () => useQuery(myContractQuery());

/** Redirects users who do not administer exactly one contract to the error page (MYC-005). */
export const NoSingleContract = () => <Navigate to="/error?code=no-single-contract" replace />;

/** Shown until the contract is loaded, or when loading failed. */
export function MyContractState({ read }: { readonly read: UseQueryResult<Contract> }) {
  const t = useStrings();
  const { error } = read;
  if (error instanceof ApiError && (error.status === 404 || error.status === 403))
    return <NoSingleContract />;
  const facts = errorFacts(read);
  return (
    <>
      <PageTitle>{t('contracts.mine.title')}</PageTitle>
      <MyContractPage
        state={facts ? { status: 'error', ...facts } : { status: 'loading' }}
        part="information"
        onPartChange={() => undefined}
        contents={{}}
      />
    </>
  );
}
