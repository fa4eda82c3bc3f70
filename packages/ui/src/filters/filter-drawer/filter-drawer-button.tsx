import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { FilterIcon, useFormats, useStrings } from '../../foundations/index.js';

export interface FilterDrawerButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon'> {
  /** Filters in use. */
  applied: number;
}

/** Opens the drawer of the filters, and says how many are in use. */
export function FilterDrawerButton({ applied, ...props }: FilterDrawerButtonProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const figure = integer(applied);
  return (
    <Button
      icon={FilterIcon}
      aria-haspopup="dialog"
      {...(applied > 0 && { 'aria-label': t('filters.list.openLabel', { count: applied, figure }) })}
      {...props}
    >
      {applied > 0 ? t('filters.list.openCount', { figure }) : t('filters.list.open')}
    </Button>
  );
}
