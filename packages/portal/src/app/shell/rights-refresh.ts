import type { User } from '@atrium/contract/users';
import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '../../api/users.ts';
import { isForbidden } from '../error-facts.ts';
import { onFailure } from '../failures.ts';

/** What the rights of a user consist of; the cache keeps the identity of parts that have not changed. */
const RIGHTS = ['services', 'widgets', 'rights', 'contactInformation', 'clientRole'] as const;

const haveChanged = (before: User, now: User): boolean => RIGHTS.some((part) => before[part] !== now[part]);

/**
 * Reads the user again when a call is refused: rights take effect at once, also those that somebody takes away while the
 * user is working. If they have changed, everything shown is read again, so that no page offers what is refused.
 */
export function useRightsRefresh(): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onFailure((error, { termsDue }) => {
        const before = queries.getQueryData(userQuery.queryKey);
        if (!isForbidden(error) || termsDue || !before) return;
        void (async () => {
          await queries.refetchQueries({ queryKey: userQuery.queryKey }, { cancelRefetch: false });
          const now = queries.getQueryData(userQuery.queryKey);
          if (now && haveChanged(before, now))
            await queries.invalidateQueries({
              predicate: ({ queryHash }) => queryHash !== hashKey(userQuery.queryKey),
            });
        })();
      }),
    [queries],
  );
}
