import type { FilterItem } from '@atrium/contract/filters';
import { useId, useState } from 'react';
import { Checkbox } from '../../controls/checkbox/index.js';
import { IconButton } from '../../controls/button/index.js';
import { Counter } from '../../data/counter/index.js';
import { CaretDownIcon, CaretRightIcon, cn, useFormats, useStrings } from '../../foundations/index.js';
import { StateMark, type StateName } from '../../foundations/state-mark/index.js';
import type { ItemState } from '../filter-values.js';

export interface ItemRowProps {
  item: FilterItem;
  stateOf: (item: FilterItem) => ItemState;
  onToggle: (item: FilterItem, on: boolean) => void;
  markOf: ((value: string) => StateName | undefined) | undefined;
  /** All levels are expanded, as during a search. */
  unfolded: boolean;
  /** The block has several levels, so rows leave space for the carets. */
  indented: boolean;
}

/** An entry with its count, and its child entries. It is initially expanded if some of them are chosen. */
export function ItemRow({ item, stateOf, onToggle, markOf, unfolded, indented }: ItemRowProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  const state = stateOf(item);
  const [opened, setOpened] = useState(state === 'mixed');
  const open = unfolded || opened;
  const mark = markOf?.(item.value);
  const hasChildren = item.children.length > 0;
  return (
    <li>
      <div className="flex min-h-28 items-center gap-8 max-xs:min-h-44">
        {hasChildren ? (
          <IconButton
            icon={open ? CaretDownIcon : CaretRightIcon}
            iconSize={12}
            size="small"
            className="-mx-4 max-xs:size-44"
            label={t('filters.panel.expand', { label: item.label })}
            aria-expanded={open}
            aria-controls={`${id}-children`}
            disabled={unfolded}
            onClick={() => setOpened(!open)}
          />
        ) : (
          indented && <span className="w-16 shrink-0 max-xs:w-36" />
        )}
        <Checkbox
          className="min-w-0 flex-1"
          checked={state === 'on'}
          indeterminate={state === 'mixed'}
          aria-describedby={`${id}-count`}
          onCheckedChange={(on) => onToggle(item, on)}
          label={
            <span
              className={cn(
                'flex items-center gap-8 text-small break-words',
                state === 'on' && 'font-semibold',
              )}
            >
              {mark ? <StateMark name={mark} size={14} /> : null}
              <span className="min-w-0">{item.label}</span>
            </span>
          }
        />
        <Counter
          id={`${id}-count`}
          capped
          count={item.count}
          label={t('filters.panel.results', { count: item.count, figure: integer(item.count) })}
          className="shrink-0 text-small text-ink-2"
        />
      </div>
      {hasChildren ? (
        <ul id={`${id}-children`} hidden={!open} aria-label={item.label} className="pl-20">
          {item.children.map((child) => (
            <ItemRow
              key={child.value}
              item={child}
              stateOf={stateOf}
              onToggle={onToggle}
              markOf={markOf}
              unfolded={unfolded}
              indented={item.children.some(({ children }) => children.length > 0)}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
