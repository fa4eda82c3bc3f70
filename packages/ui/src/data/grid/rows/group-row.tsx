import { memo } from 'react';
import { CaretDownIcon, CaretRightIcon } from '../../../foundations/icons/index.js';
import { useFormats, useStrings } from '../../../foundations/provider/index.js';
import type { RowGroup } from '../engine/index.js';

export interface GroupRowProps {
  group: RowGroup;
  label: string;
  position: number;
  top: number;
  height: number;
  width: number;
  columns: number;
  active: boolean;
}

/** A group header: its value and number of rows, one cell over all columns. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { group, label, position, top, height, width, columns, active } = props;
  const t = useStrings();
  const formats = useFormats();
  const Caret = group.expanded ? CaretDownIcon : CaretRightIcon;
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      aria-level={1}
      aria-expanded={group.expanded}
      data-grid-group
      className="absolute top-0 left-0 flex cursor-pointer border-b border-line-2 bg-sunken hover:bg-hover"
      style={{ width, height, transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={columns}
        tabIndex={active ? 0 : undefined}
        className="focus-inset sticky left-0 flex h-full w-full min-w-0 items-center gap-8 px-12 text-body-strong text-ink"
      >
        <Caret />
        {label === '' ? t('grid.blank') : label}
        <span className="font-regular text-ink-3">{formats.integer(group.count)}</span>
      </div>
    </div>
  );
});
