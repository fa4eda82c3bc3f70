import { MultiSelect } from '../../controls/multi-select/index.js';
import { SearchInput } from '../../controls/search/index.js';
import { Select } from '../../controls/select/index.js';
import { useFormats } from '../../foundations/index.js';
import { DEGREES, type RightsFilter, type RightsModel } from '../engine/index.js';
import { RightMark } from '../right-mark.js';
import type { RightWords } from '../use-right-words.js';

interface MatrixFiltersProps {
  model: RightsModel;
  words: RightWords;
  filter: RightsFilter;
  onFilterChange: (filter: RightsFilter) => void;
  /** Number of users shown. */
  found: number;
}

/** Filters by person, service, legal entity and right, with the legend of the marks. */
export function MatrixFilters({ model, words, filter, onFilterChange, found }: MatrixFiltersProps) {
  const { t } = words;
  const { integer } = useFormats();
  const change = (more: Partial<RightsFilter>) => onFilterChange({ ...filter, ...more });
  return (
    <div className="flex flex-wrap items-start gap-x-12 gap-y-8 py-12">
      <SearchInput
        size="toolbar"
        className="w-200 max-xs:w-full"
        aria-label={t('rightsMatrix.filters.person')}
        placeholder={t('rightsMatrix.filters.person')}
        value={filter.query}
        onValueChange={(query) => change({ query })}
        resultLabel={t('rightsMatrix.people', { count: found, figure: integer(found) })}
      />
      <MultiSelect
        size="toolbar"
        className="w-240 max-xs:w-[calc(50%-6px)]"
        aria-label={t('rightsMatrix.filters.services')}
        placeholder={t('rightsMatrix.filters.services')}
        tagLimit={1}
        options={model.services.map(({ id, label }) => ({ value: id, label }))}
        value={filter.services}
        onValueChange={(services) => change({ services })}
      />
      {model.data.entities.length > 0 ? (
        <MultiSelect
          size="toolbar"
          className="w-240 max-xs:w-[calc(50%-6px)]"
          aria-label={t('rightsMatrix.filters.entities')}
          placeholder={t('rightsMatrix.filters.entities')}
          tagLimit={1}
          options={model.data.entities.map(({ ricos, label }) => ({ value: ricos, label, keywords: ricos }))}
          value={filter.entities}
          onValueChange={(entities) => change({ entities })}
        />
      ) : null}
      <Select
        size="toolbar"
        className="w-160 max-xs:w-[calc(50%-6px)]"
        clearable
        aria-label={t('rightsMatrix.filters.right')}
        placeholder={t('rightsMatrix.filters.right')}
        options={words.degrees.map((degree) => ({ value: degree, label: words.degree(degree) }))}
        value={filter.degree}
        onValueChange={(value) => change({ degree: DEGREES.find((degree) => degree === value) ?? null })}
      />
      <ul
        aria-label={t('rightsMatrix.legend')}
        className="flex flex-wrap items-center gap-x-16 gap-y-4 self-center text-small text-ink-2 xs:ml-auto"
      >
        {words.degrees.map((degree) => (
          <li key={degree} className="flex items-center gap-4">
            <RightMark degree={degree} />
            {words.degree(degree)}
          </li>
        ))}
      </ul>
    </div>
  );
}
