import type { Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { CaretDownIcon, CaretUpIcon, cn, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import type { StateName } from '../../foundations/state-mark/index.js';
import { chosenLeaves, countApplied, isPeriod, isValues, shownItems, withFilter } from '../filter-values.js';
import { SelectBlock } from './select-block.js';
import type { TagSearching } from './tag-block.js';
import { TextBlock } from './text-block.js';

/** Fields of dates and tags weigh more than the rest of the panel: they come once it stands. */
const DateBlock = lazyPart(async () => (await import('./date-block.js')).DateBlock);
const TagBlock = lazyPart(async () => (await import('./tag-block.js')).TagBlock);

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  /** In the order of the panel; hidden ones are left out (SRCH-011). */
  blocks: readonly FilterBlock[];
  /** The filters in use, as the address has them. */
  value: Filters;
  /** The filters as the person set them, at each choice. */
  onValueChange: (value: Filters) => void;
  /** The mark before an entry, as of a state. */
  markOf?: ((field: string, value: string) => StateName | undefined) | undefined;
  /** How a TAG block finds tags that it does not list; without it, it searches among its entries. */
  tagSearch?: Readonly<Record<string, TagSearching>> | undefined;
  /** Counts for other filters are on their way; these stay meanwhile. */
  busy?: boolean;
  /** No title and no “clear all”: a drawer has its own. */
  bare?: boolean;
}

/**
 * The filters of a list: blocks of dates, choices, tags and text with the number of results behind each entry. It keeps
 * no filter of its own: the value is the host’s, which keeps it in the address.
 */
export function FilterPanel({
  blocks,
  value,
  onValueChange,
  markOf,
  tagSearch,
  busy = false,
  bare = false,
  className,
  ...props
}: FilterPanelProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const titleId = useId();
  const applied = countApplied(value);
  return (
    <section
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? t('filters.panel.title') : undefined}
      aria-busy={busy || undefined}
      className={className}
      {...props}
    >
      {bare ? null : (
        <div className="flex min-h-36 items-center justify-between gap-8 border-t-section border-line-ink">
          <h2 id={titleId} className="text-heading-2">
            {t('filters.panel.title')}
          </h2>
          {applied > 0 ? (
            <Button
              size="row"
              variant="tertiary"
              hangs="end"
              aria-label={t('filters.panel.clearLabel', { count: applied, figure: integer(applied) })}
              onClick={() => onValueChange({})}
            >
              {t('filters.panel.clear', { figure: integer(applied) })}
            </Button>
          ) : null}
        </div>
      )}
      {blocks
        .filter(({ isHidden }) => !isHidden)
        .map((block) => (
          <BlockFrame key={block.field} title={block.title} chosen={chosenOf(block, value[block.field])}>
            {(labelledBy) => {
              const common = {
                block,
                labelledBy,
                value: value[block.field],
                onChange: (next: FilterValue | undefined) =>
                  onValueChange(withFilter(value, block.field, next)),
              };
              switch (block.type) {
                case 'DATE':
                  return <DateBlock {...common} fallback={<div className="h-72" />} />;
                case 'TEXT':
                  return <TextBlock {...common} />;
                case 'TAG':
                  return (
                    <TagBlock
                      {...common}
                      searching={tagSearch?.[block.field]}
                      fallback={<div className="h-32" />}
                    />
                  );
                case 'SELECT':
                  return <SelectBlock {...common} markOf={markOf} />;
              }
            }}
          </BlockFrame>
        ))}
    </section>
  );
}

/** Entries chosen in a block; a text or a period is one. */
function chosenOf(block: FilterBlock, value: FilterValue | undefined): number {
  if (isValues(value)) return chosenLeaves(shownItems(block), value).length;
  return Number(isPeriod(value) ? Boolean(value.dateFrom ?? value.dateTo) : Boolean(value));
}

interface BlockFrameProps {
  title: string;
  chosen: number;
  children: (labelledBy: string) => ReactNode;
}

/** A block under its title, which folds it; the number of entries chosen stays in sight. */
function BlockFrame({ title, chosen, children }: BlockFrameProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  const [open, setOpen] = useState(true);
  const Caret = open ? CaretUpIcon : CaretDownIcon;
  return (
    <div className="border-t border-line py-8">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-content`}
          onClick={() => setOpen(!open)}
          className="focus-ring flex min-h-28 w-full items-center gap-8 rounded-control text-left text-small font-semibold max-xs:min-h-44"
        >
          <span id={`${id}-title`}>{title}</span>
          {chosen > 0 ? (
            <span className="font-semibold text-brand-ink">
              <span aria-hidden>{integer(chosen)}</span>
              <span className="sr-only">
                {t('filters.panel.chosen', { count: chosen, figure: integer(chosen) })}
              </span>
            </span>
          ) : null}
          <Caret className="ml-auto shrink-0 text-ink-2" />
        </button>
      </h3>
      <div id={`${id}-content`} hidden={!open} className={cn(open && 'pt-6 pb-4')}>
        {children(`${id}-title`)}
      </div>
    </div>
  );
}
