import { SearchInput } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A text that the value contains, ignoring case and accents. */
export function TextFilter({ draft, onDraftChange, titleId }: FilterEditorProps<'text'>) {
  const t = useStrings();
  return (
    <SearchInput
      size="toolbar"
      aria-labelledby={titleId}
      placeholder={t('grid.contains')}
      value={draft.text}
      onValueChange={(text) => onDraftChange(text === '' ? undefined : { kind: 'text', text })}
    />
  );
}
