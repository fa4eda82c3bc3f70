import { useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { powerQuery, usePowerDownload } from './power-of-attorney.ts';

const CODE = 'FR043316';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [404, 2],
  [500, 1],
] as const)(
  'PLAT-075 POA-023 a download answered %i leaves the page with %i read(s) of its powers',
  async (status, reads) => {
    const server = cacheAndServer();
    const { result } = renderHook(
      () => ({ power: useQuery(powerQuery(CODE)), download: usePowerDownload() }),
      { wrapper: server.wrapper },
    );
    await waitFor(() => expect(server.names()).toHaveLength(1));
    const [name] = server.names();
    act(() => server.call(name!).answer({ ricosCode: CODE }));
    await waitFor(() => expect(result.current.power.isSuccess).toBe(true));
    act(() => result.current.download.mutate(CODE));
    await waitFor(() => expect(server.names()).toHaveLength(2));
    act(() => server.call(server.names()[1]!).answer({ errors: [] }, status));
    await waitFor(() => expect(result.current.download.isError).toBe(true));
    expect(server.names().filter((one) => one === name)).toHaveLength(reads);
  },
);
