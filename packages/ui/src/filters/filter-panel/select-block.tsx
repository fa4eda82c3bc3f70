import type { FilterItem } from '@atrium/contract/filters';
import { useMemo, useState } from 'react';
import { SearchInput } from '../../controls/search/index.js';
import { cn, useFormats, useStrings } from '../../foundations/index.js';
import type { StateName } from '../../foundations/state-mark/index.js';
import {
  countItems,
  createItemStates,
  isValues,
  limitItems,
  searchItems,
  shownItems,
  toggleItem,
} from '../filter-values.js';
import type { BlockProps } from './block-props.js';
import { ItemRow } from './item-row.js';

/** SRCH-017: a block with more entries than this has a search box. */
const SEARCH_FROM = 15;
/** SRCH-018: a block with more entries than this scrolls at 140 px. */
const SCROLL_FROM = 4;
/** Number of 28 px rows that fit into 140 px; on a phone rows are 44 px high. */
const FITTING = 5;
/** Maximum number of entries rendered unless they are searched for or chosen (SRCH-020). */
const DRAWN = 50;

export interface SelectBlockProps extends BlockProps {
  markOf?: ((field: string, value: string) => StateName | undefined) | undefined;
}

/** Checkboxes for entries with the number of results each, in one level or several. */
export function SelectBlock({ block, labelledBy, value, onChange, markOf }: SelectBlockProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const [query, setQuery] = useState('');
  const items = useMemo(() => shownItems(block), [block]);
  const values = isValues(value) ? value : [];
  const total = countItems(items);
  const stateOf = createItemStates(items, values);
  const searched = total > SEARCH_FROM;
  const found = searched ? searchItems(items, query) : items;
  const drawn = limitItems(found, DRAWN, stateOf);
  const shown = countItems(drawn);
  const matches = countItems(found);
  const scrolls = shown > SCROLL_FROM;
  const hint =
    shown < matches
      ? t('filters.panel.limited', { shown: integer(shown), figure: integer(matches) })
      : t('filters.panel.scroll', { figure: integer(matches) });
  const toggle = (item: FilterItem, on: boolean) => onChange(toggleItem(items, values, item, on));
  return (
    <>
      {searched ? (
        <SearchInput
          size="toolbar"
          className="mb-6"
          aria-label={t('filters.panel.searchIn', { title: block.title })}
          placeholder={block.placeholder ?? t('filters.panel.among', { figure: integer(total) })}
          value={query}
          onValueChange={setQuery}
          resultLabel={
            query === '' ? undefined : t('filters.panel.found', { count: matches, figure: integer(matches) })
          }
        />
      ) : null}
      {drawn.length === 0 ? (
        <p className="py-4 text-small text-ink-2">
          {t(total === 0 ? 'filters.panel.noEntry' : 'filters.panel.noMatch')}
        </p>
      ) : (
        <ul
          aria-labelledby={labelledBy}
          className={cn('-mx-4 px-4', scrolls && 'max-h-140 overflow-y-auto overscroll-contain')}
        >
          {drawn.map((item) => (
            <ItemRow
              key={item.value}
              item={item}
              stateOf={stateOf}
              onToggle={toggle}
              markOf={markOf && ((one) => markOf(block.field, one))}
              unfolded={query !== ''}
              indented={block.isMultiLevel}
            />
          ))}
        </ul>
      )}
      {scrolls ? (
        <p className={cn('mt-4 text-caption text-ink-2', shown <= FITTING && 'xs:hidden')}>{hint}</p>
      ) : null}
    </>
  );
}
