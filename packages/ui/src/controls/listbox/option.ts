import type { IconComponent } from '../../foundations/icons/index.js';

/** One choice of a select, combobox or multi-select. */
export interface Option {
  /** Unique in its list. */
  value: string;
  label: string;
  /** A second line under the label. */
  description?: string | undefined;
  /** Secondary text at the right end: a code, a count. */
  detail?: string | undefined;
  /** Additional search terms for this option: a code, a former name. */
  keywords?: string | undefined;
  /** Name of the option's group, shown as a heading. Groups are in the order of their first option. */
  group?: string | undefined;
  icon?: IconComponent | undefined;
  /** Cannot be chosen; it stays reachable by keyboard so that the reason can be read. */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen; replaces the second line. */
  disabledReason?: string | undefined;
}

/** Returns the second line of an option, if it has one. */
export const secondLine = (option: Option): string | undefined =>
  option.disabled && option.disabledReason ? option.disabledReason : option.description;

/** The options of a list in display order, with properties that its parts use. */
export interface ArrangedOptions {
  /** The options, with those of a group together; the same array when nothing had to move. */
  options: readonly Option[];
  /** No groups and no second lines: all rows have the same height. */
  uniform: boolean;
  /** At least one option is disabled. */
  someDisabled: boolean;
  /** Characters of the longest label with its detail, among the first 200: enough to choose a width. */
  longest: number;
}

/** Groups the options, otherwise keeping their order, and computes the list's properties in the same pass. */
export function arrangeOptions(options: readonly Option[]): ArrangedOptions {
  const seen = new Set<string | undefined>();
  let last: string | undefined;
  let scattered = false;
  let uniform = true;
  let someDisabled = false;
  let longest = 0;
  for (let index = 0; index < options.length; index += 1) {
    const option = options[index]!;
    if (option.disabled) someDisabled = true;
    if (uniform && (option.group !== undefined || secondLine(option) !== undefined)) uniform = false;
    if (index < 200) longest = Math.max(longest, option.label.length + (option.detail?.length ?? 0));
    if (option.group === last && index > 0) continue;
    if (seen.has(option.group)) scattered = true;
    seen.add(option.group);
    last = option.group;
  }
  const arranged = scattered ? [...Map.groupBy(options, (option) => option.group).values()].flat() : options;
  return { options: arranged, uniform, someDisabled, longest };
}

/** Returns the options with these values, in that order; a value not in any list becomes its own label. */
export function resolveOptions(
  values: readonly string[],
  ...lists: readonly (readonly Option[] | undefined)[]
): Option[] {
  if (values.length === 0) return [];
  const wanted = new Set(values);
  const found = new Map<string, Option>();
  for (const list of lists) {
    for (const option of list ?? []) {
      if (wanted.has(option.value) && !found.has(option.value)) found.set(option.value, option);
    }
    if (found.size === wanted.size) break;
  }
  return values.map((value) => found.get(value) ?? { value, label: value });
}
