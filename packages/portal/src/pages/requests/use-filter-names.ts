import { SERVICES, type CatalogueService } from '@atrium/contract/services';
import type { User } from '@atrium/contract/users';
import { useLanguage, type RequestsBoardProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../api/calls.ts';
import type { RequestListView } from '../../api/request-list.ts';

/** Returns the names of services and legal entities for filters, whether or not a listed request has them. */
export function useFilterNames(
  user: User,
  { filters }: RequestListView,
): NonNullable<RequestsBoardProps['filterNames']> {
  const language = useLanguage();
  const { data } = useQuery({
    ...callQuery('users', 'scope', { params: { id: user.id } }),
    enabled: filters.legalEntities !== undefined,
  });
  return useMemo(() => {
    const catalogue: Readonly<Record<string, CatalogueService>> = SERVICES;
    return {
      service: (code) =>
        user.services.find(({ name }) => name === code)?.label ?? catalogue[code]?.label[language],
      legalEntities: (code) => data?.legalEntities.find(({ ricosCode }) => ricosCode === code)?.longName,
    };
  }, [user, data, language]);
}
