import type { IconComponent } from '../../foundations/icons/index.js';

/** One choice of a select, combobox or multi-select. */
export interface Option {
  /** Unique in its list. */
  value: string;
  label: string;
  /** A second line under the label. */
  description?: string | undefined;
  /** Quiet text at the right end: a code, a count. */
  detail?: string | undefined;
  /** More words the search finds this option by: a code, a former name. */
  keywords?: string | undefined;
  /** Heading this option stands under. Groups stand in the order of their first option. */
  group?: string | undefined;
  icon?: IconComponent | undefined;
  /** Cannot be chosen; it stays reachable by keyboard so that the reason can be read. */
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, in place of the second line. */
  disabledReason?: string | undefined;
}

/** The second line of an option, if it has one. */
export const secondLine = (option: Option): string | undefined =>
  option.disabled && option.disabledReason ? option.disabledReason : option.description;

/** A list of options as it is drawn, and what every part of it can rely on. */
export interface ArrangedOptions {
  /** The options of a group stand together; the same array when there was nothing to move. */
  options: readonly Option[];
  /** No groups and no second lines: all rows are equally high. */
  uniform: boolean;
  /** At least one cannot be chosen. */
  someDisabled: boolean;
  /** Characters of the longest of the first 200 labels with their details: enough to choose a width. */
  longest: number;
}

/** Brings the options of a group together, keeping every other order, in the one pass that also gathers the facts. */
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

/** The options with these values, in the order of the values; what no list knows shows its value. */
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
