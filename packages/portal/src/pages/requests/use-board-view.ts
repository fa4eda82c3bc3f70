import type { GridState } from '@atrium/ui';
import { useCallback, useMemo, useState } from 'react';
import { useAddressView } from '../../app/use-address-view.ts';
import { addressOf, viewOf, type BoardView } from './board-address.ts';
import { recallColumns, rememberAddress, rememberColumns, type BoardColumns } from './board-memory.ts';

/** Returns the view of the board; the last URL of each tab is remembered (REQ-016). */
export function useBoardView(userId: string) {
  const onChange = useCallback(
    ({ tab }: BoardView, address: URLSearchParams) => rememberAddress(userId, tab, address),
    [userId],
  );
  return useAddressView({ viewOf, addressOf, onChange });
}

const COLUMN_SLICES = ['columnOrder', 'columnVisibility', 'columnPinning', 'columnSizing'] as const;

/** Returns the user's column settings of a tab; stored in the browser, not in the URL (REQ-017). */
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
