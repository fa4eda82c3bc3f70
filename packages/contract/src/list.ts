import * as z from 'zod';
import { Moment } from './dates.ts';
import { LIST_TEXT_LENGTH, LIST_WINDOW, WHOLE_LIST_LIMIT } from './list-rules.ts';

/** Most values of one filter. */
const VALUES_LIMIT = 500;

/** The filters that a list may have; a filter that is absent lets every record pass. */
export const listFilter = {
  /** Records that contain the text, whatever its case and accents. */
  text: () => z.string().trim().max(LIST_TEXT_LENGTH).optional(),
  /** Records with one of the values. */
  set: <T extends z.ZodType>(value: T) => z.array(value).max(VALUES_LIMIT).optional(),
  /** Records of a span of time: from the first moment to before the last. */
  moments: () => z.strictObject({ from: Moment.optional(), before: Moment.optional() }).optional(),
  /** Records of which something holds. */
  flag: () => z.boolean().optional(),
};

/**
 * What is asked of a list: its filters, its order, a window of it, and for which filters the records of each value are
 * counted. A list answers with {@link listResult}.
 */
export function listQuery<
  Filters extends z.core.$ZodShape,
  const By extends readonly [string, ...string[]],
  const Facet extends readonly [string, ...string[]],
>({ filters, orders, facets }: { filters: Filters; orders: By; facets: Facet }) {
  return z.strictObject({
    filters: z.strictObject(filters).prefault({} as z.input<z.ZodObject<Filters, z.core.$strict>>),
    order: z
      .array(z.strictObject({ by: z.enum(orders), descending: z.boolean().default(false) }))
      .max(3)
      .default([])
      .describe('Where it ends or is empty, the list’s own order decides'),
    offset: z.number().int().min(0).max(10_000_000).default(0),
    limit: z
      .number()
      .int()
      .min(0)
      .max(WHOLE_LIST_LIMIT)
      .default(LIST_WINDOW)
      .describe('None for totals or facets alone'),
    totals: z
      .boolean()
      .default(true)
      .describe('False for the further windows of a list whose totals are known'),
    facets: z.array(z.enum(facets)).max(facets.length).default([]),
  });
}

/** A window of a list, with its totals and the facets that were asked for. */
export function listResult<T extends z.ZodType, const Facet extends readonly [string, ...string[]]>(
  record: T,
  facets: Facet,
) {
  const count = z.object({ value: z.string(), label: z.string(), count: z.number().int().min(0) });
  return z.object({
    records: z.array(record),
    totals: z
      .object({
        matching: z.number().int().min(0).describe('Records that pass the filters'),
        all: z.number().int().min(0).describe('Records of the list without them'),
      })
      .nullable(),
    facets: z
      .partialRecord(z.enum(facets), z.array(count))
      .describe('Each counted as if it alone were open: under the other filters'),
    readAt: Moment.describe('When the server read it'),
  });
}
