import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import type { Option } from '../listbox/index.js';

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ItemClick } =
  useCombobox.stateChangeTypes;

/** Keeps the list open and the text unchanged when an option is chosen; leaving the field clears the text. */
export function stateReducer(
  state: UseComboboxState<Option>,
  { type, changes }: UseComboboxStateChangeOptions<Option>,
) {
  switch (type) {
    case InputKeyDownEnter:
    case ItemClick:
      return {
        ...changes,
        isOpen: true,
        highlightedIndex: state.highlightedIndex,
        inputValue: state.inputValue,
      };
    case InputChange:
      return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
    case InputClick:
      return {
        ...changes,
        isOpen: true,
        highlightedIndex: state.isOpen ? state.highlightedIndex : changes.highlightedIndex,
      };
    case InputBlur:
      return { ...changes, selectedItem: null, inputValue: '' };
    case InputKeyDownEscape:
      return state.isOpen ? { ...changes, inputValue: '' } : state;
    default:
      return changes;
  }
}
