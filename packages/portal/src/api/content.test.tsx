import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cacheAndServer } from './cache.fixture.tsx';
import { useContentFile } from './content.ts';

afterEach(() => vi.unstubAllGlobals());

it('a replaced file is fetched again, although it keeps its id', async () => {
  const server = cacheAndServer();
  const document = { id: 'd1', filename: 'Rates.pdf', mediaType: 'application/pdf', version: 1 };
  const { rerender } = renderHook((shown) => useContentFile('informationHub', shown), {
    wrapper: server.wrapper,
    initialProps: document,
  });
  await waitFor(() => expect(server.names()).toHaveLength(1));
  rerender({ ...document });
  expect(server.names()).toHaveLength(1);
  rerender({ ...document, version: 2 });
  await waitFor(() => expect(server.names()).toHaveLength(2));
});
