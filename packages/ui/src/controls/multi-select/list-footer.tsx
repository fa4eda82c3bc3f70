import { useFormats, useStrings } from '../../foundations/provider/index.js';

export interface ListFooterProps {
  selected: number;
  /** Number of options in the whole list, where known. */
  total: number | undefined;
  /** Number of options shown and number matching, when the list is cut at a limit. */
  shown: number;
  matching: number;
  /** Number of options that “select all” would add or remove; 0 hides it. */
  all: number;
  allSelected: boolean;
  onToggleAll: () => void;
}

/** Footer of the list: how many options are chosen, and a button that selects all search results. */
export function ListFooter(props: ListFooterProps) {
  const { selected, total, shown, matching, all, allSelected, onToggleAll } = props;
  const t = useStrings();
  const { integer } = useFormats();
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-12 border-t border-line px-12 py-8 text-caption text-ink-3">
      <span>
        {total === undefined
          ? t('controls.list.selectedCount', { count: selected, number: integer(selected) })
          : t('controls.list.selectedOf', { selected: integer(selected), total: integer(total) })}
        {shown < matching ? (
          <span className="block">
            {t('controls.list.limited', { shown: integer(shown), total: integer(matching) })}
          </span>
        ) : null}
      </span>
      {all > 0 ? (
        <button
          type="button"
          className="link focus-ring min-h-24 rounded-tag text-small font-medium"
          onClick={onToggleAll}
        >
          {t(allSelected ? 'controls.list.deselectAll' : 'controls.list.selectAll', {
            count: all,
            number: integer(all),
          })}
        </button>
      ) : null}
    </div>
  );
}
