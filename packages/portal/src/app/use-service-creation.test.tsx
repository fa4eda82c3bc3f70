import type { User } from '@atrium/contract/users';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { cacheAndServer } from '../api/cache.fixture.tsx';
import { PortalRoutesProvider } from './router/routes-context.ts';
import { useServiceCreation } from './use-service-creation.ts';

const ROUTES = [{ path: 'requests-board', children: [{ path: 'requests/new' }] }];
const RIGHTS = 'GET /requests/services/MTM/rights';

function creation(canCreateRequest: boolean) {
  const server = cacheAndServer();
  const user = {
    rights: { requests: { canCreateRequest } },
    contactInformation: { isInternal: false },
  } as User;
  const { wrapper: Cache } = server;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Cache>
      <PortalRoutesProvider value={ROUTES}>{children}</PortalRoutesProvider>
    </Cache>
  );
  const { result } = renderHook(() => useServiceCreation(user, 'MTM'), { wrapper });
  return { ...server, href: () => result.current({ ricos: 'R1' }) };
}

describe('GRID-008 link from the page of a service to a new request', () => {
  it('exists once the server says that an open contract takes such requests', async () => {
    const { names, call, href } = creation(true);
    await waitFor(() => expect(names()).toEqual([RIGHTS]));
    expect(href()).toBeUndefined();
    call(RIGHTS).answer({ canCreateRequest: true });
    await waitFor(() => expect(href()).toBe('/requests-board/requests/new?service=MTM&ricos=R1'));
  });

  it('does not exist if no open contract takes them', async () => {
    const { queries, names, call, href } = creation(true);
    await waitFor(() => expect(names()).toEqual([RIGHTS]));
    call(RIGHTS).answer({ canCreateRequest: false });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(href()).toBeUndefined();
  });

  it('does not exist, and is not asked for, without the right to create requests', () => {
    const { names, href } = creation(false);
    expect(href()).toBeUndefined();
    expect(names()).toEqual([]);
  });
});
