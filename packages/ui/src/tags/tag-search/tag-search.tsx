import type { AttachedTag, Tag } from '@atrium/contract/tags';
import { Combobox } from '../../controls/combobox/index.js';
import { Field, FieldLabel, FieldRoot } from '../../controls/field/index.js';
import type { Option } from '../../controls/listbox/index.js';
import { PlusIcon, TagIcon, useFormats, useStrings } from '../../foundations/index.js';
import { useTagSearch, type SearchTags } from './use-tag-search.js';

export interface TagSearchProps {
  /** Finds tags by name or synonym; the signal is aborted when the next search starts (TAG-009). */
  onSearch: SearchTags;
  /** Returns the new tag for a typed word, given the known tags; null if none can be created. */
  newTag: (word: string, known: readonly AttachedTag[]) => AttachedTag | null;
  /** Called when a tag is selected, or created from the typed word (then `isNew`). */
  onPick: (tag: AttachedTag) => void;
  /** Tags already attached: neither offered nor created again. */
  taken: readonly AttachedTag[];
  /** Default: “Add a tag”. */
  label?: string;
  /** Help text below the input; null for none. */
  help?: string | null;
  /** From 768 px, the label is beside the input instead of above it; without help. */
  inline?: boolean;
}

/** An input that finds and creates tags; it is cleared after each selection. */
export function TagSearch({ onSearch, newTag, onPick, taken, label, help, inline = false }: TagSearchProps) {
  const t = useStrings();
  const name = label ?? t('tags.search.label');
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
  const control = (
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
  );
  if (inline)
    return (
      <FieldRoot className="max-xs:w-full xs:flex xs:items-center xs:gap-12">
        <FieldLabel className="xs:shrink-0">{name}</FieldLabel>
        <div className="xs:w-272">{control}</div>
      </FieldRoot>
    );
  return (
    <Field
      label={name}
      help={help === null ? undefined : (help ?? t('tags.search.help'))}
      optional={label === undefined}
    >
      {control}
    </Field>
  );
}

/** Returns a function mapping a tag to an option: synonym below; code and use count at the end (TAG-019, TAG-020). */
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
