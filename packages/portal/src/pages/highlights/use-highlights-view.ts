import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type HighlightsView } from './address.ts';

/** The view that the address holds, and how to change it: other filters begin with the first page again. */
export function useHighlightsView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address), [address]);
  const go = (change: Partial<HighlightsView>) =>
    setAddress(
      (now) => writeView({ ...readView(now), ...('filters' in change && { pages: 1 }), ...change }),
      {
        replace: true,
        preventScrollReset: true,
        // What is pressed shows at once, not when the rest of the page has followed.
        flushSync: true,
      },
    );
  return { view, go };
}
