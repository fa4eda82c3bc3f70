import { bareInput, InputBox } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A first and a last day, both inclusive; either may stay empty. */
export function DateFilter({ draft, onDraftChange }: FilterEditorProps<'date'>) {
  const t = useStrings();
  const day = (part: 'from' | 'to', bounds: { min?: string | undefined; max?: string | undefined }) => (
    <label className="grid gap-4 text-small font-medium">
      {t(part === 'from' ? 'grid.from' : 'grid.to')}
      <InputBox size="toolbar">
        <input
          type="date"
          className={bareInput}
          {...bounds}
          value={draft[part] ?? ''}
          onChange={({ target }) => {
            const next = { ...draft, [part]: target.value === '' ? undefined : target.value };
            onDraftChange(next.from === undefined && next.to === undefined ? undefined : next);
          }}
        />
      </InputBox>
    </label>
  );
  return (
    <div className="grid gap-8">
      {day('from', { max: draft.to })}
      {day('to', { min: draft.from })}
    </div>
  );
}
