/** Rows written in one go, so that other calls are served in between. */
const BATCH = 500;

/** Yields rows that are already loaded in batches for a spreadsheet. */
export async function* batchesOf<Row>(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield await Promise.resolve(rows.slice(at, at + BATCH));
}
