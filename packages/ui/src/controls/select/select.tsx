import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift';
import { useId, useMemo, useRef, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { fieldBoxVariants, useFieldControl, type FieldControlInput } from '../field/index.js';
import { BoxEnd } from '../listbox/internal.js';
import {
  ListAnnouncement,
  Listbox,
  ListPanel,
  ListStatusLine,
  resolveOptions,
  typeahead,
  useOptionList,
  type ListStatus,
  type Option,
} from '../listbox/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface SelectProps extends Omit<FieldControlInput, 'message'>, ListStatus {
  /** The choices, in the order shown. */
  options: readonly Option[];
  /** Value of the chosen option; null for none. */
  value?: string | null | undefined;
  /** Value of the option chosen initially. */
  defaultValue?: string | null;
  /** Called with the value of the chosen option; null when cleared. */
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Text while nothing is chosen; default “Choose”. */
  placeholder?: string | undefined;
  /** The choice can be cleared, with a button or the Delete key. */
  clearable?: boolean;
  /** `default` is 36 px high, `toolbar` 32; both are 44 on a phone. */
  size?: 'default' | 'toolbar';
  /** Name of the value in a form. */
  name?: string | undefined;
  /** −1 if the button is reached by arrow keys instead of Tab. */
  tabIndex?: number | undefined;
  /** Maximum height of the list in px, beyond which it scrolls. */
  maxHeight?: number;
  /** One sentence, shown when the list has no options. */
  emptyText?: string | undefined;
  /** Classes for the outer element; they override its own. */
  className?: string;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

const { ToggleButtonBlur, ToggleButtonKeyDownCharacter } = useSelect.stateChangeTypes;

/** Differs from downshift's defaults: type-ahead compares normalized text, and only an explicit action chooses. */
function stateReducer(
  state: UseSelectState<Option>,
  { type, changes, props: { items } }: UseSelectStateChangeOptions<Option>,
) {
  switch (type) {
    case ToggleButtonKeyDownCharacter: {
      const chosen = items.findIndex(({ value }) => value === state.selectedItem?.value);
      const from = state.isOpen ? state.highlightedIndex : chosen;
      const found = typeahead(items, changes.inputValue ?? '', from);
      return { ...changes, highlightedIndex: found < 0 ? from : found };
    }
    case ToggleButtonBlur:
      return { ...changes, selectedItem: state.selectedItem };
    default: {
      const choosesDisabled = changes.selectedItem !== state.selectedItem && changes.selectedItem?.disabled;
      return choosesDisabled ? state : changes;
    }
  }
}

/** A letter with Ctrl, Alt or Command is a browser shortcut; with AltGr it is a typed character. */
const isCommand = (event: KeyboardEvent) =>
  event.key.length === 1 &&
  (event.ctrlKey || event.altKey || event.metaKey) &&
  !event.getModifierState('AltGraph');

/**
 * A single choice from a known list, following the ARIA select-only combobox pattern: arrows, Home, End, Page keys,
 * letters to jump, Enter, Space or Tab to choose, Escape to close. For more than about fifteen options use a Combobox.
 */
export function Select({
  options,
  value,
  defaultValue = null,
  onValueChange,
  placeholder,
  clearable = false,
  size,
  name,
  tabIndex,
  maxHeight = 320,
  emptyText,
  loading,
  error,
  onRetry,
  className,
  ref,
  ...own
}: SelectProps) {
  const t = useStrings();
  const field = useFieldControl(own);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [chosen, setChosen] = useFieldValue(button, value, defaultValue, onValueChange);
  const locked = field.disabled || field.readOnly;
  const [selected] = useMemo(
    () => resolveOptions(chosen === null ? [] : [chosen], options),
    [chosen, options],
  );
  const { shown, uniform, longest } = useOptionList({ options, query: '' });
  const select = useSelect<Option>({
    id,
    items: shown as Option[],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    selectedItem: selected ?? null,
    onSelectedItemChange: ({ selectedItem }) => setChosen(selectedItem?.value ?? null),
    stateReducer,
    scrollIntoView: () => {},
  });
  const open = select.isOpen && !locked;
  const pick = (index: number) => {
    const option = shown[index];
    if (!option || option.disabled) return;
    setChosen(option.value);
    select.closeMenu();
  };
  const clear = clearable && chosen !== null && !locked ? () => setChosen(null) : undefined;
  const { ref: toggleRef, ...toggle } = select.getToggleButtonProps(
    { disabled: locked },
    { suppressRefError: true },
  ) as ComponentProps<'button'>;
  const { ref: menuRef, ...menu } = select.getMenuProps({}, { suppressRefError: true });
  const buttonRef = useComposedRefs(button, toggleRef, ref);
  const Icon = selected?.icon;
  const label = own['aria-label'];
  return (
    <ListPanel
      open={open}
      control={button}
      onLeave={select.closeMenu}
      longest={longest}
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
            'relative',
          )}
        >
          <button
            type="button"
            {...toggle}
            {...field.controlProps}
            role="combobox"
            aria-expanded={open}
            aria-controls={toggle['aria-controls']}
            ref={buttonRef}
            disabled={field.disabled}
            tabIndex={tabIndex ?? toggle.tabIndex}
            aria-readonly={field.readOnly || undefined}
            aria-label={label}
            aria-labelledby={field.labelledBy}
            aria-activedescendant={
              open && select.highlightedIndex >= 0 ? `${id}-item-${select.highlightedIndex}` : undefined
            }
            onKeyDown={(event) => {
              if ((event.key === 'Delete' || event.key === 'Backspace') && !open) clear?.();
              // Forward, Tab goes to the retry button first.
              const toRetry = error && onRetry && !event.shiftKey;
              if (event.key === 'Tab' && open && !toRetry) pick(select.highlightedIndex);
              if (!isCommand(event)) toggle.onKeyDown?.(event);
            }}
            className="flex min-w-0 flex-1 items-center gap-8 self-stretch text-left text-inherit outline-none after:absolute after:inset-0"
          >
            {Icon ? <Icon className="shrink-0" /> : null}
            <span
              className={cn(
                'min-w-0 flex-1 truncate',
                !selected && 'text-ink-3',
                field.disabled && 'text-inherit',
              )}
            >
              {selected?.label ?? placeholder ?? t('controls.list.choose')}
            </span>
          </button>
          <span className="z-1 flex shrink-0 items-center gap-4 empty:hidden">
            <BoxEnd readOnly={field.readOnly} disabled={field.disabled} open={open} onClear={clear} />
          </span>
          {/* Screen readers read the number of options themselves; only loading, error and empty are announced. */}
          <ListAnnouncement
            open={open && (loading === true || error !== undefined || shown.length === 0)}
            loading={loading}
            error={error}
            count={shown.length}
          />
          {name ? <input type="hidden" name={name} value={chosen ?? ''} disabled={field.disabled} /> : null}
        </div>
      }
    >
      <Listbox
        {...menu}
        aria-label={label}
        aria-labelledby={field.labelledBy}
        options={shown}
        uniform={uniform}
        highlightedIndex={select.highlightedIndex}
        isSelected={(candidate) => candidate === chosen}
        maxHeight={maxHeight}
        getItemId={(index) => `${id}-item-${index}`}
        onHighlight={select.setHighlightedIndex}
        onPick={pick}
      />
      <ListStatusLine
        loading={loading}
        error={error}
        onRetry={onRetry}
        control={button}
        count={shown.length}
        query=""
        emptyText={emptyText}
      />
    </ListPanel>
  );
}
