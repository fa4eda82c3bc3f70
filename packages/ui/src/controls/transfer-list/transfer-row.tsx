import type { CSSProperties, KeyboardEvent } from 'react';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, DotsIcon, PlusIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Menu } from '../../overlays/menu/index.js';
import { IconButton } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { DragHandle } from '../drag/index.js';
import type { TransferItem } from './transfer.js';

/** The actions of a row; the same for all rows of a column. */
export interface RowActions {
  /** The columns the row can move to, with the texts for the button or menu. */
  targets: readonly { id: string; label: string }[];
  /** With two columns a plus or a cross button, with three or more a menu. */
  kind: 'add' | 'remove' | 'menu';
  check: (id: string, checked: boolean) => void;
  move: (id: string, to: string) => void;
  /** Arrow keys move from row to row, and from column to column. */
  walk: (event: KeyboardEvent<HTMLElement>, id: string) => void;
  focused: (id: string) => void;
}

interface TransferRowProps {
  item: TransferItem;
  isChecked: boolean;
  isDragged: boolean;
  isDisabled: boolean;
  /** The row that Tab reaches; the others are reached with the arrow keys. */
  isActive: boolean;
  position: number;
  total: number;
  style: CSSProperties;
  actions: RowActions;
}

/** An item of a transfer list: handle, checkbox, name, codes, and the button that moves it to another column. */
export function TransferRow({
  item: { id, label, details, note, fixedReason },
  isChecked,
  isDragged,
  isDisabled,
  isActive,
  position,
  total,
  style,
  actions,
}: TransferRowProps) {
  const t = useStrings();
  const tabIndex = isActive ? 0 : -1;
  const canMove = !isDisabled && fixedReason === undefined;
  const { kind, targets } = actions;
  const first = targets[0];
  const button = {
    tabIndex,
    size: 'row',
    'data-transfer-action': true,
  } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons
    <li
      data-transfer-row={id}
      aria-setsize={total}
      aria-posinset={position}
      style={style}
      className={cn(
        'absolute inset-x-0 flex h-40 items-center gap-8 border-b border-line px-4 text-body hover:bg-hover',
        isChecked && 'bg-selection before:absolute before:inset-y-0 before:left-0 before:w-2 before:bg-brand',
        isDragged && 'opacity-55',
      )}
      onKeyDown={(event) => actions.walk(event, id)}
      onFocus={() => actions.focused(id)}
    >
      {canMove ? (
        <>
          <DragHandle id={id} label={t('controls.transfer.handle', { name: label })} tabIndex={tabIndex} />
          <Checkbox
            checked={isChecked}
            tabIndex={tabIndex}
            aria-label={t('controls.transfer.check', { name: label })}
            onCheckedChange={(checked) => actions.check(id, checked)}
          />
        </>
      ) : (
        <span className="w-56 shrink-0" />
      )}
      {/* The note wraps below the name when there is no room beside it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-8">
        <span className={cn('max-w-full grow truncate', note && 'font-semibold')} title={label}>
          {label}
        </span>
        {note ? (
          <span className="flex max-w-full items-center gap-6 truncate text-caption text-ink-2">
            <span aria-hidden className="size-6 shrink-0 rounded-full bg-brand" />
            {note}
          </span>
        ) : null}
      </span>
      {details?.map((detail) => (
        <span key={detail} className="shrink-0 text-caption text-ink-2 tabular-nums max-xs:hidden">
          {detail}
        </span>
      ))}
      {fixedReason === undefined ? null : (
        <span className="shrink-0 text-caption text-ink-2">{fixedReason}</span>
      )}
      {!canMove || !first ? null : kind === 'menu' ? (
        <Menu
          align="end"
          trigger={
            <IconButton {...button} icon={DotsIcon} label={t('controls.transfer.options', { name: label })} />
          }
          actions={targets.map(({ id: to, label: name }) => ({
            id: to,
            label: t('controls.transfer.moveTo', { column: name }),
            onSelect: () => actions.move(id, to),
          }))}
        />
      ) : (
        <IconButton
          {...button}
          icon={kind === 'add' ? PlusIcon : CloseIcon}
          label={t(`controls.transfer.${kind}`, { name: label })}
          onClick={() => actions.move(id, first.id)}
        />
      )}
    </li>
  );
}
