import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import { CloseIcon } from '../../foundations/icons/index.js';
import { usePageActions } from '../../foundations/use-page-actions.js';
import { IconButton } from '../../controls/index.js';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import type { GridController, GridDraft } from './model/grid-controller.js';
import { hiddenSelected, selectionOf } from './model/selected-rows.js';
import type { GridActions } from './model/use-grid-actions.js';
import type { GridSelection } from './types.js';

export interface BulkBarProps<Row> {
  grid: GridController<Row>;
  draft: GridDraft<Row>;
  actions: GridActions<Row>;
  /** Moves the focus to the rows before the bar is removed. */
  returnFocus: () => void;
  /** The buttons that act on the selected rows. */
  children: (selection: GridSelection<Row>) => ReactNode;
}

const textButton = 'focus-paper min-h-24 rounded-tag underline underline-offset-3';

/** The bar of bulk actions for the selected rows; renders nothing without a selection. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { grid, draft } = props;
  useSyncExternalStore(
    grid.subscribe,
    () => draft.selection.count,
    () => 0,
  );
  return draft.selection.count === 0 ? null : <OpenBulkBar {...props} />;
}

/**
 * Docked below the rows, so that it never covers one (direction, section 1.8). When the page scrolls it stays at the
 * bottom of the window. It says how many selected rows the filters hide, because actions affect them too.
 */
function OpenBulkBar<Row>({ draft, actions, returnFocus, children }: BulkBarProps<Row>) {
  const t = useStrings();
  const formats = useFormats();
  const bar = useRef<HTMLDivElement>(null);
  const clear = useRef<HTMLButtonElement>(null);
  usePageActions(bar);
  const selection = selectionOf(draft);
  const total = formats.integer(selection.count);
  const hidden = hiddenSelected(draft).length;
  return (
    <div
      ref={bar}
      data-page-actions
      className="sticky bottom-0 z-bulk-bar flex min-h-48 shrink-0 flex-wrap items-center gap-x-16 bg-binding px-12 py-4 text-small text-on-binding print:hidden"
    >
      <span className="font-semibold">{t('grid.selected', { count: selection.count, total })}</span>
      {hidden > 0 ? (
        <span className="flex flex-wrap items-center gap-x-12">
          {t('grid.hiddenSelected', { count: hidden, total: formats.integer(hidden) })}
          <button
            type="button"
            className={textButton}
            onClick={() => {
              // This button is removed; so is the bar if nothing else is selected.
              if (hidden < selection.count) clear.current?.focus();
              else returnFocus();
              actions.deselectHidden();
            }}
          >
            {t('grid.deselectHidden')}
          </button>
        </span>
      ) : null}
      <span aria-hidden className="h-20 border-l border-on-binding-2 opacity-40 max-xs:hidden" />
      {children(selection)}
      <span className="ml-auto flex items-center gap-16">
        {selection.count - hidden < selection.matches ? (
          <button
            type="button"
            className={textButton}
            onClick={() => {
              // This button is removed, the bar stays.
              clear.current?.focus();
              actions.selectAll(true);
            }}
          >
            {t('grid.selectAllCount', { total: formats.integer(selection.matches) })}
          </button>
        ) : null}
        <IconButton
          variant="binding"
          size="toolbar"
          icon={CloseIcon}
          label={t('grid.clearSelection')}
          ref={clear}
          onClick={() => {
            returnFocus();
            actions.clearSelection();
          }}
        />
      </span>
    </div>
  );
}
