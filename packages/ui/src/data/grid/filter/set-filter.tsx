import { useId, useState } from 'react';
import { SearchInput } from '../../../controls/index.js';
import { HighlightedText } from '../../../controls/listbox/index.js';
import { useFormats, useLanguage, useStrings } from '../../../foundations/provider/index.js';
import { normalizeText } from '../../../foundations/index.js';
import { checkboxClasses } from '../rows/row-checkbox.js';
import type { DataGridColumn, FilterOption } from '../types.js';
import type { FilterEditorProps } from './filter-panel.js';

const NO_TERMS: readonly string[] = [];

export interface SetFilterProps<Row> extends FilterEditorProps<'set'> {
  column: DataGridColumn<Row>;
  /** The values to choose from; default: those of the column, else those that occur. */
  options?: readonly FilterOption[] | undefined;
  /** Number of rows of each value under the other filters; absent when the host filters. */
  facets: ReadonlyMap<string, number> | undefined;
  /** Number of rows that match the draft. */
  matches: number | undefined;
}

/** A searchable list of values to choose from, with their row counts. */
export function SetFilter<Row>(props: SetFilterProps<Row>) {
  const { draft, onDraftChange, titleId, column, facets, matches } = props;
  const t = useStrings();
  const formats = useFormats();
  const language = useLanguage();
  const [search, setSearch] = useState('');
  const hintId = useId();
  const options: readonly FilterOption[] =
    props.options ??
    column.filterOptions ??
    [...(facets?.keys() ?? [])]
      .toSorted((a, b) => a.localeCompare(b, language))
      .map((value) => ({ value, label: value }));
  const text = normalizeText(search.trim());
  const found = options.filter(({ label, detail }) =>
    normalizeText(`${label} ${detail ?? ''}`).includes(text),
  );
  const chosen = new Set(draft.values);
  const allChosen = found.length > 0 && found.every(({ value }) => chosen.has(value));
  const choose = (values: readonly string[]) =>
    onDraftChange(values.length === 0 ? undefined : { kind: 'set', values });
  const toggle = (value: string) =>
    choose(chosen.has(value) ? draft.values.filter((one) => one !== value) : [...draft.values, value]);
  const toggleAll = () => {
    const values = found.map(({ value }) => value);
    const rest = draft.values.filter((value) => !values.includes(value));
    choose(allChosen ? rest : [...rest, ...values]);
  };
  return (
    <>
      <div className="flex items-baseline justify-between gap-8">
        <h2 id={titleId} className="text-body-strong">
          {t('grid.filterBy', { column: column.header })}
        </h2>
        <button type="button" className="focus-ring link min-h-24 text-small" onClick={toggleAll}>
          {allChosen ? t('grid.selectNone') : t('grid.selectAllOf', { total: formats.integer(found.length) })}
        </button>
      </div>
      {options.length > 7 || search !== '' ? (
        <SearchInput
          size="toolbar"
          aria-labelledby={titleId}
          placeholder={t('grid.search')}
          value={search}
          onValueChange={setSearch}
        />
      ) : null}
      <div
        role="group"
        aria-labelledby={titleId}
        aria-describedby={hintId}
        className="-mx-12 max-h-260 overflow-y-auto"
      >
        {found.map((option) => (
          <Option
            key={option.value}
            option={option}
            search={search.trim()}
            checked={chosen.has(option.value)}
            count={facets ? formats.integer(facets.get(option.value) ?? 0) : undefined}
            onToggle={() => toggle(option.value)}
          />
        ))}
      </div>
      <p id={hintId} className="text-caption text-ink-3">
        {[
          text === ''
            ? ''
            : t('grid.matching', { count: found.length, total: formats.integer(options.length) }),
          chosen.size === 0
            ? ''
            : matches === undefined
              ? t('grid.chosen', { count: chosen.size })
              : t('grid.chosenRows', { count: chosen.size, rows: formats.integer(matches) }),
          text === '' && chosen.size === 0 ? t('grid.noneChosen') : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

interface OptionProps {
  option: FilterOption;
  /** Its matches are in semibold. */
  search: string;
  checked: boolean;
  count: string | undefined;
  onToggle: () => void;
}

function Option({ option, search, checked, count, onToggle }: OptionProps) {
  return (
    <label className="flex min-h-36 cursor-pointer items-center gap-10 px-12 py-4 text-body hover:bg-hover">
      <input type="checkbox" checked={checked} onChange={onToggle} className={checkboxClasses} />
      <span className="min-w-0 flex-1 truncate">
        <HighlightedText text={option.label} terms={search === '' ? NO_TERMS : [search]} />
        {option.detail ? <span className="ml-8 text-caption text-ink-3">{option.detail}</span> : null}
      </span>
      {count === undefined ? null : <span className="text-small text-ink-3">{count}</span>}
    </label>
  );
}
