import type { Filters, FilterValue } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../controls/button/index.js';
import { CaretDownIcon, CaretUpIcon, cn, lazyPart, useFormats, useStrings } from '../../foundations/index.js';
import type { StateName } from '../../foundations/state-mark/index.js';
import { chosenLeaves, countApplied, isPeriod, isValues, shownItems, withFilter } from '../filter-values.js';
import { useLostFocus } from '../use-lost-focus.js';
import { SelectBlock } from './select-block.js';
import type { TagSearching } from './tag-block.js';
import { TextBlock } from './text-block.js';

/** Loaded after the panel is shown: date and tag fields are larger than the rest of it. */
const DateBlock = lazyPart(async () => (await import('./date-block.js')).DateBlock);
const TagBlock = lazyPart(async () => (await import('./tag-block.js')).TagBlock);

const BLOCK = '[data-filter-block]';
/** Checkboxes of a block, except those of collapsed entries, which cannot take the focus. */
const CHECKBOXES = '[role="checkbox"]:not([hidden] *)';
const checkboxesOf = (block: Element) => [...block.querySelectorAll<HTMLElement>(CHECKBOXES)];

export interface FilterPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange'> {
  /** The blocks in order; hidden ones are not shown (SRCH-011). */
  blocks: readonly FilterBlock[];
  /** The applied filters, from the page address. */
  value: Filters;
  /** Called with the new filters on every choice. */
  onValueChange: (value: Filters) => void;
  /** Returns the mark before an entry, for example of a state. */
  markOf?: ((field: string, value: string) => StateName | undefined) | undefined;
  /** Search for tags by field of a TAG block; without it, the block only searches its own entries. */
  tagSearch?: Readonly<Record<string, TagSearching>> | undefined;
  /** New counts are loading; the previous ones are still shown. */
  busy?: boolean;
  /** Omits title and “clear all”, for use in a drawer, which has its own. */
  bare?: boolean;
}

/**
 * The filter panel of a list: blocks of dates, choices, tags and text, with the number of results per entry. It has no
 * state: the host keeps the filters, in the page address.
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
  const title = useRef<HTMLHeadingElement>(null);
  const applied = countApplied(value);
  // An answer of the server can drop the entry that has the focus, or its block.
  const [focusing] = useLostFocus(
    (element) => {
      const block = element.closest(BLOCK);
      const own = element.closest('li')?.querySelector<HTMLElement>(CHECKBOXES);
      return block && { element, block, index: own ? checkboxesOf(block).indexOf(own) : -1 };
    },
    ({ block, index }) => {
      const left = index < 0 ? [] : checkboxesOf(block);
      const next = left[Math.min(index, left.length - 1)] ?? block.querySelector<HTMLElement>('h3 > button');
      (block.isConnected ? next : title.current)?.focus();
    },
  );
  return (
    <section
      {...focusing}
      aria-labelledby={bare ? undefined : titleId}
      aria-label={bare ? t('filters.panel.title') : undefined}
      aria-busy={busy || undefined}
      className={className}
      {...props}
    >
      {bare ? null : (
        <div className="flex min-h-36 items-center justify-between gap-8 border-t-section border-line-ink">
          <h2 ref={title} id={titleId} tabIndex={-1} className="text-heading-2">
            {t('filters.panel.title')}
          </h2>
          {applied > 0 ? (
            <Button
              size="row"
              variant="tertiary"
              hangs="end"
              aria-label={t('filters.panel.clearLabel', { count: applied, figure: integer(applied) })}
              onClick={() => {
                // The button disappears with the filters.
                title.current?.focus();
                onValueChange({});
              }}
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

/** Returns the number of entries chosen in a block; a text or a period counts as one. */
function chosenOf(block: FilterBlock, value: FilterValue | undefined): number {
  if (isValues(value)) return chosenLeaves(shownItems(block), value).length;
  return Number(isPeriod(value) ? Boolean(value.dateFrom ?? value.dateTo) : Boolean(value));
}

interface BlockFrameProps {
  title: string;
  chosen: number;
  children: (labelledBy: string) => ReactNode;
}

/** A collapsible block with its title; the number of chosen entries stays visible. */
function BlockFrame({ title, chosen, children }: BlockFrameProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const id = useId();
  const [open, setOpen] = useState(true);
  const Caret = open ? CaretUpIcon : CaretDownIcon;
  return (
    <div data-filter-block className="border-t border-line py-8">
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
