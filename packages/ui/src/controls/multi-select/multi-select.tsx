import { useCombobox, useMultipleSelection } from 'downshift';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type Ref } from 'react';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { fieldBoxVariants, useFieldControl, type FieldControlInput } from '../field/index.js';
import { BoxEnd } from '../listbox/internal.js';
import {
  ListAnnouncement,
  Listbox,
  ListPanel,
  ListStatusLine,
  useOptionList,
  useQuery,
  useWarmSearch,
  type ListStatus,
  type Option,
} from '../listbox/index.js';
import { useFormReset } from '../use-field-value.js';
import { ListFooter } from './list-footer.js';
import { SelectedTags } from './selected-tags.js';
import { stateReducer } from './state-reducer.js';
import { useChosenOptions, useSelectAll } from './use-chosen-options.js';

export interface MultiSelectProps extends Omit<FieldControlInput, 'message'>, ListStatus {
  /** The choices, in the order shown. */
  options: readonly Option[];
  /** Values of the chosen options, in the order chosen. */
  value?: readonly string[] | undefined;
  /** Values chosen initially. */
  defaultValue?: readonly string[];
  /** Called with the values, in the order chosen. */
  onValueChange?: ((value: readonly string[]) => void) | undefined;
  /** Chosen options that may be missing from `options`, because a service returns only what was searched for. */
  knownOptions?: readonly Option[] | undefined;
  /** Called when the search text changes; with `remote`, a service does the searching. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The options are a service's search results: they are shown as received, without filtering. */
  remote?: boolean;
  /** Placeholder; it does not replace the label. */
  placeholder?: string | undefined;
  /** Number of tags shown in the field before “… +n” (SRCH-019). */
  tagLimit?: number;
  /** Maximum number of options shown at once, 50 in filters (SRCH-020). Default: all. */
  optionLimit?: number | undefined;
  /** Offers “Select all” for the search results. */
  selectAll?: boolean;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Name of the values in a form. */
  name?: string | undefined;
  /** Maximum height of the list in px, beyond which it scrolls; 200 in filters (SRCH-021). */
  maxHeight?: number;
  /** One sentence, shown when the list has no options. */
  emptyText?: string | undefined;
  /** Classes for the outer element; they override its own. */
  className?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const NONE: readonly string[] = [];
const { InputKeyDownEnter, ItemClick } = useCombobox.stateChangeTypes;
const { DropdownKeyDownBackspace } = useMultipleSelection.stateChangeTypes;

/**
 * Several choices from a list, as tags in the field. Typing filters the list; Enter chooses or removes and leaves the
 * list open; Backspace in an empty text removes the last tag; the left arrow goes to the tags, Tab to “Select all”.
 */
export function MultiSelect({
  options,
  value,
  defaultValue = NONE,
  onValueChange,
  knownOptions,
  onQueryChange,
  remote = false,
  placeholder,
  tagLimit = 5,
  optionLimit,
  selectAll = true,
  size,
  name,
  maxHeight = 320,
  emptyText,
  loading,
  error,
  onRetry,
  className,
  ref,
  ...own
}: MultiSelectProps) {
  const t = useStrings();
  const field = useFieldControl(own);
  const id = useId();
  const locked = field.disabled || field.readOnly;
  const input = useRef<HTMLInputElement>(null);
  const choices = useChosenOptions({
    control: input,
    options,
    knownOptions,
    value,
    defaultValue,
    onValueChange,
  });
  const { values, selected, has, remove, toggle, clear } = choices;
  const [query, changeQuery] = useQuery(onQueryChange);
  const list = useOptionList({ options, query, remote, limit: optionLimit });
  const all = useSelectAll(list, choices);
  useFormReset(input, value === undefined, () => changeQuery(''));

  const [unfolded, setUnfolded] = useState(false);
  const tagged = unfolded ? selected : selected.slice(0, tagLimit);
  const removable = tagged.filter((option) => !option.disabled);
  const goOn = useRef(false);
  const tags = useMultipleSelection<Option>({
    // The keyboard moves through the visible tags that have a remove button.
    selectedItems: removable,
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ type, selectedItems }) => {
      const kept = new Set(selectedItems.map((option) => option.value));
      const gone =
        type === DropdownKeyDownBackspace
          ? selected.findLast((option) => !option.disabled)
          : removable.find((option) => !kept.has(option.value));
      if (gone) remove(gone);
      goOn.current = type !== DropdownKeyDownBackspace;
    },
  });
  // A tag removed by the keyboard hands its focus to the tag that takes its place.
  const tagList = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!goOn.current) return;
    goOn.current = false;
    tagList.current?.querySelectorAll<HTMLElement>('[data-tag]')[tags.activeIndex]?.focus();
  });
  const combobox = useCombobox<Option>({
    id,
    inputId: field.id,
    items: list.shown as Option[],
    itemToString: (option) => option?.label ?? '',
    selectedItem: null,
    inputValue: query,
    stateReducer: (state, change) =>
      // The list may show results for an earlier text: Enter must not choose an option nobody searched for.
      remote && loading && change.type === InputKeyDownEnter && !list.finds(state.highlightedIndex)
        ? state
        : stateReducer(state, change),
    scrollIntoView: () => {},
    onStateChange: ({ type, selectedItem }) => {
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) toggle(selectedItem);
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) changeQuery('');
    },
  });
  const { highlightedIndex } = combobox;
  const open = combobox.isOpen && !locked;
  useWarmSearch(list.search, open);

  const { ref: downshiftRef, ...inputProps } = combobox.getInputProps(
    {
      ...tags.getDropdownProps({ preventKeyAction: locked }, { suppressRefError: true }),
      disabled: locked,
      onChange: (event) => changeQuery((event.target as HTMLInputElement).value),
    },
    { suppressRefError: true },
  ) as ComponentProps<'input'>;
  const inputRef = useComposedRefs(input, downshiftRef, ref);
  const { ref: menuRef, ...menu } = combobox.getMenuProps({}, { suppressRefError: true });
  const label = own['aria-label'];
  return (
    <ListPanel
      open={open}
      control={input}
      onLeave={combobox.closeMenu}
      longest={list.longest}
      ref={menuRef as Ref<HTMLDivElement>}
      className={className}
      field={
        <div
          className={cn(
            fieldBoxVariants({
              size,
              invalid: field.invalid,
              readOnly: field.readOnly,
              disabled: field.disabled,
            }),
            'pr-6',
            selected.length > 0 && 'pl-6',
          )}
        >
          <div
            ref={tagList}
            className={cn(
              'flex min-w-0 flex-1 flex-wrap items-center gap-4 py-3',
              // A single tag stays on one line with the field; on a phone there is no room for both.
              tagLimit === 1 && !unfolded && 'xs:flex-nowrap',
            )}
          >
            <SelectedTags
              shown={tagged}
              over={selected.length - tagLimit}
              unfolded={unfolded}
              onUnfold={setUnfolded}
              locked={locked}
              tagProps={(option) =>
                tags.getSelectedItemProps({ selectedItem: option, index: removable.indexOf(option) })
              }
              onRemove={(option) => {
                remove(option);
                input.current?.focus();
              }}
            />
            <input
              {...inputProps}
              {...field.controlProps}
              ref={inputRef}
              type="text"
              disabled={field.disabled}
              readOnly={field.readOnly}
              placeholder={selected.length === 0 ? placeholder : undefined}
              spellCheck={false}
              aria-label={label}
              aria-labelledby={field.labelledBy}
              aria-busy={loading || undefined}
              aria-activedescendant={
                open && highlightedIndex >= 0 && highlightedIndex < list.shown.length
                  ? `${id}-item-${highlightedIndex}`
                  : undefined
              }
              onFocus={() => tags.setActiveIndex(-1)}
              className="min-h-24 min-w-40 flex-1 bg-transparent text-inherit outline-none disabled:cursor-not-allowed"
            />
          </div>
          <BoxEnd
            readOnly={field.readOnly}
            disabled={field.disabled}
            open={open}
            onClear={selected.some((option) => !option.disabled) ? clear : undefined}
            toggle={
              <IconButton
                {...combobox.getToggleButtonProps({ disabled: locked })}
                icon={CaretDownIcon}
                label={t('controls.list.show')}
                size="small"
                onMouseDown={(event) => event.preventDefault()}
              />
            }
          />
          <ListAnnouncement open={open} loading={loading} error={error} count={list.shown.length}>
            {choices.spoken}
          </ListAnnouncement>
          {name
            ? values.map((each) => (
                <input key={each} type="hidden" name={name} value={each} disabled={field.disabled} />
              ))
            : null}
        </div>
      }
    >
      <Listbox
        {...menu}
        aria-label={label}
        aria-labelledby={field.labelledBy}
        multiple
        options={list.shown}
        uniform={list.uniform}
        terms={list.terms}
        highlightedIndex={highlightedIndex}
        isSelected={has}
        maxHeight={maxHeight}
        getItemId={(index) => `${id}-item-${index}`}
        onHighlight={combobox.setHighlightedIndex}
        onPick={(index) => {
          const option = list.shown[index];
          if (option) toggle(option);
        }}
      />
      <ListStatusLine
        loading={loading}
        error={error}
        onRetry={onRetry}
        control={input}
        count={list.shown.length}
        query={query}
        emptyText={emptyText}
      />
      <ListFooter
        selected={selected.length}
        total={remote ? undefined : Math.max(options.length, selected.length)}
        shown={list.shown.length}
        matching={list.matching.length}
        all={selectAll ? all.count : 0}
        allSelected={all.allSelected}
        onToggleAll={all.toggleAll}
      />
    </ListPanel>
  );
}
