import { Button } from '../../controls/index.js';
import { cn, useStrings } from '../../foundations/index.js';
import { QUICK_FILTERS, type BoardTab, type QuickFilter } from './board-filters.js';

export interface QuickFiltersProps {
  tab: BoardTab;
  quick: readonly QuickFilter[];
  onQuickChange: (quick: readonly QuickFilter[]) => void;
  className?: string;
}

/** The extra filters as toggle buttons (REQ-023). */
export function QuickFilters({ tab, quick, onQuickChange, className }: QuickFiltersProps) {
  const t = useStrings();
  // The favourites filter has no effect on the favourites tab.
  const offered = QUICK_FILTERS.filter((filter) => !(tab === 'favorite' && filter === 'favorite'));
  const toggle = (filter: QuickFilter) =>
    onQuickChange(quick.includes(filter) ? quick.filter((one) => one !== filter) : [...quick, filter]);
  return (
    <div
      role="group"
      aria-label={t('requests.board.quick.label')}
      className={cn('flex flex-wrap gap-8', className)}
    >
      {offered.map((filter) => (
        <Button
          key={filter}
          size="toolbar"
          aria-pressed={quick.includes(filter)}
          className="aria-pressed:border-brand aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
          onClick={() => toggle(filter)}
        >
          {t(`requests.board.quick.${filter}`)}
        </Button>
      ))}
    </div>
  );
}
