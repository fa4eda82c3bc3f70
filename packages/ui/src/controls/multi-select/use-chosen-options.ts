import { useMemo, useState, type RefObject } from 'react';
import { useFormats, useStrings } from '../../foundations/provider/index.js';
import { resolveOptions, type Option, type OptionList } from '../listbox/index.js';
import { useFieldValue } from '../use-field-value.js';

export interface ChosenOptionsInput {
  /** The field; a reset of its form resets the choice. */
  control: RefObject<HTMLElement | null>;
  options: readonly Option[];
  /** Chosen options that may be missing from `options`. */
  knownOptions: readonly Option[] | undefined;
  value: readonly string[] | undefined;
  defaultValue: readonly string[];
  onValueChange: ((value: readonly string[]) => void) | undefined;
}

export interface ChosenOptions {
  /** Values in the order chosen. */
  values: readonly string[];
  selected: Option[];
  has: (value: string) => boolean;
  /** Replaces the chosen options by these. */
  choose: (options: readonly Option[]) => void;
  /** Removes an option; a disabled one stays. */
  remove: (option: Option) => void;
  /** Removes all options that are not disabled. */
  clear: () => void;
  /** Chooses or removes the option; a disabled one stays as it is. */
  toggle: (option: Option) => void;
  /** Description of the last change, for assistive technology. */
  spoken: string;
}

/** The chosen options of a multi-select. A chosen option keeps its label, even when a service no longer lists it. */
export function useChosenOptions(input: ChosenOptionsInput): ChosenOptions {
  const { options, knownOptions } = input;
  const t = useStrings();
  const { integer } = useFormats();
  const [values, setValues] = useFieldValue<readonly string[]>(
    input.control,
    input.value,
    input.defaultValue,
    input.onValueChange,
  );
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const [spoken, setSpoken] = useState('');
  const selected = useMemo(
    () => resolveOptions(values, options, knownOptions, seen),
    [values, options, knownOptions, seen],
  );
  const chosen = useMemo(() => new Set(values), [values]);
  const change = (next: readonly Option[], told: string) => {
    setSeen(next);
    setValues(next.map((option) => option.value));
    setSpoken(told);
  };
  const choose = (next: readonly Option[]) =>
    change(next, t('controls.list.selectedCount', { count: next.length, number: integer(next.length) }));
  const remove = (option: Option) => {
    if (option.disabled) return;
    const others = selected.filter((other) => other.value !== option.value);
    change(others, t('controls.list.removed', { label: option.label }));
  };
  const clear = () => choose(selected.filter((option) => option.disabled));
  const toggle = (option: Option) => {
    if (option.disabled) return;
    if (chosen.has(option.value)) return remove(option);
    change([...selected, option], t('controls.list.added', { label: option.label }));
  };
  return { values, selected, has: (value) => chosen.has(value), choose, remove, clear, toggle, spoken };
}

/** “Select all” for the search results: the options it would add or remove. */
export function useSelectAll(
  { matching, someDisabled }: Pick<OptionList, 'matching' | 'someDisabled'>,
  { values, selected, has, choose }: ChosenOptions,
) {
  const free = useMemo(
    // Most lists have no disabled options and need no copy.
    () => (someDisabled ? matching.filter((option) => !option.disabled) : matching),
    [matching, someDisabled],
  );
  const allSelected =
    free.length > 0 && values.length >= free.length && free.every((option) => has(option.value));
  const toggleAll = () => {
    const found = new Set(free.map((option) => option.value));
    const others = selected.filter((option) => !found.has(option.value));
    choose(allSelected ? others : [...selected, ...free.filter((option) => !has(option.value))]);
  };
  return { count: free.length, allSelected, toggleAll };
}
