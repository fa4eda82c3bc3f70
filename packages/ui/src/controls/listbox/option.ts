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

/** Brings the options of a group together, keeping every other order; the same array when there is nothing to move. */
export function arrangeGroups(options: readonly Option[]): readonly Option[] {
  const seen = new Set<string | undefined>();
  let last: string | undefined;
  let scattered = false;
  for (const { group } of options) {
    if (group === last && seen.size > 0) continue;
    if (seen.has(group)) scattered = true;
    seen.add(group);
    last = group;
  }
  if (!scattered) return options;
  const byGroup = Map.groupBy(options, (option) => option.group);
  return [...byGroup.values()].flat();
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
