import type { AttachedTag, Tag as KnownTag } from '@atrium/contract/tags';
import { useId } from 'react';
import { useFormats, useStrings } from '../../foundations/index.js';
import { TagSearch, type TagSearchProps } from '../../tags/tag-search/index.js';

export interface ByTagProps {
  /** Finds tags by name or synonym; the signal is aborted when the next search starts (TAG-009). */
  onSearch: TagSearchProps['onSearch'];
  /** Called with the tag to search by. */
  onPick: (tag: AttachedTag) => void;
  /** Ids of the selected tags. */
  chosen: readonly string[];
  /** Tags often used with the one selected last, empty until they are known; undefined if none is selected. */
  often?: readonly KnownTag[] | undefined;
}

/** Maximum number of suggested tags. */
const OFTEN_SHOWN = 5;
const NO_TAGS: readonly AttachedTag[] = [];
const noNewTag = () => null;

/** The tag-search block (SRCH-003): finds a tag to search by, and offers tags often used with the selected one. */
export function ByTag({ onSearch, onPick, chosen, often }: ByTagProps) {
  const t = useStrings();
  const { integer } = useFormats();
  const oftenId = useId();
  const beside = (often ?? []).filter(({ id }) => !chosen.includes(id)).slice(0, OFTEN_SHOWN);
  return (
    <div className="flex flex-wrap items-center gap-x-16 gap-y-8">
      <TagSearch
        inline
        label={t('search.byTag')}
        onSearch={onSearch}
        newTag={noNewTag}
        onPick={onPick}
        taken={NO_TAGS}
      />
      {often ? (
        // They are known later than the page below them is shown, and must not move it: on a phone, one line is kept
        // for them, which scrolls.
        <div className="flex min-h-24 flex-wrap items-center gap-x-8 text-small max-xs:h-44 max-xs:basis-full max-xs:overflow-y-auto">
          {beside.length > 0 ? (
            <>
              <span id={oftenId} className="text-ink-2">
                {t('search.often')}
              </span>
              <ul aria-labelledby={oftenId} className="contents">
                {beside.map((tag) => (
                  <li key={tag.id}>
                    <button
                      type="button"
                      onClick={() => onPick(tag)}
                      className="focus-inset min-h-24 rounded-tag text-brand-ink underline underline-offset-2 max-xs:min-h-44"
                    >
                      {tag.name}
                    </button>{' '}
                    <span className="text-ink-2">
                      <span aria-hidden>{integer(tag.amountOfUses)}</span>
                      <span className="sr-only">
                        {t('tags.search.uses', {
                          count: tag.amountOfUses,
                          number: integer(tag.amountOfUses),
                        })}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
