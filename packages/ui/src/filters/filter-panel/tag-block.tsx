import { MultiSelect } from '../../controls/multi-select/index.js';
import { badgeCount, TagIcon, useStrings } from '../../foundations/index.js';
import { isValues, leafLabels, shownItems } from '../filter-values.js';
import type { BlockProps } from './block-props.js';

/** SRCH-019, SRCH-020, SRCH-021: tags shown in the field, options in its list, and height of the list in px. */
const TAGS_SHOWN = 5;
const OPTIONS_SHOWN = 50;
const LIST_HEIGHT = 200;

/** A search for tags, run by the host; its results become the entries of the block. */
export interface TagSearching {
  onQueryChange: (query: string) => void;
  loading?: boolean;
  /** Error message, if the search failed. */
  error?: string;
  onRetry?: () => void;
}

export interface TagBlockProps extends BlockProps {
  searching?: TagSearching | undefined;
}

/** Filter by tags, with a search field for them. */
export function TagBlock({ block, labelledBy, value, onChange, searching }: TagBlockProps) {
  const t = useStrings();
  const items = shownItems(block);
  const counts = new Map(items.map((item) => [item.value, item.count]));
  const options = [...leafLabels(items)].map(([tag, label]) => ({
    value: tag,
    label,
    detail: counts.has(tag) ? badgeCount(counts.get(tag)!) : undefined,
    icon: TagIcon,
  }));
  return (
    <MultiSelect
      size="toolbar"
      aria-labelledby={labelledBy}
      placeholder={block.placeholder ?? t('filters.panel.addTag')}
      options={options}
      value={isValues(value) ? value : []}
      onValueChange={onChange}
      tagLimit={TAGS_SHOWN}
      optionLimit={OPTIONS_SHOWN}
      maxHeight={LIST_HEIGHT}
      selectAll={false}
      emptyText={t('filters.panel.noEntry')}
      {...(searching && {
        remote: true,
        onQueryChange: searching.onQueryChange,
        loading: searching.loading ?? false,
        error: searching.error,
        onRetry: searching.onRetry,
      })}
    />
  );
}
