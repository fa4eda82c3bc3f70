import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChange,
  type UseComboboxStateChangeOptions,
} from 'downshift';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useId, useMemo, useRef, useState, type ComponentProps, type Ref } from 'react';
import { useLatest } from '../../foundations/use-latest.js';
import { cn } from '../../foundations/cn.js';
import { CaretDownIcon, type IconComponent } from '../../foundations/icons/index.js';
import { useStrings } from '../../foundations/provider/index.js';
import { IconButton } from '../button/index.js';
import { bareInput, fieldBoxVariants, useFieldControl, type FieldControlInput } from '../field/index.js';
import { BoxEnd } from '../listbox/internal.js';
import {
  ListAnnouncement,
  Listbox,
  ListPanel,
  ListStatusLine,
  resolveOptions,
  useOptionList,
  useQuery,
  useWarmSearch,
  type ListStatus,
  type Option,
} from '../listbox/index.js';
import { useFieldValue, useFormReset } from '../use-field-value.js';

export interface ComboboxProps extends Omit<FieldControlInput, 'message'>, ListStatus {
  /** The choices, in the order shown. */
  options: readonly Option[];
  /** Value of the chosen option; null for none. */
  value?: string | null | undefined;
  /** Value of the option chosen initially. */
  defaultValue?: string | null;
  /** Called with the value of the chosen option; null when cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** The chosen option, if it may be missing from `options` because a service returns only what was searched for. */
  knownOption?: Option | undefined;
  /** Called when the search text changes; with `remote`, a service does the searching. */
  onQueryChange?: ((query: string) => void) | undefined;
  /** The options are a service's search results: they are shown as received, without filtering. */
  remote?: boolean;
  /** Placeholder; it does not replace the label. */
  placeholder?: string | undefined;
  /** Decoration before the text. */
  icon?: IconComponent;
  /** Each choice is reported and the field is cleared, for adding to a list; `value` then stays null. */
  emptiesOnChoice?: boolean;
  /** The choice can be cleared, with a button or by emptying the text. */
  clearable?: boolean;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Maximum height of the list in px, beyond which it scrolls. */
  maxHeight?: number;
  /** One sentence, shown when the list has no options. */
  emptyText?: string | undefined;
  /** Replaces “nothing matches”, for example when the text is too short to search. */
  noMatchText?: string | undefined;
  /** Classes for the outer element; they override its own. */
  className?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const {
  ControlledPropUpdatedSelectedItem,
  InputBlur,
  InputChange,
  InputClick,
  InputKeyDownEnter,
  InputKeyDownEscape,
} = useCombobox.stateChangeTypes;

/**
 * A single choice from a long list, found by typing: ARIA combobox with list autocomplete. The search ignores case and
 * accents. A text that is no option is replaced by the current choice when the user leaves.
 */
export function Combobox({
  options,
  value,
  defaultValue = null,
  onValueChange,
  knownOption,
  onQueryChange,
  remote = false,
  placeholder,
  icon: Icon,
  emptiesOnChoice = false,
  clearable = false,
  size,
  name,
  maxHeight = 320,
  emptyText,
  noMatchText,
  loading,
  error,
  onRetry,
  className,
  ref,
  ...own
}: ComboboxProps) {
  const t = useStrings();
  const field = useFieldControl(own);
  const id = useId();
  const inputElement = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useFieldValue(inputElement, value, defaultValue, onValueChange);
  const [query, changeQuery] = useQuery(onQueryChange);
  const list = useOptionList({ options, query, remote });
  const [lastChosen, setLastChosen] = useState<Option>();
  const known = useMemo(
    () => [knownOption, lastChosen].filter((option) => option !== undefined),
    [knownOption, lastChosen],
  );
  const [selected = null] = useMemo(
    () => resolveOptions(chosen === null ? [] : [chosen], options, known),
    [chosen, options, known],
  );
  const choose = (option: Option) => {
    setLastChosen(option);
    setChosen(option.value);
  };
  const locked = field.disabled || field.readOnly;
  const combobox = useCombobox<Option>({
    id,
    inputId: field.id,
    items: list.shown as Option[],
    itemToString: (option) => (emptiesOnChoice ? '' : (option?.label ?? '')),
    itemToKey: (option) => option?.value,
    selectedItem: selected,
    stateReducer: (state, change) => {
      // The list may show results for an earlier text: Enter must not choose an option nobody searched for.
      if (remote && loading && change.type === InputKeyDownEnter && !list.finds(state.highlightedIndex))
        return state;
      return (emptiesOnChoice ? emptyingReducer : stateReducer)(state, change);
    },
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem);
    },
    onInputValueChange: ({ type, inputValue }) => changeQuery(type === InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen }: UseComboboxStateChange<Option>) => {
      if (!isOpen) changeQuery('');
    },
  });
  const { highlightedIndex, inputValue } = combobox;
  const open = combobox.isOpen && !locked;
  useWarmSearch(list.search, open);

  // The label of the choice may change: its option was loaded later, or the language was switched.
  const chosenLabel = selected?.label ?? '';
  const lastLabel = useRef(chosenLabel);
  const followLabel = useLatest((label: string) => {
    const isUntouched = inputValue === lastLabel.current;
    lastLabel.current = label;
    if (isUntouched && !emptiesOnChoice && inputValue !== label) combobox.setInputValue(label);
  });
  useEffect(() => followLabel(chosenLabel), [followLabel, chosenLabel]);

  const settle = () => {
    if (inputValue === '' && clearable && chosen !== null) setChosen(null);
    else if (inputValue !== chosenLabel) combobox.setInputValue(chosenLabel);
  };
  const leave = () => {
    settle();
    combobox.closeMenu();
  };
  const clear = () => {
    setChosen(null);
    combobox.setInputValue('');
  };
  // A form reset also discards typed text that was not chosen.
  useFormReset(inputElement, value === undefined, () => {
    const [before] = resolveOptions(defaultValue === null ? [] : [defaultValue], options, known);
    combobox.setInputValue(emptiesOnChoice ? '' : (before?.label ?? ''));
  });
  const { ref: downshiftRef, ...input } = combobox.getInputProps(
    { disabled: locked, onBlur: settle },
    { suppressRefError: true },
  ) as ComponentProps<'input'>;
  const { ref: menuRef, ...menu } = combobox.getMenuProps({}, { suppressRefError: true });
  const inputRef = useComposedRefs(inputElement, downshiftRef, ref);
  const label = own['aria-label'];
  return (
    <ListPanel
      open={open}
      control={inputElement}
      onLeave={leave}
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
          )}
        >
          {Icon ? <Icon className="shrink-0 text-ink-3" /> : null}
          <input
            {...input}
            {...field.controlProps}
            ref={inputRef}
            type="text"
            disabled={field.disabled}
            readOnly={field.readOnly}
            placeholder={placeholder}
            spellCheck={false}
            aria-label={label}
            aria-labelledby={field.labelledBy}
            aria-busy={loading || undefined}
            aria-activedescendant={
              open && highlightedIndex >= 0 && highlightedIndex < list.shown.length
                ? `${id}-item-${highlightedIndex}`
                : undefined
            }
            className={bareInput}
            onFocus={(event) => event.currentTarget.select()}
          />
          <BoxEnd
            readOnly={field.readOnly}
            disabled={field.disabled}
            open={open}
            onClear={clearable && (chosen !== null || inputValue !== '') ? clear : undefined}
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
          <ListAnnouncement open={open} loading={loading} error={error} count={list.shown.length} />
          {name ? <input type="hidden" name={name} value={chosen ?? ''} disabled={field.disabled} /> : null}
        </div>
      }
    >
      <Listbox
        {...menu}
        aria-label={label}
        aria-labelledby={field.labelledBy}
        options={list.shown}
        uniform={list.uniform}
        terms={list.terms}
        highlightedIndex={highlightedIndex}
        isSelected={(candidate) => candidate === chosen}
        maxHeight={maxHeight}
        getItemId={(index) => `${id}-item-${index}`}
        onHighlight={combobox.setHighlightedIndex}
        onPick={(index) => {
          const option = list.shown[index];
          if (!option || option.disabled) return;
          choose(option);
          combobox.setInputValue(emptiesOnChoice ? '' : option.label);
          combobox.closeMenu();
        }}
      />
      <ListStatusLine
        loading={loading}
        error={error}
        onRetry={onRetry}
        control={inputElement}
        count={list.shown.length}
        query={query}
        emptyText={emptyText}
        noMatchText={noMatchText}
      />
    </ListPanel>
  );
}

/** Differs from downshift's defaults: only an explicit action chooses, and Escape on a closed list is not handled. */
function stateReducer(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
) {
  switch (type) {
    case InputClick:
      return {
        ...changes,
        isOpen: true,
        highlightedIndex: state.isOpen ? state.highlightedIndex : changes.highlightedIndex,
      };
    case InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    case InputBlur:
      return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
    case InputKeyDownEscape:
      return state.isOpen ? { ...changes, inputValue: state.selectedItem?.label ?? '' } : state;
    default: {
      const choosesDisabled = changes.selectedItem !== state.selectedItem && changes.selectedItem?.disabled;
      return choosesDisabled ? state : changes;
    }
  }
}

/** Keeps the text when the selection is reset to null after a choice: the user may already be typing the next word. */
const emptyingReducer: typeof stateReducer = (state, change) =>
  change.type === ControlledPropUpdatedSelectedItem ? state : stateReducer(state, change);
