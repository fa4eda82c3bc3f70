import * as z from 'zod';
import { NEXT_ROWS_LIMIT } from './paging-rules.ts';

/** DATA-020, PLAT-126: one page of a list, with the number of pages and the total number of records. */
export function page<T extends z.ZodType>(record: T) {
  return z.object({
    pageRecords: z.array(record),
    totalPages: z.number().int().min(0),
    totalRecords: z.number().int().min(0),
  });
}

export interface Page<T> {
  pageRecords: T[];
  totalPages: number;
  totalRecords: number;
}

/** Query fields of a paged call: `page` starts at 1, `size` is the number of records per page. */
export function paging(defaultSize: number, maximumSize = 100) {
  return {
    page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1),
    size: z.coerce.number<number>().int().min(1).max(maximumSize).default(defaultSize),
  };
}

/** The same fields in a JSON body, without conversion from text. */
export function bodyPaging(defaultSize: number, maximumSize = 100) {
  return {
    page: z.number().int().min(1).max(1_000_000).default(1),
    size: z.number().int().min(1).max(maximumSize).default(defaultSize),
  };
}

/** Query field of a summary: number of upcoming rows it lists in addition to its totals. */
export const nextRows = () => z.coerce.number<number>().int().min(1).max(NEXT_ROWS_LIMIT).default(10);

/** Query field that may be repeated, `?a=1&a=2`. */
export function queryList<T extends z.ZodType>(item: T, maximum = 100) {
  const list = z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(maximum).optional(),
  );
  return list as unknown as z.ZodOptional<z.ZodType<z.output<T>[], z.input<T>[]>>;
}

/** Query field that holds an object as JSON text. */
export function queryJson<T extends z.ZodType>(schema: T) {
  const parsed = z.preprocess((value) => {
    try {
      return typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
    } catch {
      return value;
    }
  }, schema);
  return parsed as unknown as z.ZodType<z.output<T>, z.input<T>>;
}

/** Query field that is `true` or `false`. */
export function queryBoolean() {
  const flag = z.preprocess(
    (value) => (value === 'true' ? true : value === 'false' ? false : value),
    z.boolean().optional(),
  );
  return flag as unknown as z.ZodOptional<z.ZodType<boolean, boolean>>;
}
