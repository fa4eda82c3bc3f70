import { DatePicker, Field } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A first and a last day, both inclusive; either may be empty. An unparsable date blocks submitting. */
export function DateFilter({ draft, onDraftChange }: FilterEditorProps<'date'>) {
  const t = useStrings();
  const change = (part: 'from' | 'to') => (value: string | null) => {
    const next = { ...draft, [part]: value ?? undefined };
    onDraftChange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  return (
    <div className="grid gap-8">
      <Field label={t('grid.from')}>
        <DatePicker
          size="toolbar"
          required={false}
          value={draft.from ?? null}
          max={draft.to}
          onValueChange={change('from')}
        />
      </Field>
      <Field label={t('grid.to')}>
        <DatePicker
          size="toolbar"
          required={false}
          value={draft.to ?? null}
          min={draft.from}
          onValueChange={change('to')}
        />
      </Field>
    </div>
  );
}
