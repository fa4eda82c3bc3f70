import type { ReactNode } from 'react';
import { CaretDownIcon, CaretRightIcon } from '../../../foundations/icons/index.js';
import { useStrings } from '../../../foundations/provider/index.js';

export interface TreeToggleProps {
  depth: number;
  /** Undefined for a row without children. */
  expanded: boolean | undefined;
  content: ReactNode;
}

/** The title of a tree row: indented, with a button that expands it. The grid's root handles its clicks. */
export function TreeToggle({ depth, expanded, content }: TreeToggleProps) {
  const t = useStrings();
  return (
    <span className="flex h-full min-w-0 items-center gap-4" style={{ paddingLeft: depth * 22 }}>
      {expanded === undefined ? (
        <span className="w-24 shrink-0" />
      ) : (
        <button
          type="button"
          data-grid-expand
          tabIndex={-1}
          aria-label={t(expanded ? 'grid.collapse' : 'grid.expand')}
          className="focus-ring inline-flex size-24 shrink-0 items-center justify-center rounded-control text-ink-2 hover:bg-pressed"
        >
          {expanded ? <CaretDownIcon /> : <CaretRightIcon />}
        </button>
      )}
      <span className="min-w-0 truncate">{content}</span>
    </span>
  );
}
