import type { AttachedTag, Tag } from '@atrium/contract/tags';
import { Combobox } from '../../controls/combobox/index.js';
import { Field } from '../../controls/field/index.js';
import type { Option } from '../../controls/listbox/index.js';
import { PlusIcon, TagIcon, useFormats, useStrings } from '../../foundations/index.js';
import { useTagSearch, type SearchTags } from './use-tag-search.js';

export interface TagSearchProps {
  /** Tags whose name or synonym holds the text; the signal is aborted when the next search starts (TAG-009). */
  onSearch: SearchTags;
  /** The tag that a typed word would make beside those that are known; null where it may make none. */
  newTag: (word: string, known: readonly AttachedTag[]) => AttachedTag | null;
  /** A tag was chosen, or made of the typed word: it then is new. */
  onPick: (tag: AttachedTag) => void;
  /** Tags that are there already: neither offered nor made again. */
  taken: readonly AttachedTag[];
  /** Default: “Add a tag”. */
  label?: string;
  /** Under the field; null for none. */
  help?: string | null;
}

/** A field that finds tags and makes new ones; it empties with each choice, ready for the next. */
export function TagSearch({ onSearch, newTag, onPick, taken, label, help }: TagSearchProps) {
  const t = useStrings();
  const { query, status, tags, search, retry } = useTagSearch(onSearch);
  const optionOf = useTagOption();
  const isTaken = (tag: AttachedTag) => taken.some(({ id, isDeleted }) => id === tag.id && !isDeleted);
  const found = status === 'short' ? [] : tags.filter((tag) => !isTaken(tag));
  const made = status === 'ready' ? newTag(query, [...tags, ...taken]) : null;
  const options = [
    ...found.map((tag) => optionOf(tag)),
    ...(made
      ? [
          {
            value: made.id,
            label: t('tags.search.create', { name: made.name }),
            description: t('tags.search.createHelp'),
            icon: PlusIcon,
          },
        ]
      : []),
  ];
  return (
    <Field
      label={label ?? t('tags.search.label')}
      help={help === null ? undefined : (help ?? t('tags.search.help'))}
      optional={label === undefined}
    >
      <Combobox
        remote
        emptiesOnChoice
        icon={TagIcon}
        options={options}
        value={null}
        placeholder={t('tags.search.placeholder')}
        loading={status === 'waiting'}
        {...(status === 'failed' && { error: t('tags.search.failed'), onRetry: retry })}
        emptyText={t('tags.search.none')}
        {...(status === 'short' && { noMatchText: t('tags.search.short') })}
        onQueryChange={(text) => search(text)}
        onValueChange={(value) => {
          const picked = made?.id === value ? made : found.find(({ id }) => id === value);
          if (picked) onPick(picked);
        }}
      />
    </Field>
  );
}

/** A tag as an option: its synonym under it, its code and the number of its uses at its end (TAG-019, TAG-020). */
function useTagOption() {
  const t = useStrings();
  const { integer } = useFormats();
  return ({ id, name, synonym, countryCode, amountOfUses }: Tag): Option => {
    const uses = t('tags.search.uses', { count: amountOfUses, number: integer(amountOfUses) });
    return {
      value: id,
      label: name,
      description: synonym ?? undefined,
      detail: countryCode ? `${countryCode} · ${uses}` : uses,
    };
  };
}
