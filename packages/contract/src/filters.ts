import * as z from 'zod';
import { FILTER_TYPES } from './filter-rules.ts';

/** An entry of a filter block (DATA-032); `children` are shown if the block has several levels (SRCH-012). */
export interface FilterItem {
  value: string;
  label: string;
  count: number;
  isSelected: boolean;
  children: FilterItem[];
}

export const FilterItem: z.ZodType<FilterItem> = z
  .object({
    value: z.string().min(1),
    label: z.string().describe('In the language of the call'),
    count: z
      .number()
      .int()
      .min(0)
      .describe('Number of matching records under the filters of the other blocks'),
    isSelected: z.boolean(),
    get children() {
      return z
        .array(FilterItem)
        .describe('Sub-entries; selecting an entry with children selects all of them');
    },
  })
  .meta({ id: 'FilterItem' });

/** One block of the filter sidebar (DATA-033, SRCH-010 to SRCH-014). */
export const FilterBlock = z
  .object({
    field: z.string().min(1).describe('Name of the filter in calls and URLs'),
    title: z.string().describe('In the language of the call'),
    type: z.enum(FILTER_TYPES),
    placeholder: z.string().nullable(),
    isHidden: z
      .boolean()
      .describe('Whether the filter is not offered; it still applies if it is set (SRCH-011)'),
    isMultiLevel: z.boolean(),
    items: z
      .array(FilterItem)
      .describe(
        'SELECT and TAG: the values; a selected value is included even if its count is 0, to provide its label. DATE on pages with a timeline: the months with records, such as `2026-11`, in chronological order',
      ),
  })
  .meta({ id: 'FilterBlock' });
export type FilterBlock = z.output<typeof FilterBlock>;
