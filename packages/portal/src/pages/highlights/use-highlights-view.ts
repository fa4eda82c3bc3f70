import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readView, writeView, type HighlightsView } from './address.ts';

/** Returns the view in the URL, and its setter: a change of filters resets to the first page. */
export function useHighlightsView() {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => readView(address), [address]);
  const go = (change: Partial<HighlightsView>) =>
    setAddress(
      (now) => writeView({ ...readView(now), ...('filters' in change && { pages: 1 }), ...change }),
      {
        replace: true,
        preventScrollReset: true,
        // Renders the change synchronously instead of in a transition, so that it shows at once.
        flushSync: true,
      },
    );
  return { view, go };
}
