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

/** How long the rows in view must stay unchanged before a fetch, in ms: fast scrolling fetches only at its end. */
const SETTLED = 50;

/**
 * Returns the requests of the board. A tab that is loaded completely is filtered and sorted in the browser; for a
 * longer one, and until then, the server filters and sorts, and only the windows in view are fetched.
 */
export function useBoardRequests(view: RequestListView) {
  const whole = useQuery(wholeTabQuery(view.filters.tab!));
  const complete = whole.data?.isComplete ? whole.data : undefined;
  const [range, onRange] = useSettledRange();
  const { first, windows } = useRequestWindows(view, range, !complete);

  const [open, setOpen] = useState<string | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // For windows also the facets of active filters: their values are shown by name.
  const wanted = REQUEST_COLUMN_FACETS.filter(
    (name) => isDrawerOpen || name === open || view.filters[name] !== undefined,
  );
  const counted = useQuery({
    ...requestFacetsQuery(view, wanted),
    enabled: isDrawerOpen || (!complete && wanted.length > 0),
    // The previous counts stay while the new ones load.
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
    /** For windows: what the board shows, and the requests around the rows in view. */
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
