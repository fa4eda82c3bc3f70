import { useState } from 'react';
import { uiStringsEn, uiStringsFr } from '../../foundations/index.js';
import { RequestsBoard, type QuickFilter, type RequestsBoardProps } from './index.js';

/** The host of the board in stories: it keeps filters and columns. */
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

/** The strings in the language of a run. */
export const boardStrings = (globals: Record<string, unknown>) =>
  globals['language'] === 'fr' ? uiStringsFr : uiStringsEn;
