import { useState } from 'react';
import { fn } from 'storybook/test';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { REQUESTS } from '../requests.fixture.js';
import { RequestsBoard, type QuickFilter, type RequestsBoardProps } from './index.js';

/** Host of the board in stories: keeps the state of filters and columns. */
export function BoardHost(props: RequestsBoardProps) {
  const [quick, setQuick] = useState<readonly QuickFilter[]>(props.quick);
  const [gridState, setGridState] = useState(props.gridState);
  return (
    <RequestsBoard
      {...props}
      quick={quick}
      onQuickChange={setQuick}
      gridState={gridState}
      onGridStateChange={setGridState}
    />
  );
}

/** Returns the strings in the language of the Storybook run. */
export const boardStrings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;

/** Default props of the board for all stories. */
export const boardArgs = () =>
  ({
    tab: 'in-progress',
    tabHref: (tab) => `#${tab}`,
    counters: { open: 27, toClose: 4, favorite: 6 },
    requests: REQUESTS,
    audience: 'client',
    quick: [],
    onQuickChange: fn(),
    gridState: {},
    onGridStateChange: fn(),
    hrefOf: ({ id }) => `#request-${id}`,
    onFavoriteChange: fn(),
  }) satisfies RequestsBoardProps as RequestsBoardProps;

/** Requests as the bank sees them (REQ-014). */
export const OF_THE_BANK = REQUESTS.map((request) => ({
  ...request,
  contractName: 'Halden 00418',
  internalIds: ['CCM-7781204'],
}));

/** Requests whose closure the user can confirm. */
export const TO_CLOSE = REQUESTS.map((request) => ({
  ...request,
  state: 'TO_CLOSE' as const,
  quickClosing: 'possible' as const,
}));

/** Many requests whose closure can be confirmed. */
export const MANY_TO_CLOSE = Array.from({ length: 40 }, (_, index) => ({
  ...TO_CLOSE[0]!,
  id: `00000000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
  title: `Request ${index}`,
}));
