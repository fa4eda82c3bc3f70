import type { CSSProperties, KeyboardEvent } from 'react';
import { cn } from '../../foundations/cn.js';
import { CloseIcon, DotsIcon, PlusIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { Menu } from '../../overlays/menu/index.js';
import { IconButton } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { DragHandle } from '../drag/index.js';
import { Select } from '../select/index.js';
import type { TransferItem } from './transfer.js';

/** The actions of a row; the same for all rows of a column. */
export interface RowActions {
  /** The column of the row, and those it can move to, in their order. */
  columns: readonly { id: string; label: string }[];
  column: string;
  /** With two columns a plus or a cross button; with three or more a menu, or a select where the columns are stacked. */
  kind: 'add' | 'remove' | 'menu' | 'select';
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
  const { kind, columns, column } = actions;
  const targets = columns.filter((one) => one.id !== column);
  const first = targets[0];
  const control = { tabIndex, 'data-transfer-action': true } as const;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys come from its buttons
    <li
      data-transfer-row={id}
      aria-setsize={total}
      aria-posinset={position}
      style={style}
      className={cn(
        'absolute inset-x-0 flex items-center gap-8 border-b border-line px-4 text-body hover:bg-hover',
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
      {/* In a narrow column the details go below the name, which would be cut to nothing beside them. */}
      <span className="flex min-w-0 flex-1 items-center gap-x-8 @max-[20rem]/column:flex-col @max-[20rem]/column:items-start">
        {/* The note wraps below the name when there is no room beside it. */}
        <span className="flex max-w-full min-w-0 flex-1 flex-wrap items-center gap-x-8 @max-[20rem]/column:flex-none">
          <span
            className={cn(
              'max-w-full grow truncate',
              // On a phone two lines fit in a row.
              note ? 'font-semibold' : 'max-xs:line-clamp-2 max-xs:whitespace-normal',
            )}
            title={label}
          >
            {label}
          </span>
          {note ? (
            <span className="flex max-w-full items-center gap-6 truncate text-caption text-ink-2">
              <span aria-hidden className="size-6 shrink-0 rounded-full bg-brand" />
              {note}
            </span>
          ) : null}
        </span>
        {details?.length ? (
          <span
            className={cn(
              'flex shrink-0 gap-8 text-caption text-ink-2 tabular-nums max-xs:hidden',
              note && '@max-[20rem]/column:hidden',
            )}
          >
            {details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </span>
        ) : null}
      </span>
      {fixedReason === undefined ? null : (
        <span className="shrink-0 text-caption text-ink-2">{fixedReason}</span>
      )}
      {!canMove || !first ? null : kind === 'select' ? (
        <Select
          {...control}
          className="w-144 shrink-0 max-xs:w-120"
          size="toolbar"
          aria-label={t('controls.transfer.column', { name: label })}
          options={columns.map(({ id: value, label: name }) => ({ value, label: name }))}
          value={column}
          onValueChange={(to) => {
            if (to !== null && to !== column) actions.move(id, to);
          }}
        />
      ) : kind === 'menu' ? (
        <Menu
          align="end"
          trigger={
            <IconButton
              {...control}
              size="row"
              icon={DotsIcon}
              label={t('controls.transfer.options', { name: label })}
            />
          }
          actions={targets.map(({ id: to, label: name }) => ({
            id: to,
            label: t('controls.transfer.moveTo', { column: name }),
            onSelect: () => actions.move(id, to),
          }))}
        />
      ) : (
        <IconButton
          {...control}
          size="row"
          icon={kind === 'add' ? PlusIcon : CloseIcon}
          label={t(`controls.transfer.${kind}`, { name: label })}
          onClick={() => actions.move(id, first.id)}
        />
      )}
    </li>
  );
}
