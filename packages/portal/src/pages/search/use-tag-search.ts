import { holdsService } from '@atrium/contract/access';
import type { Filters } from '@atrium/contract/filter-rules';
import type { FilterBlock } from '@atrium/contract/filters';
import { tagSearchParameter } from '@atrium/contract/tag-rules';
import type { AttachedTag } from '@atrium/contract/tags';
import type { SearchPageProps } from '@atrium/ui';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../api/calls.ts';
import { searchKnownTags } from '../../api/tags.ts';
import { useUser } from '../../api/users.ts';

/** Minimum length of a tag name to look up associated tags (TAG-007). */
const WORD_MIN = 3;
const FIELDS = ['tags', 'country', 'currency'] as const;

const valuesOf = (filters: Filters, field: string): readonly string[] => {
  const value = filters[field];
  return Array.isArray(value) ? (value as readonly string[]) : [];
};

/** Returns the name of the tag chosen last. */
function chosenName(filters: Filters, blocks: readonly FilterBlock[]): string {
  for (const field of FIELDS) {
    const value = valuesOf(filters, field).at(-1);
    if (value === undefined) continue;
    if (field === 'currency') return value;
    return (
      blocks.find((block) => block.field === field)?.items.find((item) => item.value === value)?.label ?? ''
    );
  }
  return '';
}

/** Returns the tag-search block (SRCH-003): a tag becomes a filter, a country or currency a filter of its kind. */
export function useTagSearch(
  filters: Filters,
  blocks: readonly FilterBlock[],
  onFiltersChange: (filters: Filters) => void,
): SearchPageProps['tagSearch'] {
  const user = useUser();
  const mayReadTags = holdsService('REQUESTS_BOARD').allows(user) || holdsService('DOCUMENTS').allows(user);
  const name = chosenName(filters, blocks);
  const isChosen = FIELDS.some((field) => valuesOf(filters, field).length > 0);
  const often = useQuery({
    ...callQuery('tags', 'associations', { query: { query: name } }),
    enabled: mayReadTags && name.length >= WORD_MIN,
  });
  if (!mayReadTags) return undefined;
  return {
    onSearch: searchKnownTags,
    onPick: (tag: AttachedTag) => {
      const [field, value] = tagSearchParameter(tag) ?? ['tags', tag.id];
      const values = valuesOf(filters, field);
      if (!values.includes(value)) onFiltersChange({ ...filters, [field]: [...values, value] });
    },
    chosen: valuesOf(filters, 'tags'),
    often: isChosen ? (name.length >= WORD_MIN && often.data) || [] : undefined,
  };
}
