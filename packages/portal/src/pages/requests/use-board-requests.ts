import { REQUEST_COLUMN_FACETS } from '@atrium/contract/request-rules';
import type { GridWindows } from '@atrium/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  leftOutQuery,
  requestFacetsQuery,
  useRequestWindows,
  wholeTabQuery,
  type RequestListView,
} from '../../api/request-list.ts';
import { errorFacts } from '../../app/error-facts.ts';

/** How long the lines in view must stay before their window is fetched, in ms: a fling fetches where it ends. */
const SETTLED = 50;

/**
 * The requests of the board. A tab that is complete in the browser is filtered and sorted there; of a longer one, and until
 * it is complete, the server filters and sorts, and the windows in view are fetched.
 */
export function useBoardRequests(view: RequestListView) {
  const whole = useQuery(wholeTabQuery(view.filters.tab!));
  const complete = whole.data?.isComplete ? whole.data : undefined;
  const [range, onRange] = useSettledRange();
  const { first, windows } = useRequestWindows(view, range, !complete);

  const [open, setOpen] = useState<string | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // Of windows also those of the filters that are set: their values are told by name.
  const wanted = REQUEST_COLUMN_FACETS.filter(
    (name) => isDrawerOpen || name === open || view.filters[name] !== undefined,
  );
  const counted = useQuery({
    ...requestFacetsQuery(view, wanted),
    enabled: isDrawerOpen || (!complete && wanted.length > 0),
    // Those of the former filters stand while the others are counted.
    placeholderData: isDrawerOpen ? keepPreviousData : undefined,
  });
  const facets = counted.data?.facets;
  const fixed = windows?.fixed ?? 0;
  const leftOut = useQuery({ ...leftOutQuery(view), enabled: !complete && fixed > 0 });
  const windowed = useMemo(
    (): GridWindows => ({
      onRange,
      onFilterOpen: setOpen,
      fixed,
      ...(facets && { facets }),
    }),
    [onRange, fixed, facets],
  );
  return {
    requests: complete ? complete.records : windows?.rows,
    windows: complete ? undefined : windowed,
    filterCounts: isDrawerOpen ? facets : undefined,
    onFiltersOpen: setDrawerOpen,
    leftOut: leftOut.data?.records,
    isStale: !complete && first.isPlaceholderData,
    error: complete ? undefined : errorFacts(first),
    /** Of the windows: what the board shows, and around the lines in view. */
    long: complete ? undefined : windows,
  };
}

function useSettledRange() {
  const [range, setRange] = useState({ first: 0, end: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onRange = useCallback((first: number, end: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRange({ first, end }), SETTLED);
  }, []);
  return [range, onRange] as const;
}
