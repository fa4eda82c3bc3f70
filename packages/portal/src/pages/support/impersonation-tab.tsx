import { mayImpersonate } from '@atrium/contract/access';
import { PersonTakeover, type PersonTakeoverProps } from '@atrium/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { PEOPLE_SEARCH, peopleQuery, useStartImpersonation, useUser } from '../../api/users.ts';
import { errorOf } from './error-of.ts';

/** The search for a user to impersonate; its text is in the URL, as `q`. */
export function ImpersonationTab() {
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const query = search.get('q')?.trim() ?? '';
  const isLongEnough = query.length >= PEOPLE_SEARCH.minimum;
  const people = useQuery({
    ...peopleQuery(query),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
  });
  const start = useStartImpersonation();

  const results = (): PersonTakeoverProps['results'] => {
    if (!isLongEnough) return { status: 'idle' };
    const { data, error, isFetching, isPlaceholderData, refetch } = people;
    // An empty result of the previous text says nothing about this one.
    const isOther = isPlaceholderData && data?.length === 0;
    if (data && !isOther)
      return { status: 'ready', people: data, isLimited: data.length >= PEOPLE_SEARCH.limit };
    return error ? errorOf(error, () => void refetch(), isFetching) : { status: 'loading' };
  };
  return (
    <PersonTakeover
      query={query}
      onSearch={(next) => {
        const wanted = next.trim();
        setSearch({ tab: 'impersonification', ...(wanted && { q: wanted }) }, { replace: true });
      }}
      results={results()}
      allowed={mayImpersonate.allows(user)}
      onTakeOver={({ email }) => start.mutateAsync(email)}
    />
  );
}
