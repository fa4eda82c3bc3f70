import * as z from 'zod';
import { Moment } from './dates.ts';
import { LIST_TEXT_LENGTH, LIST_WINDOW, WHOLE_LIST_LIMIT } from './list-rules.ts';

/** Maximum number of values in one filter. */
const VALUES_LIMIT = 500;

/** Types of filter that a list can have; an absent filter matches every record. */
export const listFilter = {
  /** Records that contain the text, ignoring case and accents. */
  text: () => z.string().trim().max(LIST_TEXT_LENGTH).optional(),
  /** Records with one of the values. */
  set: <T extends z.ZodType>(value: T) => z.array(value).max(VALUES_LIMIT).optional(),
  /** Records in a time span: `from` inclusive, `before` exclusive. */
  moments: () => z.strictObject({ from: Moment.optional(), before: Moment.optional() }).optional(),
  /** Records with a yes/no property. */
  flag: () => z.boolean().optional(),
};

/**
 * Query of a list: its filters, its order, a window, and the filters for which records are counted by value. The answer
 * is a {@link listResult}.
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
      .describe('Sort keys in order of precedence; ties and an empty list fall back to the default order'),
    offset: z.number().int().min(0).max(10_000_000).default(0),
    limit: z
      .number()
      .int()
      .min(0)
      .max(WHOLE_LIST_LIMIT)
      .default(LIST_WINDOW)
      .describe('0 to return only totals or facets'),
    totals: z
      .boolean()
      .default(true)
      .describe('false for further windows of a list whose totals are already known'),
    facets: z.array(z.enum(facets)).max(facets.length).default([]),
  });
}

/** Answer to a list query: a window of the list, its totals and the requested facets. */
export function listResult<T extends z.ZodType, const Facet extends readonly [string, ...string[]]>(
  record: T,
  facets: Facet,
) {
  const count = z.object({ value: z.string(), label: z.string(), count: z.number().int().min(0) });
  return z.object({
    records: z.array(record),
    totals: z
      .object({
        matching: z.number().int().min(0).describe('Number of records that match the filters'),
        all: z.number().int().min(0).describe('Number of records without the filters'),
      })
      .nullable(),
    facets: z
      .partialRecord(z.enum(facets), z.array(count))
      .describe('Counts by value for each requested filter, under the other filters'),
    readAt: Moment.describe('When the server read the records'),
  });
}
