import { useSelect, type UseSelectState, type UseSelectStateChangeOptions } from 'downshift';
import { useId, useMemo, type ComponentProps, type Ref } from 'react';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cn } from '../../foundations/cn.js';
import { useStrings } from '../../foundations/provider/index.js';
import { fieldBoxVariants, useFieldControl, type FieldControlInput } from '../field/index.js';
import { BoxEnd } from '../listbox/box-end.js';
import {
  Listbox,
  ListPanel,
  ListStatusLine,
  resolveOptions,
  useOptionList,
  type ListStatus,
  type Option,
} from '../listbox/index.js';
import { useValue } from '../use-value.js';

export interface SelectProps extends Omit<FieldControlInput, 'message'>, ListStatus {
  options: readonly Option[];
  /** Value of the chosen option; null for none. */
  value?: string | null | undefined;
  defaultValue?: string | null;
  onValueChange?: ((value: string | null) => void) | undefined;
  /** Shown while nothing is chosen; default “Choose”. */
  placeholder?: string | undefined;
  /** The choice can be taken back: a button, and the Delete key. */
  clearable?: boolean;
  size?: 'default' | 'toolbar';
  /** Name of the value in a form. */
  name?: string | undefined;
  /** Height at which the list scrolls, px. */
  maxHeight?: number;
  emptyText?: string | undefined;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

type Change = UseSelectStateChangeOptions<Option>;

/** What is disabled is not chosen, whichever key or pointer asked for it. */
function refuseDisabled(state: UseSelectState<Option>, { changes }: Change) {
  const choosesDisabled = changes.selectedItem !== state.selectedItem && changes.selectedItem?.disabled;
  return choosesDisabled ? state : changes;
}

/**
 * One choice of a known list, by the ARIA select-only combobox pattern: arrows, Home, End, Page keys, letters to jump,
 * Enter or Space to choose, Escape to leave. With more than about fifteen options use a Combobox.
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
  const [chosen, setChosen] = useValue(value, defaultValue, onValueChange);
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
    stateReducer: refuseDisabled,
    scrollIntoView: () => {},
  });
  const open = select.isOpen && !locked;
  const clear = clearable && chosen !== null && !locked ? () => setChosen(null) : undefined;
  const { ref: toggleRef, ...toggle } = select.getToggleButtonProps(
    { disabled: locked },
    { suppressRefError: true },
  ) as ComponentProps<'button'>;
  const { ref: menuRef, ...menu } = select.getMenuProps({}, { suppressRefError: true });
  const buttonRef = useComposedRefs(toggleRef, ref);
  const Icon = selected?.icon;
  const label = own['aria-label'];
  return (
    <ListPanel
      open={open}
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
            aria-readonly={field.readOnly || undefined}
            aria-label={label}
            aria-labelledby={field.labelledBy}
            aria-activedescendant={
              open && select.highlightedIndex >= 0 ? `${id}-item-${select.highlightedIndex}` : undefined
            }
            onKeyDown={(event) => {
              if ((event.key === 'Delete' || event.key === 'Backspace') && !open) clear?.();
              toggle.onKeyDown?.(event);
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
        onPick={(index) => {
          const option = shown[index];
          if (!option || option.disabled) return;
          setChosen(option.value);
          select.closeMenu();
        }}
      />
      <ListStatusLine
        loading={loading}
        error={error}
        onRetry={onRetry}
        count={shown.length}
        query=""
        emptyText={emptyText}
      />
    </ListPanel>
  );
}
