import { FilterText } from './filter-text.js';
import type { BlockProps } from './block-props.js';

/** Filter by a text that results contain. */
export function TextBlock({ block, labelledBy, value, onChange }: BlockProps) {
  return (
    <FilterText
      size="toolbar"
      aria-labelledby={labelledBy}
      placeholder={block.placeholder ?? undefined}
      value={typeof value === 'string' ? value : ''}
      onValueChange={(text) => onChange(text)}
    />
  );
}
