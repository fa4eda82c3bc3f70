import { useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/index.js';

export interface FilterDrawerProps extends Omit<FilterPanelProps, 'bare' | 'className'> {
  /** Whether the drawer is open (controlled state). */
  open: boolean;
  /** Called when the drawer opens or closes. */
  onOpenChange: (open: boolean) => void;
  /** Number of applied filters, including those in `lead`. */
  applied: number;
  /** Clears all filters. */
  onClear: () => void;
  /** Number of results of the filters; undefined while unknown. */
  total: number | undefined;
  /** Returns that number as text, announced when it changes. */
  say: (total: number) => string;
  /** Shown above the blocks, such as a sort order or the page's own filters. */
  lead?: ReactNode;
}

/** The filters in a drawer, for pages without room for them, with the number of results. */
export function FilterDrawer({
  open,
  onOpenChange,
  applied,
  onClear,
  total,
  say,
  lead,
  ...panel
}: FilterDrawerProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const title = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters.panel.title')}
      initialFocus={title}
      footer={
        <>
          {applied > 0 ? (
            <Button onClick={onClear}>{t('filters.panel.clear', { figure: integer(applied) })}</Button>
          ) : null}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            {total === undefined
              ? t('filters.list.close')
              : t('filters.list.show', { count: total, figure: integer(total) })}
          </Button>
        </>
      }
    >
      <div ref={title} tabIndex={-1} className="outline-none">
        <span role="status" className="sr-only">
          {total === undefined ? '' : say(total)}
        </span>
        {lead}
        <FilterPanel {...panel} bare />
      </div>
    </Drawer>
  );
}
