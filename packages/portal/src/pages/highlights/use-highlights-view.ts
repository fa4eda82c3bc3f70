import { useMemo } from 'react';
import { useAddress } from '../../app/use-address.ts';
import { readView, writeView, type HighlightsView } from './address.ts';

/** Returns the view in the URL, and its setter: a change of filters resets to the first page. */
export function useHighlightsView() {
  const [address, changeAddress] = useAddress();
  const view = useMemo(() => readView(address), [address]);
  const go = (change: Partial<HighlightsView>) =>
    changeAddress(
      (now) => writeView({ ...readView(now), ...('filters' in change && { pages: 1 }), ...change }),
      { flushSync: true },
    );
  return { view, go };
}
