import { Field, NumberInput } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A minimum and a maximum, both inclusive; either may be empty. An unparsable number blocks submitting. */
export function NumberFilter({ draft, onDraftChange }: FilterEditorProps<'number'>) {
  const t = useStrings();
  const change = (part: 'min' | 'max') => (value: number | null) => {
    const next = { ...draft, [part]: value ?? undefined };
    onDraftChange(next.min === undefined && next.max === undefined ? undefined : next);
  };
  return (
    <div className="grid grid-cols-2 gap-8">
      <Field label={t('grid.atLeast')}>
        <NumberInput
          size="toolbar"
          required={false}
          decimals={2}
          value={draft.min ?? null}
          onValueChange={change('min')}
        />
      </Field>
      <Field label={t('grid.atMost')}>
        <NumberInput
          size="toolbar"
          required={false}
          decimals={2}
          value={draft.max ?? null}
          onValueChange={change('max')}
        />
      </Field>
    </div>
  );
}
