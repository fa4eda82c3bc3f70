import type { ComponentProps } from 'react';
import { Button } from '../../controls/button/index.js';
import { FilterIcon, useFormats, useStrings } from '../../foundations/index.js';

export interface FilterDrawerButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'icon'> {
  /** Number of applied filters. */
  applied: number;
}

/** Button that opens the filter drawer, with the number of applied filters. */
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
