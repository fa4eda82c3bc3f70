import { useRef, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { useFormats, useStrings } from '../../foundations/index.js';
import { Drawer } from '../../overlays/drawer/index.js';
import { FilterPanel, type FilterPanelProps } from '../filter-panel/index.js';

export interface FilterDrawerProps extends Omit<FilterPanelProps, 'bare' | 'className'> {
  /** Whether it is open; owned by the host. */
  open: boolean;
  /** It opens or closes, by the person or by its trigger. */
  onOpenChange: (open: boolean) => void;
  /** Filters in use, those of `lead` among them. */
  applied: number;
  /** Takes them all away. */
  onClear: () => void;
  /** Results that the filters leave; undefined while unknown. */
  total: number | undefined;
  /** That number in words, announced when it changes. */
  say: (total: number) => string;
  /** Shown above the blocks: an order, the page's own filters. */
  lead?: ReactNode;
}

/** The filters where there is no room for them on the page, and how many results they leave. */
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
