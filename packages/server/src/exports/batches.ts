/** Rows that are written at once, so that other calls come in between. */
const BATCH = 500;

/** Rows that are there already, in the batches in which a spreadsheet takes them. */
export async function* batchesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield await Promise.resolve(rows.slice(at, at + BATCH));
}
