import type { GridState } from '@atrium/ui';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { addressOf, viewOf, type BoardView } from './board-address.ts';
import { recallColumns, rememberAddress, rememberColumns, type BoardColumns } from './board-memory.ts';

/** The pause in typing after which the address has the text, in ms. */
const PAUSE = 120;

/** Text that the address does not have yet, and the one that it had when it was typed. */
interface Typed {
  from: string;
  text: string;
}

/**
 * What the board shows, which its address alone decides, and how a person changes it: a change is a new address. What is
 * typed in the search is shown at once and is in the address after a pause; an address that changes meanwhile wins.
 */
export function useBoardView(userId: string) {
  const [address, setAddress] = useSearchParams();
  const view = useMemo(() => viewOf(address), [address]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const search = typed?.from === view.search ? typed.text : view.search;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Two changes in one event build on each other.
  const latest = useRef({ ...view, search });
  useLayoutEffect(() => {
    latest.current = { ...view, search };
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = useCallback(
    (change: Partial<BoardView>) => {
      clearTimeout(timer.current);
      const next = { ...latest.current, ...change };
      latest.current = next;
      const nextAddress = addressOf(next);
      rememberAddress(userId, next.tab, nextAddress);
      setAddress(nextAddress, { replace: true, preventScrollReset: true });
    },
    [userId, setAddress],
  );
  const type = useCallback(
    (text: string) => {
      clearTimeout(timer.current);
      latest.current = { ...latest.current, search: text };
      setTyped({ from: view.search, text });
      timer.current = setTimeout(() => go({}), PAUSE);
    },
    [view.search, go],
  );
  // Who goes on to a request while the text is not in the address yet comes back to it all the same.
  const isPending = search !== view.search;
  useEffect(() => {
    if (!isPending) return undefined;
    const flush = () => go({});
    const options = { capture: true };
    for (const leaving of ['pointerdown', 'focusout']) window.addEventListener(leaving, flush, options);
    return () => {
      for (const leaving of ['pointerdown', 'focusout']) window.removeEventListener(leaving, flush, options);
    };
  }, [isPending, go]);
  return { view, search, go, type };
}

const COLUMN_SLICES = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] as const;

/** The columns of a tab as the person has set them; remembered, and no part of the address (REQ-017). */
export function useBoardColumnState(userId: string, tab: BoardView['tab']) {
  const [changed, setChanged] = useState<Partial<Record<BoardView['tab'], BoardColumns>>>({});
  const recalled = useMemo(() => recallColumns(userId, tab), [userId, tab]);
  const columns = changed[tab] ?? recalled;
  const keep = useCallback(
    (state: Partial<GridState>) => {
      const next = Object.fromEntries(
        COLUMN_SLICES.flatMap((slice) => (state[slice] ? [[slice, state[slice]]] : [])),
      ) as BoardColumns;
      setChanged((old) => ({ ...old, [tab]: next }));
      rememberColumns(userId, tab, next);
    },
    [userId, tab],
  );
  return [columns, keep] as const;
}
