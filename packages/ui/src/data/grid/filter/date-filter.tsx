import { DatePicker } from '../../../controls/index.js';
import { useStrings } from '../../../foundations/provider/index.js';
import type { FilterEditorProps } from './filter-panel.js';

/** A first and a last day, both inclusive; either may stay empty. */
export function DateFilter({ draft, onDraftChange }: FilterEditorProps<'date'>) {
  const t = useStrings();
  const change = (part: 'from' | 'to') => (value: string | null) => {
    const next = { ...draft, [part]: value ?? undefined };
    onDraftChange(next.from === undefined && next.to === undefined ? undefined : next);
  };
  return (
    <div className="grid gap-8">
      <div className="grid gap-4 text-small font-medium">
        <span aria-hidden>{t('grid.from')}</span>
        <DatePicker
          size="toolbar"
          aria-label={t('grid.from')}
          required={false}
          value={draft.from ?? null}
          max={draft.to}
          onValueChange={change('from')}
        />
      </div>
      <div className="grid gap-4 text-small font-medium">
        <span aria-hidden>{t('grid.to')}</span>
        <DatePicker
          size="toolbar"
          aria-label={t('grid.to')}
          required={false}
          value={draft.to ?? null}
          min={draft.from}
          onValueChange={change('to')}
        />
      </div>
    </div>
  );
}
