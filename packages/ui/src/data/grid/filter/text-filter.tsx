import { SearchInput } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A text that the value contains; case and accents do not count. */
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
